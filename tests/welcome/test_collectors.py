"""What the collector's edition changes: cards, boards, plans and a few rules (its rulebook, pages 2 to 13 and 20)."""

import pytest

from tabletown.engine.contract import BadSetup
from tabletown.games import GAMES
from tabletown.games.welcome.dealing.stacks import Stacks
from tabletown.games.welcome.scoring import places, temp_points
from tabletown.games.welcome.sheet import Sheet
from welcome.builders import collectors, edition, facing, offers, play, sheet, why_not, with_plans, with_sheet

BOX = edition("collectors")
PROJECTED = edition("collectors", "projected")


def test_the_deck_is_the_printed_one() -> None:
    assert len(BOX.numbers) == 63
    assert [BOX.effects.count(effect) for effect in range(6)] == [14, 14, 14, 7, 7, 7]
    assert [BOX.numbers.count(number) for number in range(1, 16)] == [2, 2, 3, 4, 5, 6, 6, 7, 6, 6, 5, 4, 3, 2, 2]


def test_seven_plans_of_each_letter_and_seventeen_for_experts() -> None:
    assert [len(BOX.plans_of(level, expert=False)) for level in (1, 2, 3)] == [7, 7, 7]
    assert [len(BOX.plans_of(level, expert=True)) for level in (1, 2, 3)] == [13, 12, 13]


def test_three_stacks_of_21() -> None:
    deal = collectors().table.deal
    assert isinstance(deal, Stacks)
    assert [len(stack) for stack in deal.stacks] == [20, 20, 20]


def test_stacks_that_run_out_are_shuffled_each_on_its_own() -> None:
    state = collectors()
    deal = state.table.deal
    assert isinstance(deal, Stacks)
    homes = [sorted([*stack, deal.turned[slot]]) for slot, stack in enumerate(deal.stacks)]
    for _ in range(20):
        deal.next_round([-1, -1], state.chance)
    assert [sorted([*stack, deal.turned[slot]]) for slot, stack in enumerate(deal.stacks)] == homes
    assert [len(stack) for stack in deal.stacks] == [20, 20, 20]
    assert deal.discard == []


def test_a_fence_may_part_a_number_from_its_bis() -> None:
    """Two equal houses built with the bis effect may be divided by a fence."""
    state = play(facing(with_sheet(collectors(), sheet("1 5 5b 6", of=BOX)), (5, "fence")), "a, 5@2.3")
    assert why_not(state, "fence 1.2") == ""


def test_a_bis_may_be_built_across_a_fence() -> None:
    state = play(facing(with_sheet(collectors(), sheet("5 | .", of=BOX)), (9, "bis")), "a, 9@2.3")
    assert why_not(state, "bis 1.2<") == ""


def test_a_chain_of_bis_as_the_rulebook_writes_it() -> None:
    """4 – 5 bis – 5 – 5 bis – 5 bis."""
    state = play(facing(with_sheet(collectors(), sheet("4 . 5 5b .", of=BOX)), (9, "bis")), "a, 9@2.3")
    assert {"bis 1.2>", "bis 1.5<"} <= set(offers(state))


def test_nobody_is_asked_to_shuffle_after_a_plan() -> None:
    state = with_plans(
        facing(with_sheet(collectors(), sheet("1 2 3 4 | 5 6 7 8 |", of=BOX))),
        "1-estates-44",
        "2-estates-1114",
        "3-estates-234",
    )
    play(state, "a, 8@3.6, skip, plan 1")
    assert offers(state) == ["done"]


def test_the_first_to_complete_three_ones_and_a_four_writes_nine() -> None:
    """The rulebook's example on page 10."""
    state = with_plans(
        facing(with_sheet(collectors(), sheet("1 | 2 | 3 |", "1 2 3 4 |", of=BOX))),
        "1-estates-44",
        "2-estates-1114",
        "3-estates-234",
    )
    play(state, "a, 8@3.6, skip, plan 2, done")
    play(state, "a, 8@3.6, skip, done", seat=1)
    assert state.shown[0].plans[1] == 9
    assert state.table.approved[1]


def test_completing_a_plan_is_an_optional_step() -> None:
    state = with_plans(
        facing(with_sheet(collectors(), sheet("1 2 3 4 | 5 6 7 8 |", of=BOX))),
        "1-estates-44",
        "2-estates-1114",
        "3-estates-234",
    )
    play(state, "a, 8@3.6, skip")
    assert offers(state) == ["plan 1", "done"]
    play(state, "done")
    play(state, "a, 8@3.6, skip, done", seat=1)
    assert state.sheets[0].plans == [0, 0, 0]
    play(facing(state, (9, "agent")), "a, 9@3.7, skip, plan 1")
    assert state.sheets[0].plans == [6, 0, 0]


