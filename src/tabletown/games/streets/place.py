"""Laying a tile: which one of the hand, where, and with how many signs."""

from tabletown.games.streets import building
from tabletown.games.streets.actions import STATION
from tabletown.games.streets.decision import Decision, Turn
from tabletown.games.streets.edition import NONE, RENOVATOR
from tabletown.games.streets.geometry import SIDES, STEP, joins, touches_long_sides
from tabletown.games.streets.log import Events
from tabletown.games.streets.phases import COMES_FIRST, PLACE
from tabletown.games.streets.table import Table


class Pick(Decision):
    """A tile of the hand; another one may be picked until it is laid. The Grifter's is the top one of the stack."""

    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        if not turn.choices:
            found += [self.first + tile for tile in table.hands[turn.player] if tile != turn.tile]

    def refusal(self, turn: Turn, table: Table, tile: int) -> str:
        if turn.choices:
            return "streets.grifter.its_tile"
        if tile not in table.hands[turn.player]:
            return "streets.build.from_hand"
        return "streets.build.another_tile" if tile == turn.tile else ""

    def not_now(self, turn: Turn, table: Table, tile: int) -> str:
        is_held = tile in table.hands[turn.player] or tile in table.hands[turn.decider]
        return COMES_FIRST[turn.phase] if is_held else "streets.build.from_hand"

    def do(self, turn: Turn, table: Table, tile: int, events: Events) -> None:
        turn.tile = tile
        turn.phase = PLACE


class Build(Decision):
    """SIDES * cell + side of the road."""

    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        if turn.choices:
            found += [self.first + place for place in turn.choices]
        else:
            found += building.places(table, turn.player, self.first)

    def refusal(self, turn: Turn, table: Table, place: int) -> str:
        if turn.choices and place in turn.choices:
            return ""
        rule = _refusal(table, turn.player, place // SIDES, place % SIDES)
        return "streets.grifter.best_place" if turn.choices and not rule else rule

    def do(self, turn: Turn, table: Table, place: int, events: Events) -> None:
        turn.build(table, place // SIDES, place % SIDES, events)


class PutSigns(Decision):
    """How many signs the investor puts on the new building."""

    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        found += [self.first + 1, self.first + 2]

    def do(self, turn: Turn, table: Table, signs: int, events: Events) -> None:
        turn.sign(table, signs, events)


def _refusal(table: Table, player: int, cell: int, side: int) -> str:
    """Why a tile cannot be laid here with its road on this side; empty when it can."""
    city = table.city
    if side in city.open_sides(cell):
        return ""
    if cell in city.at:
        return _cover_refusal(table, player, city.at[cell], side)
    joined = False
    alone = True
    for direction in range(SIDES):
        other = city.at.get(cell + STEP[direction], NONE)
        if other != NONE:
            alone = False
            if touches_long_sides(side, direction, city.side[other]):
                return "streets.build.long_sides"
            joined = joined or joins(side, direction, city.side[other])
    if alone:
        return "streets.build.next_to_a_building"
    return "streets.build.longest_street" if joined else "streets.build.joined_roads"


def _cover_refusal(table: Table, player: int, tile: int, side: int) -> str:
    if table.advisor_of(player) != RENOVATOR:
        return "streets.build.empty_cell"
    if tile >= STATION:
        return "streets.renovator.not_the_start"
    if not table.city.is_closed[tile]:
        return "streets.renovator.closed_street"
    return "" if side == table.city.side[tile] else "streets.renovator.same_road"
