"""The Grifter, the opponent of the solo game: where it builds. Where its rules leave a choice, the player decides for it."""

from tabletown.games.streets import actions, building
from tabletown.games.streets.edition import ENCLOSURE
from tabletown.games.streets.geometry import SIDES
from tabletown.games.streets.prospect import Prospect
from tabletown.games.streets.table import GRIFTER, Table


def options(table: Table, tile: int) -> list[int]:
    """The places between which the player chooses: all where the tile is worth most at this moment."""
    places = building.options(table, GRIFTER)
    if table.edition.value[tile] == ENCLOSURE:
        return _enclosing(table, tile, places)
    return _best(places, [_prospect(table, tile, place).worth for place in places])


def _enclosing(table: Table, tile: int, places: list[int]) -> list[int]:
    """A tile that pays for enclosing closes a street if it can, and then moves as many people as possible to the Grifter's
    buildings. Otherwise it goes to the end of a street, closed or not."""
    ranks: list[int] = []
    for place in places:
        prospect = _prospect(table, tile, place)
        ranks.append(2 + prospect.moves_home if prospect.closes_another else 1 if prospect.is_end else 0)
    return _best(places, ranks)


def _prospect(table: Table, tile: int, place: int) -> Prospect:
    return Prospect(table, GRIFTER, tile, (place - actions.BUILD) // SIDES, (place - actions.BUILD) % SIDES)


def _best(places: list[int], ranks: list[int]) -> list[int]:
    most = max(ranks)
    return [place for place, rank in zip(places, ranks, strict=True) if rank == most]
