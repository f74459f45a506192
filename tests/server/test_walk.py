"""A step back in a replay costs a step, not the whole game."""

from pathlib import Path

import pytest

from tabletown.engine import record
from tabletown.engine.contract import State
from tabletown.games import GAMES
from tabletown.server.walk import STRIDE, Walk

RECORDS = Path(__file__).parent.parent / "records"


class Counted(Walk):
    """Counts the steps that it has to play."""

    played = 0

    def _play_on(self, state: State, start: int, count: int) -> list[State]:
        states = super()._play_on(state, start, count)
        self.played += len(states)
        return states


def walk_of(name: str) -> tuple[Counted, list[str]]:
    """A finished game, and what a spectator sees after each of its steps."""
    game = GAMES[name]
    read = record.parse(min(RECORDS.glob(f"{name}-*")).read_text())
    match = record.replay(game, read)
    state = game.deal(match.state.setup, read.secret())
    start, seen = state.copy(), [repr(state.view(-1))]
    for step in match.log():
        state.play(step.seat, step.action)
        seen.append(repr(state.view(-1)))
    return Counted(start, match.log()), seen


@pytest.mark.parametrize("name", GAMES)
def test_back_and_forth(name: str) -> None:
    walk, seen = walk_of(name)
    assert walk.last > 2 * STRIDE
    for step in (*range(walk.last, -1, -1), *range(walk.last + 1), 1, walk.last, 0):
        assert repr(walk.at(step).view(-1)) == seen[step]


def test_a_step_back_costs_a_step() -> None:
    walk, _ = walk_of("happy_city")
    walk.at(walk.last)
    entered = walk.played
    assert entered <= walk.last
    for step in range(walk.last - 1, -1, -1):
        walk.at(step)
    assert walk.played - entered <= walk.last
    before = walk.played
    walk.at(STRIDE // 2)
    walk.at(STRIDE // 2 - 1)
    assert walk.played == before
