"""Equal points are explained: each game tells which of its tie-breaks decided, and when none did."""

import pytest

from dream_home.builders import game as dream_home
from dream_home.builders import house, with_house
from happy_city.builders import expert, with_city
from streets.builders import game as streets
from tabletown.engine.contract import State
from tabletown.engine.ties import TieBreak, told
from tabletown.words import LANGUAGES, Words
from welcome.builders import game as welcome
from welcome.builders import sheet

NAMES = ["Ann", "Bob", "Cat"]


def explained(state: State, language: str = "en") -> list[str]:
    return [Words(language).event(event, NAMES) for event in state.ties()]


def test_only_neighbours_in_the_ranking_with_equal_points_are_compared() -> None:
    breaks = [TieBreak("first"), TieBreak("second", {"size": 4})]
    events = told([5, 7, 5, 5], [[1, 0], [0, 0], [2, 3], [1, 1]], breaks)
    assert [(event.message, event.seat, event.args) for event in events] == [
        ("first", 2, {"seat": 4, "more": 2, "fewer": 1}),
        ("second", 3, {"seat": 1, "more": 1, "fewer": 0, "size": 4}),
    ]


def test_who_is_equal_in_all_shares_the_place() -> None:
    (event,) = told([3, 3], [[1], [1]], [TieBreak("first")])
    assert (event.message, event.seat, event.args) == ("table-tie-shared", 0, {"seat": 2})


def test_different_points_need_no_word() -> None:
    assert told([3, 2, 1], [[0], [9], [9]], [TieBreak("first")]) == []


def test_dream_home_says_that_children_decided() -> None:
    state = dream_home()
    edition = state.table.edition
    kids = [card for card in range(len(edition.card_kinds)) if edition.room(card) == "kids"]
    many = max(kids, key=lambda card: edition.children[card])
    few = min(kids, key=lambda card: edition.children[card])
    assert edition.children[many] > edition.children[few]
    for seat, card in ((0, few), (1, many)):
        made = house("", "kids")
        made.cards[made.cards.index(next(card for card in made.cards if card >= 0))] = card
        with_house(state, made, seat)
    more, fewer = edition.children[many], edition.children[few]
    assert explained(state) == [f"Equal points, so the children in the pictures decide: Bob {more}, Ann {fewer}."]


def test_happy_city_counts_coins() -> None:
    state = expert(2, "blue", "green")
    for seat, coins in ((0, 2), (1, 5)):
        with_city(state, seat, "house")
        state.table.cities[seat].coins = coins
    assert explained(state) == ["Equal points, so the coins decide: Bob 5, Ann 2."]


def test_streets_has_no_tie_break_and_the_grifter_wins_ties() -> None:
    state = streets(2)
    assert explained(state) == ["Equal in everything that counts: Ann and Bob share the place."]
    alone = streets(1, grifter="easy")
    assert explained(alone) == ["The money is equal: a tie goes to the Grifter."]
    alone.table.income[0] = 1
    assert explained(alone) == []


def test_welcome_to_counts_estates_and_in_the_first_edition_their_sizes() -> None:
    state = welcome(2)
    assert explained(state) == ["Equal in everything that counts: Ann and Bob share the place."]
    state.shown = [sheet("1 | 2 |"), sheet("1 2 |")]  # 1 + 1 points, and 2
    assert explained(state) == ["Equal points, so completed estates decide: Ann 2, Bob 1."]
    state.shown = [sheet("1 2 | 3 4 |"), sheet("1 | 2 3 4 |")]  # 2 + 2, and 1 + 3
    assert explained(state) == ["Equal points and equally many estates, so those of 1 house decide: Bob 1, Ann 0."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ties_are_told_in_every_language(language: str) -> None:
    (line,) = explained(welcome(2), language)
    assert "Ann" in line and "Bob" in line
