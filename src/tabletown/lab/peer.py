"""Measures catanatron in its own environment, where nothing of Tabletown is installed: `bench` runs this file there.

Catanatron's random players play its game for four; what counts is the actions they took, as its own log has them.
Copies and memory are those of a position in the middle of such a game. Time is the processor's, as in measure.py.
"""

import json
import random
import sys
import time
import tracemalloc

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # lives in an environment of its own

COPIES = 500
TICKS_TO_THE_MIDDLE = 400


def new_game() -> Game:
    return Game([RandomPlayer(color) for color in Color])


def random_play(seconds: float) -> dict[str, float]:
    actions = 0
    spent = 0.0
    while spent < seconds:
        started = time.process_time()
        game = new_game()
        game.play()
        spent += time.process_time() - started
        actions += len(game.state.actions)
    return {"count": actions, "seconds": spent}


def copies() -> dict[str, float]:
    game = new_game()
    for _ in range(TICKS_TO_THE_MIDDLE):
        game.play_tick()
    started = time.process_time()
    for _ in range(COPIES):
        game.copy()
    spent = time.process_time() - started
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [game.copy() for _ in range(COPIES)]
    taken = tracemalloc.get_traced_memory()[0] - before
    return {"copies_per_second": COPIES / spent, "bytes": taken / len(kept)}


if __name__ == "__main__":
    random.seed(int(sys.argv[2]))
    print(json.dumps({**random_play(float(sys.argv[1])), **copies()}))
