"""What lies on the table before the first turn (rulebook, contents and preparation), and the cards in the box."""

from pathlib import Path

import pytest

from happy_city.builders import card, coins, edition, expert, game, offers, play, why_not
from tabletown.engine.catalogue import CatalogueError
from tabletown.engine.contract import BadSetup
from tabletown.games import GAMES
from tabletown.games.happy_city.box import DECKS, DWELLINGS
from tabletown.games.happy_city.catalogue import COLOURS, read


def test_the_box_has_140_cards_and_coins_for_70() -> None:
    """The rulebook's list: 66 buildings, 12 dwellings, 5 markets, 18 and 38 special buildings, 1 first player card."""
    box = read("base")
    assert sum(building.copies for building in box.building) == 66
    assert sum(dwelling.copies for dwelling in box.dwelling) == 12
    assert [len(box.market), len(box.family), len(box.expert)] == [5, 18, 38]
    assert sum(edition().white.copies) + 1 == 140
    assert edition().white.coins == 20 * 1 + 10 * 5


def test_the_decks_are_what_their_backs_show() -> None:
    """The rulebook's hint: each storey of the house on a back stands for two cards of its colour."""
    storeys = [[6, 4, 1, 1, 2], [3, 3, 0, 2, 2], [0, 2, 1, 6, 0]]
    for deck in range(DECKS):
        colours = [edition().white.colour[building] for building in edition().white.deck_of(deck)]
        assert [colours.count(colour) // 2 for colour in range(len(COLOURS))] == storeys[deck]
    assert edition().white.lowest == [1, 4, 6]
    assert edition().white.highest == [3, 5, 9]


def test_three_players_get_five_special_buildings_and_two_of_each_dwelling() -> None:
    """The rulebook's example for three players (preparation, 4 and 5)."""
    table = game(3).table
    assert len(table.offered) == 5
    assert table.dwellings == [2, 2, 2]


@pytest.mark.parametrize(("seats", "specials", "dwellings"), [(2, 4, 1), (4, 6, 3), (5, 7, 4)])
def test_other_numbers_of_players(seats: int, specials: int, dwellings: int) -> None:
    table = game(seats).table
    assert len(table.offered) == specials
    assert table.dwellings == [dwellings] * 3


def test_everybody_begins_with_a_white_market_and_gets_its_coin_on_top_of_two() -> None:
    """The rulebook's example of the first income: 1 coin each for the market."""
    state = game(4)
    assert coins(state) == [2 + 1] * 4
    for city in state.table.cities:
        assert len(city.cards) == 1
        assert city.colours == [0, 0, 0, 0, 0]


def test_nothing_is_face_up_so_the_first_player_has_nothing_to_discard_and_turns_up_three() -> None:
    """The rulebook: no open cards in the first round."""
    state = game()
    assert offers(state) == ["draw 1", "draw 2", "draw 3"]
    play(state, "draw 1, draw 1, draw 2")
    assert len(state.table.face_up) == 3
    assert "coin" in offers(state)


def test_special_buildings_of_a_mode_are_those_of_the_mode() -> None:
    for seats in (2, 3, 4, 5):
        assert not any(edition().specials[number].is_expert for number in game(seats).table.offered)
        assert not any(edition().specials[number].is_expert for number in game(seats, "young").table.offered)
        assert all(edition().specials[number].is_expert for number in game(seats, "expert").table.offered)


def test_the_reconstructed_card_stays_in_the_box_unless_it_is_asked_for() -> None:
    eiffel_tower = next(special.number for special in edition().specials if special.is_reconstructed)
    without = edition().special_numbers(expert=True, reconstructed=False)
    assert eiffel_tower not in without
    assert len(without) == 37
    assert sorted([*without, eiffel_tower]) == edition().special_numbers(expert=True, reconstructed=True)


def test_only_expert_mode_has_a_reconstructed_card() -> None:
    with pytest.raises(BadSetup, match="reconstructed"):
        game(3, "family", reconstructed=True)


# Expert mode


def test_markets_are_chosen_from_the_last_seat_back_to_the_first_always_from_five() -> None:
    """The rulebook, expert mode: the player to the right of the first begins, anticlockwise; the first player is last."""
    state = game(3, "expert")
    assert state.acting() == [2]
    assert offers(state) == ["market yellow", "market orange", "market purple", "market green", "market blue"]
    play(state, "market blue")
    assert state.acting() == [1]
    assert why_not(state, "market blue") == "happy_city.market.in_the_middle"
    play(state, "market green")
    assert state.acting() == [0]
    assert coins(state) == [2, 2, 2]
    play(state, "market orange")
    assert state.acting() == [0]
    assert coins(state) == [3, 3, 3]
    assert offers(state) == ["draw 1", "draw 2", "draw 3"]


def test_a_coloured_market_has_its_colour() -> None:
    state = expert(2, "purple", "blue")
    assert state.table.cities[0].colours == [0, 0, 0, 0, 1]
    assert state.table.cities[1].colours == [0, 1, 0, 0, 0]


def test_markets_are_not_chosen_in_family_mode() -> None:
    assert why_not(game(), "market blue") == "happy_city.market.expert_only"


# Corrections by an owner of the box


def overlay(folder: Path, text: str) -> Path:
    path = folder / "my-box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_owner_of_the_box_can_correct_a_card(tmp_path: Path) -> None:
    shelf = GAMES["happy_city"]
    cards = shelf.use_overlay("base", overlay(tmp_path, '[[expert]]\nid = "big_ben"\namount = 6\n'))
    state = shelf.deal(shelf.set_up("base", 2, {"mode": "expert"}, cards), b"box")
    assert state.setup.overlay == cards
    big_ben = next(row for row in shelf.catalogue("base", tmp_path / "my-box.toml")["expert"] if row["id"] == "big_ben")
    assert (big_ben["amount"], big_ben["source"]) == (6, "overlay")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('[[building]]\nid = "museum"\ncolour = "pink"\n', 3, "Invalid enum value 'pink'"),
        ('[[building]]\nid = "museum"\ncost = -4\n', 3, "Expected int >= 0"),
        ('[[expert]]\nid = "castle"\nkind = "no_such_kind"\n', 3, "Invalid enum value 'no_such_kind'"),
        ('[[building]]\nid = "museum"\ncopies = 3\n', 3, "21 cards in deck 2, the box has 20"),
        ('[[building]]\nid = "museum"\ncost = 7\n', 3, "each deck costs more than the one before"),
        ('[[dwelling]]\nid = "house"\ncopies = 2\n', 3, "2 copies, the box has 4"),
        ('[[market]]\nid = "blue"\ncolour = "green"\n', 3, "one of each colour"),
        ('[[table]]\nid = "table"\nones = 30\n', 3, "80 in coins, the box has 70"),
        ('[[family]]\nid = "cat_cafe"\ngreen = 0\n', 3, "at least two cards"),
        ('[[expert]]\nid = "castle"\ncolour = "blue"\n', 3, "names a colour or none"),
        ('[[expert]]\nid = "moai"\ngives = ""\n', 3, "gives residents or hearts, or neither"),
        ('[[expert]]\nid = "golden_gate"\nhearts_for = [1, 2]\n', 3, "0 to 3 cards that are alike"),
    ],
)
def test_a_wrong_correction_is_refused_with_its_line(tmp_path: Path, text: str, line: int, reason: str) -> None:
    with pytest.raises(CatalogueError) as error:
        read("base", overlay(tmp_path, text))
    assert error.value.line == line
    assert reason in error.value.reason


def test_every_card_has_its_own_number() -> None:
    names = [name for name in edition().white.ids if name]
    assert len(set(names)) == len(names) == 33 + 3 + 5 + 18 + 38
    assert card("house") == DWELLINGS
