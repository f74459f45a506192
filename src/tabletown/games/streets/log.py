"""The log: what happened, told as events that everybody may know. Called by the turn while it goes on.

Tiles and kinds of business are told by their numbers, as in moves, colours and kinds by their names. `who` says whether a
seat (`player`) or the `grifter` did it; the Grifter has no seat. The messages and their arguments besides `who`:

    streets-log-build           tile, x, y, side
    streets-log-renovate        tile, below, x, y, side
    streets-log-signs           tile                            the investor puts two signs on it
    streets-log-seekers_home    tile, people, colour            seekers move into the new building
    streets-log-closed          tile, buildings                 the first building of the street, and how many it has
    streets-log-income          tile, value, people, dollars, source
                                                                the source is the tile copied or shown, 0 without one
    streets-log-token           business
    streets-log-show            tile
    streets-log-move            tile, people, colour
    streets-log-seekers         people, colour                  they find no home and stand up
    streets-log-abandon         tile
    streets-log-draw            kind                            the back of the tile
    streets-log-end                                             neither a player nor `who`
    streets-log-last_income     tile, value, people, dollars, source
                                                                the dollars are the half that is paid
    streets-log-businesses      dollars
"""

from tabletown.engine.contract import Event
from tabletown.games.streets.actions import STATION
from tabletown.games.streets.catalogue import COLOURS, KINDS
from tabletown.games.streets.city import City
from tabletown.games.streets.edition import COLOUR_COUNT, NONE
from tabletown.games.streets.geometry import x_of, y_of
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
    cell, side = table.city.cell[tile], table.city.side[tile]
    args: dict[str, str | int] = {"tile": tile + 1, "x": x_of(cell), "y": y_of(cell), "side": side + 1}
    if below == NONE:
        tell(events, table, "streets-log-build", player, args)
    else:
        tell(events, table, "streets-log-renovate", player, {**args, "below": below + 1})


def tell_seekers_home(events: Events, table: Table, player: int, tile: int, people: int) -> None:
    if people:
        args: dict[str, str | int] = {"tile": tile + 1, "people": people}
        tell(events, table, "streets-log-seekers_home", player, {**args, "colour": KINDS[table.edition.kind[tile]]})


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
    args: dict[str, str | int] = {"tile": tile + 1, "value": value, "people": people, "dollars": dollars}
    tell(events, table, message, player, {**args, "source": source + 1})


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
            args: dict[str, str | int] = {"tile": min(home, STATION) + 1, "people": came}
            tell(events, table, "streets-log-move", player, {**args, "colour": COLOURS[city.colour_of(home)]})
    for colour in range(COLOUR_COUNT):
        stood = 0
        for home in city.edition.homes[colour]:
            stood += city.standing[home] - before[homes + home]
        if stood > 0:
            tell(events, table, "streets-log-seekers", player, {"people": stood, "colour": COLOURS[colour]})
