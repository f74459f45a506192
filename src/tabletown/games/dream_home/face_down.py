"""Face-down rooms: any room card may be laid closed, by choice or because it fits nowhere, on any free cell with support.

An empty room has no kind and is worth nothing; it carries what is above it, takes no decor and never grows.
"""

from tabletown.games.dream_home import support
from tabletown.games.dream_home.decision import Decision, Turn
from tabletown.games.dream_home.edition import NONE
from tabletown.games.dream_home.house import FACE_DOWN, House
from tabletown.games.dream_home.phases import COMES_FIRST
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.tools import scaffolding


class Hide(Decision):
    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        if turn.room != NONE:
            for cell in support.cells(house):
                found.append(self.first + cell)

    def refusal(self, turn: Turn, house: House, table: Table, cell: int) -> str:
        return "dream_home.room.one_a_turn" if turn.room == NONE else support.refusal(house, cell)

    def not_now(self, turn: Turn, house: House, table: Table, cell: int) -> str:
        return support.refusal(house, cell) or COMES_FIRST[turn.phase]

    def do(self, turn: Turn, house: House, table: Table, cell: int) -> None:
        scaffolding.take_down(house, table, cell)
        house.put(turn.room, cell)
        house.kinds[cell] = FACE_DOWN
        turn.room = NONE
