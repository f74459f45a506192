"""The course of a turn: the decisions of each phase, in reading order, from the first discard to the helpers after the last
round. Whose turn it is, and when, is for the state to say.
"""

from typing import Final

from tabletown.engine.decisions import NOTHING, offers, owners
from tabletown.games.dream_home import actions, decor, phases
from tabletown.games.dream_home.column import DiscardColumn, TakeColumn
from tabletown.games.dream_home.decision import Decision, Turn
from tabletown.games.dream_home.decor import Furnish, KeepToken, Waive
from tabletown.games.dream_home.done import Done
from tabletown.games.dream_home.edition import DECOR, NONE, SCAFFOLDING, TOOL
from tabletown.games.dream_home.face_down import Hide
from tabletown.games.dream_home.helpers import handyman, roofer, supplier
from tabletown.games.dream_home.helpers.handyman import Swap
from tabletown.games.dream_home.helpers.roofer import TakeRoof
from tabletown.games.dream_home.helpers.supplier import Exchange, Order
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.rooms import Build
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.tools import scaffolding
from tabletown.games.dream_home.tools.drill import Drill
from tabletown.games.dream_home.tools.jackhammer import Hammer, Keep
from tabletown.games.dream_home.tools.mixer import Mix
from tabletown.games.dream_home.tools.scaffolding import PutUp

_DONE: Final = Done(actions.DONE)
PHASES_OF_A_TURN: Final[dict[int, list[Decision]]] = {
    phases.DISCARD: [DiscardColumn(actions.DISCARD)],
    phases.HAMMER: [Hammer(actions.HAMMER), Keep(actions.KEEP)],
    phases.CHOOSE: [TakeColumn(actions.TAKE), Mix(actions.MIX), Drill(actions.DRILL)],
    phases.BUILD: [
        *(Build(actions.BUILD), Hide(actions.HIDE)),
        *(PutUp(actions.SCAFFOLD), Furnish(actions.FURNISH), Waive(actions.WAIVE)),
    ],
    phases.TOKENS: [KeepToken(actions.TOKEN)],
    phases.WRAP_UP: [_DONE],
    phases.ROOFER: [TakeRoof(actions.ROOF), _DONE],
    phases.HELPERS: [Order(actions.SUPPLY), Swap(actions.SWAP), _DONE],
    phases.SUPPLY: [Exchange(actions.INTO)],
    phases.FINISHED: [],
}
_OFFERS: Final[list[list[Decision]]] = offers(PHASES_OF_A_TURN)
_NOTHING: Final = Decision(NOTHING)
_OWNERS: Final[list[Decision]] = owners(actions.ACTIONS, PHASES_OF_A_TURN, _NOTHING)


def legal(turn: Turn, house: House, table: Table) -> list[int]:
    found: list[int] = []
    for decision in _OFFERS[turn.phase]:
        decision.offer(turn, house, table, found)
    return found


def refusal(turn: Turn, house: House, table: Table, action: int) -> str:
    """The rule that forbids the action now; empty when it is legal."""
    decision = _OWNERS[action] if 0 <= action < len(_OWNERS) else _NOTHING
    if not decision.belongs_to(turn.phase):
        return decision.not_now(turn, house, table, action - decision.first)
    return decision.refusal(turn, house, table, action - decision.first)


def play(turn: Turn, house: House, table: Table, action: int) -> None:
    """Do a legal action and go on to the next phase in which something is left to decide."""
    decision = _OWNERS[action]
    decision.do(turn, house, table, action - decision.first)
    if turn.phase == phases.BUILD:
        if turn.room == NONE:
            _go_on_building(turn, house, table)
    elif turn.phase == phases.ROOFER:
        turn.phase = phases.ROOFER if roofer.roofs(house, table) else phases.WRAP_UP
    elif turn.phase == phases.HELPERS:
        turn.phase = phases.HELPERS if has_work(house, table) else phases.WRAP_UP


def _go_on_building(turn: Turn, house: House, table: Table) -> None:
    """The room is built: a resource that fits nowhere is put away."""
    if turn.resource == TOOL + SCAFFOLDING:
        if not scaffolding.cells(house):
            turn.put_away(table)
    elif turn.resource != NONE and not decor.cells(house, turn.resource - DECOR):
        turn.put_away(table)
    if turn.resource == NONE:
        turn.phase = phases.WRAP_UP


def has_work(house: House, table: Table) -> bool:
    """Whether a supplier or a handyman of the house can still do something."""
    return supplier.is_possible(house, table) or handyman.is_possible(house)
