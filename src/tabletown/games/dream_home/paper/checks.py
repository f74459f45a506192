"""What cannot be true of a house on paper. Each check looks at one thing and names the field and line where it stands.

How many cards of a kind a box has is not checked: the catalogue only proposes it.
"""

from collections.abc import Iterator

from tabletown.engine.paper import SheetError
from tabletown.games.dream_home.board import BASEMENT, ROW, column_of
from tabletown.games.dream_home.catalogue import COLOURS, FLOORS
from tabletown.games.dream_home.edition import NONE
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.paper.form import Paper


def check(paper: Paper) -> list[SheetError]:
    """Everything impossible in one house."""
    return [*_missing(paper), *_floors(paper), *_sizes(paper), *_tokens(paper), *_garden(paper), *_windows(paper)]


def check_together(papers: list[Paper]) -> Iterator[SheetError]:
    """There is one token of each kind, in all houses together."""
    seen: dict[int, str] = {}
    for number, paper in enumerate(papers, 1):
        house = paper.house
        lying = [
            (paper.lines.get(FLOORS[cell // ROW], 0), item) for cell, item in enumerate(house.tokens) if item != NONE
        ]
        lying += [(paper.lines.get("beside", 0), item) for item in house.garden]
        for line, item in lying:
            name = house.edition.decor[item]
            if item in seen:
                yield SheetError(line, "house", "dream_home-paper-token-twice", {"item": name, "other": seen[item]})
            seen[item] = paper.name or str(number)


def _missing(paper: Paper) -> Iterator[SheetError]:
    for field in FLOORS:
        if field not in paper.lines:
            yield SheetError(paper.line, field, "dream_home-paper-floor-missing", {"floor": FLOORS.index(field) + 1})


def _floors(paper: Paper) -> Iterator[SheetError]:
    edition = paper.house.edition
    for cell in edition.board.cells:
        kind, field = paper.house.kinds[cell], FLOORS[cell // ROW]
        if kind >= 0 and edition.is_basement[kind] != (cell // ROW == BASEMENT):
            args: dict[str, str | int] = {"room": edition.kinds[kind], "column": column_of(cell)}
            yield SheetError(paper.lines[field], field, "dream_home-paper-wrong-floor", args)


def _sizes(paper: Paper) -> Iterator[SheetError]:
    house = paper.house
    for first in house.rooms():
        kind, field = house.kinds[first], FLOORS[first // ROW]
        if house.size_of(first) > house.edition.most[kind]:
            args: dict[str, str | int] = {"room": house.edition.kinds[kind], "most": house.edition.most[kind]}
            yield SheetError(paper.lines[field], field, "dream_home-paper-too-large", args)


def _tokens(paper: Paper) -> Iterator[SheetError]:
    house = paper.house
    edition = house.edition
    for cell, item in enumerate(house.tokens):
        if item == NONE:
            continue
        field, kind = FLOORS[cell // ROW], house.kinds[cell]
        args: dict[str, str | int] = {"item": edition.decor[item]}
        if kind < 0 or not edition.decor_rooms[item][kind]:
            yield SheetError(paper.lines[field], field, "dream_home-paper-token-place", args)
        elif cell != house.tokens_in(house.first_of(cell))[0]:
            yield SheetError(paper.lines[field], field, "dream_home-paper-token-second", args)
        elif item == edition.car and not _has_been_a_large_garage(house, house.first_of(cell)):
            yield SheetError(paper.lines[field], field, "dream_home-paper-token-place", args)


def _has_been_a_large_garage(house: House, first: int) -> bool:
    """A car stays on its card when a drill or a supplier takes the other garage, and both put an open room there."""
    size = house.size_of(first)
    return size >= house.edition.car_cards or max(house.kinds[first - 1], house.kinds[first + size]) >= 0


def _garden(paper: Paper) -> Iterator[SheetError]:
    edition = paper.house.edition
    for item in paper.house.garden:
        if not edition.decor_beside[item]:
            args: dict[str, str | int] = {"item": edition.decor[item]}
            yield SheetError(paper.lines["beside"], "beside", "dream_home-paper-token-place", args)


def _windows(paper: Paper) -> Iterator[SheetError]:
    """Each colour has one card with a window."""
    for roof in sorted(set(paper.house.roofs)):
        if roof % 2 and paper.house.roofs.count(roof) > 1:
            args: dict[str, str | int] = {"colour": COLOURS[roof // 2], "window": 1}
            yield SheetError(paper.lines["roofs"], "roofs", "dream_home-paper-window-twice", args)
