"""The printed sheet of an edition: streets, pools and tracks, unpacked from the catalogue for the compiled rules.

A cell is one house place: street * ROW + house, both from 0. Every list over cells has CELLS entries, so that a cell's
number is the same on every board.
"""

from typing import Final

from tabletown.games.welcome.catalogue import Catalogue

ROW: Final = 16
STREETS: Final = 3
CELLS: Final = ROW * STREETS
SIZES: Final = 6


class Board:
    def __init__(self, catalogue: Catalogue, name: str) -> None:
        streets = [street for street in catalogue.street if street.board == name]
        self.name = name
        self.lengths: list[int] = [street.houses for street in streets]
        self.parks: list[list[int]] = [street.parks for street in streets]
        self.pool_counts: list[int] = [len(street.pools) for street in streets]
        self.has_pool: list[bool] = [False] * CELLS
        for street, printed in enumerate(streets):
            for house in printed.pools:
                self.has_pool[street * ROW + house - 1] = True
        tracks: dict[str, list[int]] = {track.id: track.values for track in catalogue.track if track.board == name}
        self.pool_values: list[int] = _track(tracks, "pools")
        self.bis_values: list[int] = _track(tracks, "bis")
        self.refusal_values: list[int] = _track(tracks, "refusals")
        self.roundabout_values: list[int] = _track(tracks, "roundabouts")
        self.estate_values: list[list[int]] = [column.values for column in catalogue.estate if column.board == name]
        temp = catalogue.temp[0]
        self.temp_boxes: int = temp.boxes
        self.temp_ranks: list[int] = temp.ranks
        self.temp_reach: int = temp.reach
        self.lowest: int = temp.lowest
        self.highest: int = temp.highest
        self.solo_boxes: int = temp.solo_boxes
        self.solo_points: int = temp.solo_points
        self.houses = sum(self.lengths)

    def is_house(self, cell: int) -> bool:
        return 0 <= cell < CELLS and cell % ROW < self.lengths[cell // ROW]

    def ends(self) -> list[int]:
        """The first and the last house of every street."""
        found: list[int] = []
        for street in range(STREETS):
            found.append(street * ROW)
            found.append(street * ROW + self.lengths[street] - 1)
        return found

    def refusal_boxes(self) -> int:
        return len(self.refusal_values) - 1

    def roundabout_boxes(self) -> int:
        return len(self.roundabout_values) - 1


def _track(tracks: dict[str, list[int]], kind: str) -> list[int]:
    """Ids of boards other than the standard one begin with the board's name."""
    return next(values for name, values in tracks.items() if name.split("-")[-1] == kind)


def cell_of(street: int, house: int) -> int:
    """The cell of a house counted as people count: street and house from 1."""
    return (street - 1) * ROW + house - 1


def at(street: int, house: int) -> int:
    """The cell of a house, for builders of positions: there must be one."""
    if not (1 <= street <= STREETS and 1 <= house <= ROW - 1):
        raise ValueError(f"{street}.{house}")
    return cell_of(street, house)


def street_of(cell: int) -> int:
    return cell // ROW + 1


def house_of(cell: int) -> int:
    return cell % ROW + 1
