"""The course of a turn: the decisions of each phase, in reading order. Also the few decisions outside turns."""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.engine.decisions import NOTHING, offers, owners
from tabletown.games.happy_city import actions, phases
from tabletown.games.happy_city.box import NONE
from tabletown.games.happy_city.decision import Decision, NoAction, Turn
from tabletown.games.happy_city.discard import Discard, Keep
from tabletown.games.happy_city.done import Done
from tabletown.games.happy_city.ending import CopyFromBox, CopyNeighbour, CopyOpponent
from tabletown.games.happy_city.income import Borrow
from tabletown.games.happy_city.market import TakeMarket
from tabletown.games.happy_city.purchase import Buy, TakeCoin
from tabletown.games.happy_city.refill import Draw
from tabletown.games.happy_city.special_building import TakeSpecial
from tabletown.games.happy_city.table import Table

PHASES_OF_A_TURN: Final[dict[int, list[Decision]]] = {
    phases.MARKET: [TakeMarket(actions.MARKET)],
    phases.LENDER: [Borrow(actions.BORROW)],
    phases.DISCARD: [Discard(actions.DISCARD), Keep(actions.KEEP)],
    phases.REFILL: [Draw(actions.DRAW)],
    phases.BUY: [Buy(actions.BUY, actions.DWELLING), TakeCoin(actions.COIN)],
    phases.WRAP_UP: [TakeSpecial(actions.SPECIAL), Done(actions.DONE)],
    phases.SPHINX: [CopyOpponent(actions.COPY), CopyFromBox(actions.CHANCE)],
    phases.PYRAMID: [CopyNeighbour(actions.MODEL)],
    phases.FINISHED: [],
}
_OFFERS: Final[list[list[Decision]]] = offers(PHASES_OF_A_TURN)
_NOTHING: Final = NoAction(NOTHING)
_OWNERS: Final[list[Decision]] = owners(actions.ACTIONS, PHASES_OF_A_TURN, _NOTHING)


def legal(turn: Turn, table: Table) -> list[int]:
    found: list[int] = []
    for decision in _OFFERS[turn.phase]:
        decision.offer(turn, table, found)
    return found


def refusal(turn: Turn, table: Table, action: int) -> str:
    """The rule that forbids the action now; empty when it is legal."""
    decision = _OWNERS[action] if 0 <= action < len(_OWNERS) else _NOTHING
    if not decision.belongs_to(turn.phase):
        return decision.not_now(turn, table, action - decision.first)
    return decision.refusal(turn, table, action - decision.first)


def play(turn: Turn, table: Table, action: int, chance: Chance) -> None:
    """Do a legal action on the table and go on to the next phase."""
    decision = _OWNERS[action]
    turn.shown = NONE
    decision.do(turn, table, action - decision.first, chance)
