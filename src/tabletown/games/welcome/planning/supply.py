"""How likely numbers are to come, and so how many of a gap's empty houses a patient player will fill.

Only the printed deck counts, which everybody knows. Computed once per edition; the planner reads it.
"""

from typing import Final

from mypy_extensions import i64

from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.effects import TEMP

NUMBERS: Final = 18
BOUNDS: Final = NUMBERS + 1
MOST_DRAWS: Final = 36


class Supply:
    def __init__(self, edition: Edition) -> None:
        self.likely = likelihood(edition)
        """The chance that a card is written as each number from 0 to 17."""
        longest = max(edition.board.lengths)
        self._filled: list[list[float]] = [[0.0] * ((longest + 1) * BOUNDS * BOUNDS)]
        for _ in range(MOST_DRAWS):
            self._filled.append(self._one_draw_more(self._filled[-1], longest))

    def filled(self, draws: int, houses: int, lowest: int, above: int) -> float:
        """How many of so many empty houses side by side will be filled with the numbers `lowest` to `above - 1`."""
        if lowest >= above:
            return 0.0
        return self._filled[min(draws, MOST_DRAWS)][(houses * BOUNDS + lowest) * BOUNDS + above]

    def _one_draw_more(self, before: list[float], longest: i64) -> list[float]:
        """With one more card to come: write it where the two gaps it leaves are best, or let it pass."""
        after = before[:]
        likely = self.likely
        houses: i64 = 1
        while houses <= longest:
            lowest: i64 = 0
            while lowest < NUMBERS:
                above: i64 = lowest + 1
                while above <= NUMBERS:
                    place: i64 = (houses * BOUNDS + lowest) * BOUNDS + above
                    passing = before[place]
                    gain = 0.0
                    number = lowest
                    while number < above:
                        best = passing
                        left: i64 = 0
                        while left < houses:
                            kept = (
                                1.0
                                + before[(left * BOUNDS + lowest) * BOUNDS + number]
                                + before[((houses - 1 - left) * BOUNDS + number + 1) * BOUNDS + above]
                            )
                            if kept > best:
                                best = kept
                            left += 1
                        gain += likely[number] * (best - passing)
                        number += 1
                    after[place] = passing + gain
                    above += 1
                lowest += 1
            houses += 1
        return after


def likelihood(edition: Edition) -> list[float]:
    """How likely one card is to be written as each number; temps let some cards stretch to either side."""
    board = edition.board
    stretch = edition.effects.count(TEMP) / len(edition.effects) / 2
    found = [0.0] * NUMBERS
    for number in edition.numbers:
        low = max(board.lowest, number - board.temp_reach)
        high = min(board.highest, number + board.temp_reach)
        for near in range(low, high + 1):
            found[near] += 1.0 if near == number else stretch
    total = sum(found)
    return [share / total for share in found]
