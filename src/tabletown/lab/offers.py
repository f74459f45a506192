"""What it buys that a decision lists its actions instead of asking its rule about each: `python -m tabletown.lab.offers`.

Where a file says twice what is possible, once in `offer` and once in `refusal`, this is the reason. Both are timed in positions
of random play, and must agree there. Time is the processor's.
"""

import random
import time
from importlib import import_module
from typing import Any

import tabletown
from tabletown.engine.contract import State
from tabletown.games import GAMES

POSITIONS = 300
PARTS = ("turn", "sheet", "house", "table")
"""What decisions are made on, in this order: what a state has of these, the seat's own where each seat has one."""
OURS = [name for name, game in GAMES.items() if type(game).__module__ == f"tabletown.games.{name}.game"]
COUNTLESS = 5000
"""Nobody would ask the rule about each of so many."""


class Row:
    def __init__(self) -> None:
        self.positions = 0
        self.offered = 0.0
        self.asked = 0.0


def measure(game: str, seed: int = 1, rounds: int = 3) -> dict[str, Row]:
    """Seconds by decision, over positions of random play in which it belongs to the phase."""
    phases = import_module(f"tabletown.games.{game}.turn").PHASES_OF_A_TURN
    rows: dict[str, Row] = {}
    draw = random.Random(seed)
    for seats in (2, 3, 4) * rounds:
        state = GAMES[game].deal(GAMES[game].set_up(seats=seats), draw.randrange(10**6))
        while acting := state.acting():
            seat = acting[0]
            where = _where(state, seat)
            for decision in phases[where[0].phase]:
                kinds = [kind for kind in decision.kinds if kind.fields]
                if kinds and kinds[-1].end - kinds[0].number < COUNTLESS:
                    row = rows.setdefault(type(decision).__name__, Row())
                    if row.positions < POSITIONS:
                        _time(row, decision, kinds, where)
            state.play(seat, draw.choice(state.legal(seat)))
    return rows


def _where(state: State, seat: int) -> list[Any]:
    own = [getattr(state, part) if hasattr(state, part) else getattr(state, part + "s", None) for part in PARTS]
    return [part[seat] if isinstance(part, list) else part for part in own if part is not None]


def _time(row: Row, decision: Any, kinds: list[Any], where: list[Any]) -> None:
    listed: list[int] = []
    actions = [action for kind in kinds for action in range(kind.number, kind.end) if kind.has(action)]
    started = time.process_time()
    decision.offer(*where, listed)
    offered = time.process_time()
    asked = [action for action in actions if decision.refusal(*where, action - decision.first) == ""]
    row.asked += time.process_time() - offered
    row.offered += offered - started
    row.positions += 1
    assert sorted(listed) == asked, f"{type(decision).__name__} offers what it refuses, or refuses what it offers"


def main() -> None:
    print("compiled" if tabletown.compiled() else "interpreted")
    print(f"{'decision':32}{'offer':>10}{'each asked':>12}   (microseconds)")
    for game in OURS:
        for name, row in measure(game).items():
            offered, asked = (1e6 * seconds / row.positions for seconds in (row.offered, row.asked))
            print(f"{game + ' ' + name:32}{offered:10.2f}{asked:12.2f}")


if __name__ == "__main__":
    main()
