"""The interior designer: from the moment he is taken, decor no longer finishes rooms (rooms.py asks for him); when points
are counted each token of the house is worth more.
"""

from tabletown.games.dream_home.edition import DESIGNER
from tabletown.games.dream_home.house import House


def points(house: House, tokens: int) -> int:
    """What the designers of a house add, given how many tokens it has."""
    return house.helpers[DESIGNER] * tokens * house.edition.designer_token
