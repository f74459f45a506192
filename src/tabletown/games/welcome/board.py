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
    def __init__(self, catalogue: Catalogue) -> None:
        self.lengths: list[int] = [street.houses for street in catalogue.street]
        self.parks: list[list[int]] = [street.parks for street in catalogue.street]
        self.pool_counts: list[int] = [len(street.pools) for street in catalogue.street]
        self.has_pool: list[bool] = [False] * CELLS
        for street, printed in enumerate(catalogue.street):
            for house in printed.pools:
                self.has_pool[street * ROW + house - 1] = True
        tracks: dict[str, list[int]] = {track.id: track.values for track in catalogue.track}
        self.pool_values: list[int] = tracks["pools"]
        self.bis_values: list[int] = tracks["bis"]
        self.refusal_values: list[int] = tracks["refusals"]
        self.roundabout_values: list[int] = tracks["roundabouts"]
        self.estate_values: list[list[int]] = [column.values for column in catalogue.estate]
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

    def refusal_boxes(self) -> int:
        return len(self.refusal_values) - 1

    def roundabout_boxes(self) -> int:
        return len(self.roundabout_values) - 1


def cell_of(street: int, house: int) -> int:
    """The cell of a house counted as people count: street and house from 1."""
    return (street - 1) * ROW + house - 1


def street_of(cell: int) -> int:
    return cell // ROW + 1


def house_of(cell: int) -> int:
    return cell % ROW + 1
