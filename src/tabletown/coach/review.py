"""The review of a game: for every turn of every seat what it cost compared with the best turn found, and luck and skill apart.

Each turn is searched and judged from its seat's view alone. All turns are looked at briefly; then those that could still be
called a slip or a mistake get more futures. The same game, key and depth give the same review.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from tabletown.coach.balance import Judged, Stop, balance, curve, decisive
from tabletown.coach.chances import spread_of
from tabletown.coach.depth import DEPTHS, Depth
from tabletown.coach.ending import ending_of
from tabletown.coach.finding import Found, find
from tabletown.coach.marks import (
    BRILLIANT,
    CERTAIN,
    FORCED,
    GOOD,
    IN_CHANCES,
    MISTAKE,
    OPEN,
    SLIP,
    is_doubtful,
    mark_of,
)
from tabletown.coach.reviewed import Figure, Odds, Reason, Review, ReviewedTurn
from tabletown.coach.trial import TO_THE_END, Trial, margins
from tabletown.coach.turns import Turn, walk
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Observer, State
from tabletown.engine.game import Game
from tabletown.engine.match import Step

Tell = Callable[[int, int], None]
NOTHING = Figure(0.0, 0.0)
SURE = Odds(0.0, 0.0)
NOTHING_BETTER = "coach-reason-best"
"""What is said for a turn for which a game has no reason to tell."""


def review_key(commitment: str) -> bytes:
    """The key for the review of a record: from the public commitment to its deal, so everybody who has it gets the same one."""
    return sha256(f"tabletown review {commitment}".encode()).digest()


def review_game(
    game: Game, start: State, steps: Sequence[Step], key: bytes, depth: int = 2, tell: Tell | None = None
) -> Review:
    """Review the settled steps of a game from its first position. `tell` hears how much is done, and of how much."""
    return Reviewer(game, key, DEPTHS[depth]).review(start, steps, depth, tell or (lambda done, total: None))


def review_turn(game: Game, state: State, seat: int, played: list[int], key: bytes, depth: int) -> ReviewedTurn | None:
    """What one turn cost that a seat played in this position, judged as a review does, from the seat's view alone. None when
    there was nothing to choose."""
    trial, has_choice = state.copy(), False
    for action in played:
        has_choice = has_choice or len(trial.legal(seat)) > 1
        trial.play(seat, action)
    if not has_choice:
        return None
    return Reviewer(game, key, DEPTHS[depth]).one(Observer(state, seat), Turn(1, seat, played, is_forced=False))


@dataclass
class Look:
    """A turn that is being looked at."""

    turn: Turn
    observer: Observer
    found: Found
    trial: Trial

    @property
    def is_best(self) -> bool:
        return self.found.best == self.turn.actions

    @property
    def cost(self) -> Figure:
        return NOTHING if self.is_best else Figure(*self.trial.behind(self.turn.seat))

    @property
    def gain(self) -> Figure:
        """Over the coach's own first choice: the first sight, or what the search preferred and is not better after all."""
        behind, error = self.trial.behind(self.turn.seat)
        return Figure(0.0 - behind, error) if self.is_best or behind < 0 else NOTHING

    @property
    def win_cost(self) -> Odds | None:
        """The same of the chance to win; None where there is none to tell."""
        behind = self.trial.win_behind(self.turn.seat)
        if behind is None:
            return None
        return SURE if self.is_best else Odds(*behind)

    @property
    def win_gain(self) -> Odds | None:
        behind = self.trial.win_behind(self.turn.seat)
        if behind is None:
            return None
        return SURE if self.gain is NOTHING else Odds(0.0 - behind[0], behind[1])

    @property
    def mark(self) -> str:
        """By the chance to win where there is one to tell; then no difference counts that is within its error in points, and
        in a game that is decided already a turn that gives points away is still no good one."""
        cost, gain, win, more = self.cost, self.gain, self.win_cost, self.win_gain
        if win is None or more is None:
            return mark_of(cost.points, cost.error, gain.points, gain.error)
        found = mark_of(win.share, win.error, more.share, more.error, IN_CHANCES)
        if found in (SLIP, MISTAKE) and cost.points <= CERTAIN * cost.error:
            return OPEN
        if found == GOOD and mark_of(cost.points, cost.error, 0.0, 0.0) == MISTAKE:
            return SLIP
        return GOOD if found == BRILLIANT and gain.points <= CERTAIN * gain.error else found

    @property
    def is_doubtful(self) -> bool:
        win = self.win_cost
        if win is None:
            return is_doubtful(self.cost.points, self.cost.error)
        return is_doubtful(win.share, win.error, IN_CHANCES) or self.mark == OPEN

    @property
    def unsureness(self) -> float:
        """What the futures that are left are shared out by."""
        return self.cost.error if self.win_cost is None else self.win_cost.error


