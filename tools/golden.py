"""Writes the golden records: finished games that cover every set-up, every end condition of each edition and, where a
game has them, its showpieces: cards that must each have been played.

    .venv/bin/python tools/golden.py [GAME]

Bots play from counted seeds, under the newest rules: each set-up once, then on until every ending and showpiece has come
about. What is there is kept, records of older rules too.
"""

import sys
from itertools import count
from pathlib import Path

from tabletown.bots import bots_of, make_bot
from tabletown.engine import record
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Setup
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.engine.player import play_out
from tabletown.games import GAMES

TESTS = Path(__file__).parent.parent / "tests"
RECORDS = TESTS / "records"
sys.path.insert(0, str(TESTS))

from support.golden import golden, shown, showpieces  # noqa: E402 - the tests know what must be shown

PATIENCE = 800
BATCH = 20


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        cover(golden(GAMES[name]))
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


def lacking(game: Game, known: set[str]) -> list[Setup]:
    """The set-ups that can show something new; the largest tables, since more seats show more."""
    setups = [setup for setup in golden(game) if set(showpieces(game, setup)) - known]
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
            new = len(set(shown(match.state)) - known)
            if new > most:
                best, most, best_seed = match, new, seed
                if new == setup.seats or not set(showpieces(game, setup)) - known - set(shown(match.state)):
                    return best, best_seed
    return best, best_seed


def shown_in_records(game: Game) -> set[str]:
    """By records of the newest rules; what older ones show is not played that way any more."""
    found: set[str] = set()
    for path in RECORDS.glob(f"{game.name}-*.txt"):
        match = record.replay(game, record.parse(path.read_text(encoding="utf-8")))
        if match.state.setup.rules == game.rules_versions[0]:
            found.update(shown(match.state))
    return found


def missing_endings(setups: list[Setup], setup: Setup) -> set[str]:
    kin = [other for other in setups if other.edition == setup.edition]
    endings = GAMES[setup.game].end_reasons(setup)
    return {reason for reason in endings if not any(path_of(other, reason).exists() for other in kin)}


def played(setup: Setup, seed: int) -> Match:
    """Mostly the strongest bot, since random play seldom gets far; one seat in some games plays at random."""
    match = Match(GAMES[setup.game].deal(setup, seed))
    strongest = bots_of(setup.game)[-1]
    names = ["random" if seat == 0 and seed % 4 == 0 else strongest for seat in range(setup.seats)]
    bots = [make_bot(bot, setup.game, Chance.from_seed(seed * 100 + seat).key) for seat, bot in enumerate(names)]
    play_out(match.state, bots, match, order=Chance.from_seed(seed))
    return match


def write(match: Match, seed: int) -> None:
    setup = match.state.setup
    names = [f"Seat {seat + 1}" for seat in range(setup.seats)]
    path = free_path(setup, match.state.end_reason())
    path.write_text(record.write(GAMES[setup.game], match, seed, names), encoding="utf-8")
    print(path.name, flush=True)


def path_of(setup: Setup, reason: str) -> Path:
    return RECORDS / f"{stem_of(setup, reason)}.txt"


def stem_of(setup: Setup, reason: str) -> str:
    """The first version of a game's rules goes without saying."""
    version = f"-rules{setup.rules}" if setup.rules > 1 else ""
    return f"{setup.slug()}-{reason}{version}"


def free_path(setup: Setup, reason: str) -> Path:
    """Further records of the same kind are numbered."""
    path = path_of(setup, reason)
    for number in count(2):
        if not path.exists():
            break
        path = RECORDS / f"{stem_of(setup, reason)}-{number}.txt"
    return path


if __name__ == "__main__":
    main()
