"""Plans a whole turn: tries every combination with every house and every use of its effect, and keeps the best sheet.

It plays trial turns with the real rules on copies of the seat's own sheet and never looks at a hidden card, so it may
be given any state that agrees with what the seat knows.
"""

from tabletown.engine.chance import Chance
from tabletown.engine.contract import State
from tabletown.engine.planner import Planner
from tabletown.games.welcome import actions
from tabletown.games.welcome.board import ROW
from tabletown.games.welcome.dealing.aca import AcaPile
from tabletown.games.welcome.dealing.deal import Deal
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.planning.judge import Judge
from tabletown.games.welcome.planning.street import StreetOutlook, survey
from tabletown.games.welcome.planning.supply import Supply
from tabletown.games.welcome.planning.tracks import Tracks
from tabletown.games.welcome.planning.weights import Weights
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.state import WelcomeState
from tabletown.games.welcome.turn import CHOOSE, ESTATES, WRAP_UP, Table, Turn

ROUNDABOUTS_TRIED = 2
MOODS = 1024


class Knowledge:
    """What the planner works out once for an edition."""

    def __init__(self, edition: Edition, weights: Weights) -> None:
        self.edition = edition
        self.supply = Supply(edition)
        self.tracks = Tracks(edition.board, weights)


class WelcomePlanner(Planner):
    def __init__(self) -> None:
        self.weights = Weights()
        self._known: list[Knowledge] = []

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, WelcomeState)
        choices = state.legal(seat)
        if len(choices) == 1:
            return choices[0]
        knowledge = self._knowledge(state.table.edition)
        judge = Judge(state, seat, self.weights, knowledge.supply, knowledge.tracks)
        return Search(judge, state.table, chance).best(state.sheets[seat], state.turns[seat], choices)

    def _knowledge(self, edition: Edition) -> Knowledge:
        for known in self._known:
            if known.edition is edition:
                return known
        self._known.append(Knowledge(edition, self.weights))
        return self._known[-1]


class Search:
    def __init__(self, judge: Judge, table: Table, chance: Chance) -> None:
        self.judge = judge
        self.table = table
        self.chance = chance
        self.untouched: list[StreetOutlook] = []
        self.first_changes: dict[int, StreetOutlook] = {}
        """What became of an untouched street by one action: most trials meet the same changes again."""
        self.gifts = _gifts(table.deal)

    def best(self, sheet: Sheet, turn: Turn, choices: list[int]) -> int:
        """The action that leads to the best end of this turn."""
        streets = self.judge.survey_all(sheet)
        self.untouched = streets
        best = choices[0]
        top = 0.0
        for number, action in enumerate(self._worth_trying(sheet, streets, turn, choices)):
            worth = self._after(sheet, turn, streets, action)
            if turn.phase == CHOOSE:
                # Everybody gets the same cards: without moods of their own all bots would build the same town.
                worth += self.judge.weights.mood * self.chance.below(MOODS) / MOODS
            if number == 0 or worth > top:
                best = action
                top = worth
        return best

    def _worth_trying(self, sheet: Sheet, streets: list[StreetOutlook], turn: Turn, choices: list[int]) -> list[int]:
        """All choices but the roundabouts that do not look good in themselves."""
        if turn.phase == ESTATES:
            return [self._spared_least(sheet, choices)]
        tried = [action for action in choices if not actions.ROUNDABOUT <= action < actions.BIS_LEFT]
        if len(tried) == len(choices) or turn.phase != CHOOSE:
            return choices
        now = self.judge.worth(sheet, streets)
        rated: list[tuple[float, int]] = []
        for action in choices:
            if actions.ROUNDABOUT <= action < actions.BIS_LEFT:
                worth = self._standing(sheet, turn, streets, action)
                if worth > now or tried[0] == actions.REFUSE:
                    rated.append((-worth, action))
        rated.sort()
        return tried + [action for _, action in rated[:ROUNDABOUTS_TRIED]]

    def _standing(self, sheet: Sheet, turn: Turn, streets: list[StreetOutlook], action: int) -> float:
        """What the sheet would be worth with just this done."""
        trial = sheet.copy()
        turn.copy().play(trial, self.table, action)
        return self.judge.worth(trial, self._seen_again(trial, streets, action))

    def _after(self, sheet: Sheet, turn: Turn, streets: list[StreetOutlook], action: int) -> float:
        """The worth of the best end of this turn once the action is played."""
        trial = sheet.copy()
        then = turn.copy()
        then.play(trial, self.table, action)
        if self.gifts and then.kept != turn.kept:
            rest = self._best_of(trial, then, streets, then.legal(trial, self.table))
            return rest - (self.gifts[then.kept] if then.kept >= 0 else 0.0)
        seen = self._seen_again(trial, streets, action)
        if then.phase > WRAP_UP or then.phase < WRAP_UP:
            return self._best_of(trial, then, seen, then.legal(trial, self.table))
        best = self.judge.worth(trial, seen)
        for choice in then.claims(trial, self.table):
            best = max(best, self._after(trial, then, seen, choice))
        return best

    def _best_of(self, sheet: Sheet, turn: Turn, streets: list[StreetOutlook], choices: list[int]) -> float:
        if not choices:
            return self.judge.worth(sheet, streets)
        if turn.phase == ESTATES:
            return self._after(sheet, turn, streets, self._spared_least(sheet, choices))
        best = -1.0e9
        for action in choices:
            if not actions.ROUNDABOUT <= action < actions.BIS_LEFT:
                best = max(best, self._after(sheet, turn, streets, action))
        return best

    def _spared_least(self, sheet: Sheet, choices: list[int]) -> int:
        """Which estate shall pay for a plan: one that no other plan needs unused. Trying all would take too long."""
        best = choices[0]
        least = 1.0e9
        for action in choices:
            first = actions.cell_in(action)
            street = first // ROW
            last = first + sheet.estate_at(first) - 1
            at_end = first % ROW == 0 or last % ROW == sheet.board.lengths[street] - 1
            spared = 0.0
            for place, plan in enumerate(self.table.plans):
                if sheet.plans[place]:
                    continue
                whole_street = plan.kind == "full_street" and plan.street == street + 1
                if whole_street or (plan.kind == "street_ends" and at_end):
                    spared += self.judge.plan_values[place]
            if spared < least:
                best = action
                least = spared
        return best

    def _seen_again(self, sheet: Sheet, streets: list[StreetOutlook], action: int) -> list[StreetOutlook]:
        """The outlook after an action: only the streets it touched are looked at anew."""
        if actions.PLAN <= action < actions.PLAN + 3 or actions.ESTATE <= action < actions.WRITE:
            return self.judge.survey_all(sheet)
        if action < actions.FENCE:
            return streets
        changed = actions.cell_in(action) // ROW
        seen = streets[:]
        if streets[changed] is not self.untouched[changed]:
            seen[changed] = survey(sheet, changed, self.judge.guide)
        else:
            if action not in self.first_changes:
                self.first_changes[action] = survey(sheet, changed, self.judge.guide)
            seen[changed] = self.first_changes[action]
        return seen


def _gifts(deal: Deal) -> list[float]:
    """What each card of the hand would bring the competitor; empty where there is none."""
    if not isinstance(deal, AcaPile):
        return []
    gifts: list[float] = []
    before = deal.score(0).total
    for slot in range(len(deal.hand)):
        after = deal.copy()
        assert isinstance(after, AcaPile)
        after.put_away(slot)
        gifts.append(float(after.score(0).total - before))
    return gifts
