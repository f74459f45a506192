"""The coach at a learner's side in the terminal: it thinks of each turn before it is played, and says afterwards whether it
would have done the same. Before the learner has decided it says nothing: whoever wants that asks for a hint.
"""

from tabletown.bots import STRENGTHS, bot_key
from tabletown.coach import Coach
from tabletown.engine.contract import Observer
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.engine.renderer import Renderer
from tabletown.lessons.prepared import LEARNER
from tabletown.terminal.telling import labels
from tabletown.words import Words


class Idea:
    """What it thought of: the turn, how it is told in words, and how long the log was then."""

    def __init__(self, actions: list[int], turn: str, reason: str, at: int) -> None:
        self.actions = actions
        self.turn = turn
        self.reason = reason
        self.at = at


class Beside:
    def __init__(self, game: Game, secret: bytes, renderer: Renderer, words: Words, plain: bool) -> None:
        self._game = game
        self._key = bot_key(secret, LEARNER)
        self._renderer = renderer
        self._words = words
        self._plain = plain
        self._idea: Idea | None = None

    def say(self, match: Match) -> list[str]:
        """A word on the turn that has been played, if one has; then it thinks of the next one, once for each."""
        if match.can_take_back(LEARNER) or (self._idea is not None and self._idea.at == len(match.log())):
            return []
        told = self._judge(match)
        self._idea = self._think(match)
        return told

    def _judge(self, match: Match) -> list[str]:
        if self._idea is None:
            return []
        since = match.log()[self._idea.at :]
        if match.state.setup.seats > 1 and all(step.seat == LEARNER for step in since):
            return []  # something was shown, and the turn goes on
        made = [step.action for step in since if step.seat == LEARNER]
        same = made[: len(self._idea.actions)] == self._idea.actions
        told = "lesson-coach-same" if same else "lesson-coach-other"
        return [self._words(told, turn=self._idea.turn, reason=self._idea.reason)]

    def _think(self, match: Match) -> Idea | None:
        """At first sight, so that nobody waits. With one thing to do there is nothing to say."""
        if LEARNER not in match.state.acting() or self._game.planner() is None:
            return None
        coach, observer = Coach(self._game, self._key, STRENGTHS["master"]), Observer(match.state, LEARNER)
        choices = next(coach.answers(observer)).choices
        if len(choices) == 1:
            return None
        actions = choices[0].actions
        said = labels(self._game, self._renderer, match.state, LEARNER, actions, self._words, self._plain)
        reason = coach.reason(observer, choices[0], choices[1])
        return Idea(actions, ", ".join(said), self._words(reason.message, reason.args), len(match.log()))
