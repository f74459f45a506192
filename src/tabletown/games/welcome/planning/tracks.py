"""What the boxes still to be crossed are worth: parks, pools, temps, bis, refusals, by the usual luck of the cards."""

from tabletown.games.welcome.board import STREETS, Board
from tabletown.games.welcome.planning.weights import Weights

MOST_TRIES = 40


class Tracks:
    """Tables made once per edition, so that a trial turn only looks up."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board = board
        self.park = weights.park
        self.pool = weights.pool
        self.temp = weights.temp
        self.bis = weights.bis
        self.agent = weights.agent
        self._tails: dict[float, list[list[float]]] = {}
        for rate in (self.park, self.temp, self.bis, self.agent):
            self._tails[rate] = [_tail(rate, tries) for tries in range(MOST_TRIES + 1)]
        self._parks: list[list[list[float]]] = [self._park_table(street) for street in range(STREETS)]

    def reaching(self, rate: float, tries: int, missing: int) -> float:
        """The chance to cross at least so many boxes more."""
        if missing <= 0:
            return 1.0
        tail = self._tails[rate][min(max(tries, 0), MOST_TRIES)]
        return tail[missing] if missing < len(tail) else 0.0

    def parks(self, street: int, crossed: int, houses: int) -> float:
        """What a street's park will count when so many houses are still to be built there."""
        return self._parks[street][crossed][min(houses, MOST_TRIES)]

    def pools(self, crossed: int, open_houses: float) -> float:
        """What the pools will count when so many pool houses are still open."""
        return between(self.board.pool_values, crossed + self.pool * open_houses)

    def _park_table(self, street: int) -> list[list[float]]:
        values = self.board.parks[street]
        table: list[list[float]] = []
        for crossed in range(len(values)):
            row: list[float] = []
            for houses in range(MOST_TRIES + 1):
                worth = float(values[crossed])
                for more in range(1, len(values) - crossed):
                    rise = values[crossed + more] - values[crossed + more - 1]
                    worth += self.reaching(self.park, houses, more) * rise
                row.append(worth)
            table.append(row)
        return table


def _tail(rate: float, tries: int) -> list[float]:
    """The chance of at least 0, 1, 2 … successes."""
    exactly = [1.0]
    for _ in range(tries):
        longer = [0.0] * (len(exactly) + 1)
        for count, chance in enumerate(exactly):
            longer[count] += chance * (1.0 - rate)
            longer[count + 1] += chance * rate
        exactly = longer
    tail = [0.0] * (len(exactly) + 1)
    for count in range(len(exactly) - 1, -1, -1):
        tail[count] = tail[count + 1] + exactly[count]
    return tail[: len(exactly)]


def between(values: list[int], place: float) -> float:
    """A track's value at a place between two boxes."""
    box = int(place)
    if box >= len(values) - 1:
        return float(values[-1])
    return values[box] + (values[box + 1] - values[box]) * (place - box)
