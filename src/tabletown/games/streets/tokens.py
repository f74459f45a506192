"""Taking business tokens: from which building of a closed street, and of which kind where there is a choice."""

from tabletown.games.streets import business
from tabletown.games.streets.decision import Decision, Turn
from tabletown.games.streets.log import Events
from tabletown.games.streets.table import Table


class Take(Decision):
    """The building whose tokens are taken."""

    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        street = table.city.street(turn.street)
        found += [self.first + tile for tile in business.buildings_of(table, street, turn.taker)]

    def refusal(self, turn: Turn, table: Table, tile: int) -> str:
        street = table.city.street(turn.street)
        if tile not in street:
            return "streets.business.same_street"
        if table.city.owner[tile] != turn.taker:
            return "streets.business.own_building"
        is_offered = tile in business.buildings_of(table, street, turn.taker)
        return "" if is_offered else "streets.business.grifter_fewest"

    def do(self, turn: Turn, table: Table, tile: int, events: Events) -> None:
        turn.take(table, tile, events)


class TakeToken(Decision):
    """The kind of the next token."""

    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        found += [self.first + kind for kind in business.kinds_of(table, turn.taker, turn.icon)]

    def refusal(self, turn: Turn, table: Table, kind: int) -> str:
        if kind in business.kinds_of(table, turn.taker, turn.icon):
            return ""
        return "streets.business.grifter_fewest" if table.token_supply[kind] else "streets.business.none_left"

    def do(self, turn: Turn, table: Table, kind: int, events: Events) -> None:
        turn.give(table, kind, events)
        turn.give_tokens(table, events)
