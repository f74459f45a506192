"""How good a position of Streets looks from one seat: money, what buildings will pay, signs at hand, business tokens.

It reads the table and changes nothing. Of hands it looks at no fronts, so that it judges by what the seat may know.
"""

from tabletown.games.streets import business, income
from tabletown.games.streets.edition import NONE
from tabletown.games.streets.planning.weights import Weights
from tabletown.games.streets.street_count import StreetCount
from tabletown.games.streets.table import Table
from tabletown.games.streets.valuation import PlayerCount


class Judge:
    def __init__(self, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights

    def worth(self, table: Table) -> float:
        """The seat's prospects, less a share of what the others have."""
        weights = self.weights
        seat = self.seat
        turns = turns_left(table)
        prospects, least = self._buildings(table, min(turns, len(weights.one_end) - 1))
        against = weights.grifter if table.is_solo else weights.rival / (table.players - 1)
        found = 0.0
        for player in range(table.players):
            owned = self._owned(table, player, prospects)
            found += owned if player == seat else -against * owned
        signs = table.signs[seat]
        if turns > 0:
            found += weights.free_sign * min(signs, turns)
            if signs == 0:
                found -= weights.no_sign * least
        return found

    def outlook(self, table: Table) -> list[float]:
        """What every player will have in the end, the Grifter among them."""
        turns = turns_left(table)
        prospects, _ = self._buildings(table, min(turns, len(self.weights.one_end) - 1))
        found = []
        for player in range(table.players):
            signs = self.weights.free_sign * min(table.signs[player], turns) if player < len(table.signs) else 0.0
            found.append(self._owned(table, player, prospects) + signs)
        return found

    def _owned(self, table: Table, player: int, prospects: list[float]) -> float:
        owned = table.income[player] + prospects[player]
        return owned + self._tokens(table, player) if table.with_business else owned

    def _buildings(self, table: Table, turns: int) -> tuple[list[float], float]:
        """What the buildings of each player will pay, and what the least of the seat's own will."""
        city = table.city
        found = [0.0] * table.players
        least = 1000.0
        seen = [False] * len(city.owner)
        for tile, owner in enumerate(city.owner):
            if owner == NONE or seen[tile]:
                continue
            street = city.street(tile)
            share = self._share(table, street, turns)
            counted = StreetCount(city, street)
            for player in income.owners(table, street):
                count = PlayerCount(table, counted, player, turns == 0)
                for own in street:
                    seen[own] = True
                    if city.owner[own] == player:
                        now = income.worth(table, count, own) + city.people_on(own)
                        then = share * now + self.weights.growth[turns]
                        found[player] += then
                        if player == self.seat:
                            least = min(least, then)
        return found, least

    def _share(self, table: Table, street: list[int], turns: int) -> float:
        """How much of its worth a building of this street will be paid."""
        city = table.city
        has_end = city.before(street) in city.at or city.after(street) in city.at
        return (self.weights.one_end if has_end else self.weights.both_ends)[turns]

    def _tokens(self, table: Table, player: int) -> float:
        bonus = business.majorities(table, player) + business.sets(table, player)
        return bonus + self.weights.token * sum(table.tokens[player])


def turns_left(table: Table) -> int:
    """How many more turns everybody has: what is to be built, shared out."""
    return (tiles_left(table) + table.players - 1) // table.players


def tiles_left(table: Table) -> int:
    tiles = len(table.stack) + len(table.last_stack)
    for hand in table.hands:
        tiles += len(hand)
    return tiles
