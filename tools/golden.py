"""Writes the golden records: finished games that cover every set-up and every end condition of each edition.

    .venv/bin/python tools/golden.py [GAME]

Bots play from counted seeds: each set-up once, then on until every ending has come about. What is there is kept.
"""

import sys
from pathlib import Path

from tabletown.bots import bots_of, make_bot
from tabletown.engine import record
from tabletown.engine.chance import from_number, seed_bytes
from tabletown.engine.contract import Eyes, Setup
from tabletown.engine.match import Match
from tabletown.games import GAMES

RECORDS = Path(__file__).parent.parent / "tests" / "records"
PATIENCE = 300


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        cover(GAMES[name].golden())


def cover(setups: list[Setup]) -> None:
    """Play each set-up until it has a record, and all of them in turn until each ending of their edition has one."""
    for setup in setups:
        if not any(path_of(setup, reason).exists() for reason in GAMES[setup.game].end_reasons(setup)):
            write(played(setup, 1), 1)
    for seed in range(2, PATIENCE):
        for setup in setups:
            missing = missing_endings(setups, setup)
            if missing:
                match = played(setup, seed)
                if match.state.end_reason() in missing:
                    write(match, seed)
    left = {(setup.edition, reason) for setup in setups for reason in missing_endings(setups, setup)}
    if left:
        sys.exit(f"no game ended like this: {sorted(left)}")


def missing_endings(setups: list[Setup], setup: Setup) -> set[str]:
    kin = [other for other in setups if other.edition == setup.edition]
    endings = GAMES[setup.game].end_reasons(setup)
    return {reason for reason in endings if not any(path_of(other, reason).exists() for other in kin)}


def played(setup: Setup, seed: int) -> Match:
    """Mostly the strongest bot, since random play seldom gets far; one seat in some games plays at random."""
    match = Match(GAMES[setup.game].deal(setup, seed_bytes(seed)))
    strongest = bots_of(setup.game)[-1]
    names = ["random" if seat == 0 and seed % 4 == 0 else strongest for seat in range(setup.seats)]
    bots = [make_bot(bot, setup.game, seed_bytes(seed * 100 + seat)) for seat, bot in enumerate(names)]
    chance = from_number(seed)
    while not match.state.over():
        acting = match.state.acting()
        seat = acting[chance.below(len(acting))]
        match.play(seat, bots[seat].choose(Eyes(match.state, seat)))
    return match


def write(match: Match, seed: int) -> None:
    setup = match.state.setup
    names = [f"Seat {seat + 1}" for seat in range(setup.seats)]
    path = path_of(setup, match.state.end_reason())
    path.write_text(record.write(GAMES[setup.game], match, seed_bytes(seed), names), encoding="utf-8")
    print(path.name, flush=True)


def path_of(setup: Setup, reason: str) -> Path:
    return RECORDS / f"{setup.slug()}-{reason}.txt"


if __name__ == "__main__":
    main()
