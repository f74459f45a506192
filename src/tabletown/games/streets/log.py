"""The log: what happened, told as events that everybody may know. Called by the turn while it goes on.

Everything is told by its id: tiles, kinds of business, colours, kinds. `who` says whether a
seat (`player`) or the `grifter` did it; the Grifter has no seat. The messages and their arguments besides `who`:

    streets-log-round           round                           neither a player nor `who`
    streets-log-build           tile, beside, direction, side   where it lies of the neighbour whose road it joins
    streets-log-renovate        tile, below                     the building that it covers
    streets-log-wait            people, colour                  seekers of the covered building wait at the station
    streets-log-signs           tile                            the investor puts two signs on it
    streets-log-seekers_home    tile, people, colour            seekers move into the new building
    streets-log-closed          tile, buildings                 the first building of the street, and how many it has
    streets-log-income          tile, value, people, dollars, way, source
                                                                the way is `copy`, `hand` or `own`; the source is the
                                                                tile whose value is copied or counted from the hand
    streets-log-token           business
    streets-log-show            tile, gained, source            the building that it stands in for, if one gains by it
    streets-log-move            tile, people, colour
    streets-log-seekers         people, colour                  they find no home and stand up
    streets-log-abandon         tile
    streets-log-draw            kind                            the back of the tile
    streets-log-no_place                                        the player has a tile and no place for it
    streets-log-end, -full                                      neither a player nor `who`
    streets-log-last_income     tile, value, people, dollars, way, source
                                                                the dollars are the half that is paid
    streets-log-businesses      dollars

A second tile of a line (`beside`, `below`, `source`) comes as its name.
"""

from tabletown.engine.contract import Event, named
from tabletown.games.streets.actions import STATION, TILE_IDS
from tabletown.games.streets.catalogue import COLOURS, KINDS
from tabletown.games.streets.city import City
from tabletown.games.streets.edition import COLOUR_COUNT, NONE
from tabletown.games.streets.geometry import SIDES, joins, opposite
from tabletown.games.streets.income import last_share
from tabletown.games.streets.table import RECEIPT, Table

Events = list[Event] | None


def tell(events: Events, table: Table, message: str, player: int, args: dict[str, str | int]) -> None:
    if events is not None:
        grifter = table.is_grifter(player)
        events.append(Event(message, -1 if grifter else player, {"who": "grifter" if grifter else "player", **args}))


def tell_build(events: Events, table: Table, player: int, tile: int, below: int) -> None:
    if events is None:
        return
    args: dict[str, str | int] = {"tile": TILE_IDS[tile]}
    if below != NONE:
        tell(events, table, "streets-log-renovate", player, {**args, "below": tile_name(below)})
        return
    city = table.city
    direction = joined_direction(city, tile)
    args["beside"] = tile_name(city.beside[tile * SIDES + direction])
    args["direction"] = opposite(direction) + 1
    args["side"] = city.side[tile] + 1
    tell(events, table, "streets-log-build", player, args)


def joined_direction(city: City, tile: int) -> int:
    """Where the neighbour lies by which a new building is told: one of its own street, else one whose road it joins."""
    found = NONE
    for direction in range(SIDES):
        other = city.beside[tile * SIDES + direction]
        if other != NONE and joins(city.side[tile], direction, city.side[other]):
            if city.side[tile] == city.side[other]:
                return direction
            found = direction if found == NONE else found
    return found


def tile_name(tile: int) -> str:
    return named("streets-tile", "tile", TILE_IDS[tile])


def tell_waiting(events: Events, table: Table, player: int, below: int, people: int) -> None:
    """Seekers of a building that was covered have gone to the station."""
    if people:
        args: dict[str, str | int] = {"people": people, "colour": KINDS[table.edition.kind[below]]}
        tell(events, table, "streets-log-wait", player, args)


def tell_seekers_home(events: Events, table: Table, player: int, tile: int, people: int) -> None:
    if people:
        args: dict[str, str | int] = {"tile": TILE_IDS[tile], "people": people}
        tell(events, table, "streets-log-seekers_home", player, {**args, "colour": KINDS[table.edition.kind[tile]]})


def tell_show(events: Events, table: Table, player: int, shown: int, start: int) -> None:
    """Which tile of the hand was counted, and in place of which building, if one gained by it."""
    if events is None:
        return
    args: dict[str, str | int] = {"tile": TILE_IDS[shown], "gained": "no", "source": ""}
    for place in range(start, len(table.receipts), RECEIPT):
        tile, owner, _, _, source = table.receipts[place : place + RECEIPT]
        if owner == player and source == shown:
            args["gained"] = "yes"
            args["source"] = tile_name(tile)
    tell(events, table, "streets-log-show", player, args)


def tell_income(events: Events, table: Table, start: int) -> None:
    """What was paid from this place of the receipts on."""
    if events is not None:
        for place in range(start, len(table.receipts), RECEIPT):
            _tell_receipt(events, table, "streets-log-income", place)


def tell_last_income(events: Events, table: Table) -> None:
    if events is not None:
        for place in range(0, len(table.receipts), RECEIPT):
            _tell_receipt(events, table, "streets-log-last_income", place)


def _tell_receipt(events: Events, table: Table, message: str, place: int) -> None:
    tile, player, value, people, source = table.receipts[place : place + RECEIPT]
    dollars = value + people
    if message == "streets-log-last_income":
        dollars = last_share(table, dollars)
    args: dict[str, str | int] = {"tile": TILE_IDS[tile], "value": value, "people": people, "dollars": dollars}
    args["way"] = "own" if source == NONE else "hand" if source in table.hands[player] else "copy"
    args["source"] = tile_name(source) if source != NONE else ""
    tell(events, table, message, player, args)


def whereabouts(city: City) -> list[int]:
    """Where everybody is, to tell afterwards who has moved or stood up."""
    return city.lying + city.standing


def tell_moves(events: Events, table: Table, player: int, before: list[int]) -> None:
    """Who came to which home, and who stands now."""
    if events is None:
        return
    city = table.city
    homes = len(city.lying)
    for home in range(homes):
        came = city.lying[home] - before[home]
        if came > 0:
            args: dict[str, str | int] = {"tile": TILE_IDS[min(home, STATION)], "people": came}
            tell(events, table, "streets-log-move", player, {**args, "colour": COLOURS[city.colour_of(home)]})
    for colour in range(COLOUR_COUNT):
        stood = 0
        for home in city.edition.homes[colour]:
            stood += city.standing[home] - before[homes + home]
        if stood > 0:
            tell(events, table, "streets-log-seekers", player, {"people": stood, "colour": COLOURS[colour]})
