"""What cannot be true of a paper sheet. Each check looks at one thing and names the field and line where it stands."""

from collections.abc import Iterator

from tabletown.engine.paper import SheetError
from tabletown.games.welcome.board import ROW, SIZES, STREETS
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.paper.form import STREET_FIELDS, Paper
from tabletown.games.welcome.sheet import BIS, EMPTY, FENCE, POOL, ROUNDABOUT, Sheet


def check(paper: Paper, edition: Edition) -> list[SheetError]:
    """Everything impossible on one sheet. Counts that the streets tell are filled in on the way."""
    sheet = paper.sheet
    problems: list[SheetError] = []
    if paper.has_streets():
        for street, field in enumerate(STREET_FIELDS):
            line = paper.lines.get(field, 0)
            found = [*_order(sheet, street), *_repeats(sheet, street), *_pools(sheet, street)]
            if edition.fence_between_bis:
                found = [(message, args) for message, args in found if message != "welcome-paper-bis-fence"]
            problems += [SheetError(line, field, message, args) for message, args in found]
            fence_roundabouts(sheet, street)
    problems += _counts_agree(paper)
    problems += _boxes(paper)
    problems += _plans(paper, edition)
    if paper.has_streets() and not problems:
        problems += _turns(paper)
    return problems


Found = tuple[str, dict[str, str | int]]


def _cells(sheet: Sheet, street: int) -> range:
    return range(street * ROW, street * ROW + sheet.board.lengths[street])


def _order(sheet: Sheet, street: int) -> Iterator[Found]:
    """Numbers rise between roundabouts; equal neighbours are looked at by `_repeats`."""
    before, place = -1, 0
    for house, cell in enumerate(_cells(sheet, street), 1):
        number = sheet.numbers[cell]
        if number == ROUNDABOUT:
            before = -1
        if number < 0:
            continue
        if number > sheet.board.highest:
            yield "welcome-paper-range", {"number": number, "low": sheet.board.lowest, "high": sheet.board.highest}
        if number < before:
            yield "welcome-paper-order", {"number": number, "house": house, "other": before, "place": place}
        before, place = number, house


def _repeats(sheet: Sheet, street: int) -> Iterator[Found]:
    """A run of equal numbers has one that was written first, the others are bis, with no gap and no fence between."""
    groups: dict[tuple[int, int], list[int]] = {}
    part = 0
    for cell in _cells(sheet, street):
        if sheet.numbers[cell] == ROUNDABOUT:
            part += 1
        if sheet.numbers[cell] >= 0:
            groups.setdefault((part, sheet.numbers[cell]), []).append(cell)
    for (_, number), cells in groups.items():
        bis = sum(1 for cell in cells if sheet.marks[cell] & BIS)
        inside = range(cells[0], cells[-1])
        if len(cells) - bis > 1:
            yield "welcome-paper-twice-on-street", {"number": number}
        elif bis == len(cells):
            yield "welcome-paper-bis-alone", {"number": number}
        elif cells[-1] - cells[0] + 1 != len(cells):
            yield "welcome-paper-bis-apart", {"number": number}
        elif any(sheet.marks[cell] & FENCE for cell in inside):
            yield "welcome-paper-bis-fence", {"number": number}


def _pools(sheet: Sheet, street: int) -> Iterator[Found]:
    printed = ", ".join(str(cell % ROW + 1) for cell in _cells(sheet, street) if sheet.board.has_pool[cell])
    for house, cell in enumerate(_cells(sheet, street), 1):
        if not sheet.marks[cell] & POOL:
            continue
        if not sheet.board.has_pool[cell]:
            yield "welcome-paper-no-pool", {"house": house, "printed": printed}
        elif sheet.numbers[cell] == EMPTY or sheet.marks[cell] & BIS:
            yield "welcome-paper-pool-needs-house", {"house": house}


def fence_roundabouts(sheet: Sheet, street: int) -> None:
    """A roundabout brings its fences along; nobody has to write them."""
    for cell in _cells(sheet, street):
        if sheet.numbers[cell] == ROUNDABOUT:
            sheet.marks[cell] |= FENCE
            if cell % ROW:
                sheet.marks[cell - 1] |= FENCE


def fit_into_boxes(paper: Paper) -> None:
    """Fill in the counts that the streets tell, and let no track be crossed beyond its last box: so any sheet can be drawn."""
    sheet, board = paper.sheet, paper.sheet.board
    counts = [*_drawn(sheet).values()]
    sheet.pools = min(counts[0], len(board.pool_values) - 1)
    sheet.bis = min(counts[1], _bis_boxes(sheet))
    sheet.roundabouts = min(counts[2], board.roundabout_boxes())
    sheet.temps = min(sheet.temps, board.temp_boxes)
    sheet.refusals = min(sheet.refusals, board.refusal_boxes())
    sheet.parks = [min(count, len(values) - 1) for count, values in zip(sheet.parks, board.parks, strict=True)]
    sheet.agents = [
        min(count, len(values) - 1) for count, values in zip(sheet.agents, board.estate_values, strict=True)
    ]


def _drawn(sheet: Sheet) -> dict[str, int]:
    """What the streets show of the fields that can also be written as counts."""
    return {
        "pools": sum(1 for mark in sheet.marks if mark & POOL),
        "bis": sum(1 for mark in sheet.marks if mark & BIS),
        "roundabouts": sum(1 for number in sheet.numbers if number == ROUNDABOUT),
    }


