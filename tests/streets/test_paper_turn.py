"""The Grifter run for a real table: a city that was written down leads to the same turn as the game itself."""

import random

import pytest

from tabletown.engine.paper import ImpossiblePaper
from tabletown.games import GAMES
from tabletown.games.streets import actions, grifter
from tabletown.games.streets.actions import SETTLE, TILE_IDS
from tabletown.games.streets.catalogue import COLOURS, SIDES
from tabletown.games.streets.decision import Turn
from tabletown.games.streets.edition import NONE
from tabletown.games.streets.geometry import SIDES as SIDE_COUNT
from tabletown.games.streets.geometry import x_of, y_of
from tabletown.games.streets.phases import FINISHED, PICK, PLACE
from tabletown.games.streets.state import StreetsState
from tabletown.games.streets.table import GRIFTER, Table
from tabletown.games.streets.turn import legal, play
from tabletown.games.streets.view import TableMove, TablePlace

OWNERS = ("Ann", "Grifter")


def written(table: Table) -> str:
    """A city as somebody at the table writes it down."""
    city, lines = table.city, []
    for cell, tile in city.at.items():
        parts = [TILE_IDS[tile], f"{x_of(cell)} {y_of(cell)} {SIDES[city.side[tile]]}"]
        if city.owner[tile] != NONE:
            parts.append(OWNERS[city.owner[tile]])
        homes = [(city.lying[home], COLOURS[city.colour_of(home)]) for home in city.homes_on(tile)]
        parts += [f"{count} {colour}" for count, colour in homes if count]
        lines.append(f"building: {', '.join(parts)}")
    seekers = [f"{city.seekers(colour)} {name}" for colour, name in enumerate(COLOURS) if city.seekers(colour)]
    return "\n".join([*lines, f"seekers: {', '.join(seekers)}" if seekers else ""]) + "\n"


def asked(text: str) -> TableMove:
    move = GAMES["streets"].paper_turn(text)
    assert isinstance(move, TableMove)
    return move


def outcome(table: Table) -> list[tuple[str, int | None, dict[str, int]]]:
    city = table.city
    found = []
    for tile in sorted(city.at.values()):
        people = {COLOURS[city.colour_of(home)]: city.lying[home] for home in city.homes_on(tile) if city.lying[home]}
        found.append((TILE_IDS[tile], None if city.owner[tile] == NONE else city.owner[tile], people))
    return found


def told(place: TablePlace) -> list[tuple[str, int | None, dict[str, int]]]:
    return [(building.tile, building.owner, building.people) for building in place.buildings]


def end_turn(turn: Turn, table: Table) -> None:
    while turn.phase != FINISHED:
        offered = legal(turn, table)
        play(turn, table, SETTLE.number if SETTLE.number in offered else offered[0], None)


def positions(seed: int) -> list[Table]:
    """Tables before each turn of a whole game that is played at random."""
    game = GAMES["streets"]
    state = game.deal(game.set_up("", 1, {}), seed)
    assert isinstance(state, StreetsState)
    choose, found = random.Random(seed), []
    while not state.over():
        if state.turn.phase == PICK:
            found.append(state.table.copy())
        state.play(0, choose.choice(state.legal(0)))
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_grifter_builds_where_the_game_lets_it_build_and_all_follows(seed: int) -> None:
    tables = positions(seed)
    assert len(tables) > 8
    streets_closed = 0
    for table in tables[::2]:
        tile = table.top()
        if tile == NONE:
            continue
        move = asked(written(table) + f"grifter: {TILE_IDS[tile]}\n")
        best = grifter.places(table, tile)
        cells = [(x_of(place // SIDE_COUNT), y_of(place // SIDE_COUNT), SIDES[place % SIDE_COUNT]) for place in best]
        assert [(place.x, place.y, place.side) for place in move.places] == cells and move.is_grifter
        for place, known in zip(move.places, best, strict=True):
            after, turn = table.copy(), Turn(GRIFTER)
            before = after.income[:]
            turn.begin(after, None)
            if turn.phase == PLACE:
                play(turn, after, actions.BUILD.number + known, None)
            end_turn(turn, after)
            assert told(place) == outcome(after), f"{TILE_IDS[tile]} in place {known}"
            assert list(place.seekers.values()) == [after.city.seekers(colour) for colour in range(len(COLOURS))]
            gained = [now - then for now, then in zip(after.income, before, strict=True)]
            assert (place.pays or [0, 0]) == gained
            streets_closed += bool(place.pays)
    assert streets_closed, "in some of them a street closes"


def test_what_the_player_builds_is_checked_and_counted_too() -> None:
    table = positions(4)[5]
    tile = table.hands[0][0]
    place = next(iter(table.city.places))
    side = next(side for side in range(SIDE_COUNT) if side in table.city.open_sides(place))
    where = f"{x_of(place)} {y_of(place)} {SIDES[side]}"
    move = asked(written(table) + f"build: {TILE_IDS[tile]}, {where}\n")
    built = next(building for building in move.places[0].buildings if building.tile == TILE_IDS[tile])
    assert not move.is_grifter and (built.x, built.y, built.side) == (x_of(place), y_of(place), SIDES[side])
    with pytest.raises(ImpossiblePaper) as refused:
        asked(written(table) + f"build: {TILE_IDS[tile]}, 40 40 south\n")
    assert [problem.message for problem in refused.value.problems] == ["streets-rule-build-next_to_a_building"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("building: park, 1 0 west\n", "streets-paper-whole-city"),
        ("building: starter_home, 3 3 south, Ann\nbuilding: flea_market, 4 3 south, Ben\n", "streets-paper-one-player"),
        ("grifter: art_gallery\n", "streets-paper-one-turn"),
        ("seekers: many\n", "streets-paper-seekers"),
    ],
)
def test_what_the_grifter_cannot_know_is_asked_for(text: str, message: str) -> None:
    start = "" if "park" in text else "building: station, 0 0 south\nbuilding: park, 1 0 west\n"
    with pytest.raises(ImpossiblePaper) as impossible:
        asked(f"{start}{text}grifter: hardware_store\n")
    assert message in [problem.message for problem in impossible.value.problems]


def test_a_tile_stands_in_the_city_once() -> None:
    start = "building: station, 0 0 south\nbuilding: park, 1 0 west\nbuilding: starter_home, -1 0 south, Ann\n"
    for line in ("grifter: starter_home", "build: starter_home, -2 0 south", "grifter: station"):
        with pytest.raises(ImpossiblePaper):
            asked(f"{start}{line}\n")
