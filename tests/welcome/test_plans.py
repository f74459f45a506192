"""City plans: what they ask for, how they are paid, who gets which value (first edition rulebook, pages 8 and 10)."""

import pytest

from tabletown.engine.contract import Event
from tabletown.games.welcome.actions import ACTIONS
from tabletown.games.welcome.sheet import Sheet
from welcome.builders import edition, facing, game, offers, play, sheet, why_not, with_plans, with_sheet

PLANS = ("1-estates-44", "2-estates-1114", "3-estates-25")
TURN = "a, 8@3.6, skip"


def test_a_plan_is_claimed_by_choice_after_the_effect() -> None:
    state = with_plans(facing(with_sheet(game(), sheet("1 2 3 4 | 5 6 7 8 |"))), *PLANS)
    assert why_not(state, "plan 1") == "welcome.plan.after_the_effect"
    play(state, TURN)
    assert offers(state) == ["plan 1", "done"]
    assert why_not(state, "plan 2") == "welcome.plan.requirement"


def test_estates_that_paid_are_marked_and_pay_no_other_plan() -> None:
    state = with_plans(facing(with_sheet(game(), sheet("1 2 3 4 | 5 6 7 8 |", "1 | 2 | 3 |"))), *PLANS)
    play(state, f"{TURN}, plan 1, keep")
    assert state.sheets[0].plans == [6, 0, 0]
    assert offers(state) == ["done"]
    assert why_not(state, "plan 2") == "welcome.plan.requirement"
    assert why_not(state, "plan 1") == "welcome.plan.once"


def test_the_player_chooses_which_estates_pay() -> None:
    state = with_plans(facing(with_sheet(game(), sheet("1 2 3 4 | 5 6 7 8 |", "1 2 3 4 |"))), *PLANS)
    play(state, f"{TURN}, plan 1")
    assert offers(state) == ["estate 1.1", "estate 1.5", "estate 2.1"]
    assert why_not(state, "estate 3.1") == "welcome.plan.estates_needed"
    play(state, "estate 2.1, estate 1.5, keep")
    assert not state.sheets[0].is_used(0)
    assert state.sheets[0].is_used(4)
    assert state.sheets[0].is_used(16)


def test_the_first_writes_the_higher_value_and_later_ones_the_lower() -> None:
    """The plan 1, 1, 1, 4 brings 9 to whoever completes it first and 5 to the others."""
    ready = sheet("1 | 2 | 3 |", "1 2 3 4 |")
    state = with_plans(facing(with_sheet(with_sheet(game(3), ready), ready.copy(), seat=1)), *PLANS)
    play(state, f"{TURN}, plan 2, keep, done")
    play(state, f"{TURN}, done", seat=1)
    play(state, f"{TURN}, done", seat=2)
    assert state.table.approved == [False, True, False]
    play(facing(state, (9, "agent")), "a, 9@3.7, skip, plan 2, done", seat=1)
    assert state.sheets[0].plans[1] == 9
    assert state.sheets[1].plans[1] == 5


def test_all_who_complete_a_plan_in_one_round_write_the_higher_value() -> None:
    ready = sheet("1 | 2 | 3 |", "1 2 3 4 |")
    state = with_plans(facing(with_sheet(with_sheet(game(), ready), ready.copy(), seat=1)), *PLANS)
    play(state, f"{TURN}, plan 2, keep, done")
    play(state, f"{TURN}, plan 2, keep, done", seat=1)
    assert [sheet.plans[1] for sheet in state.shown] == [9, 9]


def test_the_first_to_complete_a_plan_may_have_all_cards_shuffled() -> None:
    ready = sheet("1 2 3 4 | 5 6 7 8 |")
    state = with_plans(facing(with_sheet(game(), ready)), *PLANS)
    play(state, f"{TURN}, plan 1")
    assert offers(state) == ["reshuffle", "keep"]
    play(state, "reshuffle, done")
    play(state, f"{TURN}, done", seat=1)
    assert [len(stack) for stack in state.table.deal.stacks] == [26, 26, 26]  # type: ignore[attr-defined]  # stacks
    assert state.round == 2
    assert state.complaint() == ""


def test_the_log_names_the_plan_and_the_shuffle() -> None:
    ready = sheet("1 | 2 | 3 |", "1 2 3 4 |")
    state = with_plans(facing(with_sheet(game(), ready)), *PLANS)
    play(state, f"{TURN}, plan 2, reshuffle, done")
    events: list[Event] = []
    play(state, TURN, seat=1)
    state.play(1, ACTIONS.parse("done"), events)
    told = [(event.message, event.seat, event.args.get("plan")) for event in events]
    assert ("welcome-log-plan", 0, 2) in told
    assert ("welcome-log-approved", 0, 2) in told
    assert ("welcome-log-reshuffle", -1, None) in told


def test_later_finishers_are_not_asked_to_shuffle() -> None:
    state = with_plans(facing(with_sheet(game(), sheet("1 2 3 4 | 5 6 7 8 |"))), *PLANS)
    state.table.approved[0] = True
    play(state, f"{TURN}, plan 1")
    assert offers(state) == ["done"]
    assert state.sheets[0].plans[0] == 3


