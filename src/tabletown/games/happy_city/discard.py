"""The first step of a turn: one face-up building of the central area may go to the discard pile of its deck."""

from tabletown.engine.chance import Chance
from tabletown.games.happy_city.decision import Decision, Turn
from tabletown.games.happy_city.phases import BUY, COMES_FIRST, REFILL, WRAP_UP
from tabletown.games.happy_city.refill import next_phase
from tabletown.games.happy_city.table import Table


class Discard(Decision):
    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        """Two cards of one name are one choice."""
        for card in table.face_up:
            action = self.first + card
            if action not in found:
                found.append(action)

    def refusal(self, turn: Turn, table: Table, card: int) -> str:
        return "" if card in table.face_up else "happy_city.discard.face_up"

    def not_now(self, turn: Turn, table: Table, card: int) -> str:
        is_late = turn.phase in (REFILL, BUY, WRAP_UP)
        return "happy_city.discard.before_drawing" if is_late else COMES_FIRST[turn.phase]

    def do(self, turn: Turn, table: Table, card: int, chance: Chance) -> None:
        table.face_up.remove(card)
        table.put_away(card)
        turn.phase = next_phase(table)


class Keep(Decision):
    def do(self, turn: Turn, table: Table, value: int, chance: Chance) -> None:
        turn.phase = next_phase(table)
