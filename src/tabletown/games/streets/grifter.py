"""The Grifter, the opponent of the solo game: where it builds. Where its rules leave a choice, the player decides for it."""

from tabletown.games.streets import building
from tabletown.games.streets.edition import ENCLOSURE
from tabletown.games.streets.geometry import SIDES
from tabletown.games.streets.table import GRIFTER, Table
from tabletown.games.streets.trial import Trial


def places(table: Table, tile: int) -> list[int]:
    """The places between which the player chooses: all where the tile is worth most at this moment."""
    best: list[int] = []
    most = -1
    for place in building.places(table, GRIFTER):
        trial = Trial(table, GRIFTER, tile, place // SIDES, place % SIDES)
        rank = _enclosing_rank(trial) if table.edition.value[tile] == ENCLOSURE else trial.worth()
        trial.lift()
        if rank > most:
            best = []
            most = rank
        if rank == most:
            best.append(place)
    return best


def _enclosing_rank(trial: Trial) -> int:
    """A tile that pays for enclosing closes another street if it can, and then moves as many people as possible to the
    Grifter's buildings. Otherwise it goes to the end of a street."""
    closing = trial.close()
    if any(first not in trial.street for first in closing):
        return 2 + trial.moves_home(closing)
    return 1 if trial.is_end() else 0
