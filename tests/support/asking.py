"""Random positions of a game and why what the board shows cannot be done in them, for the tests that a refusal names the rule
that matters: it must be true of what the player sees, and the order of a turn is named only when nothing else is in the way.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, TypeVar

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Setup, State
from tabletown.engine.game import Game
from tabletown.engine.testing import random_steps

Fields = dict[str, int]
Move = tuple[str, Fields]
View = TypeVar("View")
Says = Callable[[View, Fields, str], bool]
"""Whether what a rule says is true of a view and of a move of this kind with these fields."""


def positions(game: Game, setup: Setup, seed: int) -> Iterator[tuple[State, int]]:
    """A random game, each position with the seat that is about to decide."""
    state = game.deal(setup, seed)
    for seat, action in random_steps(state, Chance.from_seed(seed)):
        yield state, seat
        state.play(seat, action)


class Refusals(Generic[View]):
    """What each rule says of the view and the move, as the player can check it. `order` are the rules that only name what
    comes first or what is over; `rest` are those that stand against a kind of move at any time."""

    def __init__(
        self,
        says: Mapping[str, Says[View]],
        order: Iterable[str],
        rest: Mapping[str, Iterable[str]],
    ) -> None:
        self.says = says
        self.order = set(order)
        self.rest = rest
        self.heard: set[str] = set()

    def hear(self, view: View, move: Move, rule: str) -> None:
        kind, fields = move
        assert rule in self.says, f"{kind} {fields} is refused by {rule}"
        assert self.says[rule](view, fields, kind), f"{kind} {fields}: {rule} is not true"
        if rule in self.order:
            better = [other for other in self.rest.get(kind, ()) if self.says[other](view, fields, kind)]
            assert better == [], f"{kind} {fields}: {rule} is said, though {better} is true"
        self.heard.add(rule)

    def ask(self, game: Game, state: State, seat: int, view: View, shown: Iterable[Move]) -> None:
        for kind, fields in shown:
            rule = state.refusal(seat, game.find_action(kind, fields))
            if rule:
                self.hear(view, (kind, fields), rule)
