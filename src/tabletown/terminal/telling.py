"""A turn in words, move by move: what the hint and the review in the terminal have in common."""

from collections.abc import Sequence

from tabletown.engine.contract import State
from tabletown.engine.game import Game
from tabletown.engine.renderer import Renderer
from tabletown.words import Words


def labels(
    game: Game, renderer: Renderer, state: State, seat: int, actions: Sequence[int], words: Words, plain: bool
) -> list[str]:
    """Each move as it is told when its time has come, from the position in which the first is played."""
    trial, said = state.copy(), []
    for action in actions:
        said.append(renderer.way(trial.view(seat), game.move(action), words, plain)[-1].label)
        trial.play(seat, action)
    return said