def test_a_plan_may_be_claimed_in_a_round_of_refusal() -> None:
    made = sheet("1 2 3 4 | 5 6 7 9 |", "9", "9")
    state = with_plans(facing(with_sheet(game(), made), (5, "park"), (6, "pool"), (7, "fence")), *PLANS)
    play(state, "refuse")
    assert offers(state) == ["plan 1", "done"]


def parks(*boxes: int) -> Sheet:
    made = sheet()
    made.parks = list(boxes)
    return made


POOLS_TOP = ". . 3* . . . 7* 8*"
POOLS_MIDDLE = "1* . . 4* . . . 8*"
POOLS_BOTTOM = ". 2* . . . . 7* . . . 11*"


def parks_and_pools(boxes: list[int], *streets: str) -> Sheet:
    made = sheet(*streets)
    made.parks = boxes
    return made


def temps(count: int) -> Sheet:
    made = sheet()
    made.temps = count
    return made


TOP_FULL = "1 2 3 4 5 6 7 8 9 10"
BOTTOM_FULL = "1 2 3 4 5 6 7 8 9 10 11 12"
ENDS = ("1 . . . . . . . . 9", "1 . . . . . . . . . 9", "1 . . . . . . . . . . 9")


@pytest.mark.parametrize(
    ("plan", "met", "missed"),
    [
        ("1x-street-bottom", sheet("", "", BOTTOM_FULL), sheet("", "", BOTTOM_FULL[:-3])),
        ("1x-street-top", sheet(TOP_FULL), sheet("", "", BOTTOM_FULL)),
        ("1x-street-top", sheet("1 2 3 4 o 6 7 8 9 10"), sheet("1! 2 3 4 5 6 7 8 9 10")),
        ("1x-bis", sheet("", "1 1b 1b 3 3b 3b 3b"), sheet("1 1b 1b 1b 1b", "2 2b")),
        ("1x-temps", temps(7), temps(6)),
        ("1x-ends", sheet(*ENDS), sheet(*ENDS[:2], "1")),
        ("1x-ends", sheet("o . . . . . . . . 9", *ENDS[1:]), sheet("1! . . . . . . . . 9", *ENDS[1:])),
        ("2x-parks", parks(3, 4, 0), parks(3, 3, 4)),
        ("2x-pools", sheet(POOLS_TOP, POOLS_MIDDLE), sheet(POOLS_TOP, "1* . . 4*")),
        ("2x-bottom", parks_and_pools([0, 0, 5], "", "", POOLS_BOTTOM), parks_and_pools([3, 0, 0], POOLS_TOP)),
        ("2x-middle", parks_and_pools([0, 4, 0], "", POOLS_MIDDLE), parks_and_pools([0, 3, 0], "", POOLS_MIDDLE)),
        (
            "2x-roundabout",
            parks_and_pools([3, 0, 0], POOLS_TOP + " o"),
            parks_and_pools([3, 0, 0], POOLS_TOP, "o"),
        ),
    ],
)
def test_what_the_expert_plans_ask_for(plan: str, met: Sheet, missed: Sheet) -> None:
    card = next(card for card in edition().plans if card.id == plan)
    assert card.is_met(met)
    assert not card.is_met(missed)


def test_a_full_street_and_street_ends_use_up_their_houses_but_parks_and_pools_do_not() -> None:
    made = sheet("1 2 3 4 5 6 | 7 8 9 10")
    state = with_plans(facing(with_sheet(game(expert=True), made)), "1x-street-top", "2-estates-36", "3-estates-25")
    play(state, f"{TURN}, plan 1, keep")
    assert all(state.sheets[0].is_used(cell) for cell in range(10))
    ends = with_plans(facing(with_sheet(game(expert=True), sheet(*ENDS))), "1x-ends", "2-estates-36", "3-estates-25")
    play(ends, f"{TURN}, plan 1, keep")
    assert [cell for cell in range(48) if ends.sheets[0].is_used(cell)] == [0, 9, 16, 26, 32, 43]
    greens = with_plans(facing(with_sheet(game(expert=True), parks(3, 4, 0))), "1x-temps", "2x-parks", "3-estates-25")
    play(greens, f"{TURN}, plan 2, keep")
    assert not any(greens.sheets[0].is_used(cell) for cell in range(48))


def test_an_estate_with_one_used_house_pays_no_estate_plan() -> None:
    card = next(card for card in edition().plans if card.id == "1-estates-44")
    assert card.is_met(sheet("1 2 3 4 | 5 6 7 8 |"))
    assert not card.is_met(sheet("1 2 3 4! | 5 6 7 8 |"))


def test_all_28_plans_have_their_two_values_and_expert_plans_stay_out_of_the_base_game() -> None:
    cards = edition().plans
    assert len(cards) == 28
    assert sum(card.expert for card in cards) == 10
    assert [len(edition().plans_of(level, expert=False)) for level in (1, 2, 3)] == [6, 6, 6]
    assert [len(edition().plans_of(level, expert=True)) for level in (1, 2, 3)] == [11, 11, 6]
