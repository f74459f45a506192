"""The teacher in the terminal: the same lessons in words. What only is to be read is said together with the next decision.

`tabletown learn` gives it to a session, which asks it before each decision. Once the steps are over, the coach
speaks up after each turn.
"""

from tabletown.engine.match import Match
from tabletown.lessons.lesson import Lesson
from tabletown.lessons.player import now, scripted
from tabletown.terminal.beside import Beside
from tabletown.terminal.session import Session
from tabletown.words import Words

FAREWELL = ""
"""Stands among what has been said for the words at the end of the steps."""


class Teacher:
    def __init__(self, lesson: Lesson, match: Match, words: Words) -> None:
        self._lesson = lesson
        self._match = match
        self._words = words
        self._read = 0
        self._said: set[str] = set()
        self._beside: Beside | None = None

    def join(self, session: Session) -> None:
        self._beside = Beside(session.game, session.secret, session.renderer, self._words, session.screen.plain)
        session.teach = self.say
        session.again = "tabletown learn --resume"
        session.planned = lambda seat: scripted(self._lesson, self._match, seat)

    def say(self) -> list[str]:
        """Everything up to the next decision; a decision that none asked for is answered instead."""
        at = now(self._lesson, self._match, self._read)
        if at.step is not None and at.aside:
            own = self._lesson.text(f"{at.step.id}-aside") if at.step.aside else "lesson-aside"
            return [self._words(own)]
        sentences: list[str] = []
        while at.step is not None:
            number = self._words("lesson-step", number=at.number, count=len(self._lesson.steps))
            said = f"{at.step.id}-typed" if at.step.typed else at.step.id
            sentences.append(f"{number}. {self._words(self._lesson.text(said))}")
            if at.step.do:
                return sentences
            self._read = at.number
            at = now(self._lesson, self._match, self._read)
        if FAREWELL not in self._said:
            self._said.add(FAREWELL)
            sentences.append(self._words("lesson-strayed" if at.strayed else "lesson-learnt"))
        if self._beside is not None:
            sentences += self._beside.say(self._match)
        for tip in at.tips:
            if tip.id not in self._said:
                self._said.add(tip.id)
                sentences.append(self._words(self._lesson.text(tip.id)))
        return sentences
