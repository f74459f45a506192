"""The coach in the terminal: what master would do in words, why, and what the next choices are worth. A session asks it."""

from collections.abc import Iterator

from tabletown.bots import STRENGTHS, bot_key
from tabletown.coach import NOTHING_BETTER, Advice, Choice, Coach
from tabletown.engine.contract import Observer, State
from tabletown.engine.game import Game
from tabletown.engine.renderer import Renderer
from tabletown.terminal.telling import labels
from tabletown.words import Words

CERTAIN = 2.0
"""So many standard errors two choices must differ for the difference to be told."""


class Adviser:
    def __init__(self, game: Game, secret: bytes, renderer: Renderer, words: Words, plain: bool) -> None:
        self.game = game
        self._secret = secret
        self._renderer = renderer
        self._words = words
        self._plain = plain

    def say(self, state: State, seat: int) -> Iterator[str]:
        """The best turn with its reason, then the next ones."""
        if self.game.planner() is None:
            yield self._words("error-hint-none")
            return
        coach = Coach(self.game, bot_key(self._secret, seat), STRENGTHS["master"])
        observer = Observer(state, seat)
        advice = coach.advice(observer)
        for place, choice in enumerate(advice.choices):
            other = advice.best if place else advice.choices[1] if len(advice.choices) > 1 else None
            reason = coach.reason(observer, choice, other)
            yield f"{place + 1}. {self._turn(state, seat, choice)}"
            if not place or reason.message != NOTHING_BETTER:  # of the others it would not be true
                yield self._words(reason.message, reason.args)
            yield " ".join(filter(None, [self._worth(observer, advice, place), self._chance(choice)]))

    def _turn(self, state: State, seat: int, choice: Choice) -> str:
        """The moves in words, each as it is told when its turn has come, with how to type it."""
        said = labels(self.game, self._renderer, state, seat, choice.actions, self._words, self._plain)
        typed = [self.game.notate(action) for action in choice.actions]
        return ", ".join(f"{label} ({word})" for label, word in zip(said, typed, strict=True))

    def _worth(self, observer: Observer, advice: Advice, place: int) -> str:
        compared = advice.choices[place] if place else advice.choices[1] if len(advice.choices) > 1 else None
        if compared is None:
            return self._words("coach-first-sight" if len(observer.legal()) > 1 else "coach-only")
        if compared.error is None:
            return self._words("coach-first-sight-other" if place else "coach-first-sight")
        behind, error = round(compared.behind, 1), round(compared.error, 1)
        if compared.behind <= CERTAIN * compared.error or not behind:
            return self._words("coach-close-other" if place else "coach-close")
        figures = {"points": self._figure(behind), "error": self._figure(error)}
        return self._words("coach-worse" if place else "coach-better", figures)

    def _chance(self, choice: Choice) -> str:
        return "" if choice.win is None else self._words("coach-win", percent=round(100 * choice.win))

    def _figure(self, points: float) -> str:
        """As it is written here: with a comma where people write one."""
        return self._words("coach-figure", whole=int(points), tenths=round(points * 10) % 10)
