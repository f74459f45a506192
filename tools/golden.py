"""Writes the golden records: one finished game for every edition, set of options and end condition of every game.

    .venv/bin/python tools/golden.py [GAME]

Games are played by bots from counted seeds until every ending has come about; what is there already is kept.
"""

import sys
from itertools import count
from pathlib import Path

from tabletown.bots import bots_of, make_bot
from tabletown.engine import record
from tabletown.engine.chance import from_number, seed_bytes
from tabletown.engine.contract import Eyes, Setup
from tabletown.engine.match import Match
from tabletown.games import GAMES

RECORDS = Path(__file__).parent.parent / "tests" / "records"
PATIENCE = 4000


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        for setup in GAMES[name].golden():
            write_missing(setup)


def write_missing(setup: Setup) -> None:
    game = GAMES[setup.game]
    missing = {reason for reason in game.end_reasons(setup) if not path_of(setup, reason).exists()}
    for seed in count(1):
        if not missing:
            return
        if seed > PATIENCE:
            sys.exit(f"{setup.label()}: no game ended by {', '.join(sorted(missing))}")
        match = played(setup, seed)
        reason = match.state.end_reason()
        if reason in missing:
            missing.remove(reason)
            names = [f"{bot} {seat + 1}" for seat, bot in enumerate(bots_for(setup, seed))]
            path_of(setup, reason).write_text(record.write(game, match, seed_bytes(seed), names), encoding="utf-8")
            print(path_of(setup, reason).name)


def played(setup: Setup, seed: int) -> Match:
    match = Match(GAMES[setup.game].deal(setup, seed_bytes(seed)))
    bots = [make_bot(bot, setup.game, seed_bytes(seed * 100 + seat)) for seat, bot in enumerate(bots_for(setup, seed))]
    chance = from_number(seed)
    while not match.state.over():
        acting = match.state.acting()
        seat = acting[chance.below(len(acting))]
        match.play(seat, bots[seat].choose(Eyes(match.state, seat)))
    return match


def bots_for(setup: Setup, seed: int) -> list[str]:
    """Mostly the strongest bot, since random play seldom gets far; one seat in some games plays at random."""
    strongest = bots_of(setup.game)[-1]
    return ["random" if seat == 0 and seed % 4 == 0 else strongest for seat in range(setup.seats)]


def path_of(setup: Setup, reason: str) -> Path:
    return RECORDS / f"{setup.slug()}-{reason}.txt"


if __name__ == "__main__":
    main()
