"""The six effects with their edge cases (first edition rulebook, pages 6 and 7)."""

from tabletown.games.welcome.board import at
from welcome.builders import facing, game, offers, play, sheet, why_not, with_sheet


def test_an_effect_is_a_choice() -> None:
    state = play(facing(game(), (6, "park")), "a, 6@1.3")
    assert offers(state) == ["park", "skip"]
    assert offers(play(state, "skip")) == ["done"]
    assert state.sheets[0].parks == [0, 0, 0]


def test_only_the_effect_of_the_combination_is_used() -> None:
    state = play(facing(game(), (6, "park")), "a, 6@1.3")
    assert why_not(state, "fence 1.1") == "welcome.effect.of_the_combination"


# Fence


def test_a_fence_divides_an_estate_of_three_into_one_and_two() -> None:
    """The rulebook's example: 5 into the third house of the second street, then a fence between houses 1 and 2 of the
    first."""
    made = sheet("1 2 3 | ", "3 4 .")
    assert made.estate_counts() == [0, 0, 1, 0, 0, 0]
    state = play(facing(with_sheet(game(), made), (5, "fence")), "a, 5@2.3, fence 1.1")
    assert state.sheets[0].estate_counts() == [1, 1, 0, 0, 0, 0]


def test_fences_stand_anywhere_also_between_empty_houses() -> None:
    state = play(facing(game(), (5, "fence")), "a, 5@2.3")
    assert len(offers(state)) == 9 + 10 + 11 + 1
    assert why_not(state, "fence 1.10") == "welcome.fence.between_houses"


def test_no_second_fence_in_one_place() -> None:
    state = play(facing(with_sheet(game(), sheet(". | .")), (5, "fence")), "a, 5@2.3")
    assert why_not(state, "fence 1.1") == "welcome.fence.already_there"


def test_an_estate_that_paid_for_a_plan_is_not_divided() -> None:
    state = play(facing(with_sheet(game(), sheet("1! 2! 3! | 4 5 |")), (5, "fence")), "a, 5@2.3")
    assert why_not(state, "fence 1.1") == "welcome.fence.used_estate"
    assert "fence 1.1" not in offers(state)
    assert "fence 1.4" in offers(state)
    assert why_not(state, "fence 1.4") == ""


def test_no_fence_between_a_number_and_its_bis() -> None:
    state = play(facing(with_sheet(game(), sheet("1 5 5b 6")), (5, "fence")), "a, 5@2.3")
    assert why_not(state, "fence 1.2") == "welcome.bis.same_estate"
    assert why_not(state, "fence 1.3") == ""


def test_an_estate_is_one_to_six_houses_between_fences_all_numbered() -> None:
    assert sheet("1 | 2 3 | 4 . | 5 6").estate_counts() == [1, 1, 0, 0, 0, 0]
    assert sheet("1 2 3 4 5 6 7 |").estate_counts() == [0, 0, 0, 0, 0, 0]
    assert sheet("1 2 3 4 5 6 | . . . .").estate_counts() == [0, 0, 0, 0, 0, 1]


def test_streets_are_fenced_at_both_ends_from_the_start() -> None:
    assert sheet(". . . . . . . . | 8 9").estate_counts() == [0, 1, 0, 0, 0, 0]
    assert sheet("", "", "1 |").estate_counts() == [1, 0, 0, 0, 0, 0]


# Agent


def test_an_agent_raises_one_size_of_estate() -> None:
    """The rulebook's example: the first box of the column for two houses; such an estate is worth 3 instead of 2."""
    state = play(facing(with_sheet(game(), sheet("1 2 |")), (13, "agent")), "a, 13@3.5")
    assert dict(state.score_seen_by(0).parts)["estates-2"] == 2
    play(state, "agent 2")
    assert dict(state.score_seen_by(0).parts)["estates-2"] == 3


def test_an_agent_needs_no_such_estate_but_an_open_box() -> None:
    made = sheet()
    made.agents = [1, 2, 0, 0, 0, 0]
    state = play(facing(with_sheet(game(), made), (13, "agent")), "a, 13@3.5")
    assert offers(state) == ["agent 3", "agent 4", "agent 5", "agent 6", "skip"]
    assert why_not(state, "agent 1") == "welcome.agent.column_full"


# Park


def test_a_park_grows_on_the_street_just_built_on() -> None:
    state = play(facing(game(), (6, "park")), "a, 6@3.3, park")
    assert state.sheets[0].parks == [0, 0, 1]


def test_a_full_park_is_passed_over() -> None:
    made = sheet()
    made.parks = [3, 0, 0]
    state = play(facing(with_sheet(game(), made), (6, "park")), "a, 6@1.3")
    assert offers(state) == ["done"]


def test_parks_are_worth_the_next_open_box() -> None:
    for boxes, points in (([0, 0, 0], 0), ([1, 2, 3], 2 + 4 + 6), ([3, 4, 5], 10 + 14 + 18)):
        made = sheet()
        made.parks = boxes
        assert dict(with_sheet(game(), made).scores()[0].parts)["parks"] == points


# Pool


def test_a_pool_is_built_only_at_the_house_just_written() -> None:
    state = play(facing(game(), (6, "pool")), "a, 6@1.3")
    assert offers(state) == ["pool", "skip"]
    assert play(state, "pool").sheets[0].pools == 1


