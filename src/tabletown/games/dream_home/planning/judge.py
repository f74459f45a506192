"""What a house is worth to its player: the points that it will probably have when the game is over.

A judge is made for one position and looks at what everybody may know: the houses, which rooms are still to come (never
in which order) and how many roofs lie in a pile (never which). The planner asks it for each trial.
"""

from tabletown.games.dream_home import scoring
from tabletown.games.dream_home.board import BASEMENT, FLOORS, MIDDLE, ROW, UPPER
from tabletown.games.dream_home.edition import (
    ARCHITECT,
    DESIGNER,
    DRILL,
    HANDYMAN,
    JACKHAMMER,
    MIXER,
    NONE,
    ROOFER,
    SIZES,
    SUPPLIER,
)
from tabletown.games.dream_home.helpers import architect, designer
from tabletown.games.dream_home.house import EMPTY, SCAFFOLD, House
from tabletown.games.dream_home.planning.weights import Weights
from tabletown.games.dream_home.state import DreamHomeState


class Judge:
    def __init__(self, state: DreamHomeState, weights: Weights) -> None:
        self.weights = weights
        self.edition = state.table.edition
        self.rounds = self.edition.rounds - state.round
        """After this one."""
        coming = [0] * len(self.edition.kinds)
        for card in state.table.room_deck:
            coming[self.edition.card_kinds[card]] += 1
        share = weights.share[len(state.houses)]
        self.one: list[float] = [1.0 - (1.0 - share) ** count for count in coming]
        """For each kind of room the chance to get one more card of it, and to get two more."""
        self.two: list[float] = [
            max(0.0, 1.0 - (1.0 - share) ** count - count * share * (1.0 - share) ** (count - 1)) if count else 0.0
            for count in coming
        ]

    def worth(self, house: House) -> float:
        """The points to expect from this house, as its player leaves it at the end of the turn."""
        worth = self._rooms(house) + self._cells(house) + self._comfort(house)
        items = scoring.tokens(house)
        for item in items:
            worth += self.edition.decor_points[item]
        return worth + self._roof(house) + self._helpers(house, len(items)) + self._tools(house)

    def _rooms(self, house: House) -> float:
        worth = 0.0
        for first in house.rooms():
            worth += scoring.room_points(house, first)
            worth += self._growth(house, first)
        return worth

    def _growth(self, house: House, first: int) -> float:
        """What cards to come may add to a room."""
        edition = self.edition
        kind = house.kinds[first]
        size = house.size_of(first)
        wanted = edition.next_to[kind]
        beside = max(self._free(house, first - 1), self._free(house, first + size))
        if beside == 0.0:
            return 0.0
        if wanted != NONE:
            if house.kinds[first - 1] == wanted or house.kinds[first + size] == wanted:
                return 0.0
            more = edition.points_next_to[kind] - edition.points[kind * SIZES + size]
            return self.weights.neighbour * self.one[wanted] * more * beside
        most = edition.most[kind]
        if size == most or house.is_finished(first):
            return 0.0
        points = edition.points
        worth = self.one[kind] * (points[kind * SIZES + size + 1] - points[kind * SIZES + size])
        if size + 1 < most and self._has_room_for_two(house, first - 1, first + size):
            worth += self.two[kind] * (points[kind * SIZES + size + 2] - points[kind * SIZES + size + 1])
        return worth * self.weights.growth * beside

    def _free(self, house: House, cell: int) -> float:
        """How good a cell is for a card to come: 0 when it is none or taken."""
        if not house.is_free(cell):
            return 0.0
        return 1.0 if house.kinds[cell + ROW] != EMPTY else self.weights.unsupported

    def _has_room_for_two(self, house: House, left: int, right: int) -> bool:
        free_left = self._free(house, left) > 0.0
        free_right = self._free(house, right) > 0.0
        if free_left and free_right:
            return True
        if free_left:
            return self._free(house, left - 1) > 0.0
        return free_right and self._free(house, right + 1) > 0.0

    def _cells(self, house: House) -> float:
        """What free cells are good for: each takes a card, and two side by side may become one room."""
        weights = self.weights
        kinds = house.kinds
        worth = 0.0
        ready = 0
        for floor in range(FLOORS):
            gap = 0
            for cell in range(floor * ROW + 1, floor * ROW + ROW):
                if house.is_free(cell):
                    gap += 1
                    if kinds[cell + ROW] != EMPTY and floor != BASEMENT:
                        ready += 1
                elif gap:
                    if floor == BASEMENT:
                        worth += gap * weights.basement_cell
                    else:
                        worth += gap * weights.living_cell + (gap // 2) * weights.pair
                    gap = 0
        worth += weights.open_cell * ready
        if ready < 2 and self.rounds > 1:
            worth -= weights.stuck * (2 - ready)
        return worth

    def _comfort(self, house: House) -> float:
        edition = self.edition
        worth = 0.0
        for bonus in range(len(edition.comfort)):
            chance = 1.0
            for room in edition.comfort_rooms[bonus]:
                if edition.comfort_both_floors[bonus]:
                    chance *= self._on_both_floors(house, room)
                elif room not in house.kinds:
                    chance *= self.weights.comfort * self.one[room]
            worth += chance * edition.comfort_points[bonus]
        return worth

    def _on_both_floors(self, house: House, room: int) -> float:
        missing = 0
        for floor in (UPPER, MIDDLE):
            row = house.kinds[floor * ROW : floor * ROW + ROW]
            if room not in row:
                if EMPTY not in row and SCAFFOLD not in row:
                    return 0.0
                missing += 1
        if missing == 0:
            return 1.0
        weight = self.weights.comfort
        return weight * self.one[room] if missing == 1 else weight * weight * self.two[room]

    def _roof(self, house: House) -> float:
        """A closed pile counts by its size alone; each roofer brings one card more."""
        edition = self.edition
        cards = len(house.roofs) + house.helpers[ROOFER]
        missing = edition.roof_cards - cards
        windows = edition.roof_window / 5
        whole = edition.roof_mixed + edition.roof_cards * windows
        if missing <= 0:
            return whole - missing * (windows + self.weights.one_colour)
        return whole * reaching(self.weights.roof, self.rounds, missing)

    def _tools(self, house: House) -> float:
        weights = self.weights
        tools = house.tools
        worth = tools[DRILL] * weights.drill + tools[JACKHAMMER] * weights.jackhammer + tools[MIXER] * weights.mixer
        if house.kinds.count(SCAFFOLD):
            worth += weights.scaffold
        return worth * min(1.0, self.rounds / 3)

    def _helpers(self, house: House, tokens: int) -> float:
        weights = self.weights
        helpers = house.helpers
        worth = helpers[SUPPLIER] * weights.supplier + helpers[HANDYMAN] * weights.handyman
        left = self.rounds / self.edition.rounds
        if helpers[ARCHITECT]:
            bonuses = sum([1 for bonus in range(len(self.edition.comfort)) if scoring.has_comfort(house, bonus)])
            worth += architect.points(house, bonuses) + helpers[ARCHITECT] * weights.architect * left
        if helpers[DESIGNER]:
            worth += designer.points(house, tokens) + helpers[DESIGNER] * weights.designer * left
        return worth


def reaching(chance: float, rounds: int, wanted: int) -> float:
    """The chance to succeed at least `wanted` times in so many rounds."""
    if wanted > rounds:
        return 0.0
    fewer = 0.0
    term = (1.0 - chance) ** rounds
    for successes in range(wanted):
        fewer += term
        term = term * (rounds - successes) / (successes + 1) * chance / (1.0 - chance)
    return 1.0 - fewer
