"""The solo game, the expert game and the draft (first edition rulebook, pages 9 to 11)."""

from tabletown.engine.chance import Chance
from tabletown.games.welcome.dealing.draft import Draft
from tabletown.games.welcome.dealing.solo import SOLO_CARD, SoloPile
from tabletown.games.welcome.view import WelcomeView
from welcome.builders import facing, game, holding, offers, play, sheet, why_not, with_plans, with_sheet

# Solo


def solo_pile(seed: int = 1) -> SoloPile:
    deal = game(1, seed=seed).table.deal
    assert isinstance(deal, SoloPile)
    return deal


def test_the_solo_card_lies_in_the_lower_half_of_one_pile() -> None:
    places = {solo_pile(seed).pile.index(SOLO_CARD) for seed in range(300)}
    assert min(places) == 0
    assert max(places) == 40
    assert len(solo_pile().pile) == 82 - 3


def test_three_cards_a_round_all_put_away() -> None:
    state = holding(game(1), (5, "fence"), (9, "pool"), (12, "bis"))
    play(state, "ab, 5@1.3, pool, done")
    deal = state.table.deal
    assert isinstance(deal, SoloPile)
    assert len(deal.discard) == 3
    assert len(deal.hand) == 3


def test_drawing_the_solo_card_turns_every_plan_over() -> None:
    state = holding(game(1), (5, "fence"), (9, "pool"), (12, "bis"))
    deal = state.table.deal
    assert isinstance(deal, SoloPile)
    deal.pile.remove(SOLO_CARD)
    deal.pile.append(SOLO_CARD)
    play(state, "ab, 5@1.3, pool, done")
    assert state.table.approved == [True, True, True]
    assert len(deal.hand) == 3
    assert SOLO_CARD not in deal.hand


def test_a_plan_completed_before_the_solo_card_keeps_its_value_and_nobody_is_asked_to_shuffle() -> None:
    state = with_plans(
        holding(with_sheet(game(1), sheet("1 2 3 4 | 5 6 7 8 |")), (5, "fence"), (9, "pool"), (12, "bis")),
        "1-estates-44",
        "2-estates-1114",
        "3-estates-25",
    )
    play(state, "ab, 5@2.2, plan 1")
    assert offers(state) == ["done"]
    assert state.sheets[0].plans[0] == 6


def test_alone_the_game_ends_with_the_pile() -> None:
    state = holding(game(1), (5, "fence"), (9, "pool"), (12, "bis"))
    deal = state.table.deal
    assert isinstance(deal, SoloPile)
    deal.discard += [card for card in deal.pile[:-2] if card != SOLO_CARD]
    deal.pile = deal.pile[-2:]
    play(state, "ab, 5@1.3, pool, done")
    assert state.end_reason() == "deck"


def test_the_pile_lies_effect_side_up() -> None:
    state = game(1)
    view = state.view(0)
    assert isinstance(view, WelcomeView)
    deal = state.table.deal
    assert isinstance(deal, SoloPile)
    top = deal.edition.card(deal.pile[-1]).split()[1]
    assert view.top == top
    assert {state.imagine(0, Chance.from_seed(seed)).view(0).top for seed in range(20)} == {top}  # type: ignore[attr-defined]


# Expert


def test_a_roundabout_is_built_before_or_after_house_and_effect_but_not_between() -> None:
    state = facing(game(expert=True), (6, "park"))
    assert "roundabout 1.4" in offers(state)
    play(state, "a")
    assert why_not(state, "roundabout 1.4") == "welcome.roundabout.before_or_after"
    play(state, "6@1.3")
    assert why_not(state, "roundabout 1.4") == "welcome.roundabout.before_or_after"
    play(state, "skip, roundabout 1.4")
    assert why_not(state, "roundabout 1.5") == "welcome.roundabout.one_a_turn"


def test_a_roundabout_is_fenced_and_splits_the_numbering() -> None:
    state = facing(with_sheet(game(expert=True), sheet("3 9 .")), (5, "park"))
    play(state, "roundabout 1.3, a")
    assert "5@1.4" in offers(state)
    assert state.sheets[0].fenced_left(2)
    assert state.sheets[0].fenced_right(2)
    assert state.sheets[0].estate_counts() == [0, 1, 0, 0, 0, 0]


def test_two_roundabouts_a_game_for_three_and_eight_points() -> None:
    for built, points in ((1, -3), (2, -8)):
        made = sheet("o" if built == 1 else "o . o")
        assert dict(with_sheet(game(expert=True), made).scores()[0].parts)["roundabouts"] == points
    state = facing(with_sheet(game(expert=True), sheet("o . o")), (6, "park"))
    assert offers(state) == ["a", "b", "c"]
    assert why_not(state, "roundabout 1.5") == "welcome.roundabout.two_at_most"


