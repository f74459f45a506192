"""The fourth step of a turn: a special building whose colours the city has may be taken, one in a game, free of charge."""

from tabletown.games.happy_city import actions
from tabletown.games.happy_city.box import NONE
from tabletown.games.happy_city.income import incomes
from tabletown.games.happy_city.table import Table


def refusal(table: Table, seat: int, number: int) -> str:
    """Why this special building cannot be taken; empty when it can."""
    city = table.cities[seat]
    if number not in table.offered:
        return "happy_city.special.on_offer"
    if city.special != NONE:
        return "happy_city.special.one_each"
    special = table.specials[number]
    if city.is_full() and not special.replaces_last:
        return "happy_city.city.full"
    return "" if special.is_met(city) else "happy_city.special.conditions"


def options(table: Table, seat: int) -> list[int]:
    city = table.cities[seat]
    found: list[int] = []
    if city.special != NONE:
        return found
    is_full = city.is_full()
    for number in table.offered:
        special = table.specials[number]
        if (not is_full or special.replaces_last) and special.is_met(city):
            found.append(actions.SPECIAL + number)
    return found


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
