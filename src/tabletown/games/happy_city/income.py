"""The income phase: what every city earns each round, and what some expert buildings pay before and after.

With the louvre an opponent's income comes on top, twice; the owner names the opponent before the coins are paid.
"""

from tabletown.engine.chance import Chance
from tabletown.games.happy_city.box import NONE
from tabletown.games.happy_city.decision import Decision, Turn
from tabletown.games.happy_city.phases import FINISHED
from tabletown.games.happy_city.table import EXPERT, Table


class Borrow(Decision):
    """Whose income the louvre repeats."""

    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        for lender in range(len(table.cities)):
            if self.refusal(turn, table, lender) == "":
                found.append(self.first + lender)

    def refusal(self, turn: Turn, table: Table, lender: int) -> str:
        return "" if lender != turn.seat and lender < len(table.cities) else "happy_city.income.an_opponent"

    def do(self, turn: Turn, table: Table, lender: int, chance: Chance) -> None:
        table.cities[turn.seat].lender = lender
        turn.phase = FINISHED


def incomes(table: Table) -> list[int]:
    """Each city's income as it stands: symbols, special buildings, and those that compare incomes last."""
    cities = table.cities
    found = [city.income for city in cities]
    if table.mode != EXPERT:
        return found
    for seat, city in enumerate(cities):
        if city.special != NONE:
            found[seat] += table.specials[city.special].income(cities, seat)
    compared = found[:]
    for seat, city in enumerate(cities):
        if city.special != NONE:
            found[seat] += table.specials[city.special].income_compared(compared, seat)
    return found


def pay_before(table: Table) -> None:
    for seat, city in enumerate(table.cities):
        special = table.effect_of(city)
        if special is not None:
            table.earn(seat, special.coins_before_income(city.coins))


def pay(table: Table) -> None:
    """Everybody's income at once; the owner of the louvre gets the lender's too."""
    found = incomes(table)
    for seat, city in enumerate(table.cities):
        table.earn(seat, found[seat])
        if city.lender != NONE:
            table.earn(seat, found[city.lender])
            city.lender = NONE
            city.borrows -= 1


def steal(table: Table) -> None:
    """The thief's opponents with the most coins, each of them if they are equal, lose some to the thief."""
    for seat, thief in enumerate(table.cities):
        special = table.effect_of(thief)
        if special is not None and special.loot:
            most = 0
            for other, city in enumerate(table.cities):
                if other != seat:
                    most = max(most, city.coins)
            loot = min(special.loot, most)
            for other, city in enumerate(table.cities):
                if other != seat and city.coins == most:
                    table.earn(other, -loot)
                    table.earn(seat, loot)


def borrower(table: Table) -> int:
    """The seat to whom another income is due in this phase."""
    for seat, city in enumerate(table.cities):
        if city.borrows:
            return seat
    return NONE
