"""One seat's turn, step by step: discard, refill, buy, take a special building, done. Also the few decisions outside turns.

A turn knows whose it is and how far it has come, answers what may come next and does it on the table. What follows when it
is finished is the state's matter.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.games.happy_city import actions, discard, ending, income, market, purchase, refill, special_building
from tabletown.games.happy_city.box import NONE
from tabletown.games.happy_city.table import Table

MARKET: Final = 0
LENDER: Final = 1
DISCARD: Final = 2
REFILL: Final = 3
BUY: Final = 4
WRAP_UP: Final = 5
SPHINX: Final = 6
PYRAMID: Final = 7
FINISHED: Final = 8
PHASES: Final = ("market", "lender", "discard", "refill", "buy", "wrap_up", "sphinx", "pyramid", "finished")
PHASES_OF_KINDS: Final = {
    "market": MARKET,
    "borrow": LENDER,
    "discard": DISCARD,
    "keep": DISCARD,
    "draw": REFILL,
    "buy": BUY,
    "dwelling": BUY,
    "coin": BUY,
    "special": WRAP_UP,
    "done": WRAP_UP,
    "copy": SPHINX,
    "chance": SPHINX,
    "model": PYRAMID,
}


class Turn:
    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def copy(self) -> "Turn":
        return Turn(self.seat, self.phase)

    # What may come next

    def legal(self, table: Table) -> list[int]:
        phase = self.phase
        if phase == DISCARD:
            found = discard.options(table)
            found.append(actions.KEEP)
            return found
        if phase == REFILL:
            return refill.options(table)
        if phase == BUY:
            found = purchase.options(table, self.seat)
            found.append(actions.COIN)
            return found
        if phase == WRAP_UP:
            found = special_building.options(table, self.seat)
            found.append(actions.DONE)
            return found
        if phase == MARKET:
            return market.options(table)
        if phase == LENDER:
            return income.options(table, self.seat)
        if phase == SPHINX:
            return ending.sphinx_options(table, self.seat)
        return ending.pyramid_options(table, self.seat) if phase == PYRAMID else []

    def refusal(self, table: Table, action: int) -> str:
        """The rule that forbids the action now; empty when it is legal."""
        phase = PHASE_OF[action] if 0 <= action < actions.END else FINISHED
        if phase == FINISHED:
            return "happy_city.turn.no_action"
        if phase != self.phase:
            return "happy_city.market.expert_only" if phase == MARKET else "happy_city.turn.order"
        if action in actions.SIMPLE:
            return ""
        if phase == DISCARD:
            return discard.refusal(table, action - actions.DISCARD)
        if phase == REFILL:
            return refill.refusal(table, action - actions.DRAW)
        if phase == BUY:
            return purchase.refusal(table, self.seat, action - actions.BUY)
        if phase == WRAP_UP:
            return special_building.refusal(table, self.seat, action - actions.SPECIAL)
        if phase == MARKET:
            return market.refusal(table, action - actions.MARKET)
        if phase == LENDER:
            return income.refusal(table, self.seat, action - actions.BORROW)
        if phase == SPHINX:
            return ending.sphinx_refusal(table, self.seat, action - actions.COPY)
        return ending.pyramid_refusal(table, self.seat, action - actions.MODEL)

    # Doing it

    def play(self, table: Table, action: int, chance: Chance) -> int:
        """Do a legal action on the table and move on to the next step; says which card was turned up by it, if any."""
        phase = self.phase
        shown = NONE
        if phase == DISCARD:
            if action != actions.KEEP:
                discard.do(table, action - actions.DISCARD)
            self.phase = REFILL if refill.is_needed(table) else BUY
        elif phase == REFILL:
            shown = refill.draw(table, action - actions.DRAW, chance)
            self.phase = REFILL if refill.is_needed(table) else BUY
        elif phase == BUY:
            if action == actions.COIN:
                purchase.take_coin(table, self.seat)
            else:
                purchase.buy(table, self.seat, action - actions.BUY)
            self.phase = WRAP_UP
        elif phase == WRAP_UP:
            if action == actions.DONE:
                self.phase = FINISHED
            else:
                special_building.take(table, self.seat, action - actions.SPECIAL)
        else:
            shown = self._decide(table, action, chance)
            self.phase = FINISHED
        return shown

    def _decide(self, table: Table, action: int, chance: Chance) -> int:
        if self.phase == MARKET:
            market.take(table, self.seat, action - actions.MARKET)
        elif self.phase == LENDER:
            income.lend(table, self.seat, action - actions.BORROW)
        elif self.phase == PYRAMID:
            ending.copy_neighbour(table, self.seat, action - actions.MODEL)
        elif action == actions.CHANCE:
            return ending.copy_from_box(table, self.seat, chance)
        else:
            ending.copy_opponent(table, self.seat, action - actions.COPY)
        return NONE


def first_phase(table: Table) -> int:
    """Where a turn begins: with nothing face up there is nothing to discard."""
    if table.face_up:
        return DISCARD
    return REFILL if refill.is_needed(table) else BUY


def _phases_of_actions() -> list[int]:
    phases: list[int] = []
    for action in range(actions.END):
        try:
            phases.append(PHASES_OF_KINDS[actions.move(action).kind])
        except ValueError:
            phases.append(FINISHED)
    return phases


PHASE_OF: Final[list[int]] = _phases_of_actions()
"""The step of a turn to which each action belongs; FINISHED for a number that is no action."""
