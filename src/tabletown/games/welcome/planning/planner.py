"""Plans a whole turn: tries every combination with every house and every use of its effect, and keeps the best sheet.

It plays trial turns with the real rules on copies of the seat's own sheet and never looks at a hidden card, so it may
be given any state that agrees with what the seat knows.
"""

from typing import ClassVar

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, State
from tabletown.engine.planner import Line, Planner, ranked
from tabletown.games.welcome import actions
from tabletown.games.welcome.board import ROW
from tabletown.games.welcome.decision import Turn
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.phases import CHOOSE, EFFECT, ESTATES, HOUSE, WRAP_UP
from tabletown.games.welcome.planning import reasons
from tabletown.games.welcome.planning.judge import Judge
from tabletown.games.welcome.planning.street import StreetOutlook, survey
from tabletown.games.welcome.planning.supply import Supply
from tabletown.games.welcome.planning.tracks import Tracks
from tabletown.games.welcome.planning.weights import Weights
from tabletown.games.welcome.plans import claim
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.state import WelcomeState
from tabletown.games.welcome.table import Table
from tabletown.games.welcome.turn import legal, play

ROUNDABOUTS_TRIED = 2
GLANCED_AT = 2
"""How many houses for each combination are looked at to the end of the turn when a game is only imagined."""
ALIKE = 2
"""So many turns that write the same number into the same house are worth a search at most."""
SAME = 0.02
"""Points by which lines differ that are worth telling apart."""
RIVALS_PACE = 0.8
"""How much of its points so far a competitor will go on to make in each round."""
MOODS = 1024
SEARCHED = (CHOOSE, HOUSE, EFFECT)
"""The steps of a turn in which looking further pays. Bots look in the first; who asks for a hint may have begun already."""


class Knowledge:
    """What the planner works out once for an edition."""

    def __init__(self, edition: Edition, weights: Weights) -> None:
        self.edition = edition
        self.supply = Supply(edition)
        self.tracks = Tracks(edition.board, weights)


class WelcomePlanner(Planner):
    futures: ClassVar[int] = 700

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self._known: list[Knowledge] = []

    def best(self, state: State, seat: int, choices: list[int], chance: Chance) -> int:
        assert isinstance(state, WelcomeState)
        return Search(self._judge(state, seat), state.table, chance).best(
            state.sheets[seat], state.turns[seat], choices
        )

    def glance(self, state: State, seat: int, chance: Chance) -> list[int]:
        assert isinstance(state, WelcomeState)
        turn = state.turns[seat]
        if turn.phase != CHOOSE:
            return [self.choose(state, seat, chance)]
        search = Search(self._judge(state, seat), state.table, chance)
        return search.glance(state.sheets[seat], turn, state.legal(seat))

    def lines(self, state: State, seat: int, most: int, chance: Chance) -> list[Line]:
        assert isinstance(state, WelcomeState)
        if state.turns[seat].phase not in SEARCHED:
            return [Line([self.choose(state, seat, chance)], 0.0)]
        search = Search(self._judge(state, seat), state.table, chance)
        found = search.lines(state.sheets[seat], state.turns[seat], state.legal(seat))
        return varied(found, most)

    def outlook(self, state: State) -> list[float]:
        assert isinstance(state, WelcomeState)
        if state.reason:
            return super().outlook(state)
        found: list[float] = []
        rounds = 0.0
        for seat, sheet in enumerate(state.sheets):
            judge = self._judge(state, seat, is_planning=False)
            rounds = judge.rounds
            found.append(judge.outlook(sheet))
        rival = state.rival()
        if rival is not None:
            # It goes on as it has begun; in the first rounds nobody can say how.
            now = float(rival.score.total)
            found.append(now + RIVALS_PACE * rounds * now / max(8, state.round - 1))
        return found

    def clock(self, state: State) -> float:
        assert isinstance(state, WelcomeState)
        return float(state.round)

    def claims(self, state: State, seat: int, actions: list[int]) -> list[Event]:
        assert isinstance(state, WelcomeState)
        return reasons.claims(state, seat, actions)

    def _judge(self, state: WelcomeState, seat: int, is_planning: bool = True) -> Judge:
        knowledge = self._knowledge(state.table.edition)
        return Judge(state, seat, self.weights, knowledge.supply, knowledge.tracks, is_planning)

    def _knowledge(self, edition: Edition) -> Knowledge:
        for known in self._known:
            if known.edition is edition:
                return known
        self._known.append(Knowledge(edition, self.weights))
        return self._known[-1]


def varied(lines: list[Line], most: int) -> list[Line]:
    """The best, but few with the same number in the same house, none that the judge cannot tell from one of those (such as
    where a far fence goes), and at most half of them with a roundabout."""
    found: list[Line] = []
    alike: dict[int, list[float]] = {}
    roundabouts = 0
    for line in ranked(lines, len(lines)):
        turns_round = actions.ROUNDABOUT.covers(line.actions[0])
        worths = alike.setdefault(written(line), [])
        if len(worths) >= ALIKE or (worths and worths[-1] - line.worth < SAME):
            continue
        if not turns_round or roundabouts < most // 2:
            roundabouts += 1 if turns_round else 0
            worths.append(line.worth)
            found.append(line)
        if len(found) == most:
            break
    return found


def written(line: Line) -> int:
    """The number and the house of a line, as an action; nothing where none is built."""
    for action in line.actions:
        if action >= actions.WRITE.number:
            return action
    return 0


