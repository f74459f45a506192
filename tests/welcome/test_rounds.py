"""Rounds, hidden turns, the end of the game and the count (first edition rulebook, pages 5, 8 and 9)."""

import pytest

from tabletown.engine.contract import Event
from tabletown.games.welcome.dealing.stacks import Stacks
from tabletown.games.welcome.scoring import places, score, temp_points
from tabletown.games.welcome.view import WelcomeView
from welcome.builders import edition, facing, game, play, sheet, with_plans, with_sheet


def seen(state: object, seat: int) -> WelcomeView:
    view = state.view(seat)  # type: ignore[attr-defined]  # any state
    assert isinstance(view, WelcomeView)
    return view


def test_the_deck_is_the_printed_one() -> None:
    cards = edition()
    assert len(cards.numbers) == 81
    assert [cards.effects.count(effect) for effect in range(6)] == [18, 18, 18, 9, 9, 9]
    assert [cards.numbers.count(number) for number in range(1, 16)] == [3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3]


def test_the_first_round_turns_one_card_of_each_stack_of_27() -> None:
    deal = game().table.deal
    assert isinstance(deal, Stacks)
    assert [len(stack) for stack in deal.stacks] == [26, 26, 26]
    assert all(card >= 0 for card in deal.turned)


def test_a_number_card_shows_the_effect_it_will_lend_next_round() -> None:
    state = game()
    announced = [card.next_effect for card in seen(state, 0).cards]
    for seat in (0, 1):
        play(state, "a", seat=seat)
        state.play(seat, state.legal(seat)[0])
        while state.legal(seat) and state.round == 1:
            state.play(seat, state.legal(seat)[-1])
    assert state.round == 2
    assert [card.effect for card in seen(state, 0).cards] == announced


def test_a_turn_is_hidden_until_everybody_is_done() -> None:
    state = facing(game(3), (6, "park"))
    play(state, "a, 6@1.3, park, done")
    for watcher in (1, 2, -1):
        assert seen(state, watcher).sheets[0].streets[0].houses[2].number is None
        assert seen(state, watcher).sheets[0].streets[0].parks == 0
        assert seen(state, watcher).done == [True, False, False]
    assert seen(state, 0).sheets[0].streets[0].houses[2].number == 6
    for seat in (1, 2):
        play(state, "a, 6@1.3, skip, done", seat=seat)
    assert seen(state, 1).sheets[0].streets[0].houses[2].number == 6


def test_several_players_may_take_the_same_combination() -> None:
    state = facing(game(), (6, "park"))
    for seat in (0, 1):
        play(state, "a, 6@1.3, park, done", seat=seat)
    assert state.round == 2


def test_when_the_stacks_run_out_the_turned_cards_stay_and_the_others_come_back() -> None:
    state = game()
    deal = state.table.deal
    assert isinstance(deal, Stacks)
    for _ in range(25):
        deal.next_round([0, 0], state.chance)
    assert [len(stack) for stack in deal.stacks] == [1, 1, 1]
    last = [stack[-1] for stack in deal.stacks]
    assert deal.next_round([0, 0], state.chance)
    assert deal.turned == last
    assert [len(stack) for stack in deal.stacks] == [26, 26, 26]
    assert state.complaint() == ""


def test_the_first_card_of_the_box_is_a_card_like_any_other() -> None:
    """Where no card was turned yet stands -1, not 0."""
    state = game()
    deal = state.table.deal
    assert isinstance(deal, Stacks)
    for _ in range(25):
        deal.next_round([0, 0], state.chance)
    pile = next(pile for pile in (*deal.stacks, deal.discard, deal.turned) if 0 in pile)
    place = pile.index(0)
    pile[place], deal.turned[0] = deal.turned[0], 0
    assert deal.next_round([0, 0], state.chance)
    assert [len(stack) for stack in deal.stacks] == [26, 26, 26]


def test_the_game_ends_when_somebody_has_built_every_house() -> None:
    made = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 .")
    state = facing(with_sheet(game(), made), (13, "agent"))
    play(state, "a, 13@3.12, skip, done")
    play(state, "a, 13@1.1, skip, done", seat=1)
    assert state.end_reason() == "houses"


