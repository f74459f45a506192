"""The fourth step of a turn: a special building whose colours the city has may be taken, one in a game, free of charge."""

from tabletown.engine.chance import Chance
from tabletown.games.happy_city.box import NONE
from tabletown.games.happy_city.decision import Decision, Turn
from tabletown.games.happy_city.income import incomes
from tabletown.games.happy_city.phases import COMES_FIRST
from tabletown.games.happy_city.table import Table


class TakeSpecial(Decision):
    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        city = table.cities[turn.seat]
        if city.special != NONE:
            return
        is_full = city.is_full()
        for number in table.offered:
            special = table.specials[number]
            if (not is_full or special.replaces_last) and special.is_met(city):
                found.append(self.first + number)

    def refusal(self, turn: Turn, table: Table, number: int) -> str:
        return refusal(table, turn.seat, number) if number in table.offered else "happy_city.special.on_offer"

    def not_now(self, turn: Turn, table: Table, number: int) -> str:
        return self.refusal(turn, table, number) or COMES_FIRST[turn.phase]

    def do(self, turn: Turn, table: Table, number: int, chance: Chance) -> None:
        take(table, turn.seat, number)


def refusal(table: Table, seat: int, number: int) -> str:
    """Why a special building that is on offer cannot be taken; empty when it can."""
    city = table.cities[seat]
    if city.special != NONE:
        return "happy_city.special.one_each"
    special = table.specials[number]
    if city.is_full() and not special.replaces_last:
        return "happy_city.city.full"
    return "" if special.is_met(city) else "happy_city.special.conditions"


def take(table: Table, seat: int, number: int) -> None:
    """Place it and let happen what happens at once."""
    special = table.specials[number]
    city = table.cities[seat]
    table.offered.remove(number)
    if special.replaces_last:
        table.put_away(city.remove_last())
    city.build(special.card)
    city.next_is_free = special.frees_next
    city.borrows = special.borrows
    if special.is_expert:
        table.earn(seat, special.coins_at_once(city, incomes(table)[seat]))
        for other in range(len(table.cities) if special.gift else 0):
            table.earn(other, special.gift)
