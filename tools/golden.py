"""Writes the golden records: finished games that cover every set-up, every end condition of each edition and, where a
game has them, its showpieces: cards that must each have been played.

    .venv/bin/python tools/golden.py [GAME]

Bots play from counted seeds: each set-up once, then on until every ending and showpiece has come about. What is there is
kept.
"""

import sys
from itertools import count
from pathlib import Path

from tabletown.bots import bots_of, make_bot
from tabletown.engine import record
from tabletown.engine.chance import from_number, seed_bytes
from tabletown.engine.contract import Eyes, Setup
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.games import GAMES

RECORDS = Path(__file__).parent.parent / "tests" / "records"
PATIENCE = 800
BATCH = 20


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        cover(GAMES[name].golden())
        show(GAMES[name])


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


def show(game: Game) -> None:
    """Keep more games until all showpieces have been shown: of every batch the one that shows most that is new."""
    seed = 2
    while setups := lacking(game, shown_in_records(game)):
        if seed > PATIENCE:
            sys.exit(f"not every showpiece came about in {[setup.slug() for setup in setups]}")
        match, played_with = best_of(game, setups, range(seed, seed + BATCH))
        if match is not None:
            write(match, played_with)
        seed += BATCH


def lacking(game: Game, shown: set[str]) -> list[Setup]:
    """The set-ups that can show something new; the largest tables, since more seats show more."""
    setups = [setup for setup in game.golden() if set(game.showpieces(setup)) - shown]
    most = max((setup.seats for setup in setups), default=0)
    return [setup for setup in setups if setup.seats == most]


def best_of(game: Game, setups: list[Setup], seeds: range) -> tuple[Match | None, int]:
    """The game that shows most that no record shows yet, and its seed; none if all of them show nothing new."""
    known = shown_in_records(game)
    best: Match | None = None
    most, best_seed = 0, 0
    for seed in seeds:
        for setup in setups:
            match = played(setup, seed)
            new = len(set(game.shown(match.state)) - known)
            if new > most:
                best, most, best_seed = match, new, seed
                if new == setup.seats or not set(game.showpieces(setup)) - known - set(game.shown(match.state)):
                    return best, best_seed
    return best, best_seed


def shown_in_records(game: Game) -> set[str]:
    found: set[str] = set()
    for path in RECORDS.glob(f"{game.name}-*.txt"):
        match = record.replay(game, record.parse(path.read_text(encoding="utf-8")))
        found.update(game.shown(match.state))
    return found


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
    path = free_path(setup, match.state.end_reason())
    path.write_text(record.write(GAMES[setup.game], match, seed_bytes(seed), names), encoding="utf-8")
    print(path.name, flush=True)


def path_of(setup: Setup, reason: str) -> Path:
    return RECORDS / f"{setup.slug()}-{reason}.txt"


def free_path(setup: Setup, reason: str) -> Path:
    """Further records of the same kind are numbered."""
    path = path_of(setup, reason)
    for number in count(2):
        if not path.exists():
            break
        path = RECORDS / f"{setup.slug()}-{reason}-{number}.txt"
    return path


if __name__ == "__main__":
    main()
