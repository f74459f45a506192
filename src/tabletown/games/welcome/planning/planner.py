"""Plans a whole turn: tries every combination with every house and every use of its effect, and keeps the best sheet.

It plays trial turns with the real rules on copies of the seat's own sheet and never looks at a hidden card, so it may be
given any state that agrees with what the seat knows.
"""

from tabletown.engine.contract import State
from tabletown.engine.planner import Planner
from tabletown.games.welcome import actions
from tabletown.games.welcome.board import ROW
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.planning.judge import Judge
from tabletown.games.welcome.planning.street import StreetOutlook, survey
from tabletown.games.welcome.planning.supply import Supply
from tabletown.games.welcome.planning.tracks import Tracks
from tabletown.games.welcome.planning.weights import Weights
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.state import WelcomeState
from tabletown.games.welcome.turn import CHOOSE, WRAP_UP, Table, Turn

ROUNDABOUTS_TRIED = 2


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

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, WelcomeState)
        choices = state.legal(seat)
        if len(choices) == 1:
            return choices[0]
        knowledge = self._knowledge(state.table.edition)
        judge = Judge(state, seat, self.weights, knowledge.supply, knowledge.tracks)
        return Search(judge, state.table).best(state.sheets[seat], state.turns[seat], choices)

    def _knowledge(self, edition: Edition) -> Knowledge:
        for known in self._known:
            if known.edition is edition:
                return known
        self._known.append(Knowledge(edition, self.weights))
        return self._known[-1]


class Search:
    def __init__(self, judge: Judge, table: Table) -> None:
        self.judge = judge
        self.table = table

    def best(self, sheet: Sheet, turn: Turn, choices: list[int]) -> int:
        """The action that leads to the best end of this turn."""
        streets = self.judge.survey_all(sheet)
        best = choices[0]
        top = 0.0
        for number, action in enumerate(self._worth_trying(sheet, streets, turn, choices)):
            worth = self._after(sheet, turn, streets, action)
            if number == 0 or worth > top:
                best = action
                top = worth
        return best

    def _worth_trying(self, sheet: Sheet, streets: list[StreetOutlook], turn: Turn, choices: list[int]) -> list[int]:
        """All choices but the roundabouts that do not look good in themselves."""
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
        best = -1.0e9
        for action in choices:
            if not actions.ROUNDABOUT <= action < actions.BIS_LEFT:
                best = max(best, self._after(sheet, turn, streets, action))
        return best

    def _seen_again(self, sheet: Sheet, streets: list[StreetOutlook], action: int) -> list[StreetOutlook]:
        """The outlook after an action: only the streets it touched are looked at anew."""
        if actions.PLAN <= action < actions.PLAN + 3 or actions.ESTATE <= action < actions.WRITE:
            return self.judge.survey_all(sheet)
        if action < actions.FENCE:
            return streets
        changed = actions.cell_in(action) // ROW
        seen = streets[:]
        seen[changed] = survey(sheet, changed, self.judge.guide)
        return seen
