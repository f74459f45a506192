"""A review in words: who did what well, the turns that cost most with the better ones, luck and skill. Commands print it, and
the page of review_page.py is made of the same sentences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tabletown.coach.marks import BRILLIANT, GOOD, MISTAKE, OPEN, SLIP
from tabletown.coach.reviewed import Balance, Figure, Odds, Review, ReviewedTurn
from tabletown.coach.turns import Epoch
from tabletown.engine.contract import Event, Move, State
from tabletown.engine.game import Game
from tabletown.terminal.renderer import renderer_of
from tabletown.terminal.telling import labels
from tabletown.words import Words

TOLD = 2
"""So many turns are told as the ones that were good, and as the ones that cost most."""
ENDING = "done"
"""The move that only ends a turn, in every game: it need not be told."""
PARTS = ("decisions", "opponents", "chance", "start", "rest")
"""The parts of a result, as the texts `review-part-<part>` call them."""


@dataclass
class Story:
    game: Game
    review: Review
    epochs: Sequence[Epoch]
    names: Sequence[str]
    words: Words
    plain: bool = False

    def __post_init__(self) -> None:
        self.renderer = renderer_of(self.game)
        self.positions = {turn.number: epoch.state for epoch in self.epochs for turn in epoch.turns}

    def told(self, seats: Sequence[int]) -> Iterator[str]:
        """The whole review, line by line; empty lines between the seats."""
        yield self.title()
        if not self.review.is_over:
            yield self.words("review-running")
        for seat in seats:
            yield ""
            yield self.result(seat)
            yield self.summary(seat)
            for turn in self.praised(seat):
                yield f"  {self.praise(turn)}"
            costly = self.costly(seat)
            yield self.words("review-costly" if costly else "review-no-costly")
            for turn in costly:
                for line in self.criticism(turn):
                    yield f"  {line}"
            yield self.balance(seat)
            if course := self.course(seat):
                yield course
        yield ""
        if decided := self.decided():
            yield decided
        yield self.words("review-precision")

    def title(self) -> str:
        return self.words("review-title", game=self.words(f"{self.game.name}-name"), depth=self.review.depth)

    def result(self, seat: int) -> str:
        balance, name = self.review.balances[seat], self.names[seat]
        points = balance.result
        if self._is_alone():
            return self.words("review-alone", player=name, points=self.figure(points))
        if round(points, 1) == 0:
            return self.words("review-level", player=name)
        return self.words(
            "review-ahead" if points > 0 else "review-behind", player=name, points=self.figure(abs(points))
        )

    def summary(self, seat: int) -> str:
        turns = self.review.of_seat(seat)
        counts = {mark: sum(turn.mark == mark for turn in turns) for mark in (BRILLIANT, GOOD, SLIP, MISTAKE, OPEN)}
        said = [self.words("review-good-turns", count=counts[GOOD] + counts[BRILLIANT], all=sum(counts.values()))]
        said += [
            f"{self.words(f'review-marks-{mark}')}: {counts[mark]}."
            for mark in (BRILLIANT, SLIP, MISTAKE, OPEN)
            if counts[mark]
        ]
        return " ".join(said)

    def praised(self, seat: int) -> list[ReviewedTurn]:
        """The brilliant turns, the best first."""
        found = [turn for turn in self.review.of_seat(seat) if turn.mark == BRILLIANT]
        return sorted(found, key=lambda turn: (-_share(turn.win_gain), -turn.gain.points))[:TOLD]

    def costly(self, seat: int) -> list[ReviewedTurn]:
        """The slips and mistakes that cost most."""
        found = [turn for turn in self.review.of_seat(seat) if turn.mark in (SLIP, MISTAKE)]
        return sorted(found, key=lambda turn: (-_share(turn.win_cost), -turn.cost.points))[:TOLD]

    def praise(self, turn: ReviewedTurn) -> str:
        return f"{self.headline(turn)} {self.gain(turn)} {self.reason(turn)}".rstrip()

    def criticism(self, turn: ReviewedTurn) -> list[str]:
        return [f"{self.headline(turn)} {self.cost(turn)}", f"{self.better(turn)} {self.reason(turn)}".rstrip()]

    def headline(self, turn: ReviewedTurn) -> str:
        played = self.said(turn, turn.played)
        return self.words("review-turn", turn=turn.number, mark=self.mark(turn), played=played)

    def mark(self, turn: ReviewedTurn) -> str:
        return self.words(f"review-mark-{turn.mark}")

    def cost(self, turn: ReviewedTurn) -> str:
        points = self.with_error(turn.cost)
        if turn.win_cost is None:
            return self.words("review-cost", points=points)
        return self.words("review-cost-win", points=points, percent=self.percent_with_error(turn.win_cost))

    def gain(self, turn: ReviewedTurn) -> str:
        points = self.with_error(turn.gain)
        if turn.win_gain is None:
            return self.words("review-gain", points=points)
        return self.words("review-gain-win", points=points, percent=self.percent_with_error(turn.win_gain))

    def course(self, seat: int) -> str:
        """A seat's chance to win over the game; empty where there is none to tell."""
        shares = [round(100 * moment.wins[seat].share) for moment in self.review.curve if moment.wins]
        if not shares:
            return ""
        noted = sum(turn.mark in (BRILLIANT, SLIP, MISTAKE) for turn in self.review.of_seat(seat))
        ends = {"start": shares[0], "end": shares[-1], "worst": min(shares), "best": max(shares)}
        return self.words("review-ends-win", {"player": self.names[seat], "count": noted, **ends})

    def decided(self) -> str:
        """The turns at which the chance of who won changed most; empty when there are none to tell."""
        moments = self.review.curve
        wins = [each.share for each in moments[-1].wins]
        if not self.review.decided or not wins:
            return ""
        winner = wins.index(max(wins))
        told = []
        for turn in self.review.decided:
            place = next(place for place, moment in enumerate(moments) if moment.turn == turn)
            before, after = (round(100 * moments[each].wins[winner].share) for each in (place, place + 1))
            told.append(self.words("review-decided-turn", turn=turn, before=before, after=after))
        return self.words("review-decided", player=self.names[winner], turns=", ".join(told))

    def better(self, turn: ReviewedTurn) -> str:
        return self.words("review-better", better=self.said(turn, turn.better))

    def reason(self, turn: ReviewedTurn) -> str:
        if turn.reason is None:
            return ""
        return self.words.event(Event(turn.reason.message, turn.seat, dict(turn.reason.args)), self.names)

    def said(self, turn: ReviewedTurn, actions: Sequence[int]) -> str:
        """A turn in words."""
        state = self.positions[turn.number]
        said = labels(self.game, self.renderer, state, turn.seat, actions, self.words, self.plain)
        kinds = [self.game.move(action).kind for action in actions]
        told = [label for label, kind in zip(said, kinds, strict=True) if kind != ENDING]
        return "; ".join(told or said)

    def position(self, turn: ReviewedTurn) -> State:
        return self.positions[turn.number]

    def moves(self, actions: Sequence[int]) -> list[Move]:
        return [self.game.move(action) for action in actions]

    # Luck and skill

    def balance(self, seat: int) -> str:
        parts = [
            f"{self.words(f'review-part-{part}')} {points}{f' ± {error}' if error else ''}"
            for part, points, error in self.parts(seat)
        ]
        return self.words(
            "review-balance", parts=", ".join(parts), result=self.signed(self.review.balances[seat].result)
        )

    def parts(self, seat: int) -> list[tuple[str, str, str]]:
        """The parts of the result with their errors, rounded so that what is shown adds up too: the rest takes what is left."""
        balance = self.review.balances[seat]
        shown = [part for part in PARTS if part != "rest" and not (part == "opponents" and self._nobody_else())]
        figures = {part: _part(balance, part) for part in shown}
        left = round(balance.result, 1) - sum(round(figure.points, 1) for figure in figures.values())
        figures["rest"] = Figure(left, balance.rest.error)
        return [(part, self.signed(figure.points), self.figure(figure.error)) for part, figure in figures.items()]

    def _is_alone(self) -> bool:
        return self._nobody_else() and next(iter(self.positions.values())).rival() is None

    def _nobody_else(self) -> bool:
        return self.review.seats == 1

    # Figures, as they are written in the reader's language

    def with_error(self, figure: Figure) -> str:
        return f"{self.figure(figure.points)} ± {self.figure(figure.error)}"

    def percent_with_error(self, odds: Odds) -> str:
        return f"{self.figure(100 * odds.share)} ± {self.figure(100 * odds.error)}"

    def signed(self, points: float) -> str:
        tenths = round(points * 10)
        sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
        return sign + self.figure(abs(points))

    def figure(self, points: float) -> str:
        tenths = round(abs(points) * 10)
        sign = "−" if points < 0 and tenths else ""
        return sign + self.words("coach-figure", whole=tenths // 10, tenths=tenths % 10)


def _share(odds: Odds | None) -> float:
    return 0.0 if odds is None else odds.share


def _part(balance: Balance, part: str) -> Figure:
    figure = getattr(balance, part)
    assert isinstance(figure, Figure)
    return figure
