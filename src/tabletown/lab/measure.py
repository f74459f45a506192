"""One measurement in a fresh process, printed as JSON: `bench` runs it compiled and interpreted, turn about.

Everything goes through the public contract, as any host would play. Time is the processor's, which a busy machine
distorts least. A measurement ends with the first whole game (or batch) after its time is up.
"""

import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable

import tabletown
from tabletown.bots import make_bot
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Setup, State
from tabletown.engine.player import play_out
from tabletown.games import GAMES

COPIES = 2000

Found = dict[str, float]


def random_play(setup: Setup, seconds: float, seed: int) -> Found:
    """Decisions and games of random play, dealing included."""
    game = GAMES[setup.game]
    draw = random.Random(seed).random
    decisions = 0
    games = 0
    spent = 0.0
    while spent < seconds:
        started = time.process_time()
        state = game.deal(setup, seed + games)
        while acting := state.acting():
            for seat in acting:
                choices = state.legal(seat)
                state.play(seat, choices[int(draw() * len(choices))])
                decisions += 1
        spent += time.process_time() - started
        games += 1
    return {"count": decisions, "games": games, "seconds": spent}


def copies(setup: Setup, seconds: float, seed: int) -> Found:
    state = halfway(setup, seed)
    done = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(100):
            state.copy()
        done += 100
    return {"count": done, "seconds": spent}


def memory(setup: Setup, seconds: float, seed: int) -> Found:
    """Bytes that each further copy of a position takes."""
    state = halfway(setup, seed)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for _ in range(COPIES)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return {"count": taken / len(kept), "seconds": seconds}


def greedy_play(setup: Setup, seconds: float, seed: int) -> Found:
    """Decisions of greedy seats, the first game left out: it works out what later games know already."""
    game = GAMES[setup.game]
    decisions = 0
    spent = 0.0
    number = 0
    while spent < seconds:
        state = game.deal(setup, seed + number)
        bots = [make_bot("greedy", setup.game, Chance.from_seed(seat).key) for seat in range(setup.seats)]
        started = time.process_time()
        taken = play_out(state, bots)
        if number:
            spent += time.process_time() - started
            decisions += taken
        number += 1
    return {"count": decisions, "seconds": spent}


def halfway(setup: Setup, seed: int) -> State:
    """A position in the middle of a random game."""
    state = GAMES[setup.game].deal(setup, seed)
    draw = random.Random(seed).random
    for _ in range(30):
        for seat in state.acting():
            choices = state.legal(seat)
            state.play(seat, choices[int(draw() * len(choices))])
    return state


KINDS: dict[str, Callable[[Setup, float, int], Found]] = {
    "random": random_play,
    "copies": copies,
    "memory": memory,
    "greedy": greedy_play,
}


def main() -> None:
    """KIND GAME SEATS SECONDS SEED [OPTION ...]"""
    kind, game, seats, seconds, seed, *options = sys.argv[1:]
    setup = GAMES[game].set_up("", int(seats), dict.fromkeys(options, "true"))
    found = KINDS[kind](setup, float(seconds), int(seed))
    print(json.dumps({**found, "compiled": tabletown.compiled()}))


if __name__ == "__main__":
    main()
