"""Counting a closed street: the order where a tile has closed several, and what the entrepreneur shows before the income."""

from tabletown.games.streets.decision import Decision, Turn
from tabletown.games.streets.edition import COPY, NONE
from tabletown.games.streets.log import Events
from tabletown.games.streets.table import Table


class Score(Decision):
    """A closed street, by its first building."""

    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        found += [self.first + tile for tile in turn.closing]

    def refusal(self, turn: Turn, table: Table, tile: int) -> str:
        return "" if tile in turn.closing else "streets.score.closed_street"

    def do(self, turn: Turn, table: Table, tile: int, events: Events) -> None:
        turn.score(table, tile, events)


class Pass(Decision):
    """The entrepreneur shows nothing."""

    def do(self, turn: Turn, table: Table, value: int, events: Events) -> None:
        turn.pay(table, NONE, turn.decider, events)


class Show(Decision):
    """A tile of the hand that the entrepreneur counts."""

    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        for tile in table.hands[turn.decider]:
            if table.edition.value[tile] != COPY:
                found.append(self.first + tile)

    def refusal(self, turn: Turn, table: Table, tile: int) -> str:
        if tile not in table.hands[turn.decider]:
            return "streets.entrepreneur.from_hand"
        return "streets.entrepreneur.no_copy" if table.edition.value[tile] == COPY else ""

    def do(self, turn: Turn, table: Table, tile: int, events: Events) -> None:
        if tile not in table.shown:
            table.shown.append(tile)
        turn.pay(table, tile, turn.decider, events)
