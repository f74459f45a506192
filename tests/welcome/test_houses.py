"""Building houses and being refused a permit (first edition rulebook, pages 5 and 6)."""

import pytest

from tabletown.engine.contract import IllegalAction
from welcome.builders import facing, game, holding, offers, play, sheet, why_not, with_sheet


def test_a_number_fits_only_where_the_street_keeps_ascending() -> None:
    state = play(facing(with_sheet(game(), sheet(". 4 . . 9 .")), (6, "park")), "a")
    assert [word for word in offers(state) if word.startswith("6@1")] == ["6@1.3", "6@1.4"]
    assert why_not(state, "6@1.1") == "welcome.house.ascending"
    assert why_not(state, "6@1.6") == "welcome.house.ascending"


def test_a_number_stands_once_in_a_street_but_may_stand_in_others() -> None:
    state = play(facing(with_sheet(game(), sheet(". 6 .")), (6, "park")), "a")
    assert not any(word.startswith("6@1") for word in offers(state))
    assert "6@2.1" in offers(state)


def test_houses_and_numbers_may_be_left_out() -> None:
    """The rulebook's example: 10 right beside 7."""
    state = play(facing(with_sheet(game(), sheet("4 . 7")), (10, "park")), "a")
    assert {"10@1.4", "10@1.10"} <= set(offers(state))


def test_a_built_house_is_not_written_over() -> None:
    state = play(facing(with_sheet(game(), sheet("4")), (6, "park")), "a")
    assert why_not(state, "6@1.1") == "welcome.house.empty_only"
    assert why_not(state, "6@1.11") == "welcome.house.empty_only"


def test_only_the_number_of_the_combination_is_written() -> None:
    state = play(facing(game(), (6, "park")), "a")
    assert why_not(state, "7@1.1") == "welcome.house.number_of_the_card"


def test_a_number_goes_with_the_effect_beside_it() -> None:
    state = facing(game(), (6, "park"), (9, "pool"))
    assert offers(state) == ["a", "b", "c"]
    assert why_not(state, "ab") == "welcome.turn.one_combination"


def test_the_house_comes_before_the_effect_and_cannot_be_left_out() -> None:
    state = play(facing(game(), (6, "park")), "a")
    assert why_not(state, "park") == "welcome.effect.after_the_house"
    assert why_not(state, "done") == "welcome.turn.not_finished"
    assert why_not(state, "skip") == "welcome.effect.after_the_house"


def test_an_illegal_action_raises_the_rule_and_changes_nothing() -> None:
    state = play(facing(with_sheet(game(), sheet("9")), (6, "park")), "a")
    with pytest.raises(IllegalAction, match=r"welcome\.house\.ascending"):
        play(state, "6@1.2")
    assert state.sheets[0].numbers[1] == -1


FULL_BELOW_9 = ("9 . . . . . . . . .", "9 . . . . . . . . . .", "9 . . . . . . . . . . .")


def test_a_permit_is_refused_exactly_when_no_combination_fits() -> None:
    stuck = facing(with_sheet(game(), sheet(*FULL_BELOW_9)), (5, "park"), (6, "pool"), (7, "fence"))
    assert offers(stuck) == ["refuse"]
    free = facing(with_sheet(game(), sheet(*FULL_BELOW_9)), (5, "park"), (6, "pool"), (10, "fence"))
    assert offers(free) == ["c"]
    assert why_not(free, "refuse") == "welcome.refusal.only_when_stuck"
    assert why_not(free, "a") == "welcome.house.ascending"


def test_a_refusal_gives_no_effect_and_crosses_a_box() -> None:
    state = facing(with_sheet(game(), sheet(*FULL_BELOW_9)), (5, "park"), (6, "pool"), (7, "fence"))
    play(state, "refuse")
    assert offers(state) == ["done"]
    assert state.sheets[0].refusals == 1