def test_a_pool_combination_may_be_built_where_no_pool_is_drawn() -> None:
    state = play(facing(with_sheet(game(), sheet(". . 3")), (6, "pool")), "a, 6@1.4")
    assert offers(state) == ["done"]
    assert state.sheets[0].pools == 0


def test_a_pool_house_may_be_written_without_the_pool_and_never_gets_it_later() -> None:
    state = play(facing(game(), (6, "agent")), "a, 6@1.3, skip, done")
    play(state, "a, 6@1.3, skip, done", seat=1)
    play(facing(state, (9, "pool")), "a, 9@2.2")
    assert offers(state) == ["done"]


# Temps


def test_temps_change_a_number_by_up_to_two() -> None:
    """The rulebook's example: with an 8 one may write 6, 7, 8, 9 or 10."""
    state = play(facing(game(), (8, "temp")), "a")
    assert {word.split("@")[0] for word in offers(state)} == {"6", "7", "8", "9", "10"}
    assert why_not(state, "11@1.1") == "welcome.temp.reach"


def test_with_temps_numbers_reach_from_0_to_17() -> None:
    for printed, reach in ((1, {"0", "1", "2", "3"}), (15, {"13", "14", "15", "16", "17"})):
        state = play(facing(game(), (printed, "temp")), "a")
        assert {word.split("@")[0] for word in offers(state)} == reach


def test_temps_are_paid_with_a_box_when_they_changed_the_number_and_may_be_hired_without() -> None:
    state = play(facing(game(), (8, "temp")), "a, 9@1.3")
    assert state.sheets[0].temps == 1
    assert offers(state) == ["done"]
    state = play(facing(game(), (8, "temp")), "a, 8@1.3")
    assert offers(state) == ["temp", "skip"]
    assert play(state, "temp").sheets[0].temps == 1


def test_a_full_temp_track_still_helps() -> None:
    made = sheet()
    made.temps = 11
    state = play(facing(with_sheet(game(), made), (8, "temp")), "a, 9@1.3")
    assert state.sheets[0].temps == 11


# Bis


def test_a_bis_copies_a_neighbour_into_an_empty_house_on_either_side() -> None:
    state = play(facing(with_sheet(game(), sheet(". 5 .")), (9, "bis")), "a, 9@2.3")
    assert set(offers(state)) == {"bis 1.1>", "bis 1.3<", "bis 2.2>", "bis 2.4<", "skip"}
    play(state, "bis 1.3<")
    assert state.sheets[0].numbers[at(1, 3)] == 5
    assert state.sheets[0].bis == 1


def test_a_bis_stands_right_beside_its_number() -> None:
    state = play(facing(with_sheet(game(), sheet("5")), (9, "bis")), "a, 9@2.3")
    assert why_not(state, "bis 1.3<") == "welcome.bis.next_to_number"
    assert why_not(state, "bis 1.10>") == "welcome.bis.next_to_number"


def test_a_bis_is_written_beside_a_number_and_not_on_it() -> None:
    state = play(facing(with_sheet(game(), sheet(". 5 6")), (9, "bis")), "a, 9@2.3")
    assert why_not(state, "bis 1.2>") == "welcome.bis.next_to_number"
    assert why_not(state, "bis 1.2<") == "welcome.bis.next_to_number"


def test_whoever_points_at_a_house_when_theirs_is_built_hears_so() -> None:
    """Whatever the effect, and whether a number stands there or not."""
    for effect in ("fence", "agent", "park", "pool", "bis"):
        state = play(facing(with_sheet(game(), sheet("5")), (9, effect)), "a, 9@1.3")
        for place in ("9@1.1", "9@1.3", "9@1.5"):
            assert why_not(state, place) == "welcome.house.one_a_turn", effect


def test_a_number_can_be_copied_again_and_again() -> None:
    state = play(facing(with_sheet(game(), sheet("4 5b 5 5b .")), (9, "bis")), "a, 9@2.3, bis 1.5<")
    assert state.sheets[0].numbers[at(1, 5)] == 5


def test_no_bis_across_a_fence() -> None:
    state = play(facing(with_sheet(game(), sheet("5 | .")), (9, "bis")), "a, 9@2.3")
    assert why_not(state, "bis 1.2<") == "welcome.bis.same_estate"


def test_one_empty_house_may_copy_either_neighbour() -> None:
    state = play(facing(with_sheet(game(), sheet("4 . 7")), (9, "bis")), "a, 9@2.3")
    assert {"bis 1.2<", "bis 1.2>"} <= set(offers(state))


def test_a_bis_builds_no_pool() -> None:
    state = play(facing(with_sheet(game(), sheet(". 5 .")), (9, "bis")), "a, 9@2.3, bis 1.3<")
    assert state.sheets[0].pools == 0


def test_bis_cost_more_and_more_and_the_tenth_no_more_than_the_ninth() -> None:
    for boxes, points in enumerate((0, 1, 3, 6, 9, 12, 16, 20, 24, 28)):
        made = sheet()
        made.bis = boxes
        assert dict(with_sheet(game(), made).scores()[0].parts)["bis"] == -points
    made = sheet("5")
    made.bis = 9
    state = play(facing(with_sheet(game(), made), (9, "bis")), "a, 9@2.3, bis 1.2<")
    assert dict(state.score_seen_by(0).parts)["bis"] == -28