def test_the_game_ends_when_somebody_has_completed_all_plans() -> None:
    made = sheet("1 2 3 4 | 5 6 7 8 |")
    made.plans = [0, 9, 7]
    state = with_plans(facing(with_sheet(game(), made)), "1-estates-44", "2-estates-1114", "3-estates-25")
    play(state, "a, 8@3.6, skip, plan 1, keep, done")
    play(state, "a, 8@3.6, skip, done", seat=1)
    assert state.end_reason() == "plans"
    assert state.acting() == []


def test_what_happened_is_told_when_the_round_is_settled_and_not_before() -> None:
    state = facing(game(), (6, "park"))
    events: list[Event] = []
    for seat, line in ((0, (0, 512 + 64 * 6 + 2, 12, 11)), (1, (0, 512 + 64 * 6 + 3, 10))):
        for action in line:
            state.play(seat, action, events)
    assert events == []
    state.play(1, 11, events)
    told = [(event.message, event.seat) for event in events]
    assert told == [
        ("welcome-log-combine", 0),
        ("welcome-log-write", 0),
        ("welcome-log-park", 0),
        ("welcome-log-combine", 1),
        ("welcome-log-write", 1),
        ("welcome-log-round", -1),
    ]
    assert events[1].args == {"number": 6, "street": 1, "house": 3}


# The count


def test_temps_are_paid_by_rank_and_equals_share() -> None:
    """Five, five, one and none: 7, 7, 4 and 0."""
    board = edition().board
    assert temp_points(board, [5, 5, 1, 0]) == [7, 7, 4, 0]
    assert temp_points(board, [3, 2, 1, 1, 4]) == [4, 1, 0, 0, 7]
    assert temp_points(board, [0, 0]) == [0, 0]


def test_alone_six_temps_are_worth_seven_points() -> None:
    assert [temp_points(edition().board, [boxes])[0] for boxes in (5, 6)] == [0, 7]


@pytest.mark.parametrize(
    ("plans", "parks", "pools", "temps", "agents", "estates", "bis", "refusals", "total"),
    [
        ([8, 0, 6], [0, 4, 1], 4, 7, [0, 1, 3, 0, 2, 0], [1, 2, 4, 0, 2, 0], 1, 2, 91),
        ([6, 3, 11], [0, 1, 5], 3, 1, [1, 0, 0, 3, 0, 0], [2, 2, 1, 3, 1, 0], 3, 0, 83),
    ],
)
def test_the_filled_sheets_of_the_rulebooks_add_up(
    plans: list[int],
    parks: list[int],
    pools: int,
    temps: int,
    agents: list[int],
    estates: list[int],
    bis: int,
    refusals: int,
    total: int,
) -> None:
    """Two score strips with their printed totals; the estates are laid out on streets that are long enough."""
    for name in ("first", "collectors"):
        made = sheet(*_streets(estates), of=edition(name))
        assert made.estate_counts() == estates
        made.plans, made.parks, made.pools, made.agents = plans, parks, pools, agents
        made.bis, made.refusals = bis, refusals
        assert score(made, temps).total == total


def _streets(estates: list[int]) -> list[str]:
    """Pack so many completed estates of each size into streets of 10, 11 and 12 houses, the largest first."""
    rows: list[list[str]] = [[], [], []]
    room = [10, 11, 12]
    for size in range(6, 0, -1):
        for _ in range(estates[size - 1]):
            street = next(street for street in (2, 1, 0) if room[street] >= size)
            first = sum(word != "|" for word in rows[street])
            rows[street] += [str(number) for number in range(first, first + size)] + ["|"]
            room[street] -= size
    return [" ".join(row) for row in rows]


def test_ties_go_to_more_estates_then_to_smaller_ones() -> None:
    one_large, two_small = sheet("1 2 3 4 |"), sheet("1 2 | 3 4 |")
    assert places([one_large, two_small], [10, 10], ties_by_size=True) == [2, 1]
    ones_and_four, twos_and_three = sheet("1 | 2 3 4 5 |"), sheet("1 2 | 3 4 5 |")
    assert places([twos_and_three, ones_and_four], [10, 10], ties_by_size=True) == [2, 1]
    assert places([one_large, one_large], [10, 10], ties_by_size=True) == [1, 1]
    assert places([two_small, one_large, two_small], [9, 11, 9], ties_by_size=True) == [2, 1, 2]


def test_a_run_of_seven_counts_for_nothing_not_even_in_a_tie() -> None:
    assert places([sheet("1 2 3 4 5 6 7 |"), sheet("1 |")], [5, 5], ties_by_size=True) == [2, 1]
