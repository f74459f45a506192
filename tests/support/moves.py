"""The kinds of moves that a game knows, for tests of its words."""

from tabletown.engine.game import Game


def move_kinds(game: Game) -> set[str]:
    kinds = set()
    for action in range(game.action_range()):
        try:
            kinds.add(game.move(action).kind)
        except ValueError:
            continue
    return kinds
