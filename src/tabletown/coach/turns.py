"""A game taken apart into what each seat decided: the turns of a record, with the position that each was decided in.

A turn is what one seat played between two things that nobody can take back, one line of a record: it could be foreseen whole.
"""

from collections.abc import Sequence

from tabletown.engine.contract import Observer, State
from tabletown.engine.match import Step


class Turn:
    def __init__(self, number: int, seat: int, actions: list[int], is_forced: bool) -> None:
        self.number = number
        """Counted from 1 over the whole game, as the lines of a record."""
        self.seat = seat
        self.actions = actions
        self.is_forced = is_forced
        """Whether there never was more than one thing to do."""


class Epoch:
    """A position in which somebody had to decide, and what everybody decided in it."""

    def __init__(self, state: State, turns: list[Turn]) -> None:
        self.state = state
        self.turns = turns

    def observer(self, turn: Turn) -> Observer:
        return Observer(self.state, turn.seat)

    @property
    def open_turns(self) -> list[Turn]:
        """Those in which there was a choice."""
        return [turn for turn in self.turns if not turn.is_forced]


def walk(start: State, steps: Sequence[Step]) -> tuple[list[Epoch], State]:
    """The epochs of a game whose settled steps are these, and the position after them."""
    state = start.copy()
    epochs: list[Epoch] = []
    place = number = 0
    while place < len(steps):
        before, epoch = state.copy(), steps[place].epoch
        runs: dict[int, list[int]] = {}
        choice: set[int] = set()
        while place < len(steps) and steps[place].epoch == epoch:
            step = steps[place]
            if len(state.legal(step.seat)) > 1:
                choice.add(step.seat)
            runs.setdefault(step.seat, []).append(step.action)
            state.play(step.seat, step.action)
            place += 1
        turns = [
            Turn(number + count, seat, run, seat not in choice) for count, (seat, run) in enumerate(runs.items(), 1)
        ]
        number += len(turns)
        epochs.append(Epoch(before, turns))
    return epochs, state
