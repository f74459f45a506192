"""Cards for a real table against a competitor: piles that are shuffled beforehand deal what the rules would deal."""

import pytest

from tabletown.engine.chance import Chance
from tabletown.games import GAMES
from tabletown.games.welcome.dealing.aca import AcaPile
from tabletown.games.welcome.state import WelcomeState
from tabletown.games.welcome.view import TableCard, TableDeal

SEED = bytes(range(32))
CARDS = 63
ROUNDS = CARDS // 3


def dealt(competitor: str = "irina", board: str = "standard") -> TableDeal:
    game = GAMES["welcome"]
    deal = game.table_deal(game.set_up("collectors", 1, {"competitor": competitor, "board": board}), SEED)
    assert isinstance(deal, TableDeal)
    return deal


def pile_of_the_rules() -> AcaPile:
    game = GAMES["welcome"]
    state = game.deal(game.set_up("collectors", 1, {"competitor": "irina"}), SEED)
    assert isinstance(state, WelcomeState) and isinstance(state.table.deal, AcaPile)
    return state.table.deal


def hands(pile: list[TableCard], given: set[int]) -> list[list[int]]:
    """The cards by threes, as a phone turns them over."""
    cards = [card.id for card in pile if card.id and card.id not in given]
    return [cards[place : place + 3] for place in range(0, len(cards) - 2, 3)]


def test_the_first_pile_is_the_one_that_the_rules_deal() -> None:
    rules, found = pile_of_the_rules(), hands(dealt().piles[0], set())
    assert len(found) == ROUNDS
    for number, hand in enumerate(found):
        assert hand == [card + 1 for card in rules.hand], f"round {number + 1}"
        if number < ROUNDS - 1:
            rules.next_round([number % 3], Chance.from_seed(SEED))


def test_one_plan_card_waits_in_the_lower_part_and_the_others_in_the_second_pile() -> None:
    first, second, third = dealt().piles
    drawn = [place for place, card in enumerate(first) if card.plan]
    assert len(drawn) == 1 and drawn[0] >= CARDS - 20
    assert sorted(card.plan for card in (*first, *second) if card.plan) == [1, 2, 3]
    assert not any(card.plan for card in third), "a plan card that was drawn has left the game"


def test_what_the_competitor_got_is_all_that_is_missing_later() -> None:
    deal = dealt()
    given = {hand[2] for hand in hands(deal.piles[0], set())}
    rules = pile_of_the_rules()
    for _ in range(ROUNDS - 1):
        rules.next_round([2], Chance.from_seed(SEED))
    rules.put_away([2])
    assert given == {card + 1 for card in rules.given}
    again = [card.id for card in deal.piles[1] if card.id and card.id not in given]
    assert sorted(again) == sorted(card + 1 for card in rules.discard)


@pytest.mark.parametrize("board", ["standard", "projected"])
def test_there_are_cards_for_the_longest_game(board: str) -> None:
    game = GAMES["welcome"]
    state = game.deal(game.set_up("collectors", 1, {"competitor": "ben", "board": board}), SEED)
    assert isinstance(state, WelcomeState)
    sheet = state.table.edition.board
    given: set[int] = set()
    rounds = 0
    for pile in dealt("ben", board).piles:
        found = hands(pile, given)
        given |= {hand[0] for hand in found}
        rounds += len(found)
    assert rounds >= sheet.houses + sheet.refusal_boxes()


def test_the_competitors_card_comes_along() -> None:
    competitor = dealt("irina").competitor
    assert competitor is not None
    assert (competitor.id, competitor.ticks, competitor.given) == ("irina", [True, False, True], [])
    game = GAMES["welcome"]
    assert game.table_deal(game.set_up("first", 3, {"draft": "true"}), SEED) is None, "a draft is held in hands"
