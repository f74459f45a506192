"""The second step of a turn: buildings are turned up, one at a time and from any deck, until enough lie in the centre."""

from tabletown.engine.chance import Chance
from tabletown.games.happy_city.box import DECKS
from tabletown.games.happy_city.decision import Decision, Turn
from tabletown.games.happy_city.phases import BUY, COMES_FIRST, DISCARD, REFILL
from tabletown.games.happy_city.table import Table


class Draw(Decision):
    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        for deck in range(DECKS):
            if has_cards(table, deck):
                found.append(self.first + deck)

    def refusal(self, turn: Turn, table: Table, deck: int) -> str:
        return "" if has_cards(table, deck) else "happy_city.draw.no_cards"

    def not_now(self, turn: Turn, table: Table, deck: int) -> str:
        if not has_cards(table, deck):
            return "happy_city.draw.no_cards"
        return "happy_city.draw.enough" if turn.phase == BUY else COMES_FIRST[turn.phase]

    def do(self, turn: Turn, table: Table, deck: int, chance: Chance) -> None:
        """Turn a card up. The discard pile is sorted before it is shuffled: nothing of its order counts."""
        if not table.decks[deck]:
            cards = sorted(table.discards[deck])
            chance.shuffle(cards)
            table.decks[deck] = cards
            table.discards[deck] = []
        turn.shown = table.decks[deck].pop()
        table.face_up.append(turn.shown)
        turn.phase = next_phase(table)


def has_cards(table: Table, deck: int) -> bool:
    """An empty deck is made anew of its discard pile, so it is out of cards only when both are empty."""
    return bool(table.decks[deck]) or bool(table.discards[deck])


def next_phase(table: Table) -> int:
    """To refill while cards are missing and there are any to draw, then to buy."""
    if len(table.face_up) < table.box.face_up:
        for deck in range(DECKS):
            if has_cards(table, deck):
                return REFILL
    return BUY


def first_phase(table: Table) -> int:
    """Where a turn begins: with nothing face up there is nothing to discard."""
    return DISCARD if table.face_up else next_phase(table)
