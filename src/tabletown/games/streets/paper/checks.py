"""What cannot be true of a city on paper. Each check looks at one thing and names the line where it stands.

A part of a city is enough, without station and park: one street with what lies at its ends can be counted alone.
"""

from collections.abc import Iterator
from functools import cache

from tabletown.engine.paper import SheetError
from tabletown.forms import plain
from tabletown.games.streets.actions import STATION
from tabletown.games.streets.catalogue import COLOURS, MOST_SEATS
from tabletown.games.streets.edition import COLOUR_COUNT, INVESTOR, NONE, Edition
from tabletown.games.streets.geometry import SIDES, STEP, touches_long_sides
from tabletown.games.streets.paper.written import Written, WrittenBuilding
from tabletown.words import LANGUAGES, Words


def check(written: Written, edition: Edition) -> list[SheetError]:
    doubled = list(_doubled(written))
    problems = [problem for building in written.buildings for problem in _alone(building, edition)]
    problems += [*doubled, *_signs(written, edition), *_two_signs(written), *_people(written, edition)]
    if not doubled:
        problems += [*_roads(written), *_streets(written, edition)]
    return problems


def _problem(building: WrittenBuilding, message: str, **args: str | int) -> SheetError:
    return SheetError(building.line, "building", message, {"value": building.name, **args})


def _alone(building: WrittenBuilding, edition: Edition) -> Iterator[SheetError]:
    """What is wrong with one building, whatever stands around it."""
    if building.tile >= STATION and building.owner != NONE:
        yield _problem(building, "streets-paper-no-owner")
    allowed = [colour for colour in range(COLOUR_COUNT) if _lives(building.tile, colour, edition)]
    for colour, people in building.people.items():
        fits = colour in allowed if colour != NONE else len(allowed) == 1
        if people and not fits:
            unclear = colour == NONE and len(allowed) > 0
            yield _problem(building, "streets-paper-whose-people" if unclear else "streets-paper-people")


def _lives(tile: int, colour: int, edition: Edition) -> bool:
    return tile in edition.homes[colour] or (tile == STATION and STATION + colour in edition.homes[colour])


def _doubled(written: Written) -> Iterator[SheetError]:
    """Buildings that stand twice, and cells with two buildings."""
    tiles: dict[int, int] = {}
    cells: dict[int, int] = {}
    for building in written.buildings:
        if building.tile in tiles:
            yield _problem(building, "streets-paper-twice", line=tiles[building.tile])
        elif building.cell in cells:
            yield _problem(building, "streets-paper-same-cell", line=cells[building.cell])
        tiles.setdefault(building.tile, building.line)
        cells.setdefault(building.cell, building.line)


def _roads(written: Written) -> Iterator[SheetError]:
    """Roads that lie against each other with their long sides; the later line is told."""
    at: dict[int, WrittenBuilding] = {}
    for building in written.buildings:
        for direction in range(SIDES):
            other = at.get(building.cell + STEP[direction])
            if other is not None and touches_long_sides(building.side, direction, other.side):
                yield _problem(building, "streets-paper-long-sides", line=other.line)
        at[building.cell] = building


def _streets(written: Written, edition: Edition) -> Iterator[SheetError]:
    city = written.city(edition)
    seen: list[int] = []
    for building in written.buildings:
        street = city.street(building.tile)
        if street[0] not in seen and len(street) > edition.longest:
            yield _problem(building, "streets-paper-long-street", count=len(street), most=edition.longest)
        seen.append(street[0])


def _signs(written: Written, edition: Edition) -> Iterator[SheetError]:
    """Players with more signs than they have, and more players than the game has; the Grifter has signs without end."""
    grifter = grifter_names()
    for player, name in enumerate(written.owners):
        own = [building for building in written.buildings if building.owner == player]
        count = sum(building.signs for building in own)
        if count > edition.signs and plain(name) not in grifter:
            yield _problem(own[-1], "streets-paper-signs", player=name, count=count, most=edition.signs)
        if own and player >= MOST_SEATS:
            yield _problem(own[0], "streets-paper-players", most=MOST_SEATS)


@cache
def grifter_names() -> set[str]:
    """What the Grifter is called, in any language."""
    return {plain(Words(language)("streets-grifter")) for language in LANGUAGES} | {"grifter"}


def _two_signs(written: Written) -> Iterator[SheetError]:
    """Two signs are the investor's, on one building at a time; an owner for whom no advisor is written may be the investor."""
    first = True
    for building in written.buildings:
        if building.signs > 1:
            if not first or written.advisors.get(building.owner, INVESTOR) != INVESTOR:
                yield _problem(building, "streets-paper-two-signs")
            first = False


def _people(written: Written, edition: Edition) -> Iterator[SheetError]:
    for colour, name in enumerate(COLOURS):
        count = written.people_of(edition, colour)
        if count > edition.people_of_a_colour:
            last = [building for building in written.buildings if building.people_in(edition, colour)][-1]
            yield _problem(
                last, "streets-paper-too-many-people", count=count, colour=name, most=edition.people_of_a_colour
            )
