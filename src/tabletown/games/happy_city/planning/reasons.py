"""Why a decision is good: claims about the city before and after it, the most telling first. Each is a message with figures
that lie on the table for everybody to see; the coach says the first one that sets the decision apart.
"""

from tabletown.engine.contract import Event
from tabletown.games.happy_city import actions, purchase, scoring
from tabletown.games.happy_city.income import incomes
from tabletown.games.happy_city.phases import BUY, DISCARD, REFILL, WRAP_UP
from tabletown.games.happy_city.state import HappyState
from tabletown.games.happy_city.table import YOUNG, Table

CLAIMS = ("product", "points", "income", "coin", "away", "cards", "affordable")
"""The texts `happy_city-reason-<claim>` say them."""


def claims(state: HappyState, seat: int, line: list[int]) -> list[Event]:
    """What can be said for these actions, which the seat can play now. Only one is ever planned: the next depends on a card
    that nobody knows."""
    action, phase = line[0], state.turn.phase
    if phase in (BUY, WRAP_UP) and action != actions.DONE.number:
        trial = state.copy()
        assert isinstance(trial, HappyState)
        trial.play(seat, action)
        return _of_purchase(state.table, trial.table, seat)
    if phase == DISCARD and action != actions.KEEP.number:
        return _of_discard(state.table, seat, actions.DISCARD.offset(action))
    if phase == REFILL:
        return _of_draw(state.table, seat, actions.DRAW.offset(action))
    return []


def _of_purchase(before: Table, after: Table, seat: int) -> list[Event]:
    found: list[Event] = []
    now, then = scoring.score(before, incomes(before), seat).total, scoring.score(after, incomes(after), seat).total
    if before.mode != YOUNG:
        old, new = scoring.symbols(before, incomes(before), seat), scoring.symbols(after, incomes(after), seat)
        if new[0] * new[1] > old[0] * old[1]:
            args: dict[str, str | int] = {"residents": new[0], "hearts": new[1], "points": new[0] * new[1]}
            found.append(_claim("product", seat, {**args, "before": old[0] * old[1]}))
    if then > now:
        found.append(_claim("points", seat, {"points": then - now}))
    earned = incomes(after)[seat] - incomes(before)[seat]
    if earned > 0:
        found.append(_claim("income", seat, {"coins": earned, "all": incomes(after)[seat]}))
    coins = after.cities[seat].coins
    if coins > before.cities[seat].coins:
        found.append(_claim("coin", seat, {"coins": coins}))
    cards, had = len(after.cities[seat].cards), len(before.cities[seat].cards)
    if cards > had:
        found.append(_claim("cards", seat, {"count": cards, "all": after.box.city}))
    return found


def _of_discard(table: Table, seat: int, card: int) -> list[Event]:
    """The next player could have bought it."""
    following = table.cities[(seat + 1) % len(table.cities)]
    if following.has(card) or following.is_full() or following.coins < purchase.price(table, following, card):
        return []
    return [_claim("away", seat, {"building": table.box.ids[card], "coins": following.coins})]


def _of_draw(table: Table, seat: int, deck: int) -> list[Event]:
    """How many of the cards that are left in the deck could be paid for now."""
    city = table.cities[seat]
    cards = table.decks[deck] or table.discards[deck]
    payable = sum([1 for card in cards if not city.has(card) and city.coins >= purchase.price(table, city, card)])
    return [_claim("affordable", seat, {"count": payable, "all": len(cards)})] if payable else []


def _claim(name: str, seat: int, args: dict[str, str | int]) -> Event:
    return Event(f"happy_city-reason-{name}", seat, args)