def test_temps_save_a_number_that_does_not_fit_but_nobody_is_forced_to_hire_them() -> None:
    state = facing(with_sheet(game(), sheet(*FULL_BELOW_9)), (8, "temp"), (6, "pool"), (7, "fence"))
    assert offers(state) == ["a", "refuse"]
    play(state, "a")
    assert "10@1.2" in offers(state)
    assert "refuse" in offers(state)
    play(state, "refuse")
    assert state.sheets[0].refusals == 1
    assert state.sheets[0].temps == 0


def test_who_need_not_hire_temps_may_be_refused_without_choosing_their_pair() -> None:
    state = facing(with_sheet(game(), sheet(*FULL_BELOW_9)), (8, "temp"), (6, "pool"), (7, "fence"))
    play(state, "refuse, done")
    assert state.sheets[0].refusals == 1


def test_with_temps_a_number_that_fits_as_printed_is_not_refused() -> None:
    state = play(facing(game(), (8, "temp")), "a")
    assert why_not(state, "refuse") == "welcome.refusal.only_when_stuck"


def test_while_another_pair_fits_as_printed_temps_are_no_way_to_a_refusal() -> None:
    """House building is an obligation (page 5), a refusal what happens to those who cannot write any number."""
    state = facing(with_sheet(game(), sheet(*FULL_BELOW_9)), (8, "temp"), (6, "pool"), (10, "fence"))
    assert offers(state) == ["a", "c"]
    assert why_not(state, "refuse") == "welcome.refusal.only_when_stuck"
    play(state, "a")
    assert "refuse" not in offers(state)
    assert why_not(state, "refuse") == "welcome.refusal.only_when_stuck"


def test_alone_every_card_of_the_hand_offers_its_number() -> None:
    """The 8 fits with the effect of another card only when that is a temp; the 10 fits with any."""
    stuck = holding(with_sheet(game(1), sheet(*FULL_BELOW_9)), (8, "fence"), (7, "temp"), (6, "pool"))
    assert offers(stuck) == ["ab", "refuse"]
    free = holding(with_sheet(game(1), sheet(*FULL_BELOW_9)), (8, "fence"), (7, "temp"), (10, "pool"))
    assert why_not(free, "refuse") == "welcome.refusal.only_when_stuck"
    assert why_not(play(free, "ab"), "refuse") == "welcome.refusal.only_when_stuck"


def test_a_roundabout_that_makes_room_for_a_printed_number_ends_the_right_to_be_refused() -> None:
    state = facing(with_sheet(game(expert=True), sheet(*FULL_BELOW_9)), (8, "temp"), (6, "pool"), (7, "fence"))
    assert "refuse" in offers(state)
    play(state, "roundabout 1.3")
    assert why_not(state, "refuse") == "welcome.refusal.only_when_stuck"


def test_refusals_cost_nothing_twice_then_three_and_five_and_end_the_game() -> None:
    for refusals, points in ((0, 0), (1, 0), (2, -3), (3, -5)):
        made = sheet()
        made.refusals = refusals
        state = with_sheet(game(), made)
        assert dict(state.scores()[0].parts)["refusals"] == points
    made = sheet(*FULL_BELOW_9)
    made.refusals = 2
    state = facing(with_sheet(game(), made), (5, "park"), (6, "pool"), (7, "fence"))
    play(state, "refuse, done")
    assert not state.over()
    play(state, "a, 5@1.1, skip, done", seat=1)
    assert state.over()
    assert state.end_reason() == "refusals"


def test_alone_the_number_of_one_card_goes_with_the_effect_of_another() -> None:
    state = holding(game(1), (5, "fence"), (9, "pool"), (12, "bis"))
    assert offers(state) == ["ab", "ac", "ba", "bc", "ca", "cb"]
    assert why_not(state, "a") == "welcome.turn.two_cards"
    play(state, "ab")
    assert "5@1.3" in offers(state)
    play(state, "5@1.3, pool, done")
    assert state.sheets[0].pools == 1
