"""The second step of a turn: buildings are turned up, one at a time and from any deck, until enough lie in the centre."""

from tabletown.engine.chance import Chance
from tabletown.games.happy_city import actions
from tabletown.games.happy_city.box import DECKS
from tabletown.games.happy_city.table import Table


def is_needed(table: Table) -> bool:
    """Whether cards are missing and there are any to draw."""
    if len(table.face_up) >= table.box.face_up:
        return False
    return any(has_cards(table, deck) for deck in range(DECKS))


def has_cards(table: Table, deck: int) -> bool:
    """An empty deck is made anew of its discard pile, so it is out of cards only when both are empty."""
    return bool(table.decks[deck]) or bool(table.discards[deck])


def refusal(table: Table, deck: int) -> str:
    """Why no card can be drawn from this deck (from 0); empty when one can."""
    return "" if has_cards(table, deck) else "happy_city.draw.no_cards"


def options(table: Table) -> list[int]:
    return [actions.DRAW + deck for deck in range(DECKS) if has_cards(table, deck)]


def draw(table: Table, deck: int, chance: Chance) -> int:
    """Turn a card up, and say which. The discard pile is sorted before it is shuffled: nothing of its order counts."""
    if not table.decks[deck]:
        cards = sorted(table.discards[deck])
        chance.shuffle(cards)
        table.decks[deck] = cards
        table.discards[deck] = []
    card = table.decks[deck].pop()
    table.face_up.append(card)
    return card
