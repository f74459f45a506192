"""One seat's turn in a round: choose a combination, build the house, use the effect, claim plans, done.

It holds the seat's uncommitted choices and answers what may come next. Everything happens on the seat's own sheet;
nothing here can see or touch another seat.
"""

from typing import Final

from tabletown.games.welcome import actions, agent, bis, fence, park, pool, roundabout, temp
from tabletown.games.welcome.dealing.deal import Deal
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.effects import AGENT, BIS, FENCE, PARK, POOL, TEMP
from tabletown.games.welcome.plans.plan import Plan
from tabletown.games.welcome.sheet import EMPTY, Sheet

CHOOSE: Final = 0
HOUSE: Final = 1
EFFECT: Final = 2
WRAP_UP: Final = 3
ESTATES: Final = 4
SHUFFLE: Final = 5
GIVE: Final = 6
WAITING: Final = 7
PHASES: Final = ("choose", "house", "effect", "wrap_up", "estates", "shuffle", "give", "waiting")

NONE: Final = -1


class Table:
    """What lies on the table for everybody: the cards, the three plans and which of them are approved."""

    def __init__(self, edition: Edition, deal: Deal, plans: list[Plan], expert: bool, reshuffles: bool) -> None:
        self.edition = edition
        self.deal = deal
        self.plans = plans
        self.approved: list[bool] = [False, False, False]
        self.expert = expert
        self.reshuffles = reshuffles

    def copy(self) -> "Table":
        twin = Table(self.edition, self.deal.copy(), self.plans, self.expert, self.reshuffles)
        twin.approved = self.approved[:]
        return twin


