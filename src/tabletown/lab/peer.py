"""Measures catanatron in its own environment, where nothing of Tabletown is installed: `bench` runs this file there.

Catanatron's random players play its game for four; what counts is the actions they took, as its own log has them.
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # lives in an environment of its own


def measure(seconds: float, seed: int) -> dict[str, float]:
    random.seed(seed)
    actions = 0
    spent = 0.0
    while spent < seconds:
        started = time.perf_counter()
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        spent += time.perf_counter() - started
        actions += len(game.state.actions)
    return {"count": actions, "seconds": spent}


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]), int(sys.argv[2]))))
