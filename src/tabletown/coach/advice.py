"""The best turns found for a seat, and what each is worth compared with the best: what master would do, told.

The lines come from the game's planner and are compared by the search of the bots, with the same futures for all. The answer
depends on the key, the strength and the seat's view alone; only the strength's cap, for slow machines, can make it shorter.
"""

from collections.abc import Iterator, Sequence
from time import monotonic

from tabletown.bots import STRENGTHS
from tabletown.bots.foresight import End, Foresight, mean_and_error
from tabletown.bots.searcher import Strength
from tabletown.coach.chances import Prospects, spread_of
from tabletown.coach.ending import Ending, shares
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, Move, Observer
from tabletown.engine.game import Game
from tabletown.engine.planner import Line

TOLD = 3
"""So many choices are compared to the end, the best among them; what is clearly worse may be left off earlier."""

FEWEST = 4
"""Fewer futures tell nothing about how sure a difference is."""
ENOUGH = 12
"""Fewer futures tell nothing about the chance to win; that of docs/coach.md was measured with so many."""


class Choice:
    """A way to play on, and what it is worth."""

    def __init__(self, actions: list[int], moves: list[Move], is_asked: bool) -> None:
        self.actions = actions
        """What the seat would play next, as far as it can foresee its turn: the rest depends on what is shown then."""
        self.moves = moves
        self.is_asked = is_asked
        """Whether somebody asked what this one is worth."""
        self.futures = 0
        """In so many futures it was compared with the best; 0 when the planner's own judgement is all there is."""
        self.behind = 0.0
        """Points that it loses compared with the best, 0 for the best itself."""
        self.error: float | None = None
        """The standard error of `behind`: 0 for the best, None when it met too few futures to tell."""
        self.margin: float | None = None
        """By how many points the seat can expect to be ahead of the best of the others in the end, or behind; alone and
        without a rival its points. None when it met no futures."""
        self.win: float | None = None
        """The chance of coming first; None when there were too few futures, when there is nobody to be compared with, or when
        nobody has measured what margins mean in this game."""

    def __repr__(self) -> str:
        error = "?" if self.error is None else f"{self.error:.2f}"
        return f"<Choice {self.moves}: -{self.behind:.2f} ± {error} in {self.futures} futures>"


class Advice:
    """An answer. The next one about the same position is better."""

    def __init__(self, seat: int, choices: list[Choice], is_final: bool) -> None:
        self.seat = seat
        self.choices = choices
        """The best first."""
        self.is_final = is_final

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def asked(self) -> Choice | None:
        """What the turn that was asked about is worth."""
        return next((choice for choice in self.choices if choice.is_asked), None)


class Coach:
    def __init__(self, game: Game, key: bytes, strength: Strength = STRENGTHS["master"], told: int = TOLD) -> None:
        self.game = game
        self.planner = game.needed_planner()
        self.key = key
        self.strength = strength
        self.told = told
        self.cancelled = False
        """Set from outside: the best answer so far is good enough."""

    def advice(self, observer: Observer, asked: Sequence[int] = ()) -> Advice:
        """The best answer. `answers` says what can be asked."""
        *_, last = self.answers(observer, asked)
        return last

    def answers(self, observer: Observer, asked: Sequence[int] = ()) -> Iterator[Advice]:
        """Answers about what the seat should do now, each better than the one before: the first at once, from the planner's
        own ranking, the others when some futures have been played.

        `asked` is a turn whose worth shall be told too: actions that the seat can play whatever is hidden, so nothing behind
        the action that raises the epoch. Ask only while the seat may act.
        """
        chance = Chance(self.key)
        lines = self._lines(observer, chance, list(asked))
        foresight = Foresight(self.planner, observer, lines, chance)
        held = [place for place, line in enumerate(lines) if line.actions == list(asked)]
        foresight.contest.held = held
        if len(lines) == 1:
            yield self._answer(foresight, held, is_final=True)
            return
        yield self._answer(foresight, held, is_final=False)
        started = monotonic()
        for is_better in foresight.unfold(self.strength.futures(self.planner), self.told):
            if self.cancelled or monotonic() - started > self.strength.cap:
                break
            if is_better:
                yield self._answer(foresight, held, is_final=False)
        yield self._answer(foresight, held, is_final=True)

    def reason(self, observer: Observer, choice: Choice, instead: Choice | None = None) -> Event:
        """Why a choice is good, in one sentence; `instead` is the one that it is preferred to."""
        other = [] if instead is None else instead.actions
        state = observer.imagine(Chance(self.key))
        return self.planner.reason(state, observer.seat, choice.actions, other)

    def _lines(self, observer: Observer, chance: Chance, asked: list[int]) -> list[Line]:
        state = observer.imagine(chance)
        lines = self.planner.lines(state, observer.seat, self.strength.lines, chance)
        if asked and all(line.actions != asked for line in lines):
            lines = [*lines, Line(asked, lines[-1].worth)]
        return lines

    def _answer(self, foresight: Foresight, held: list[int], is_final: bool) -> Advice:
        best = foresight.contest.leader()
        found = [self._choice(foresight, best, place, place in held) for place in range(len(foresight.ends))]
        rest = [choice for place, choice in enumerate(found) if place != best]
        # The longer a line was in the running, the better it is known, and it was because it did well.
        rest.sort(key=lambda choice: (-choice.futures, choice.behind))
        told = [found[best], *rest]
        kept = [choice for place, choice in enumerate(told) if place < self.told or choice.is_asked]
        kept[1:] = sorted(kept[1:], key=lambda choice: choice.behind)
        return Advice(foresight.observer.seat, kept, is_final)

    def _choice(self, foresight: Foresight, best: int, place: int, is_asked: bool) -> Choice:
        line, ends = foresight.contest.lines[place], foresight.ends[place]
        choice = Choice(line.actions, [self.game.move(action) for action in line.actions], is_asked)
        choice.futures = len(ends)
        if not ends:
            choice.behind = max(0.0, foresight.contest.lines[best].worth - line.worth)
            return choice
        # The first futures of two lines are the same ones, however many either of them met afterwards.
        pairs = zip(foresight.ends[best], ends, strict=False)
        behind, error = mean_and_error([one.margin - other.margin for one, other in pairs])
        choice.behind = max(0.0, behind)
        choice.error = error if len(ends) >= FEWEST or place == best else None
        choice.margin, _ = mean_and_error([end.margin for end in ends])
        choice.win = self._win(foresight.observer, ends)
        return choice

    def _win(self, observer: Observer, ends: list[End]) -> float | None:
        if len(ends) < ENOUGH:
            return None
        prospects = Prospects(spread_of(self.game, observer.setup), self.planner.clock(observer.imagine(Chance(b""))))
        for end in ends:
            won = shares(end.places, len(end.points)) if end.is_over else []
            prospects.add(Ending(end.points, end.is_over, end.clock, won))
        found = prospects.of(observer.seat)
        return None if found is None else found[0]
