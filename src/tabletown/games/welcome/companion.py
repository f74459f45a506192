"""Cards for a real table: every round of a game dealt beforehand as the rules deal it, for a phone in the middle of the table.

Nobody plays here; what the players write stays on their paper. Against a competitor it depends on the player which cards come
back, so whole piles are shuffled beforehand instead of rounds. Called by the game on behalf of the server.
"""

from tabletown.engine.chance import Chance
from tabletown.engine.contract import SPECTATOR
from tabletown.games.welcome.dealing.aca import PLAN_CARD, AcaPile
from tabletown.games.welcome.dealing.deal import Deal
from tabletown.games.welcome.dealing.pile import HAND
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.showing import card_view, cards_view, competitor_view, plans_view
from tabletown.games.welcome.state import WelcomeState
from tabletown.games.welcome.view import TableCard, TableDeal, TableTurn


def table_deal(state: WelcomeState, chance: Chance) -> TableDeal:
    """The rounds that begin with this first position, and those that follow each time that the stacks are formed anew."""
    table, deal = state.table, state.table.deal
    if isinstance(deal, AcaPile):
        return _against(state, deal, chance)
    rounds = _most_rounds(state)
    anew = []
    for _ in table.plans if table.reshuffles else []:
        formed = deal.copy()
        formed.reshuffle(chance)
        formed.next_round(_kept(state), chance)
        anew.append(_rounds(state, formed, rounds, chance))
    return TableDeal(
        edition=table.edition.name,
        way=deal.way,
        plans=plans_view(state, state.sheets),
        turns=_rounds(state, deal, rounds, chance),
        may_reshuffle=table.reshuffles,
        anew=anew,
        competitor=None,
        piles=[],
    )


def _against(state: WelcomeState, deal: AcaPile, chance: Chance) -> TableDeal:
    """Against a competitor. Each later pile holds every card in an order by chance: with those left out that the competitor
    has got by then, the order of the rest is by chance as well."""
    cards = list(range(len(deal.edition.numbers)))
    waiting = deal.plan_cards[:]
    piles = [[*deal.pile, *reversed(deal.hand)]]
    left = _most_rounds(state) - len(cards) // HAND
    given = len(cards) // HAND
    while left > 0:
        pile = [*cards, *waiting]
        chance.shuffle(pile)
        piles.append(pile)
        waiting = []
        rounds = (len(cards) - given) // HAND
        given += rounds
        left -= rounds
    return TableDeal(
        edition=state.table.edition.name,
        way=deal.way,
        plans=plans_view(state, state.sheets),
        turns=[],
        may_reshuffle=False,
        anew=[],
        competitor=competitor_view(deal.edition, deal, 0),
        piles=[[_drawn(deal.edition, card) for card in reversed(pile)] for pile in piles],
    )


def _drawn(edition: Edition, card: int) -> TableCard:
    if card < 0:
        return TableCard(0, None, PLAN_CARD - card + 1)
    return TableCard(card + 1, card_view(edition, card), 0)


def _most_rounds(state: WelcomeState) -> int:
    """Each round fills a house or costs a refusal."""
    board = state.table.edition.board
    return board.houses + board.refusal_boxes()


def _kept(state: WelcomeState) -> list[int]:
    return [-1] * state.setup.seats


def _rounds(state: WelcomeState, deal: Deal, most: int, chance: Chance) -> list[TableTurn]:
    turns = [_turn(state, deal, False)]
    while len(turns) < most:
        before = deal.cards_left()
        if not deal.next_round(_kept(state), chance):
            break
        turns.append(_turn(state, deal, deal.cards_left() > before))
    return turns


def _turn(state: WelcomeState, deal: Deal, shuffled: bool) -> TableTurn:
    cards = cards_view(state.table.edition, deal.offered(SPECTATOR))
    return TableTurn(cards, deal.cards_left(), shuffled, deal.solo_card_drawn())
