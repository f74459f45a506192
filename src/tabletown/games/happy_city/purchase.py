"""The third step of a turn: buy a face-up building or a dwelling, or buy nothing and take a coin."""

from tabletown.games.happy_city import actions
from tabletown.games.happy_city.box import DWELLINGS, is_building
from tabletown.games.happy_city.city import City, neighbours
from tabletown.games.happy_city.table import EXPERT, Table


def price(table: Table, city: City, card: int) -> int:
    """What a building or dwelling costs in this city."""
    if city.next_is_free:
        return 0
    special = table.effect_of(city)
    return table.box.cost[card] if special is None else special.price(table.box, card)


def is_on_offer(table: Table, card: int) -> bool:
    if is_building(card):
        return card in table.face_up
    return card - DWELLINGS < len(table.dwellings) and table.dwellings[card - DWELLINGS] > 0


def refusal(table: Table, seat: int, card: int) -> str:
    """Why this building or dwelling cannot be bought; empty when it can."""
    if not is_on_offer(table, card):
        return "happy_city.buy.face_up" if is_building(card) else "happy_city.buy.stack_empty"
    city = table.cities[seat]
    if city.has(card):
        return "happy_city.buy.same_name"
    if city.is_full():
        return "happy_city.city.full"
    return "" if city.coins >= price(table, city, card) else "happy_city.buy.coins"


def options(table: Table, seat: int) -> list[int]:
    """Everything the seat can buy; two cards of one name are one choice."""
    found: list[int] = []
    city = table.cities[seat]
    if city.is_full():
        return found
    coins = city.coins
    for card in table.face_up:
        if not city.has(card) and coins >= price(table, city, card) and actions.BUY + card not in found:
            found.append(actions.BUY + card)
    for place, left in enumerate(table.dwellings):
        card = DWELLINGS + place
        if left > 0 and not city.has(card) and coins >= price(table, city, card):
            found.append(actions.BUY + card)
    return found


def buy(table: Table, seat: int, card: int) -> None:
    """Pay for a card and place it. Neighbours with a toll earn by it."""
    city = table.cities[seat]
    paid = price(table, city, card)
    city.next_is_free = False
    table.earn(seat, -paid)
    if is_building(card):
        table.face_up.remove(card)
    else:
        table.dwellings[card - DWELLINGS] -= 1
    city.build(card)
    if table.mode == EXPERT:
        for other in neighbours(seat, len(table.cities)):
            special = table.effect_of(table.cities[other])
            if special is not None:
                table.earn(other, special.coins_when_others_pay(paid))


def take_coin(table: Table, seat: int) -> None:
    special = table.effect_of(table.cities[seat])
    coin = table.box.coin
    table.earn(seat, coin if special is None else special.coins_for_nothing(coin))
