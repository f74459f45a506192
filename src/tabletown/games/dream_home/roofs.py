"""The roof: four cards of the closed pile, chosen when the game is over. One colour is best; windows add to it.

A pile's best four are always chosen for its player.
"""

from tabletown.games.dream_home.catalogue import COLOURS
from tabletown.games.dream_home.edition import ROOF, Edition


def best(edition: Edition, pile: list[int]) -> list[int]:
    """The roof cards that pay most; empty when the pile is too small for a roof."""
    needed = edition.roof_cards
    if len(pile) < needed:
        return []
    windows = sorted([roof for roof in pile if roof % 2])
    windows_first = windows + sorted([roof for roof in pile if roof % 2 == 0])
    chosen = windows_first[:needed]
    for colour in range(len(COLOURS)):
        same = [roof for roof in windows_first if colour_of(roof) == colour][:needed]
        if len(same) == needed and points(edition, same) > points(edition, chosen):
            chosen = same
    return chosen


def points(edition: Edition, roof: list[int]) -> int:
    """What the chosen cards are worth."""
    if len(roof) < edition.roof_cards:
        return 0
    one_colour = all(colour_of(card) == colour_of(roof[0]) for card in roof)
    windows = sum([card % 2 for card in roof])
    return (edition.roof_one_colour if one_colour else edition.roof_mixed) + windows * edition.roof_window


def colour_of(roof: int) -> int:
    return (roof - ROOF) // 2
