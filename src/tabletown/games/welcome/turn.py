"""The course of one seat's turn in a round: the decisions of each phase, in reading order.

Choose a combination, build the house, use the effect, claim plans, done; in the expert game a roundabout before or after.
"""

from typing import Final

from tabletown.engine.decisions import NOTHING, offers, owners
from tabletown.games.welcome import actions, effects, phases
from tabletown.games.welcome.agent import HireAgent
from tabletown.games.welcome.bis import WriteBis
from tabletown.games.welcome.combination import Combine, GiveCard, Refuse
from tabletown.games.welcome.decision import Decision, Turn
from tabletown.games.welcome.done import Done
from tabletown.games.welcome.effect import Effect, Skip
from tabletown.games.welcome.fence import BuildFence
from tabletown.games.welcome.house import Write
from tabletown.games.welcome.park import PlantPark
from tabletown.games.welcome.plans.claim import Claim, KeepStacks, PickEstate, Reshuffle
from tabletown.games.welcome.pool import BuildPool
from tabletown.games.welcome.roundabout import BuildRoundabout
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.table import Table
from tabletown.games.welcome.temp import HireTemp

_EFFECTS: Final[list[Effect]] = [
    BuildFence(effects.FENCE, actions.FENCE),
    HireAgent(effects.AGENT, actions.AGENT),
    PlantPark(effects.PARK, actions.PARK),
    BuildPool(effects.POOL, actions.POOL),
    HireTemp(effects.TEMP, actions.TEMP),
    WriteBis(effects.BIS, actions.BIS_LEFT, actions.BIS_RIGHT),
]
_REFUSE: Final = Refuse(actions.REFUSE)
_ROUNDABOUT: Final = BuildRoundabout(actions.ROUNDABOUT)
PHASES_OF_A_TURN: Final[dict[int, list[Decision]]] = {
    phases.CHOOSE: [Combine(actions.COMBINE), _REFUSE, _ROUNDABOUT],
    phases.HOUSE: [Write(actions.WRITE), _REFUSE],
    phases.EFFECT: [*_EFFECTS, Skip(actions.SKIP)],
    phases.WRAP_UP: [Claim(actions.PLAN), _ROUNDABOUT, Done(actions.DONE)],
    phases.ESTATES: [PickEstate(actions.ESTATE)],
    phases.SHUFFLE: [Reshuffle(actions.RESHUFFLE), KeepStacks(actions.KEEP)],
    phases.GIVE: [GiveCard(actions.GIVE)],
    phases.WAITING: [],
}
_OFFERS: Final[list[list[Decision]]] = offers(PHASES_OF_A_TURN)
_NOTHING: Final = Decision(NOTHING)
_OWNERS: Final[list[Decision]] = owners(actions.ACTIONS, PHASES_OF_A_TURN, _NOTHING)


def legal(turn: Turn, sheet: Sheet, table: Table) -> list[int]:
    found: list[int] = []
    if turn.phase == phases.EFFECT:
        # Only one of the six has something to offer.
        _EFFECTS[turn.effect].offer_places(turn, sheet, table, found)
        found.append(actions.SKIP.number)
        return found
    for decision in _OFFERS[turn.phase]:
        decision.offer(turn, sheet, table, found)
    return found


def refusal(turn: Turn, sheet: Sheet, table: Table, action: int) -> str:
    """The rule that forbids the action now; empty when it is legal."""
    if turn.phase == phases.WAITING:
        return "table.turn.done"
    decision = _OWNERS[action] if 0 <= action < len(_OWNERS) else _NOTHING
    if not decision.belongs_to(turn.phase):
        return decision.not_now(turn, sheet, table, action - decision.first)
    return decision.refusal(turn, sheet, table, action - decision.first)


def play(turn: Turn, sheet: Sheet, table: Table, action: int) -> None:
    """Do a legal action on the seat's sheet and go on to the next phase in which something is left to decide."""
    decision = _OWNERS[action]
    turn.actions.append(action)
    decision.do(turn, sheet, table, action - decision.first)
    if turn.phase == phases.EFFECT and not _EFFECTS[turn.effect].is_possible(turn, sheet, table):
        turn.phase = phases.WRAP_UP
