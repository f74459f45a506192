"""The third step of a turn: buy a face-up building or a dwelling, or buy nothing and take a coin."""

from tabletown.engine.chance import Chance
from tabletown.games.happy_city.box import DWELLINGS, is_building
from tabletown.games.happy_city.city import City, neighbours
from tabletown.games.happy_city.decision import Decision, Turn
from tabletown.games.happy_city.phases import COMES_FIRST, DISCARD, REFILL, WRAP_UP
from tabletown.games.happy_city.table import EXPERT, Table


class Buy(Decision):
    """A building of the central area or a dwelling, by the number of the card."""

    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        """Two cards of one name are one choice."""
        city = table.cities[turn.seat]
        if city.is_full():
            return
        for card in table.face_up:
            if not city.has(card) and city.coins >= price(table, city, card) and self.first + card not in found:
                found.append(self.first + card)
        for stack, left in enumerate(table.dwellings):
            card = DWELLINGS + stack
            if left > 0 and not city.has(card) and city.coins >= price(table, city, card):
                found.append(self.first + card)

    def refusal(self, turn: Turn, table: Table, card: int) -> str:
        return refusal(table, turn.seat, card)

    def not_now(self, turn: Turn, table: Table, card: int) -> str:
        rule = refusal(table, turn.seat, card)
        # What is too dear now may be paid with what is still to come, except in the steps right before buying.
        if rule == "happy_city.buy.coins" and turn.phase not in (DISCARD, REFILL):
            rule = ""
        return rule or COMES_FIRST[turn.phase]

    def do(self, turn: Turn, table: Table, card: int, chance: Chance) -> None:
        buy(table, turn.seat, card)
        turn.phase = WRAP_UP


class TakeCoin(Decision):
    """Nothing is bought."""

    def do(self, turn: Turn, table: Table, value: int, chance: Chance) -> None:
        take_coin(table, turn.seat)
        turn.phase = WRAP_UP


def price(table: Table, city: City, card: int) -> int:
    """What a building or dwelling costs in this city."""
    if city.next_is_free:
        return 0
    special = table.effect_of(city)
    return table.box.cost[card] if special is None else special.price(table.box, card)


def is_on_offer(table: Table, card: int) -> bool:
    return card in table.face_up if is_building(card) else table.dwellings[card - DWELLINGS] > 0


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