def _counts_agree(paper: Paper) -> Iterator[SheetError]:
    """What is written as a count must be what the streets show; without streets the count is all there is."""
    sheet = paper.sheet
    drawn = _drawn(sheet)
    for field, count in drawn.items():
        given = paper.given.get(field, count)
        if paper.has_streets() and given != count and not (field == "bis" and given == _bis_boxes(sheet) < count):
            args: dict[str, str | int] = {"count": given, "found": count}
            yield SheetError(paper.lines[field], field, "welcome-paper-count-differs", args)
        drawn[field] = given
    sheet.pools, sheet.bis, sheet.roundabouts = drawn["pools"], drawn["bis"], drawn["roundabouts"]
    if paper.has_streets():
        sheet.bis = min(sheet.bis, _bis_boxes(sheet))
    if paper.given_estates is not None:
        found = sheet.estate_counts()
        if paper.has_streets() and found != paper.given_estates:
            counts = " ".join(str(count) for count in found)
            yield SheetError(paper.lines["estates"], "estates", "welcome-paper-estates-differ", {"found": counts})
        houses = sum(size * count for size, count in enumerate(paper.given_estates, 1))
        if houses > sheet.board.houses:
            args = {"count": houses, "most": sheet.board.houses}
            yield SheetError(paper.lines["estates"], "estates", "welcome-paper-too-many-houses", args)


def _bis_boxes(sheet: Sheet) -> int:
    return len(sheet.board.bis_values) - 1


def _boxes(paper: Paper) -> Iterator[SheetError]:
    """No track has more boxes crossed than it has. What is too much is cut, so that other checks can go on."""
    sheet, board = paper.sheet, paper.sheet.board
    for street in range(STREETS):
        most = len(board.parks[street]) - 1
        if sheet.parks[street] > most:
            yield _too_many(paper, "parks", sheet.parks[street], most, street + 1)
    for size in range(SIZES):
        most = len(board.estate_values[size]) - 1
        if sheet.agents[size] > most:
            yield _too_many(paper, "agents", sheet.agents[size], most, size + 1)
    for field, count, most in (
        ("pools", sheet.pools, len(board.pool_values) - 1),
        ("temps", sheet.temps, board.temp_boxes),
        ("bis", sheet.bis, _bis_boxes(sheet)),
        ("refusals", sheet.refusals, board.refusal_boxes()),
        ("roundabouts", sheet.roundabouts, board.roundabout_boxes()),
    ):
        if count > most:
            yield _too_many(paper, field, count, most, 0)
    for count in paper.others:
        if count > board.temp_boxes:
            yield _too_many(paper, "others", count, board.temp_boxes, 0)
    if paper.temp_points is not None and paper.temp_points not in (0, board.solo_points, *board.temp_ranks):
        allowed = ", ".join(str(points) for points in board.temp_ranks)
        args: dict[str, str | int] = {"points": paper.temp_points, "allowed": allowed}
        yield SheetError(paper.lines["temps"], "temps", "welcome-paper-temp-points", args)


def _too_many(paper: Paper, field: str, count: int, most: int, place: int) -> SheetError:
    args: dict[str, str | int] = {"count": count, "most": most, "place": place}
    return SheetError(paper.lines.get(field, paper.line), field, "welcome-paper-too-many-boxes", args)


def _plans(paper: Paper, edition: Edition) -> Iterator[SheetError]:
    """Points that no plan of the level gives."""
    for level, points in enumerate(paper.sheet.plans, 1):
        values = {value for plan in edition.plans if plan.level == level for value in (plan.first, plan.other)}
        if points and points not in values:
            allowed = ", ".join(str(value) for value in sorted(values))
            args: dict[str, str | int] = {"points": points, "plan": level, "allowed": allowed}
            yield SheetError(paper.lines["plans"], "plans", "welcome-paper-plan-points", args)


def _turns(paper: Paper) -> Iterator[SheetError]:
    """Every turn writes one house and uses one effect at most, so effects cannot outnumber houses."""
    sheet = paper.sheet
    built = [_written(sheet, street) for street in range(STREETS)]
    for street, field in enumerate(STREET_FIELDS):
        if sheet.parks[street] > built[street]:
            args: dict[str, str | int] = {"count": sheet.parks[street], "houses": built[street], "street": street + 1}
            yield SheetError(paper.lines.get("parks", paper.lines.get(field, 0)), "parks", "welcome-paper-parks", args)
    fences = sum(_fences(sheet, street) for street in range(STREETS))
    bis = sum(1 for mark in sheet.marks if mark & BIS)
    effects = sum(sheet.parks) + sum(sheet.agents) + sheet.pools + sheet.temps + bis + fences
    if effects > sum(built):
        yield SheetError(paper.line, "sheet", "welcome-paper-effects", {"count": effects, "houses": sum(built)})
    # A bis copies these numbers without a temp.
    written = [number for cell, number in enumerate(sheet.numbers) if not sheet.marks[cell] & BIS]
    rare = sum(1 for number in written if number == 0 or number > 15)
    hired = sheet.temps
    if paper.temp_points is None and rare > hired and hired < sheet.board.temp_boxes:
        line = paper.lines.get("temps", paper.line)
        yield SheetError(line, "temps", "welcome-paper-rare-numbers", {"count": rare, "temps": hired})


def _written(sheet: Sheet, street: int) -> int:
    """Houses written in a turn of their own: a bis comes along with another."""
    return sum(1 for cell in _cells(sheet, street) if sheet.numbers[cell] >= 0 and not sheet.marks[cell] & BIS)


def _fences(sheet: Sheet, street: int) -> int:
    """Fences that took an effect. Beside a roundabout they came with it, at a street's end they stood from the start."""
    count = 0
    for cell in list(_cells(sheet, street))[:-1]:
        if sheet.marks[cell] & FENCE and ROUNDABOUT not in (sheet.numbers[cell], sheet.numbers[cell + 1]):
            count += 1
    return count
