"""What planners claim for turns, in games that greedy plays: for the tests that every claim is true of what it speaks about."""

from collections.abc import Iterator

from tabletown.bots import make_bot
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, Observer, Setup, State
from tabletown.games import GAMES


class Claimed:
    """A turn with what is claimed for it, the position before it and the one after it, as far as the seat can foresee it: an
    action that would show something or pass the turn on is left out."""

    def __init__(self, claims: list[Event], actions: list[int], before: State, after: State, seat: int) -> None:
        self.claims = claims
        self.actions = actions
        self.before = before
        self.after = after
        self.seat = seat

    def gained(self, part: str) -> int:
        """By how much a part of the seat's score has grown."""
        return self._points(self.after, part) - self._points(self.before, part)

    def _points(self, state: State, part: str) -> int:
        return sum(points for name, points in state.score_seen_by(self.seat).parts if name == part)


def claimed(setup: Setup, seed: int, lines: int = 6) -> Iterator[Claimed]:
    """The most promising turns of every position in which there is a choice of them."""
    game = GAMES[setup.game]
    planner = game.planner()
    assert planner is not None
    state, chance = game.deal(setup, seed), Chance.from_seed(seed)
    bots = [make_bot("greedy", setup.game, Chance.from_seed(seat).key) for seat in range(setup.seats)]
    while acting := state.acting():
        seat = acting[chance.below(len(acting))]
        found = planner.lines(state, seat, lines, chance)
        for line in found if len(state.legal(seat)) > 1 else []:
            after = state.copy()
            for action in line.actions:
                trial = after.copy()
                trial.play(seat, action)
                if trial.epoch != state.epoch:
                    break
                after = trial
            claims = planner.claims(state.imagine(seat, chance.branch()), seat, line.actions)
            yield Claimed(claims, line.actions, state, after, seat)
        state.play(seat, bots[seat].choose(Observer(state, seat)))