def test_no_roundabouts_in_the_base_game() -> None:
    assert why_not(facing(game(), (6, "park")), "roundabout 1.4") == "welcome.roundabout.expert_only"


def test_a_roundabout_may_make_room_where_a_permit_would_be_refused() -> None:
    made = sheet("9 . . . . . . . . .", "9 . . . . . . . . . .", "9 . . . . . . . . . . .")
    state = facing(with_sheet(game(expert=True), made), (5, "park"), (6, "pool"), (7, "fence"))
    assert "refuse" in offers(state)
    play(state, "roundabout 1.2")
    assert offers(state) == ["a", "b", "c"]


def test_a_roundabout_is_never_copied_and_belongs_to_no_estate() -> None:
    state = play(facing(with_sheet(game(expert=True), sheet("o . .")), (9, "bis")), "a, 9@2.3")
    assert not any(word.startswith("bis 1") for word in offers(state))
    assert sheet("o | 2 |").estate_counts() == [1, 0, 0, 0, 0, 0]


def test_a_roundabout_counts_as_built_when_the_last_house_is_filled() -> None:
    made = sheet("1 2 3 4 o 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 .")
    state = facing(with_sheet(game(expert=True), made), (13, "agent"))
    play(state, "a, 13@3.12, skip, done")
    play(state, "a, 13@1.1, skip, done", seat=1)
    assert state.end_reason() == "houses"


# Draft


def draft(state: object) -> Draft:
    deal = state.table.deal  # type: ignore[attr-defined]  # any state of this game
    assert isinstance(deal, Draft)
    return deal


def test_everybody_holds_three_cards_and_plays_two_different_ones() -> None:
    state = holding(game(3, draft=True), (5, "fence"), (9, "pool"), (12, "bis"))
    assert [len(hand) for hand in draft(state).hands] == [3, 3, 3]
    assert offers(state) == ["ab", "ac", "ba", "bc", "ca", "cb"]
    assert why_not(state, "b") == "welcome.turn.two_cards"


def test_the_third_card_goes_to_the_right_and_two_new_ones_come() -> None:
    state = game(3, draft=True)
    third = [draft(state).hands[seat][2] for seat in range(3)]
    for seat in range(3):
        play(state, "ab", seat=seat)
        state.play(seat, state.legal(seat)[0])
        while state.round == 1 and state.legal(seat):
            state.play(seat, state.legal(seat)[-1])
    assert [draft(state).hands[seat][0] for seat in range(3)] == [third[1], third[2], third[0]]
    assert len(draft(state).discard) == 6


def test_only_giver_and_receiver_know_the_passed_card() -> None:
    state = game(3, draft=True)
    for seat in range(3):
        play(state, "ab", seat=seat)
        state.play(seat, state.legal(seat)[0])
        while state.round == 1 and state.legal(seat):
            state.play(seat, state.legal(seat)[-1])
    given = draft(state).passed[1]
    imagined = [draft(state.imagine(1, Chance.from_seed(seed))).hands[0][0] for seed in range(20)]
    assert set(imagined) == {given}
    elsewhere = [draft(state.imagine(2, Chance.from_seed(seed))).hands[0][0] for seed in range(20)]
    assert len(set(elsewhere)) > 1


def test_after_a_refusal_all_three_cards_are_put_away_and_none_is_passed() -> None:
    made = sheet("9 . . . . . . . . .", "9 . . . . . . . . . .", "9 . . . . . . . . . . .")
    state = holding(with_sheet(game(2, draft=True), made), (5, "fence"), (6, "pool"), (7, "bis"))
    play(state, "refuse, done")
    play(state, "ab", seat=1)
    state.play(1, state.legal(1)[0])
    while state.round == 1:
        state.play(1, state.legal(1)[-1])
    assert draft(state).passed[0] == -1
    assert [len(hand) for hand in draft(state).hands] == [3, 3]
    assert len(draft(state).discard) == 3 + 2


def test_a_reshuffle_in_the_draft_takes_in_the_cards_just_played_and_leaves_those_passed_on() -> None:
    deal = draft(game(2, draft=True))
    deal.next_round([2, 2], Chance.from_seed(1))
    passed = [hand[2] for hand in deal.hands]
    deal.reshuffle(Chance.from_seed(2))
    deal.next_round([2, 2], Chance.from_seed(3))
    assert deal.discard == []
    assert [hand[0] for hand in deal.hands] == [passed[1], passed[0]]
    assert sorted(deal.pile + deal.hands[0] + deal.hands[1]) == list(range(81))


def test_twelve_players_never_run_out_of_cards() -> None:
    state = game(12, draft=True)
    for _ in range(20):
        draft(state).next_round([1] * 12, state.chance)
        assert state.complaint() == ""