class Reviewer:
    def __init__(self, game: Game, key: bytes, depth: Depth) -> None:
        self.game = game
        self.planner = game.needed_planner()
        self.key = key
        self.depth = depth

    def review(self, start: State, steps: Sequence[Step], depth: int, tell: Tell) -> Review:
        epochs, end = walk(start, steps)
        stops = [epoch for epoch in epochs if epoch.open_turns]
        total = 2 * sum(len(epoch.open_turns) for epoch in stops)
        looks: list[Look] = []
        for place, epoch in enumerate(stops):
            after = stops[place + 1].state if place + 1 < len(stops) else end
            for turn in epoch.open_turns:
                looks.append(self.look(epoch.observer(turn), turn, self._further(epoch.state, after)))
                tell(len(looks), total)
        self._look_again(looks, lambda share: tell(len(looks) + int(share * len(looks)), total))
        told = {look.turn.number: self._told(look, start.setup.seats) for look in looks}
        turns = [told.get(turn.number) or _forced(turn, start.setup.seats) for epoch in epochs for turn in epoch.turns]
        finish, wins = self._finish(end)
        judged = {
            look.turn.number: Judged(look.turn.number, look.turn.seat, look.trial, look.is_best) for look in looks
        }
        halts = [Stop([judged[turn.number] for turn in epoch.open_turns], start.setup.seats) for epoch in stops]
        moments = curve(halts, finish, wins, len(turns))
        tell(total, total)
        return Review(
            game=self.game.name,
            depth=depth,
            is_over=end.over(),
            seats=start.setup.seats,
            turns=turns,
            curve=moments,
            balances=[balance(seat, halts, moments) for seat in range(start.setup.seats)],
            decided=decisive(moments) if end.over() else [],
        )

    def look(self, observer: Observer, turn: Turn, further: float = 0.0) -> Look:
        """The first look at a turn, from its seat's view."""
        depth, planner = self.depth, self.planner
        found = find(
            planner, observer, turn.actions, depth.lines, depth.search(planner), self._chance("find", turn.number)
        )
        other = found.best if found.best != turn.actions else found.first_sight
        if other == turn.actions:
            other = []
        spread = spread_of(self.game, observer.setup)
        trial = Trial(planner, observer, turn.actions, other, further, self._chance("judge", turn.number), spread)
        trial.look(depth.judge(planner))
        return Look(turn, observer, found, trial)

    def one(self, observer: Observer, turn: Turn) -> ReviewedTurn:
        """A turn by itself, with the second look where it is doubtful."""
        look = self.look(observer, turn)
        self._look_again([look], lambda share: None)
        return self._told(look, observer.setup.seats)

    def _look_again(self, looks: list[Look], tell: Callable[[float], None]) -> None:
        """Share out the futures that are left: each time the doubtful turn with the largest error meets as many more as it has
        met already."""
        pot = all_of_it = self.depth.doubt(self.planner) * len(looks)
        while pot > 0:
            doubtful = [look for look in looks if look.is_doubtful]
            if not doubtful:
                return
            look = max(doubtful, key=lambda each: (each.unsureness, -each.turn.number))
            futures = min(pot, look.trial.futures)
            look.trial.look(futures)
            pot -= futures
            tell(1 - pot / all_of_it)

    def _told(self, look: Look, seats: int) -> ReviewedTurn:
        turn, cost, gain = look.turn, look.cost, look.gain
        better = look.found.best if cost.points > 0 else []
        return ReviewedTurn(
            number=turn.number,
            seat=turn.seat,
            played=turn.actions,
            mark=look.mark,
            cost=cost,
            gain=gain,
            futures=look.trial.futures,
            better=better,
            reason=self._reason(look, better),
            to_others=[0.0 if look.is_best else 0.0 - look.trial.behind(seat)[0] for seat in range(seats)],
            win_cost=look.win_cost,
            win_gain=look.win_gain,
        )

    def _reason(self, look: Look, better: list[int]) -> Reason | None:
        """Why the better turn is better, or what speaks for the played one against the first sight. That nothing better was
        found is no reason for a better turn: then there is none to tell."""
        state = look.observer.imagine(self._chance("reason", look.turn.number))
        played, first = look.turn.actions, look.found.first_sight
        instead = played if better else first if first != played else []
        found = self.planner.reason(state, look.turn.seat, better or played, instead)
        return None if better and found.message == NOTHING_BETTER else Reason(found.message, found.args)

    def _further(self, state: State, after: State) -> float:
        if after.over():
            return TO_THE_END
        return max(0.0, self.planner.clock(after) - self.planner.clock(state))

    def _finish(self, end: State) -> tuple[list[Figure], list[Odds]]:
        """What it came to, and who has won; in a game that goes on what whoever is next expects."""
        seats, spread = range(end.setup.seats), spread_of(self.game, end.setup)
        if end.over():
            ending = ending_of(self.planner, end)
            wins = ending.shares if spread is not None and len(ending.points) > 1 else []
            figures = [Figure(margin, 0.0) for margin in margins(ending.points, len(seats))]
            return figures, [Odds(wins[seat], 0.0) for seat in seats if wins]
        trial = Trial(self.planner, Observer(end, end.acting()[0]), [], [], 0.0, self._chance("finish", 0), spread)
        trial.look(self.depth.judge(self.planner))
        found = [trial.usual_win(seat) for seat in seats]
        return [Figure(*trial.usual(seat)) for seat in seats], [Odds(*win) for win in found if win is not None]

    def _chance(self, purpose: str, number: int) -> Chance:
        return Chance(sha256(b"%s %d " % (purpose.encode(), number) + self.key).digest())


def _forced(turn: Turn, seats: int) -> ReviewedTurn:
    return ReviewedTurn(
        number=turn.number,
        seat=turn.seat,
        played=turn.actions,
        mark=FORCED,
        cost=NOTHING,
        gain=NOTHING,
        futures=0,
        better=[],
        reason=None,
        to_others=[0.0] * seats,
    )
