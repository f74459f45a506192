"""Positions of Welcome To in one line, for tests that read like the rulebook.

A street is written as on paper: numbers from the left, `.` for an empty house, `|` for a fence, `5b` for a bis, `8*`
for a house with its pool built, `o` for a roundabout, `5!` for a house that has paid for a plan. Houses not written
are empty.
"""

import re

from tabletown.games import GAMES
from tabletown.games.welcome.actions import ACTIONS
from tabletown.games.welcome.board import ROW
from tabletown.games.welcome.catalogue import EFFECTS
from tabletown.games.welcome.dealing.aca import AcaPile
from tabletown.games.welcome.dealing.draft import Draft
from tabletown.games.welcome.dealing.solo import SoloPile
from tabletown.games.welcome.dealing.stacks import Stacks
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.game import Welcome
from tabletown.games.welcome.sheet import BIS, FENCE, POOL, ROUNDABOUT, USED, Sheet, blank_sheet
from tabletown.games.welcome.state import WelcomeState

Combination = tuple[int, str]


def edition(name: str = "first", board: str = "standard") -> Edition:
    game = GAMES["welcome"]
    assert isinstance(game, Welcome)
    return game.edition(name, board)


def sheet(*streets: str, of: Edition | None = None) -> Sheet:
    made = blank_sheet((of or edition()).board)
    for street, text in enumerate(streets):
        cell = street * ROW
        for token in re.findall(r"\||[^\s|]+", text):
            if token == "|":
                made.marks[cell - 1] |= FENCE
                continue
            _write(made, cell, token)
            cell += 1
    return made


def _write(made: Sheet, cell: int, token: str) -> None:
    number = re.match(r"\d+", token)
    if token == "o":
        made.write(ROUNDABOUT, cell)
        made.roundabouts += 1
        made.marks[cell] |= FENCE
        if cell % ROW:
            made.marks[cell - 1] |= FENCE
    elif number:
        made.write(int(number.group()), cell)
    if "b" in token:
        made.marks[cell] |= BIS
        made.bis += 1
    if "*" in token:
        made.marks[cell] |= POOL
        made.pools += 1
    if "!" in token:
        made.marks[cell] |= USED


def game(seats: int = 2, seed: int = 1, rules: int = 0, **options: bool) -> WelcomeState:
    chosen = {name: "true" for name, wanted in options.items() if wanted}
    state = GAMES["welcome"].deal(GAMES["welcome"].set_up("first", seats, chosen, rules=rules), seed)
    assert isinstance(state, WelcomeState)
    return state


def collectors(seats: int = 2, seed: int = 1, **options: str) -> WelcomeState:
    state = GAMES["welcome"].deal(GAMES["welcome"].set_up("collectors", seats, options), seed)
    assert isinstance(state, WelcomeState)
    return state


def facing(state: WelcomeState, *combinations: Combination) -> WelcomeState:
    """Lay these combinations out, by exchanging cards of the stacks; those not named show 8 with an agent."""
    deal = state.table.deal
    assert isinstance(deal, Stacks)
    wanted = [*combinations, *[(8, "agent")] * 3][:3]
    fixed: list[int] = []
    for slot, (number, effect) in enumerate(wanted):
        for place, fits in ((-1, number), (slot, effect)):
            piles = [*deal.stacks, deal.turned]
            pile = deal.stacks[slot] if place < 0 else deal.turned
            card = next(
                card
                for other in piles
                for card in other
                if card not in fixed
                and (state.table.edition.numbers[card] if place < 0 else EFFECTS[state.table.edition.effects[card]])
                == fits
            )
            home = next(other for other in piles if card in other)
            at = home.index(card)
            home[at], pile[place] = pile[place], card
            fixed.append(card)
    return state


def holding(state: WelcomeState, *cards: Combination, seat: int = 0) -> WelcomeState:
    """Put these cards (number and effect of one card) into a hand, by exchanging them with the pile."""
    deal = state.table.deal
    assert isinstance(deal, SoloPile | AcaPile | Draft)
    hand = deal.hands[seat] if isinstance(deal, Draft) else deal.hand
    for slot, wanted in enumerate(cards):
        where = [hand[slot:], deal.pile]
        pile = next(pile for pile in where if any(_is(state, card, wanted) for card in pile))
        card = next(card for card in pile if _is(state, card, wanted))
        if pile is deal.pile:
            at = pile.index(card)
            pile[at], hand[slot] = hand[slot], card
        else:
            at = hand.index(card, slot)
            hand[at], hand[slot] = hand[slot], card
    return state


def _is(state: WelcomeState, card: int, wanted: Combination) -> bool:
    known = state.table.edition
    return card >= 0 and (known.numbers[card], EFFECTS[known.effects[card]]) == wanted


def with_sheet(state: WelcomeState, made: Sheet, seat: int = 0) -> WelcomeState:
    state.sheets[seat] = made
    state.shown[seat] = made.copy()
    return state


def with_plans(state: WelcomeState, *ids: str) -> WelcomeState:
    for place, wanted in enumerate(ids):
        state.table.plans[place] = next(plan for plan in state.table.edition.plans if plan.id == wanted)
    return state


def play(state: WelcomeState, line: str, seat: int = 0) -> WelcomeState:
    """Play a line of a record: `a, 8@1.5, fence 1.5, done`."""
    for word in line.split(", "):
        state.play(seat, ACTIONS.parse(word))
    return state


def offers(state: WelcomeState, seat: int = 0) -> list[str]:
    return [ACTIONS.notate(action) for action in state.legal(seat)]


def why_not(state: WelcomeState, word: str, seat: int = 0) -> str:
    return state.refusal(seat, ACTIONS.parse(word))
