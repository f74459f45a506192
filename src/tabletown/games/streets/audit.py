"""What must hold in every position of Streets, whatever was played. Tests ask after each action; play never does."""

from tabletown.games.streets.actions import PARK, STATION
from tabletown.games.streets.city import City
from tabletown.games.streets.decision import Turn
from tabletown.games.streets.edition import COLOUR_COUNT, NONE
from tabletown.games.streets.geometry import SIDES, STEP, joins, touches_long_sides
from tabletown.games.streets.people import destinations
from tabletown.games.streets.phases import SIGNS
from tabletown.games.streets.table import RECEIPT, Table


def complaint(table: Table, turn: Turn) -> str:
    """The first thing that is wrong; empty when nothing is."""
    return (
        _people(table)
        or _seekers(table, turn)
        or _tiles(table, turn)
        or _streets(table.city, turn)
        or _places(table.city)
        or _signs(table)
        or _tokens(table)
        or _money(table)
    )


def _people(table: Table) -> str:
    city = table.city
    found = sum(city.supply) + sum(city.lying) + sum(city.standing)
    if found != COLOUR_COUNT * table.edition.people_of_a_colour:
        return f"{found} people"
    if min(city.supply + city.lying + city.standing) < 0:
        return "fewer than no people somewhere"
    for colour in range(COLOUR_COUNT):
        homes = table.edition.homes[colour]
        if (
            city.supply[colour] + sum(city.lying[h] + city.standing[h] for h in homes)
            != city.edition.people_of_a_colour
        ):
            return "people have changed their colour"
    for tile in range(STATION):
        if city.cell[tile] == NONE and city.lying[tile] + city.standing[tile]:
            return "people live in a building that is not there"
    return ""


def _seekers(table: Table, turn: Turn) -> str:
    """Nobody stands while there is a home to go to, save one that was left just now because it is abandoned."""
    city = table.city
    for colour in range(COLOUR_COUNT):
        if city.seekers(colour):
            for home in destinations(table, colour, turn.leaving, NONE):
                if home >= STATION or city.owner[home] != NONE:
                    return "seekers stand though there is a home for them"
    return ""


def _tiles(table: Table, turn: Turn) -> str:
    """Every tile of the box is in one place."""
    city = table.city
    where = [tile for tile in range(STATION) if city.cell[tile] != NONE]
    where += table.stack + table.last_stack + table.removed + table.covered
    for hand in table.hands:
        where += hand
    if table.is_grifter(turn.player) and turn.choices:
        where.append(turn.tile)
    if sorted(where) != list(range(STATION)):
        return "tiles are lost or doubled"
    if len(city.at) != sum(1 for cell in city.cell if cell != NONE):
        return "a cell holds no tile or two"
    return ""


def _streets(city: City, turn: Turn) -> str:
    for cell, tile in city.at.items():
        if city.cell[tile] != cell:
            return "a tile lies where it does not lie"
        if city.beside[tile * SIDES : tile * SIDES + SIDES] != [city.at.get(cell + step, NONE) for step in STEP]:
            return "neighbours are not those on the next cells"
        street = city.street(tile)
        if len(street) > city.edition.longest:
            return "a street is too long"
        if city.is_closed[tile] != city.is_enclosed(street) and turn.phase != SIGNS:
            return "a street is not marked as what it is, open or closed"
        if city.is_closed[tile] and city.owner[tile] != NONE and not _is_being_counted(city, turn, street):
            return "a sign stands in a street that was counted"
    return ""


def _is_being_counted(city: City, turn: Turn, street: list[int]) -> bool:
    return street[0] in turn.closing or street[0] == turn.street


def _places(city: City) -> str:
    """The places kept up to date are those that the rules allow."""
    found: dict[int, int] = {}
    for cell in city.at:
        for step in STEP:
            if cell + step not in city.at:
                found[cell + step] = _sides(city, cell + step)
    kept = {cell: sum(1 << side for side in city.open_sides(cell)) for cell in city.places}
    return "" if found == kept else "places are out of date"


def _sides(city: City, cell: int) -> int:
    sides = 0
    for side in range(SIDES):
        around = [
            (direction, city.side[city.at[cell + STEP[direction]]])
            for direction in range(SIDES)
            if cell + STEP[direction] in city.at
        ]
        if (
            any(joins(side, direction, other) for direction, other in around)
            and not any(touches_long_sides(side, direction, other) for direction, other in around)
            and city.length_with(cell, side) <= city.edition.longest
        ):
            sides |= 1 << side
    return sides


def _signs(table: Table) -> str:
    city = table.city
    for player in range(table.players):
        placed = sum(city.signs[tile] for tile in range(PARK + 1) if city.owner[tile] == player)
        if not table.is_grifter(player) and table.signs[player] + placed > table.edition.signs:
            return "a player has too many signs"
        if table.signs[player] < 0:
            return "a player has fewer than no signs"
    if any((owner == NONE) != (signs == 0) for owner, signs in zip(city.owner, city.signs, strict=True)):
        return "a sign without an owner"
    return "the start has an owner" if city.owner[STATION:] != [NONE, NONE] else ""


def _tokens(table: Table) -> str:
    if not table.with_business:
        return ""
    for business, left in enumerate(table.token_supply):
        if left < 0 or left + sum(tokens[business] for tokens in table.tokens) != table.edition.tokens_of_a_kind:
            return "business tokens are lost or made"
    return ""


def _money(table: Table) -> str:
    """Buildings only ever pay."""
    if len(table.receipts) % RECEIPT:
        return "a receipt is torn"
    for place in range(0, len(table.receipts), RECEIPT):
        if min(table.receipts[place + 2 : place + 4]) < 0:
            return "a building costs money"
    return "a player owes money" if min(table.income) < 0 else ""
