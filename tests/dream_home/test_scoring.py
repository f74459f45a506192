"""Counting points (rulebook, “End of the game and scoring”, “Victory” and the example of scoring)."""

import pytest

from dream_home.builders import counted, edition, game, house, roof, with_house
from tabletown.games.dream_home import roofs
from tabletown.games.dream_home.scoring import children, places, score


def room_points(*floors: str) -> int:
    return counted(house(*floors)).get("rooms", 0)


# Rooms


@pytest.mark.parametrize(
    ("room", "points"),
    [("living", (1, 4, 9)), ("bedroom", (1, 4)), ("kitchen", (1, 6)), ("kids", (2, 6)), ("bathroom", (1,))],
)
def test_rooms_pay_by_their_cards(room: str, points: tuple[int, ...]) -> None:
    """The rulebook prints those of living room, bedroom and bathroom, and of single kitchens and kids' rooms."""
    assert tuple(room_points("", " ".join([room] * cards)) for cards in range(1, len(points) + 1)) == points


def test_a_garage_pays_only_when_it_has_two_cards() -> None:
    assert (room_points("", "", "garage"), room_points("", "", "garage garage")) == (0, 4)


def test_cards_above_each_other_count_apart() -> None:
    assert room_points("living", "living") == 2


def test_a_face_down_room_is_worth_nothing() -> None:
    assert counted(house("", "x x x", "x x")) == {}


@pytest.mark.parametrize(("annex", "wanted"), [("pantry", "kitchen"), ("wardrobe", "bedroom"), ("sauna", "bathroom")])
def test_an_annex_pays_three_beside_the_room_it_belongs_to_and_one_elsewhere(annex: str, wanted: str) -> None:
    assert room_points("", annex) == 1
    assert room_points("", f"{wanted} {annex}") == room_points("", f"{annex} {wanted}") == 1 + 3
    assert room_points("", f"{wanted} x {annex}") == 1 + 1
    assert room_points(wanted, annex) == 1 + 1, "above is not beside"


def test_a_condition_is_met_once_however_many_neighbours_meet_it() -> None:
    """The pantry between two kitchens in the rulebook's example of scoring."""
    assert room_points("", "kitchen pantry kitchen") == 1 + 3 + 1


def test_a_neighbour_at_the_end_of_a_large_room_counts() -> None:
    assert room_points("", "kitchen kitchen pantry") == 6 + 3


# Comfort


def test_comfort_is_a_bathroom_on_both_floors_and_bathroom_kitchen_and_bedroom() -> None:
    assert counted(house("bathroom", "bathroom")).get("comfort") == 3
    assert counted(house("", "bathroom _ bathroom")).get("comfort") is None
    assert counted(house("bedroom", "kitchen bathroom")).get("comfort") == 3
    assert counted(house("bathroom bedroom", "bathroom kitchen")).get("comfort") == 6
    assert counted(house("bathroom bedroom kitchen", "bathroom kitchen bedroom")).get("comfort") == 6


def test_a_kids_room_is_no_bedroom() -> None:
    assert counted(house("kids", "kitchen bathroom")).get("comfort") is None


# Roofs


@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("", 0),
        ("red red red", 0),
        ("red red! red", 0),
        ("red red red red", 8),
        ("red! red red red", 9),
        ("red brown green blue", 3),
        ("red red brown blue", 3),
        ("red! brown! green blue", 5),
        ("red! brown! green! blue!", 7),
        ("red red red red red! brown", 9),
        ("red red red red brown! green! blue!", 8),
        ("red red brown brown green! blue!", 5),
        ("red red red brown brown brown green!", 4),
    ],
)
def test_the_best_four_cards_of_the_pile_make_the_roof(pile: str, points: int) -> None:
    """Rulebook: one colour 8, otherwise 3, each window of a complete roof 1; 5 with two windows, 9 at the most."""
    cards = [roof(name) for name in pile.split()]
    assert roofs.points(edition(), roofs.best(edition(), cards)) == points
    assert counted(house(roofs=pile)).get("roof", 0) == points


def test_four_cards_of_more_than_one_colour_are_a_complete_roof() -> None:
    assert len(roofs.best(edition(), [roof(name) for name in ("red", "red", "red", "blue", "blue")])) == 4


def test_a_roof_counts_only_when_the_game_is_over() -> None:
    state = with_house(game(), house(roofs="red red red red"))
    assert dict(state.score_seen_by(0).parts)["roof"] == 0
    assert dict(state.scores()[0].parts)["roof"] == 0


# The example of scoring


EXAMPLE = (
    "kids living living*piano bathroom wardrobe",
    "bathroom bedroom*cat_house kitchen pantry kitchen",
    "garage x",
)
ROOF = "red brown green! green"


def test_the_rulebooks_example_is_worth_29_points() -> None:
    """The last page. Its list of rooms, read in order, fills the two floors and the basement."""
    made = house(*EXAMPLE, roofs=ROOF)
    assert counted(made) == {"rooms": 15, "decor": 4, "comfort": 6, "roof": 4}
    assert score(made, roof_is_open=True).total == 29


def test_the_example_with_helpers() -> None:
    assert score(house(*EXAMPLE, roofs=ROOF, helpers="architect"), roof_is_open=True).total == 32
    assert score(house(*EXAMPLE, roofs=ROOF, helpers="designer"), roof_is_open=True).total == 31


# Who has won


def test_most_points_win_then_most_children_then_all_who_are_equal() -> None:
    one, other, third = house("", "kids"), house("", "kids"), house("", "library")
    assert [children(made) for made in (one, other, third)] == [2, 2, 1]
    assert places([one, other, third], [10, 10, 12]) == [2, 2, 1]
    assert places([one, other, third], [10, 10, 10]) == [1, 1, 3]


def test_children_on_face_down_cards_do_not_count() -> None:
    made = house("", "kids")
    made.kinds[made.edition.board.living_cells[5]] = -2
    assert children(made) == 0
