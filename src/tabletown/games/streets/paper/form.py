"""The form of a paper file: a line for each building with its place, the side of its road, its owner and its people.

Reads it and shows how to write it. Everything is understood in every language that has words for it, and by the ids of the
catalogue.
"""

import re
from functools import cache

from tabletown.engine.paper import SheetError
from tabletown.forms import entries, plain, remarks
from tabletown.games.streets.actions import TILE_IDS
from tabletown.games.streets.catalogue import ADVISORS, COLOURS, SIDES
from tabletown.games.streets.edition import NONE
from tabletown.games.streets.geometry import LETTERS, cell_at
from tabletown.games.streets.paper.written import Written, WrittenBuilding
from tabletown.words import LANGUAGES, Words

FIELDS = ("building", "advisor")
EXAMPLE = (
    ("student_house", "0 0", 2, "", 1),
    ("starter_home", "1 0", 3, "other", 1),
    ("flea_market", "2 0", 3, "other", 1),
    ("art_gallery", "3 0", 3, "first", 3),
    ("hardware_store", "4 0", 4, "", 0),
)
"""The street of the rulebook's example: tile, place, side, owner and people."""
FARTHEST = 45
"""No building stands so far from the station."""


def example(language: str) -> str:
    """The rulebook's street with explanations, ready to be changed."""
    words = Words(language)
    names = {"first": words("streets-paper-example-first"), "other": words("streets-paper-example-other")}
    lines = remarks(words("streets-paper-about"))
    for tile, place, side, owner, people in EXAMPLE:
        value = [words("streets-tile", tile=tile), f"{place} {words('streets-side', side=side)}"]
        value += [names[owner]] if owner else []
        value += [str(people)] if people else []
        lines.append(f"{words('streets-paper-field-building')}: {', '.join(value)}")
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[Written, list[SheetError]]:
    """What is written in the file, and what could not be understood."""
    lines, problems = entries(text, "streets", FIELDS)
    written = Written()
    problems += read_rows(written, lines)
    if not problems and not written.owners:
        problems.append(SheetError(0, "building", "streets-paper-empty", {}))
    return written, problems


def read_rows(written: Written, lines: list[tuple[int, str, str]]) -> list[SheetError]:
    """Take lines of buildings and advisors down; says what could not be understood."""
    problems: list[SheetError] = []
    for number, field, value in lines:
        read_one = _advisor if field == "advisor" else _building
        problems += read_one(written, parts_of(value), number, _names())
    return problems


def parts_of(value: str) -> list[str]:
    return [part.strip() for part in re.split(r"[,;]", value) if part.strip()]


def tile_called(name: str) -> int:
    """The tile of this name, in any language; NONE if there is none."""
    return _names().tiles.get(plain(name), NONE)


def people_called(part: str) -> tuple[int, int] | None:
    """A colour with how many of it, such as `2 tourist`."""
    found = re.fullmatch(r"(\d+)\s+(\S+)", part)
    colour = _names().colours.get(plain(found.group(2)), NONE) if found else NONE
    return (colour, int(found.group(1))) if found and colour != NONE else None


def _advisor(written: Written, parts: list[str], line: int, names: "_Names") -> list[SheetError]:
    advisor = names.advisors.get(plain(parts[1]), NONE) if len(parts) == 2 else NONE
    if advisor == NONE:
        args: dict[str, str | int] = {"value": ", ".join(parts), "allowed": ", ".join(ADVISORS)}
        return [SheetError(line, "advisor", "streets-paper-advisor", args)]
    written.advisors[written.owner(parts[0])] = advisor
    return []


def _building(written: Written, parts: list[str], line: int, names: "_Names") -> list[SheetError]:
    tile = names.tiles.get(plain(parts[0]), NONE) if parts else NONE
    if tile == NONE:
        return [SheetError(line, "building", "streets-paper-unknown-building", {"value": parts[0] if parts else ""})]
    building = WrittenBuilding(line, tile, parts[0])
    place = re.fullmatch(r"([-−+]?\d+)\s+([-−+]?\d+)\s+(\S+)", parts[1]) if len(parts) > 1 else None
    side = names.sides.get(plain(place.group(3)), NONE) if place else NONE
    if place is None or side == NONE:
        return [SheetError(line, "building", "streets-paper-place", {"value": parts[1] if len(parts) > 1 else ""})]
    x, y = (int(place.group(number).replace("−", "-")) for number in (1, 2))
    if max(abs(x), abs(y)) > FARTHEST:
        return [SheetError(line, "building", "streets-paper-far", {"value": parts[1], "most": FARTHEST})]
    building.cell, building.side = cell_at(x, y), side
    for part in parts[2:]:
        _owner_or_people(written, building, part, names)
    written.buildings.append(building)
    return []


def _owner_or_people(written: Written, building: WrittenBuilding, part: str, names: "_Names") -> None:
    """A number alone, or with a colour, tells who lies there; everything else is the owner, `×2` after two signs."""
    people = re.fullmatch(r"(\d+)(?:\s+(\S+))?|(\S+)\s+(\d+)", part)
    if people is not None:
        colour = plain(people.group(2) or people.group(3) or "")
        if colour == "" or colour in names.colours:
            count = int(people.group(1) or people.group(4))
            building.people[names.colours.get(colour, NONE)] = count
            return
    signs = re.fullmatch(r"(.*\S)\s*[×x*]\s*2", part)
    building.owner = written.owner(signs.group(1) if signs else part)
    building.signs = 2 if signs else 1


class _Names:
    """What everything may be called, in any language."""

    def __init__(self) -> None:
        self.tiles: dict[str, int] = {plain(tile): number for number, tile in enumerate(TILE_IDS)}
        self.sides: dict[str, int] = {side: number for number, side in enumerate(SIDES)}
        self.sides |= {letter.casefold(): number for number, letter in enumerate(LETTERS)}
        self.colours: dict[str, int] = {colour: number for number, colour in enumerate(COLOURS)}
        self.advisors: dict[str, int] = {plain(advisor): number for number, advisor in enumerate(ADVISORS)}
        for language in LANGUAGES:
            words = Words(language)
            self.tiles |= {plain(words("streets-tile", tile=tile)): number for number, tile in enumerate(TILE_IDS)}
            self.sides |= {plain(words("streets-side", side=number + 1)): number for number in range(len(SIDES))}
            self.advisors |= {plain(words(f"streets-advisor-{name}")): number for number, name in enumerate(ADVISORS)}
            for number, colour in enumerate(COLOURS):
                self.colours[plain(words("streets-kind", kind=colour))] = number


@cache
def _names() -> _Names:
    return _Names()
