"""A game, or as much of it as nobody can take back, entered at any step and walked in both directions. replays.py keeps a few.

It remembers one state in every `STRIDE`, and all states of the stretch that was looked at last. So a step on or back is
mostly looked up, never costs more than one stretch, and memory stays small.
"""

from tabletown.engine.contract import State
from tabletown.engine.match import Step

STRIDE = 16


class Walk:
    def __init__(self, start: State, steps: list[Step]) -> None:
        self._steps = steps
        self._marks = [start]
        """The state before each stretch, as far as anybody has looked."""
        self._stretch = 0
        self._states = [start]
        """Those of the stretch looked at last."""

    def go_on(self, steps: list[Step]) -> None:
        """The game has gone on: the same steps, and perhaps more."""
        self._steps = steps

    @property
    def last(self) -> int:
        return len(self._steps)

    def at(self, step: int) -> State:
        """The position after so many steps. Whoever gets it only looks."""
        stretch, place = divmod(step, STRIDE)
        while len(self._marks) <= stretch:
            self._marks.append(self._play_on(self._marks[-1], (len(self._marks) - 1) * STRIDE, STRIDE)[-1])
        if stretch != self._stretch:
            self._stretch, self._states = stretch, [self._marks[stretch]]
        if place >= len(self._states):
            known = len(self._states) - 1
            self._states += self._play_on(self._states[-1], step - place + known, place - known)
        return self._states[place]

    def _play_on(self, state: State, start: int, count: int) -> list[State]:
        states = []
        for step in self._steps[start : start + count]:
            state = state.copy()
            state.play(step.seat, step.action)
            states.append(state)
        return states