def test_the_game_ends_only_when_everybody_has_finished_the_round() -> None:
    made = sheet("9", "9", "9", of=BOX)
    made.refusals = 2
    state = facing(with_sheet(collectors(), made), (5, "park"), (6, "pool"), (7, "fence"))
    play(state, "refuse, done")
    assert state.sheets[0].refusals == 3
    assert not state.over()
    play(state, "a, 5@1.3, park, done", seat=1)
    assert state.over()
    assert state.end_reason() == "refusals"
    assert state.shown[1].parks[0] == 1


def test_without_a_temp_nobody_is_paid_for_temps() -> None:
    """The rulebook's example on page 11: Alice and Boris have five each, Sveta one, Denis none."""
    assert temp_points(BOX.board, [5, 5, 1, 0]) == [7, 7, 4, 0]
    assert temp_points(BOX.board, [0, 0, 0]) == [0, 0, 0]


def test_the_draft_is_left_to_the_first_edition() -> None:
    with pytest.raises(BadSetup) as unknown:
        GAMES["welcome"].set_up("collectors", 3, {"draft": "true"})
    assert unknown.value.message == "setup-unknown-option"


def test_a_fence_between_3_and_4_parts_an_estate_of_three_into_two_and_one() -> None:
    state = play(facing(with_sheet(collectors(), sheet("2 3 4 |", of=BOX)), (5, "fence")), "a, 5@2.3, fence 1.2")
    assert state.sheets[0].estate_counts() == [1, 1, 0, 0, 0, 0]


def test_a_tie_beyond_the_estates_is_a_shared_victory() -> None:
    ones_and_four, twos_and_three = sheet("1 | 2 3 4 5 |", of=BOX), sheet("1 2 | 3 4 5 |", of=BOX)
    assert places([twos_and_three, ones_and_four], [10, 10], ties_by_size=BOX.ties_by_size) == [1, 1]
    assert places([sheet("1 2 3 |", of=BOX), ones_and_four], [10, 10], ties_by_size=BOX.ties_by_size) == [2, 1]


def test_a_roundabout_may_be_built_in_a_round_of_refusal_and_two_on_one_street() -> None:
    made = sheet("9 o 9 . . . . . . .", "9", "9", of=BOX)
    state = facing(with_sheet(collectors(expert="true"), made), (5, "park"), (6, "pool"), (7, "fence"))
    play(state, "refuse")
    assert "roundabout 1.5" in offers(state)


def test_the_projected_board_has_other_streets_and_tracks() -> None:
    board = PROJECTED.board
    assert board.lengths == [9, 11, 13]
    assert board.houses == 33
    assert [row[-1] for row in board.parks] == [9, 14, 20]
    assert board.pool_values[-1] == 39
    assert board.bis_values[-1] == 31
    assert [column[-1] for column in board.estate_values] == [3, 5, 7, 9, 10, 13]


@pytest.mark.parametrize("expert", ["false", "true"])
@pytest.mark.parametrize("seats", [1, 3])
def test_everybody_plays_on_the_projected_board_with_experts_and_alone_too(seats: int, expert: str) -> None:
    state = collectors(seats, board="projected", expert=expert)
    assert {made.board.name for made in state.sheets} == {"projected"}
    play(state, offers(state)[0])
    houses = {word.split("@")[1] for word in offers(state) if "@" in word}
    assert {"1.9", "2.11", "3.13"} <= houses
    assert not {"1.10", "2.12", "3.14"} & houses
    assert ("roundabout 1.9" in offers(collectors(seats, board="projected", expert=expert))) == (expert == "true")


def parks(*boxes: int) -> Sheet:
    made = sheet(of=BOX)
    made.parks = list(boxes)
    return made


def agents(*boxes: int) -> Sheet:
    made = sheet(of=BOX)
    made.agents = list(boxes)
    return made


def temps(boxes: int) -> Sheet:
    made = sheet(of=BOX)
    made.temps = boxes
    return made


def rows(*streets: str) -> Sheet:
    return sheet(*streets, of=BOX)


ENDS = ("1 | . . . . . . . . | 9", "1 | . . . . . . . . . | 9", "1 | . . . . . . . . . . | 9")


