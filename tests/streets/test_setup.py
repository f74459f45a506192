"""Setting up (rulebook, "preparation"): the start of the city, the stack by the number of players, hands and signs."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from streets.builders import game, lying, view_of
from tabletown.engine.catalogue import CatalogueError
from tabletown.engine.contract import SPECTATOR, BadSetup
from tabletown.games import GAMES
from tabletown.games.streets.catalogue import COLOURS, KINDS, complaints, read


def test_one_person_of_each_colour_lies_on_the_station() -> None:
    state = game()
    assert [lying(state, f"station {colour}") for colour in COLOURS] == [1, 1, 1, 1]
    assert state.table.city.supply == [11, 11, 11, 11]


def test_station_and_park_belong_to_nobody_and_form_a_corner() -> None:
    station, park = view_of(game()).buildings
    assert (station.tile.id, station.x, station.y, station.side, station.owner) == ("station", 0, 0, "south", None)
    assert (park.tile.id, park.x, park.y, park.side, park.owner) == ("park", 1, 0, "west", None)


@pytest.mark.parametrize(("seats", "tiles", "turns"), [(2, 30, 15), (3, 36, 12), (4, 40, 10), (5, 45, 9)])
def test_the_stack_by_the_number_of_players(seats: int, tiles: int, turns: int) -> None:
    table = game(seats).table
    dealt = table.stack + [number for hand in table.hands for number in hand]
    assert len(dealt) == tiles
    assert tiles == turns * seats
    kinds = Counter(KINDS[table.edition.kind[number]] for number in table.removed if not table.edition.is_five[number])
    removed = {2: dict.fromkeys(KINDS, 2), 3: dict.fromkeys(COLOURS, 1)}.get(seats, {})
    assert kinds == removed
    assert any(table.edition.is_five[number] for number in dealt) == (seats == 5)


def test_everybody_has_three_tiles_and_five_signs() -> None:
    state = game(4)
    assert [len(hand) for hand in state.table.hands] == [3, 3, 3, 3]
    assert state.table.signs == [5, 5, 5, 5]


def test_fronts_are_seen_by_their_owner_alone_and_backs_by_all() -> None:
    state = game()
    own, other, spectator = (view_of(state, seat) for seat in (0, 1, SPECTATOR))
    assert [held.tile.number - 1 for held in own.hand] == state.table.hands[0]
    assert [held.tile.number - 1 for held in other.hand] == state.table.hands[1]
    assert spectator.hand == []
    for seen in (own, other, spectator):
        assert sorted(seen.players[1].backs) == sorted(
            KINDS[state.table.edition.kind[number]] for number in state.table.hands[1]
        )
        assert seen.stack.back == KINDS[state.table.edition.kind[state.table.top()]]
        assert seen.stack.front is None


def test_which_tile_another_seat_has_picked_is_hidden() -> None:
    state = game()
    state.play(0, state.legal(0)[1])
    mine, other = view_of(state, 0), view_of(state, 1)
    assert mine.decision is not None and other.decision is not None
    assert mine.decision.tile == state.table.hands[0][1] + 1
    assert other.decision.tile is None


def test_any_seat_can_be_first() -> None:
    setup = GAMES["streets"].set_up("base", 4)
    assert {GAMES["streets"].deal(setup, seed).acting()[0] for seed in range(40)} == {0, 1, 2, 3}


def test_the_grifter_plays_at_a_table_for_one_and_nowhere_else() -> None:
    streets = GAMES["streets"]
    assert streets.set_up("base", 1).options["grifter"] == "normal"
    with pytest.raises(BadSetup, match="grifter"):
        streets.set_up("base", 1, {"grifter": "nobody"})
    with pytest.raises(BadSetup, match="grifter"):
        streets.set_up("base", 2, {"grifter": "hard"})


def overlay(room: pytest.TempPathFactory, text: str) -> Path:
    path = room.mktemp("cards") / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('[[tile]]\nid = "toy_store"\nof = ["parent", "tourist"]\n', 3, "counts 1 colours"),
        ('[[tile]]\nid = "toy_store"\ncoef = 0\n', 3, "pays dollars"),
        ('[[tile]]\nid = "toy_store"\nfive = true\n', 3, "6 of them 5+"),
        ('[[tile]]\nid = "toy_store"\nsymbols = 2\n', 3, "13 people are shoppers"),
        ('[[start]]\nid = "park"\nx = 0\ny = 0\n', 3, "side by side"),
        ('[[start]]\nid = "park"\npeople = ["tourist"]\n', 3, "symbols of their colour"),
        ('[[stack]]\nid = "players_2"\nplayers = 3\n', 3, "one for each number"),
    ],
)
def test_an_overlay_that_cannot_be_true_is_refused_with_its_line(
    tmp_path_factory: pytest.TempPathFactory, text: str, line: int, reason: str
) -> None:
    with pytest.raises(CatalogueError) as refused:
        GAMES["streets"].use_overlay("base", overlay(tmp_path_factory, text))
    assert reason in refused.value.reason
    assert str(refused.value).startswith(f"mine.toml:{line}: ")


def test_set_up_may_take_out_as_many_tiles_of_a_kind_as_there_are() -> None:
    shipped = read("base")
    for out, wrong in ((8, 0), (9, 5)):
        stack = msgspec.structs.replace(shipped.stack[0], coloured_out=out)
        found = complaints(msgspec.structs.replace(shipped, stack=[stack, *shipped.stack[1:]]))
        assert len([each for each in found if f"set-up takes out {out}" in each]) == wrong


def test_an_overlay_corrects_a_tile(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = overlay(tmp_path_factory, '[[tile]]\nid = "toy_store"\nbusiness = "leisure"\n')
    streets = GAMES["streets"]
    fingerprint = streets.use_overlay("base", path)
    state = streets.deal(streets.set_up("base", 2, None, fingerprint), 1)
    assert state.complaint() == ""
    entry = next(entry for entry in streets.catalogue("base", path)["tile"] if entry["id"] == "toy_store")
    assert (entry["business"], entry["source"]) == ("leisure", "overlay")
