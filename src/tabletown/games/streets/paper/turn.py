"""A turn of the solo game in a city on a real table: where the Grifter builds its tile, or what follows when the player
builds one. The city is read as for counting; the turn itself is played by the rules, on a table made of what was read.

Where the rules let the player decide for the Grifter among several places, all are told; people go the suggested way.
"""

from collections.abc import Callable

from tabletown.engine.paper import ImpossiblePaper, SheetError
from tabletown.forms import entries, plain
from tabletown.games.streets.actions import BUILD, PARK, SETTLE, STATION, TILE_IDS
from tabletown.games.streets.catalogue import COLOURS
from tabletown.games.streets.catalogue import SIDES as SIDE_NAMES
from tabletown.games.streets.companion import buildings_of
from tabletown.games.streets.decision import Turn
from tabletown.games.streets.edition import COLOUR_COUNT, NONE, Edition
from tabletown.games.streets.geometry import SIDES, x_of, y_of
from tabletown.games.streets.paper.checks import check, grifter_names
from tabletown.games.streets.paper.form import FIELDS, parts_of, people_called, read_rows, tile_called
from tabletown.games.streets.paper.written import Written
from tabletown.games.streets.phases import ABANDON, FINISHED, PLACE
from tabletown.games.streets.setting import ENDLESS_SIGNS
from tabletown.games.streets.table import GRIFTER, Table
from tabletown.games.streets.turn import legal, play, refusal
from tabletown.games.streets.view import TableMove, TablePlace
from tabletown.words import rule_message

PLAYER = 0
TURN_FIELDS = (*FIELDS, "seekers", "build", "grifter")
Lines = list[tuple[int, str, str]]


def play_turn(text: str, editions: Callable[[str, str], Edition]) -> TableMove:
    """Raises ImpossiblePaper with all that is wrong."""
    edition = editions("base", "")
    lines, problems = entries(text, "streets", TURN_FIELDS)
    written = Written()
    problems += read_rows(written, [line for line in lines if line[1] in FIELDS])
    seekers, unclear = _seekers(lines)
    problems += unclear + check(written, edition) + _whole(written, lines)
    if problems:
        raise ImpossiblePaper(sorted(problems, key=lambda problem: problem.line))
    table = _table(written, edition, seekers)
    number, field, value = next(line for line in lines if line[1] in ("build", "grifter"))
    if field == "grifter":
        return _of_grifter(table, number, value)
    return _of_player(table, number, value)


def _whole(written: Written, lines: Lines) -> list[SheetError]:
    """The Grifter looks at the whole city, so all of it must be there, and one player with it."""
    problems = []
    tiles = {building.tile for building in written.buildings}
    if not {STATION, PARK} <= tiles:
        problems.append(SheetError(0, "building", "streets-paper-whole-city", {}))
    if sum(1 for name in written.owners if plain(name) not in grifter_names()) > 1:
        problems.append(SheetError(0, "building", "streets-paper-one-player", {}))
    if sum(1 for line in lines if line[1] in ("build", "grifter")) != 1:
        problems.append(SheetError(0, "build", "streets-paper-one-turn", {}))
    return problems


def _seekers(lines: Lines) -> tuple[list[int], list[SheetError]]:
    counts, problems = [0] * COLOUR_COUNT, []
    for number, field, value in lines:
        for part in parts_of(value) if field == "seekers" else []:
            found = people_called(part)
            if found is None:
                problems.append(SheetError(number, field, "streets-paper-seekers", {"value": part}))
            else:
                counts[found[0]] += found[1]
    return counts, problems


def _table(written: Written, edition: Edition, seekers: list[int]) -> Table:
    players = [GRIFTER if plain(name) in grifter_names() else PLAYER for name in written.owners]
    table = Table(edition, written.city(edition), 2, True)
    city = table.city
    for tile, owner in enumerate(city.owner):
        city.owner[tile] = players[owner] if owner != NONE else NONE
    for colour, count in enumerate(seekers):
        # Where seekers stand makes no difference to anything: they come home from everywhere.
        city.standing[STATION + colour] = count
        city.supply[colour] = max(0, edition.people_of_a_colour - written.people_of(edition, colour) - count)
    table.hands = [[], []]
    placed = sum(signs for tile, signs in enumerate(city.signs) if city.owner[tile] == PLAYER)
    table.signs = [edition.signs - placed, ENDLESS_SIGNS]
    table.income = [0, 0]
    advisors = {players[owner]: advisor for owner, advisor in written.advisors.items()}
    table.advisors = [advisors.get(PLAYER, NONE), NONE] if advisors else []
    return table


def _of_grifter(table: Table, line: int, value: str) -> TableMove:
    tile = _free_tile(table, line, "grifter", value)
    table.stack = [tile]
    turn = Turn(GRIFTER)
    turn.begin(table, None)
    if turn.phase != PLACE:  # there was one best place, and its people have begun to move
        return TableMove(TILE_IDS[tile], True, [_finished(table, turn, tile)])
    return TableMove(TILE_IDS[tile], True, [_played(table, turn, tile, action) for action in legal(turn, table)])


def _of_player(table: Table, line: int, value: str) -> TableMove:
    laid = Written()
    problems = read_rows(laid, [(line, "building", value)])
    if problems:
        raise ImpossiblePaper(problems)
    building = laid.buildings[0]
    tile = _free_tile(table, line, "build", building.name)
    table.hands[PLAYER] = [tile]
    turn = Turn(PLAYER)
    turn.begin(table, None)
    action = BUILD.number + building.cell * SIDES + building.side
    rule = "streets.abandon.first" if turn.phase == ABANDON else refusal(turn, table, action)
    if rule:
        raise ImpossiblePaper([SheetError(line, "build", rule_message(rule), {})])
    return TableMove(TILE_IDS[tile], False, [_played(table, turn, tile, action)])


def _free_tile(table: Table, line: int, field: str, name: str) -> int:
    tile = tile_called(name)
    if tile == NONE or tile >= STATION:
        raise ImpossiblePaper([SheetError(line, field, "streets-paper-unknown-building", {"value": name})])
    if table.city.cell[tile] != NONE:
        raise ImpossiblePaper([SheetError(line, field, "streets-paper-in-the-city", {"value": name})])
    return tile


def _played(table: Table, turn: Turn, tile: int, action: int) -> TablePlace:
    after, following = table.copy(), turn.copy()
    play(following, after, action, None)
    return _finished(after, following, tile)


def _finished(table: Table, turn: Turn, tile: int) -> TablePlace:
    """The turn played to its end, everybody going the suggested way."""
    while turn.phase != FINISHED:
        actions = legal(turn, table)
        play(turn, table, SETTLE.number if SETTLE.number in actions else actions[0], None)
    city = table.city
    return TablePlace(
        x=x_of(city.cell[tile]),
        y=y_of(city.cell[tile]),
        side=SIDE_NAMES[city.side[tile]],
        pays=table.income[:] if table.receipts else [],
        buildings=buildings_of(city),
        seekers={name: city.seekers(colour) for colour, name in enumerate(COLOURS)},
    )