class Turn:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.phase = CHOOSE
        self.combined = NONE
        self.kept = NONE
        self.number = NONE
        self.effect = NONE
        self.cell = NONE
        self.claiming = NONE
        self.picked: list[int] = []
        self.claimed: list[int] = []
        self.roundabout_built = False
        self.asks_reshuffle = False
        self.actions: list[int] = []

    def copy(self) -> "Turn":
        twin = Turn(self.seat)
        twin.phase = self.phase
        twin.combined = self.combined
        twin.kept = self.kept
        twin.number = self.number
        twin.effect = self.effect
        twin.cell = self.cell
        twin.claiming = self.claiming
        twin.picked = self.picked[:]
        twin.claimed = self.claimed[:]
        twin.roundabout_built = self.roundabout_built
        twin.asks_reshuffle = self.asks_reshuffle
        twin.actions = self.actions[:]
        return twin

    # What may come next

    def legal(self, sheet: Sheet, table: Table) -> list[int]:
        if self.phase == CHOOSE:
            found = [action for action in table.deal.combinations() if self._can_build(sheet, table, action)]
            if not found:
                found.append(actions.REFUSE)
            if self._may_build_roundabout(table):
                found += roundabout.options(sheet)
            return found
        if self.phase == HOUSE:
            found = []
            for number in self._numbers(sheet):
                found += [actions.write(number, cell) for cell in sheet.places(number)]
            if self._may_refuse_temp(sheet):
                found.append(actions.REFUSE)
            return found
        if self.phase == EFFECT:
            found = self._effects(sheet, table.edition)
            found.append(actions.SKIP)
            return found
        if self.phase == WRAP_UP:
            found = self.claims(sheet, table)
            if self._may_build_roundabout(table):
                found += roundabout.options(sheet)
            found.append(actions.DONE)
            return found
        if self.phase == ESTATES:
            return [actions.ESTATE + first for first in table.plans[self.claiming].candidates(sheet, self.picked)]
        if self.phase == SHUFFLE:
            return [actions.RESHUFFLE, actions.KEEP]
        if self.phase == GIVE:
            return [actions.GIVE, actions.GIVE + 1, actions.GIVE + 2]
        return []

    def claims(self, sheet: Sheet, table: Table) -> list[int]:
        """The plans that the sheet meets and has not claimed, when it is time for them."""
        return [actions.PLAN + plan for plan in range(3) if self._plan_refusal(sheet, table, plan) == ""]

    def refusal(self, sheet: Sheet, table: Table, action: int) -> str:
        """The rule that forbids the action now; empty when it is legal."""
        if self.phase == WAITING:
            return "table.turn.done"
        if 0 <= action < actions.REFUSE:
            return self._combine_refusal(sheet, table, action)
        if action == actions.REFUSE:
            return self._refuse_refusal(sheet, table)
        if action == actions.DONE:
            return "" if self.phase == WRAP_UP else self._not_now()
        if actions.PLAN <= action < actions.PLAN + 3:
            return self._plan_refusal(sheet, table, action - actions.PLAN) if self.phase == WRAP_UP else self._not_now()
        if action == actions.RESHUFFLE or action == actions.KEEP:
            return "" if self.phase == SHUFFLE else "welcome.plan.reshuffle_first"
        if actions.GIVE <= action < actions.GIVE + 3:
            return "" if self.phase == GIVE else "welcome.aca.third_card"
        if actions.ROUNDABOUT <= action < actions.BIS_LEFT:
            return self._roundabout_refusal(sheet, table, actions.cell_in(action))
        if actions.ESTATE <= action < actions.ESTATE + 64:
            return self._estate_refusal(sheet, table, actions.cell_in(action))
        if actions.WRITE <= action < actions.END:
            return self._write_refusal(sheet, action)
        return self._effect_refusal(sheet, table.edition, action)

    def _not_now(self) -> str:
        return "welcome.turn.order"

    def _can_build(self, sheet: Sheet, table: Table, action: int) -> bool:
        deal = table.deal
        number = table.edition.numbers[deal.number_card(self.seat, action // 3)]
        if sheet.fits_anywhere(number):
            return True
        if table.edition.effects[deal.effect_card(self.seat, action % 3)] != TEMP:
            return False
        return any(sheet.fits_anywhere(changed) for changed in temp.numbers(sheet, number))

    def _combine_refusal(self, sheet: Sheet, table: Table, action: int) -> str:
        if self.phase != CHOOSE:
            return self._not_now()
        if action not in table.deal.combinations():
            return "welcome.turn.two_cards" if action % 4 == 0 else "welcome.turn.one_combination"
        return "" if self._can_build(sheet, table, action) else "welcome.house.ascending"

    def _refuse_refusal(self, sheet: Sheet, table: Table) -> str:
        if self.phase == HOUSE:
            return "" if self._may_refuse_temp(sheet) else "welcome.refusal.only_when_stuck"
        if self.phase != CHOOSE:
            return self._not_now()
        for action in table.deal.combinations():
            if self._can_build(sheet, table, action):
                return "welcome.refusal.only_when_stuck"
        return ""

    def _may_refuse_temp(self, sheet: Sheet) -> bool:
        """Nobody is forced to hire temps: a number that fits only when changed may be refused instead."""
        return self.effect == TEMP and not sheet.fits_anywhere(self.number)

    def _numbers(self, sheet: Sheet) -> list[int]:
        return temp.numbers(sheet, self.number) if self.effect == TEMP else [self.number]

    def _write_refusal(self, sheet: Sheet, action: int) -> str:
        if self.phase != HOUSE:
            return self._not_now()
        cell = actions.cell_in(action)
        number = actions.number_of(action)
        if not sheet.board.is_house(cell):
            return "welcome.house.empty_only"
        if number not in self._numbers(sheet):
            return "welcome.temp.reach" if self.effect == TEMP else "welcome.house.number_of_the_card"
        if sheet.numbers[cell] != EMPTY:
            return "welcome.house.empty_only"
        return "" if sheet.fits(number, cell) else "welcome.house.ascending"

    def _effects(self, sheet: Sheet, edition: Edition) -> list[int]:
        effect = self.effect
        if effect == FENCE:
            return fence.options(sheet, edition.fence_between_bis)
        if effect == AGENT:
            return agent.options(sheet)
        if effect == PARK:
            return park.options(sheet, self.cell)
        if effect == POOL:
            return pool.options(sheet, self.cell)
        if effect == BIS:
            return bis.options(sheet, edition.bis_across_fence)
        return [actions.TEMP]

    def _can_use_effect(self, sheet: Sheet, edition: Edition) -> bool:
        if self.effect == FENCE:
            return fence.is_possible(sheet, edition.fence_between_bis)
        return bool(self._effects(sheet, edition))

    def _effect_refusal(self, sheet: Sheet, edition: Edition, action: int) -> str:
        if self.phase != EFFECT:
            return self._not_now()
        if action == actions.SKIP:
            return ""
        cell = actions.cell_in(action)
        if self.effect == FENCE and actions.FENCE <= action < actions.ROUNDABOUT:
            return fence.refusal(sheet, cell, edition.fence_between_bis)
        if self.effect == AGENT and actions.AGENT <= action < actions.AGENT + 6:
            return agent.refusal(sheet, action - actions.AGENT + 1)
        if self.effect == PARK and action == actions.PARK:
            return park.refusal(sheet, self.cell)
        if self.effect == POOL and action == actions.POOL:
            return pool.refusal(sheet, self.cell)
        if self.effect == TEMP and action == actions.TEMP:
            return ""
        if self.effect == BIS and actions.BIS_LEFT <= action < actions.ESTATE:
            return bis.refusal(sheet, cell, action < actions.BIS_RIGHT, edition.bis_across_fence)
        return "welcome.effect.of_the_combination"

    def _may_build_roundabout(self, table: Table) -> bool:
        return table.expert and not self.roundabout_built

    def _roundabout_refusal(self, sheet: Sheet, table: Table, cell: int) -> str:
        if not table.expert:
            return "welcome.roundabout.expert_only"
        if self.phase != CHOOSE and self.phase != WRAP_UP:
            return "welcome.roundabout.before_or_after"
        if self.roundabout_built:
            return "welcome.roundabout.one_a_turn"
        return roundabout.refusal(sheet, cell)

    def _plan_refusal(self, sheet: Sheet, table: Table, plan: int) -> str:
        if sheet.plans[plan]:
            return "welcome.plan.once"
        return "" if table.plans[plan].is_met(sheet) else "welcome.plan.requirement"

    def _estate_refusal(self, sheet: Sheet, table: Table, first: int) -> str:
        if self.phase != ESTATES:
            return self._not_now()
        if first in table.plans[self.claiming].candidates(sheet, self.picked):
            return ""
        return "welcome.plan.estates_needed"

    # Doing it

    def play(self, sheet: Sheet, table: Table, action: int) -> None:
        """Do a legal action on the seat's sheet and move on to the next phase."""
        self.actions.append(action)
        if 0 <= action < actions.REFUSE:
            self._combine(table, action)
        elif action == actions.REFUSE:
            sheet.refusals += 1
            self.combined = NONE
            self.kept = NONE
            self.phase = GIVE if table.deal.gives_away() else WRAP_UP
        elif action == actions.DONE:
            self.phase = WAITING
        elif action == actions.SKIP:
            self.phase = WRAP_UP
        elif actions.PLAN <= action < actions.PLAN + 3:
            self._claim(sheet, table, action - actions.PLAN)
        elif action == actions.RESHUFFLE or action == actions.KEEP:
            self.asks_reshuffle = self.asks_reshuffle or action == actions.RESHUFFLE
            self.phase = WRAP_UP
        elif actions.GIVE <= action < actions.GIVE + 3:
            self.kept = action - actions.GIVE
            self.phase = WRAP_UP
        elif actions.ROUNDABOUT <= action < actions.BIS_LEFT:
            roundabout.build(sheet, actions.cell_in(action))
            self.roundabout_built = True
        elif actions.ESTATE <= action < actions.ESTATE + 64:
            self.picked.append(actions.cell_in(action))
            self._pick_what_is_forced(sheet, table)
        elif action >= actions.WRITE:
            self._write(sheet, table, action)
        else:
            self._use_effect(sheet, action)
            self.phase = WRAP_UP

    def _combine(self, table: Table, action: int) -> None:
        self.combined = action
        self.kept = NONE if action % 4 == 0 else 3 - action // 3 - action % 3
        self.number = table.edition.numbers[table.deal.number_card(self.seat, action // 3)]
        self.effect = table.edition.effects[table.deal.effect_card(self.seat, action % 3)]
        self.phase = HOUSE

    def _write(self, sheet: Sheet, table: Table, action: int) -> None:
        self.cell = actions.cell_in(action)
        number = actions.number_of(action)
        sheet.write(number, self.cell)
        self.phase = EFFECT
        if self.effect == TEMP and number != self.number:
            temp.hire(sheet)
            self.phase = WRAP_UP
        elif not self._can_use_effect(sheet, table.edition):
            self.phase = WRAP_UP

    def _use_effect(self, sheet: Sheet, action: int) -> None:
        cell = actions.cell_in(action)
        if action == actions.PARK:
            park.plant(sheet, self.cell)
        elif action == actions.POOL:
            pool.build(sheet, self.cell)
        elif action == actions.TEMP:
            temp.hire(sheet)
        elif action < actions.FENCE:
            agent.hire(sheet, action - actions.AGENT + 1)
        elif action < actions.ROUNDABOUT:
            fence.build(sheet, cell)
        else:
            bis.build(sheet, cell, action < actions.BIS_RIGHT)

    def _claim(self, sheet: Sheet, table: Table, plan: int) -> None:
        self.claiming = plan
        self.picked = []
        self.phase = ESTATES
        self._pick_what_is_forced(sheet, table)

    def _pick_what_is_forced(self, sheet: Sheet, table: Table) -> None:
        """Pick for the player while there is no choice; when nothing is missing the plan is paid."""
        plan = table.plans[self.claiming]
        candidates = plan.candidates(sheet, self.picked)
        if len(candidates) <= len(plan.sizes) - len(self.picked):
            self.picked += candidates
            candidates = []
        if not candidates:
            self._complete(sheet, table)

    def _complete(self, sheet: Sheet, table: Table) -> None:
        plan = table.plans[self.claiming]
        is_first = not table.approved[self.claiming]
        plan.pay(sheet, self.picked)
        sheet.plans[self.claiming] = plan.first if is_first else plan.other
        self.claimed.append(self.claiming)
        self.claiming = NONE
        self.phase = SHUFFLE if is_first and table.reshuffles else WRAP_UP