@pytest.mark.parametrize(
    ("plan", "met", "missed"),
    [
        ("1x-ends", rows(*ENDS), rows(*ENDS[:2], "1 | . . . . . . . . . . 9")),
        ("1x-ends", rows(*ENDS), rows("1!" + ENDS[0][1:], *ENDS[1:])),
        ("1x-top", rows("1 2 | 3 4 5 6 7 8 |"), rows("1 2 |", "1 2 3 4 5 6 |")),
        ("1x-middle", rows("", "1 2 3 | 4 5 6 7 | 8 9 10 11"), rows("1 2 3 | 4 5 6 7 |", "1 2 3 4 |")),
        ("1x-bottom", rows("", "", "1 2 3 | 4 5 6 | 7 8 9 10 11 12"), rows("", "", "1 2 3 | 4 5 6 | 7 8 9 10 11 .")),
        ("1x-roundabout", rows("1 2 3 4 o 1 2 3 4 |"), rows("1 2 3 4 | 5 6 7 8 |", "o")),
        ("1x-roundabouts", rows("1 2 o 1 2 o 1 2 3 |"), rows("1 2 o 1 2 | 3 4 5 |", "o")),
        ("2x-pools-112", rows(". . | 3* | . . . | 7* | 8* 9 |"), rows(". . | 3* | . . . | 7* | 8 9 |")),
        (
            "2x-pools-233",
            rows(". | 2 3* | . . . | 7* 8 9 |", "1* 2 3 |"),
            rows(". | 2 3 | . . . | 7* 8 9 |", "1* 2 3 |"),
        ),
        (
            "2x-pools-bis-56",
            rows(". | 2 3* 4 4b 5 |", "1* 2 3 4 5 5b |"),
            rows(". | 2 3* 4 4b 5 |", "1* 2 3 4 5 6 |"),
        ),
        ("2x-bis-224", rows("1 1b | 2 2b |", "1 2 2b 3 |"), rows("1 1b | 2 3 |", "1 2 2b 3 |")),
        ("2x-bis-45", rows("1 1b 1b 2 |", "3 3b 4 4b 5 |"), rows("1 1b 2 3 |", "3 3b 4 4b 5 |")),
        ("3x-parks", parks(3, 4, 0), parks(3, 3, 0)),
        ("3x-parks-each", parks(2, 2, 2), parks(3, 4, 1)),
        ("3x-parks-two", parks(3, 0, 5), parks(3, 3, 4)),
        ("3x-temps", temps(5), temps(4)),
        ("3x-agents", agents(1, 2, 3, 0, 0, 0), agents(1, 2, 2, 0, 0, 0)),
        ("3x-columns", agents(1, 2, 3, 0, 0, 0), agents(1, 2, 2, 3, 3, 3)),
    ],
)
def test_what_the_expert_plans_ask_for(plan: str, met: Sheet, missed: Sheet) -> None:
    card = next(card for card in BOX.plans if card.id == plan)
    assert card.is_met(met)
    assert not card.is_met(missed)


def test_estates_beside_roundabouts_all_come_from_the_street_first_picked() -> None:
    made = sheet("1 2 3 4 o 1 2 3 4 |", "1 2 3 4 o 1 2 3 4 |", of=BOX)
    state = with_plans(
        facing(with_sheet(collectors(expert="true"), made)), "1x-roundabout", "2-estates-25", "3-estates-34"
    )
    play(state, "a, 8@3.6, skip, plan 1")
    assert offers(state) == ["estate 1.1", "estate 1.6", "estate 2.1", "estate 2.6"]
    play(state, "estate 2.6")
    assert offers(state)[-1] == "done"
    assert state.sheets[0].is_used(16) and state.sheets[0].is_used(21) and not state.sheets[0].is_used(0)


def test_estates_that_paid_for_an_expert_plan_are_used_up() -> None:
    made = sheet("1 2 | 3 4 5 6 7 8 |", of=BOX)
    state = with_plans(facing(with_sheet(collectors(expert="true"), made)), "1x-top", "2-estates-25", "3-estates-34")
    play(state, "a, 8@3.6, skip, plan 1")
    assert [cell for cell in range(48) if state.sheets[0].is_used(cell)] == list(range(8))


def test_what_does_not_go_together_is_refused_by_field() -> None:
    game = GAMES["welcome"]
    with pytest.raises(BadSetup) as alone:
        game.set_up("collectors", 1, {"competitor": "none"})
    assert alone.value.field == "option competitor"
    with pytest.raises(BadSetup) as together:
        game.set_up("collectors", 2, {"competitor": "irina"})
    assert together.value.message == "setup-welcome-competitor-alone"
    assert game.set_up("collectors", 1).options["competitor"] == "sergei"
