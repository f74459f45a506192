"""The first step of a turn: one face-up building of the central area may go to the discard pile of its deck."""

from tabletown.games.happy_city import actions
from tabletown.games.happy_city.table import Table


def refusal(table: Table, card: int) -> str:
    """Why this building cannot be discarded; empty when it can."""
    return "" if card in table.face_up else "happy_city.discard.face_up"


def options(table: Table) -> list[int]:
    """Two cards of one name are one choice."""
    found: list[int] = []
    for card in table.face_up:
        if actions.DISCARD + card not in found:
            found.append(actions.DISCARD + card)
    return found


def do(table: Table, card: int) -> None:
    table.face_up.remove(card)
    table.put_away(card)
