"""The form of a paper file: lines of `field: value`, floors room by room. Reads it and shows how to write it.

A floor is written as it looks: `kids’ room, living room, living room + grand piano, bathroom, -`. Names are understood
in every language that has words for them, and as the catalogue calls them.
"""

from collections.abc import Iterable
from functools import cache

from tabletown.engine.paper import SheetError
from tabletown.forms import Written, entries, plain, remarks
from tabletown.games.dream_home.board import ROW
from tabletown.games.dream_home.catalogue import COLOURS, FLOORS, HELPERS
from tabletown.games.dream_home.edition import NONE, Edition
from tabletown.games.dream_home.house import FACE_DOWN, House, bare_house
from tabletown.words import LANGUAGES, Words

FIELDS = ("house", *FLOORS, "beside", "roofs", "helpers", "children")
EMPTY_ROOM = ("-", "–", "—", "x", "х")
Names = dict[str, int]


class Paper(Written):
    """One house of a file, and on which line each field stands."""

    def __init__(self, name: str, line: int, edition: Edition) -> None:
        super().__init__(name, line)
        self.house: House = bare_house(edition)
        self.children = 0


class Vocabulary:
    """What everything may be called: in any language, and in the catalogue."""

    def __init__(self, edition: Edition) -> None:
        spoken = [Words(language) for language in LANGUAGES]
        self.rooms = _names(
            edition.kinds, [[words("dream_home-room", room=kind) for kind in edition.kinds] for words in spoken]
        )
        self.items = _names(
            edition.decor, [[words("dream_home-item", item=item) for item in edition.decor] for words in spoken]
        )
        self.helpers = _names(
            HELPERS, [[words("dream_home-resource", resource=name) for name in HELPERS] for words in spoken]
        )
        self.roofs = _names(
            [f"{colour}{window}" for colour in COLOURS for window in ("", " window")],
            [
                [words("dream_home-roof", colour=COLOURS[code // 2], window=code % 2) for code in range(8)]
                for words in spoken
            ],
        )


@cache
def _vocabulary(edition: Edition) -> Vocabulary:
    return Vocabulary(edition)


def _names(ids: Iterable[str], spoken: list[list[str]]) -> Names:
    names = {plain(name): number for said in spoken for number, name in enumerate(said)}
    return names | {plain(name): number for number, name in enumerate(ids)}


def example(language: str) -> str:
    """The rulebook's example of scoring, with explanations, ready to be changed."""
    words = Words(language)
    rows = [
        ("house", words("dream_home-paper-example-name"), ""),
        ("upper", _floor(words, "kids living living+piano bathroom wardrobe"), ""),
        ("middle", _floor(words, "bathroom bedroom+cat_house kitchen pantry kitchen"), ""),
        ("basement", _floor(words, "garage -"), "dream_home-paper-about-empty"),
        ("roofs", _roofs(words, 0, 2, 4, 5), "dream_home-paper-about-roofs"),
        ("beside", "", "dream_home-paper-about-beside"),
        ("helpers", "", "dream_home-paper-about-helpers"),
        ("children", "4", "dream_home-paper-about-children"),
    ]
    lines = remarks(words("dream_home-paper-about"))
    for field, value, about in rows:
        if about:
            lines.append(f"# {words(about)}")
        lines.append(f"{words(f'dream_home-paper-field-{field}')}: {value}".rstrip())
    return "\n".join(lines) + "\n"


def _floor(words: Words, rooms: str) -> str:
    said = []
    for word in rooms.split():
        room, plus, item = word.partition("+")
        name = room if room == "-" else words("dream_home-room", room=room)
        said.append(f"{name} + {words('dream_home-item', item=item)}" if plus else name)
    return ", ".join(said)


def _roofs(words: Words, *roofs: int) -> str:
    return ", ".join(words("dream_home-roof", colour=COLOURS[roof // 2], window=roof % 2) for roof in roofs)


def read(text: str, edition: Edition) -> tuple[list[Paper], list[SheetError]]:
    """Every house of the file, and what could not be understood."""
    papers: list[Paper] = []
    known = _vocabulary(edition)
    lines, problems = entries(text, "dream_home", FIELDS)
    for number, field, value in lines:
        if field == "house" or not papers:
            papers.append(Paper(value if field == "house" else "", number, edition))
        if field != "house":
            problems += _fill(papers[-1], field, value, number, known)
    if not papers:
        problems.append(SheetError(0, "house", "dream_home-paper-nothing", {}))
    return papers, problems


def _fill(paper: Paper, field: str, value: str, line: int, known: Vocabulary) -> list[SheetError]:
    again = paper.note("dream_home", field, line)
    if again:
        return again
    house = paper.house
    if field == "children":
        if not value.isdecimal():
            return [SheetError(line, field, "dream_home-paper-number", {"value": value})]
        paper.children = int(value)
        return []
    said = [plain(word) for word in value.split(",") if word.strip()]
    if field in FLOORS:
        return _fill_floor(paper, field, said, line, known)
    names = {"roofs": known.roofs, "beside": known.items, "helpers": known.helpers}[field]
    unknown = [
        SheetError(line, field, "dream_home-paper-unknown", {"value": word}) for word in said if word not in names
    ]
    found = [names[word] for word in said if word in names]
    if field == "roofs":
        house.roofs += found
    elif field == "beside":
        house.garden += found
    else:
        for helper in found:
            house.helpers[helper] += 1
    return unknown


def _fill_floor(paper: Paper, field: str, said: list[str], line: int, known: Vocabulary) -> list[SheetError]:
    floor = FLOORS.index(field)
    cells = [cell for cell in paper.house.edition.board.cells if cell // ROW == floor]
    problems: list[SheetError] = []
    for cell, word in zip(cells, said, strict=False):
        room, plus, item = (part.strip() for part in word.partition("+"))
        if room in EMPTY_ROOM:
            paper.house.kinds[cell] = FACE_DOWN
        elif room in known.rooms:
            paper.house.kinds[cell] = known.rooms[room]
        else:
            problems.append(SheetError(line, field, "dream_home-paper-unknown", {"value": room}))
        if plus:
            paper.house.tokens[cell] = known.items.get(item, NONE)
            if item not in known.items:
                problems.append(SheetError(line, field, "dream_home-paper-unknown", {"value": item}))
    if len(said) != len(cells):
        args: dict[str, str | int] = {"count": len(cells), "found": len(said)}
        problems.append(SheetError(line, field, "dream_home-paper-room-count", args))
    return problems
