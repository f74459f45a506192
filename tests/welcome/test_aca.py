"""Alone against the competitors of the collector's edition (its rulebook, pages 14 to 18)."""

import pytest

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event
from tabletown.games.welcome.actions import ACTIONS
from tabletown.games.welcome.catalogue import EFFECTS
from tabletown.games.welcome.competitor import Competitor
from tabletown.games.welcome.dealing.aca import PLAN_CARD, AcaPile
from tabletown.games.welcome.state import WelcomeState
from tabletown.games.welcome.view import WelcomeView
from tabletown.words import Words
from welcome.builders import collectors, edition, holding, offers, play, sheet, with_plans, with_sheet

BOX = edition("collectors")


def against(name: str) -> WelcomeState:
    return collectors(1, competitor=name)


def aca(state: WelcomeState) -> AcaPile:
    deal = state.table.deal
    assert isinstance(deal, AcaPile)
    return deal


def known(name: str) -> Competitor:
    return next(competitor for competitor in BOX.competitors if competitor.id == name)


def effects(*names: str) -> list[int]:
    return [EFFECTS.index(name) for name in names]


def test_one_plan_card_lies_among_the_last_twenty_cards_and_two_in_the_discard() -> None:
    for seed in range(40):
        deal = aca(collectors(1, seed=seed, competitor="irina"))
        assert len(deal.pile) == 63 + 1 - 3
        assert sum(card < 0 for card in deal.pile[:21]) == 1
        assert not any(card < 0 for card in deal.pile[21:])
        assert len(deal.plan_cards) == 2


def test_the_third_card_goes_to_the_competitor_and_never_comes_back() -> None:
    state = holding(against("irina"), (5, "fence"), (10, "pool"), (12, "bis"))
    third = aca(state).hand[2]
    play(state, "ab, 5@1.3, pool, done")
    assert aca(state).given == [third]
    assert len(aca(state).discard) == 2
    for _ in range(30):
        aca(state).next_round([0], state.chance)
        assert third in aca(state).given
        assert state.complaint() == ""


def test_after_a_refusal_the_player_still_chooses_a_card_for_the_competitor() -> None:
    made = sheet("9", "9", "9", of=BOX)
    state = holding(with_sheet(against("irina"), made), (5, "fence"), (6, "pool"), (4, "bis"))
    assert offers(state) == ["refuse"]
    play(state, "refuse")
    assert offers(state) == ["give a", "give b", "give c"]
    given = aca(state).hand[1]
    play(state, "give b, done")
    assert aca(state).given == [given]
    assert len(aca(state).discard) == 2


def test_the_two_other_plan_cards_come_in_with_the_discard() -> None:
    state = against("irina")
    deal = aca(state)
    waiting = set(deal.plan_cards)
    while deal.first_pass:
        deal.next_round([0], state.chance)
    drawn = {PLAN_CARD - plan for plan in deal.drawn_plans}
    assert deal.plan_cards == []
    assert {card for card in deal.pile if card < 0} | drawn == waiting


def drawing(state: WelcomeState, *plans: int) -> list[Event]:
    """Let the next hand begin with the cards for these plans (from 1)."""
    deal = aca(state)
    wanted = [PLAN_CARD - (plan - 1) for plan in plans]
    deal.pile = [card for card in deal.pile if card >= 0]
    deal.plan_cards = [card for card in (PLAN_CARD, PLAN_CARD - 1, PLAN_CARD - 2) if card not in wanted]
    deal.pile += reversed(wanted)
    events: list[Event] = []
    holding(state, (5, "fence"), (10, "pool"), (12, "bis"))
    for action in ("ab", "5@1.3", "pool", "done"):
        state.play(0, ACTIONS.parse(action), events)
    return [event for event in events if event.message.startswith("welcome-log-plan_")]


def test_irina_completes_what_her_card_ticks() -> None:
    """The rulebook's example: nothing for Б; 8 for А, which is approved; 6 for В, which the player had completed."""
    state = with_plans(against("irina"), "1-estates-333", "2-estates-1114", "3-estates-126")
    state.table.approved[2] = True
    told = drawing(state, 2, 1, 3)
    assert [event.args["points"] for event in told] == [0, 8, 6]
    assert aca(state).plans == [8, 0, 6]
    assert state.table.approved == [True, False, True]
    assert len(aca(state).hand) == 3


def test_sergei_and_the_player_share_the_first_rank_in_temps() -> None:
    """The rulebook's example: four boxes against four cards, both get 7, and Sergei 4 more for his cards."""
    sergei = known("sergei")
    assert sergei.temp_points(BOX.board.temp_ranks, 4, 4) == (7, 7)
    score = sergei.score(effects("temp", "temp", "temp", "temp"), [0, 0, 0], 7)
    assert dict(score.parts)["competitor-temps"] == 4 + 7


def test_without_temps_nobody_is_ranked() -> None:
    assert known("sergei").temp_points([7, 4, 1], 0, 0) == (0, 0)
    assert known("sergei").temp_points([7, 4, 1], 0, 2) == (0, 7)
    assert known("sergei").temp_points([7, 4, 1], 3, 2) == (7, 4)


def test_sergei_gets_five_points_for_five_parks() -> None:
    score = known("sergei").score(effects("park", "park", "park", "park", "park"), [0, 0, 0], 0)
    assert dict(score.parts)["competitor-parks"] == 5


def test_sergeis_estate_of_the_rulebook_is_worth_ten() -> None:
    """Agent, park, agent and bis: three houses and two for the bis, two points each."""
    assert known("sergei").estates(effects("fence", "agent", "park", "agent", "bis", "fence")) == [10]


