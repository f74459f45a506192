"""A city in which no tile has a place any more: our ruling, since the rulebook does not speak of it."""

import pytest

from streets.builders import advised, build, game, is_closed, offers, phase, play, tile, turn_of, why_not
from tabletown.games.streets.actions import STATION, TILE_IDS, TILES
from tabletown.games.streets.city import bare_city
from tabletown.games.streets.geometry import LETTERS, cell_at
from tabletown.games.streets.state import StreetsState

# Four streets of five, their backs to the outside, around a town in which every empty cell is dead.
FULL = [
    ".SSSSS.",
    "E.WEE.W",
    "ENWEENW",
    "ESNNNSW",
    "ESSSESW",
    "E.WWE.W",
    ".NNNNN.",
]
LAST = (3, 2)
"""The one place that is left."""


def nearly_full(state: StreetsState, *hands: str) -> StreetsState:
    """The city but for its last place. Seats have these hands, the rest of the box is in the city or lies aside."""
    table = state.table
    table.hands = [sorted(tile(name) for name in hand.split()) for hand in hands]
    held = [number for hand in table.hands for number in hand]
    table.stack, table.removed = [], []
    spare = [number for number in range(TILES) if number not in held]
    city = table.city = bare_city(table.edition)
    for y, row in enumerate(FULL):
        for x, side in enumerate(row):
            if side != "." and (x, y) != LAST:
                city.lay(spare.pop(), cell_at(x, y), LETTERS.index(side))
    for placed in city.at.values():
        city.is_closed[placed] = city.is_enclosed(city.street(placed))
    table.stack = spare
    return turn_of(state, 0)


def test_the_last_place_is_a_place() -> None:
    state = play(nearly_full(game(), "toy_store corner_shop", "food_court"), "pick toy_store")
    assert {offer[:-2] for offer in offers(state) if offer.startswith("build")} == {"build 3 2"}


def test_the_game_is_over_when_nobody_has_a_place() -> None:
    state = build(nearly_full(game(), "toy_store corner_shop", "food_court"), "toy_store", 3, 2, "E")
    play(state, "done")
    assert state.over()
    assert state.acting() == []
    assert state.table.hands[1] == [tile("food_court")]


def test_the_contractor_builds_no_second_tile_without_a_place() -> None:
    state = build(nearly_full(advised("contractor"), "toy_store corner_shop", "food_court"), "toy_store", 3, 2, "E")
    assert phase(state) == "wrap_up"
    assert play(state, "done").over()


@pytest.mark.parametrize("tiles", ["toy_store corner_shop", "toy_store corner_shop grand_hotel"])
def test_the_renovator_goes_on_alone_on_top_of_closed_streets(tiles: str) -> None:
    state = nearly_full(advised("renovator", 3), tiles, "food_court", "multiplex")
    state.table.removed, state.table.stack = state.table.stack, []
    build(state, "toy_store", 3, 2, "E")
    play(state, "done")
    names = tiles.split()[1:]
    for name in names:
        assert (state.over(), state.turn.player) == (False, 0), "the others have no place"
        if phase(state) == "pick":
            play(state, f"pick {name}")
        assert why_not(state, "build 1 1 E") != ""
        covers = [offer for offer in offers(state) if offer.startswith("build")]
        for offer in covers:
            x, y = (int(word) for word in offer.split()[1:3])
            below = state.table.city.at[cell_at(x, y)]
            assert below < STATION and is_closed(state, TILE_IDS[below])
        play(state, covers[0], "done")
    assert state.over()
    assert state.table.hands == [[], [tile("food_court")], [tile("multiplex")]]
