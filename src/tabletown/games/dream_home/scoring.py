"""Counting: what a house is worth, category by category, and who has won."""

from tabletown.engine.contract import Event, Score
from tabletown.engine.ties import TieBreak, told
from tabletown.games.dream_home import roofs
from tabletown.games.dream_home.board import BASEMENT, MIDDLE, ROW, UPPER
from tabletown.games.dream_home.edition import NONE, SIZES
from tabletown.games.dream_home.helpers import architect, designer
from tabletown.games.dream_home.house import House


def room_points(house: House, first: int) -> int:
    """What the room that begins in this cell is worth. A neighbour counts once, on whichever side."""
    edition = house.edition
    kind = house.kinds[first]
    size = house.size_of(first)
    wanted = edition.next_to[kind]
    if wanted != NONE and (house.kinds[first - 1] == wanted or house.kinds[first + size] == wanted):
        return edition.points_next_to[kind]
    return edition.points[kind * SIZES + size]


def tokens(house: House) -> list[int]:
    """Every decor token of the house."""
    return [item for item in house.tokens if item != NONE] + house.garden


def has_comfort(house: House, bonus: int) -> bool:
    wanted = house.edition.comfort_rooms[bonus]
    if house.edition.comfort_both_floors[bonus]:
        upper = house.kinds[UPPER * ROW : MIDDLE * ROW]
        middle = house.kinds[MIDDLE * ROW : BASEMENT * ROW]
        return all(room in upper and room in middle for room in wanted)
    return all(room in house.kinds for room in wanted)


def score(house: House, roof_is_open: bool) -> Score:
    """A house's points. The roof counts nothing as long as nobody may look at it."""
    edition = house.edition
    bonuses = [bonus for bonus in range(len(edition.comfort)) if has_comfort(house, bonus)]
    items = tokens(house)
    roof = roofs.points(edition, roofs.best(edition, house.roofs)) if roof_is_open else 0
    return Score(
        [
            ("rooms", sum([room_points(house, first) for first in house.rooms()])),
            ("decor", sum([edition.decor_points[item] for item in items])),
            ("comfort", sum([edition.comfort_points[bonus] for bonus in bonuses])),
            ("roof", roof),
            ("architect", architect.points(house, len(bonuses))),
            ("designer", designer.points(house, len(items))),
        ]
    )


def children(house: House) -> int:
    """How many children can be seen in the open rooms."""
    return sum(
        [house.edition.children[house.cards[cell]] for cell in house.edition.board.cells if house.kinds[cell] >= 0]
    )


def places(houses: list[House], totals: list[int]) -> list[int]:
    """Each seat's place: points, then children."""
    return ranked(totals, [children(house) for house in houses])


def ranked(totals: list[int], children: list[int]) -> list[int]:
    keys = [[total, children[seat]] for seat, total in enumerate(totals)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def ties(totals: list[int], children: list[int]) -> list[Event]:
    """What decided between seats with equal points."""
    return told(totals, [[count] for count in children], [TieBreak("dream_home-tie-children")])
