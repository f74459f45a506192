"""The course of a turn: the decisions of each phase, in reading order.

Abandon if need be, build, count the closed streets one by one, move people, done. What follows when a turn is finished is
the state's matter.
"""

from typing import Final

from tabletown.engine.decisions import NOTHING, offers, owners
from tabletown.games.streets import actions, phases
from tabletown.games.streets.abandon import Abandon
from tabletown.games.streets.closed_street import Pass, Score, Show
from tabletown.games.streets.decision import Decision, NoAction, Turn
from tabletown.games.streets.done import Done
from tabletown.games.streets.log import Events
from tabletown.games.streets.move import Send, Settle
from tabletown.games.streets.place import Build, Pick, PutSigns
from tabletown.games.streets.table import Table
from tabletown.games.streets.tokens import Take, TakeToken

_PICK: Final = Pick(actions.PICK)
PHASES_OF_A_TURN: Final[dict[int, list[Decision]]] = {
    phases.ABANDON: [Abandon(actions.ABANDON)],
    phases.PICK: [_PICK],
    phases.PLACE: [_PICK, Build(actions.BUILD)],
    phases.SIGNS: [PutSigns(actions.SIGNS)],
    phases.ORDER: [Score(actions.SCORE)],
    phases.TAKE: [Take(actions.TAKE)],
    phases.TOKEN: [TakeToken(actions.TOKEN)],
    phases.SHOW: [Pass(actions.PASS), Show(actions.SHOW)],
    phases.MOVE: [Settle(actions.SETTLE), Send(actions.SEND, actions.SEND_ALL)],
    phases.WRAP_UP: [Done(actions.DONE)],
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


def play(turn: Turn, table: Table, action: int, events: Events) -> None:
    """Do a legal action on the table and go on to the next decision."""
    decision = _OWNERS[action]
    turn.has_decided = True
    decision.do(turn, table, action - decision.first, events)
