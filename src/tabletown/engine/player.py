"""Who decides at a seat, and the loop that lets players decide: the one way in which games are played without a screen.

Simulations, benchmarks, golden games and scripts all use `play_out`. A player gets an `Observer`, never a state.
"""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Observer, State
from tabletown.engine.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    def choose(self, observer: Observer) -> int:
        """One of the seat's legal actions. Hosts ask only while the seat may act."""
        raise AssertionError("a player chooses")


def play_out(state: State, players: Sequence[Player], match: Match | None = None, order: Chance | None = None) -> int:
    """Let the players, one for each seat, decide until the game is over; returns how many decisions they took.

    With the state's match the decisions go to its log. Seats that may act at once take a step each, from the lowest;
    `order` draws who of them is next instead.
    """
    observers = [Observer(state, seat) for seat in range(len(players))]
    decisions = 0
    while acting := state.acting():
        if order is not None:
            acting = [acting[order.below(len(acting))]]
        epoch = state.epoch
        for seat in acting:
            if state.epoch != epoch:
                break
            action = players[seat].choose(observers[seat])
            if match is None:
                state.play(seat, action)
            else:
                match.play(seat, action)
            decisions += 1
    return decisions