class Search:
    def __init__(self, judge: Judge, table: Table, chance: Chance) -> None:
        self.judge = judge
        self.table = table
        self.chance = chance
        self.untouched: list[StreetOutlook] = []
        self.first_changes: dict[int, StreetOutlook] = {}
        """What became of an untouched street by one action: most trials meet the same changes again."""
        self.gifts = table.deal.gifts()

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

    def lines(self, sheet: Sheet, turn: Turn, choices: list[int]) -> list[Line]:
        """Every way to play the whole turn."""
        self.untouched = self.judge.survey_all(sheet)
        found: list[Line] = []
        for action in self._worth_trying(sheet, self.untouched, turn, choices):
            self._go_on(sheet, turn, self.untouched, [action], found)
        return found

    def glance(self, sheet: Sheet, turn: Turn, choices: list[int]) -> list[int]:
        """A whole turn: of each combination only the houses that look best before its effect is used are thought to the end.
        Where no combination fits, everything is: whoever refuses without a look at the roundabouts soon ends the game."""
        self.untouched = self.judge.survey_all(sheet)
        best: list[int] = []
        top = 0.0
        for action in choices:
            if actions.COMBINE.covers(action):
                then = turn.copy()
                play(then, sheet, self.table, action)  # nothing is written yet
                mood = self.judge.weights.mood * self.chance.below(MOODS) / MOODS
                begun = [
                    Line([action, house], self._standing(sheet, then, self.untouched, house))
                    for house in legal(then, sheet, self.table)
                ]
                found: list[Line] = []
                for line in ranked(begun, GLANCED_AT):
                    self._go_on(sheet, then, self.untouched, line.actions, found)
                for line in found:
                    if not best or line.worth + mood > top:
                        best = line.actions
                        top = line.worth + mood
        return best or ranked(self.lines(sheet, turn, choices), 1)[0].actions

    def _go_on(
        self, sheet: Sheet, turn: Turn, streets: list[StreetOutlook], begun: list[int], found: list[Line]
    ) -> None:
        """Play the last of what is begun, then everything that can follow it in this turn."""
        trial, then = sheet.copy(), turn.copy()
        play(then, trial, self.table, begun[-1])
        seen = self._seen_again(trial, streets, begun[-1])
        if then.phase == WRAP_UP:
            given = float(self.gifts[then.kept]) if self.gifts and then.kept >= 0 else 0.0
            found.append(Line([*begun, actions.DONE.number], self.judge.worth(trial, seen) - given))
            for plan in range(len(self.table.plans)):
                if claim.refusal(trial, self.table, plan) == "":
                    self._go_on(trial, then, seen, [*begun, actions.PLAN.of(plan)], found)
            return
        choices = legal(then, trial, self.table)
        if not choices:
            found.append(Line(begun, self.judge.worth(trial, seen)))
        elif then.phase == ESTATES:
            self._go_on(trial, then, seen, [*begun, self._spared_least(trial, choices)], found)
        else:
            for choice in choices:
                if not actions.ROUNDABOUT.covers(choice):
                    self._go_on(trial, then, seen, [*begun, choice], found)

    def _worth_trying(self, sheet: Sheet, streets: list[StreetOutlook], turn: Turn, choices: list[int]) -> list[int]:
        """All choices but the roundabouts that do not look good in themselves."""
        if turn.phase == ESTATES:
            return [self._spared_least(sheet, choices)]
        tried = [action for action in choices if not actions.ROUNDABOUT.covers(action)]
        if len(tried) == len(choices) or turn.phase != CHOOSE:
            return choices
        now = self.judge.worth(sheet, streets)
        rated: list[tuple[float, int]] = []
        for action in choices:
            if actions.ROUNDABOUT.covers(action):
                worth = self._standing(sheet, turn, streets, action)
                if worth > now or tried[-1] == actions.REFUSE.number:
                    rated.append((-worth, action))
        rated.sort()
        return tried + [action for _, action in rated[:ROUNDABOUTS_TRIED]]

    def _standing(self, sheet: Sheet, turn: Turn, streets: list[StreetOutlook], action: int) -> float:
        """What the sheet would be worth with just this done."""
        trial = sheet.copy()
        play(turn.copy(), trial, self.table, action)
        return self.judge.worth(trial, self._seen_again(trial, streets, action))

    def _after(self, sheet: Sheet, turn: Turn, streets: list[StreetOutlook], action: int) -> float:
        """The worth of the best end of this turn once the action is played."""
        trial = sheet.copy()
        then = turn.copy()
        play(then, trial, self.table, action)
        if self.gifts and then.kept != turn.kept:
            rest = self._best_of(trial, then, streets, legal(then, trial, self.table))
            return rest - (self.gifts[then.kept] if then.kept >= 0 else 0)
        seen = self._seen_again(trial, streets, action)
        if then.phase > WRAP_UP or then.phase < WRAP_UP:
            return self._best_of(trial, then, seen, legal(then, trial, self.table))
        best = self.judge.worth(trial, seen)
        for plan in range(len(self.table.plans)):
            if claim.refusal(trial, self.table, plan) == "":
                best = max(best, self._after(trial, then, seen, actions.PLAN.of(plan)))
        return best

    def _best_of(self, sheet: Sheet, turn: Turn, streets: list[StreetOutlook], choices: list[int]) -> float:
        if not choices:
            return self.judge.worth(sheet, streets)
        if turn.phase == ESTATES:
            return self._after(sheet, turn, streets, self._spared_least(sheet, choices))
        best = -1.0e9
        for action in choices:
            if not actions.ROUNDABOUT.covers(action):
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
        if actions.PLAN.covers(action) or actions.ESTATE.covers(action):
            return self.judge.survey_all(sheet)
        if action < actions.FENCE.number:
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
