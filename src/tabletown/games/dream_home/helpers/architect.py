"""The architect: when points are counted, each comfort bonus that the house has pays more, and so does each empty room."""

from tabletown.games.dream_home.edition import ARCHITECT
from tabletown.games.dream_home.house import House


def points(house: House, bonuses: int) -> int:
    """What the architects of a house add, given how many comfort bonuses it has."""
    edition = house.edition
    each = bonuses * edition.architect_comfort + house.count_face_down() * edition.architect_empty
    return house.helpers[ARCHITECT] * each