def test_without_an_agent_each_house_counts_one_and_empty_runs_are_no_estate() -> None:
    assert known("ben").estates(effects("park", "bis", "fence", "fence", "pool")) == [5, 1]
    assert known("ben").estates([]) == []


def test_only_the_five_best_estates_count_and_fences_have_their_own_column() -> None:
    given = effects("park", "fence", "park", "fence", "park", "fence", "park", "fence", "park", "fence", "pool", "pool")
    score = dict(known("maria").score(given, [0, 0, 0], 0).parts)
    assert score["competitor-estates"] == 2 + 4
    assert score["competitor-fences"] == 5 * 2
    assert score["competitor-pools"] == 2 * 5
    assert score["competitor-parks"] == 0


def test_the_closed_agency_takes_plans_but_scores_nothing_and_grades_the_players_temps() -> None:
    closed = known("closed")
    assert closed.score(effects("park", "pool", "agent"), [8, 0, 0], 0).total == 0
    assert closed.completes(0) and closed.completes(1) and closed.completes(2)
    assert [closed.temp_points([7, 4, 1], boxes, 9)[0] for boxes in (1, 2, 3, 4, 5, 6)] == [0, 1, 1, 4, 4, 7]


def test_the_third_card_of_the_last_round_counts_for_the_competitor_too() -> None:
    made = sheet("9", "9", "9", of=BOX)
    made.refusals = 2
    state = holding(with_sheet(against("irina"), made), (5, "fence"), (6, "pool"), (4, "bis"))
    play(state, "refuse, give b, done")
    assert state.end_reason() == "refusals"
    assert aca(state).given_effects() == effects("pool")
    rival = state.rival()
    assert rival is not None
    assert dict(rival.score.parts)["competitor-pools"] == 3


def test_of_the_closed_agency_the_log_does_not_say_that_it_gets_points() -> None:
    told = drawing(against("closed"), 1)
    assert [event.message for event in told] == ["welcome-log-plan_taken"]
    assert [event.message for event in drawing(against("alan"), 1)] == ["welcome-log-plan_card"]


def test_only_the_player_ends_the_game() -> None:
    state = with_plans(against("ben"), "1-estates-44", "2-estates-1114", "3-estates-126")
    drawing(state, 1, 2, 3)
    assert all(aca(state).plans)
    assert not state.over()


@pytest.mark.parametrize(("estates", "place"), [("1 | 2 |", 1), ("1 2 |", 2), ("1 . |", 2)])
def test_a_tie_goes_to_the_player_only_with_more_estates(estates: str, place: int) -> None:
    state = with_sheet(against("sergei"), sheet(estates, of=BOX))
    points = state.scores()[0].total
    aca(state).plans = [points - 1, 0, 0]
    aca(state).given = [next(card for card in aca(state).pile if card >= 0 and EFFECTS[BOX.effects[card]] == "agent")]
    aca(state).plans[0] -= aca(state).score(0).total - points
    assert aca(state).score(0).total == points
    assert state.ranking() == [place]
    (tie,) = state.ties()
    line = Words("en").event(tie, ["Ann"])
    if estates == "1 2 |":
        assert line.startswith("Points and completed estates are equal, so the competitor stays ahead: Ann 1, Sergei")
    else:
        assert line.startswith("Equal points, so completed estates decide: Ann ")


def test_the_competitors_stack_may_be_looked_at_and_the_pile_may_not() -> None:
    state = holding(against("irina"), (5, "fence"), (10, "pool"), (12, "bis"))
    play(state, "ab, 5@1.3, pool, done")
    view = state.view(0)
    assert isinstance(view, WelcomeView)
    assert view.competitor is not None
    assert [(card.number, card.effect) for card in view.competitor.given] == [(12, "bis")]
    assert view.competitor.ticks == [True, False, True]
    piles = {tuple(aca_of(state, seed).pile) for seed in range(10)}
    assert len(piles) == 10


def aca_of(state: WelcomeState, seed: int) -> AcaPile:
    twin = state.imagine(0, Chance.from_seed(seed))
    assert isinstance(twin, WelcomeState)
    return aca(twin)


def test_all_twelve_sides_are_there_from_level_0_to_7() -> None:
    assert sorted(competitor.level for competitor in BOX.competitors) == [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]


def test_every_card_keeps_within_what_the_rulebook_says_of_it() -> None:
    """Temps 1 to 2, pools 0 to 5, fences 1 to 3, parks 0 to 4, a bis 1 to 4 houses, an agent 1 to 4 points a house."""
    for side in BOX.competitors:
        if side.scores():
            assert 1 <= side.temp <= 2 and 0 <= side.pool <= 5 and 1 <= side.fence <= 3
            assert 0 <= side.park <= 4 and 1 <= side.bis <= 4 and 1 <= side.agent <= 4


@pytest.mark.parametrize(
    ("name", "total"),
    [
        ("closed", 0),
        ("sergei", 24),
        ("alex", 25),
        ("rosa", 24),
        ("maria", 30),
        ("alan", 28),
        ("irina", 30),
        ("ann", 41),
        ("carmen", 41),
        ("amaza", 41),
        ("frank", 40),
        ("ben", 58),
    ],
)
def test_each_of_the_twelve_counts_the_same_stack_in_its_own_way(name: str, total: int) -> None:
    """Two houses with an agent, a pool with a temp and a bis, a bis with an agent and a park; counted by hand."""
    stack = "park agent fence pool temp bis fence bis agent park"
    assert known(name).score(effects(*stack.split()), [0, 0, 0], 0).total == total
