"""Abandoning a building: who has no sign left takes one back, and the people of that building leave, before building."""

from tabletown.games.streets import income, log
from tabletown.games.streets.actions import STATION, TILE_IDS
from tabletown.games.streets.decision import Decision, Turn
from tabletown.games.streets.log import Events
from tabletown.games.streets.phases import COMES_FIRST
from tabletown.games.streets.table import Table


class Abandon(Decision):
    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        found += [self.first + tile for tile in range(STATION) if table.city.owner[tile] == turn.player]

    def refusal(self, turn: Turn, table: Table, tile: int) -> str:
        return "" if table.city.owner[tile] == turn.player else "streets.abandon.own_building"

    def not_now(self, turn: Turn, table: Table, tile: int) -> str:
        if table.city.owner[tile] != turn.player:
            return "streets.abandon.own_building"
        return "streets.abandon.while_signs_are_left" if table.signs[turn.player] else COMES_FIRST[turn.phase]

    def do(self, turn: Turn, table: Table, tile: int, events: Events) -> None:
        log.tell(events, table, "streets-log-abandon", turn.player, {"tile": TILE_IDS[tile]})
        income.take_signs(table, tile)
        turn.leaving = [tile]
        if table.with_business:
            turn.taker = turn.player
            turn.take(table, tile, events)
        else:
            turn.leave(table, events)
