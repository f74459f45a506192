"""The log: what an action did, told as events that everybody may know. Only `state` calls it, and only when asked to tell."""

from tabletown.engine.contract import Event, named
from tabletown.games.happy_city import ending
from tabletown.games.happy_city.actions import ACTIONS
from tabletown.games.happy_city.box import NONE, Box, kind_of
from tabletown.games.happy_city.specials.copies import models
from tabletown.games.happy_city.table import Table

SILENT = ("keep", "done", "copy", "chance")
"""Moves that have no line of their own: nothing happens, or what came of it is told instead."""


def purses(table: Table) -> list[int]:
    """Everybody's coins, to tell afterwards what has changed."""
    return [city.coins for city in table.cities]


def card_name(box: Box, card: int) -> str:
    """The name of any card that stands in a city."""
    kind = kind_of(card)
    return named(f"happy_city-{kind}", kind, box.ids[card])


def last_card(table: Table, seat: int) -> int:
    """The card that stands last in a city, to tell afterwards whether a special building took its place."""
    cards = table.cities[seat].cards
    return cards[len(cards) - 1] if cards else NONE


def tell_action(
    table: Table, seat: int, action: int, shown: int, before: list[int], last: int, events: list[Event]
) -> None:
    """One line for the action, with the card turned up or the coins that went, and one for each other player who gained."""
    told = ACTIONS.move(action)
    if told.kind in ("copy", "chance"):
        tell_copied(table, seat, events)
    if told.kind in SILENT:
        return
    args = ACTIONS.spoken(told.fields)
    if told.kind in ("buy", "dwelling"):
        args["price"] = before[seat] - table.cities[seat].coins
    elif told.kind in ("coin", "special"):
        args["coins"] = table.cities[seat].coins - before[seat]
    elif told.kind == "draw" and shown != NONE:
        args["building"] = table.box.ids[shown]
    elif told.kind == "model":
        args["card"] = _copied_card(table, seat, told.fields["seat"] - 1)
    events.append(Event(f"happy_city-log-{told.kind}", seat, args))
    if told.kind == "special" and table.specials[told.fields["special"] - 1].replaces_last:
        events.append(Event("happy_city-log-replaced", seat, {"card": card_name(table.box, last)}))
    before[seat] = table.cities[seat].coins
    tell_gains(table, before, "happy_city-log-gain", events)


def tell_gains(table: Table, before: list[int], message: str, events: list[Event]) -> None:
    """Who has more coins than before."""
    for seat, city in enumerate(table.cities):
        if city.coins > before[seat]:
            events.append(Event(message, seat, {"coins": city.coins - before[seat]}))


def tell_theft(table: Table, before: list[int], events: list[Event]) -> None:
    for seat, city in enumerate(table.cities):
        if city.coins < before[seat]:
            events.append(Event("happy_city-log-robbed", seat, {"coins": before[seat] - city.coins}))
    tell_gains(table, before, "happy_city-log-loot", events)


def tell_copied(table: Table, seat: int, events: list[Event]) -> None:
    copied = table.specials[table.cities[seat].copied]
    events.append(Event("happy_city-log-copied", seat, {"special": copied.id}))


def tell_models(table: Table, events: list[Event]) -> None:
    """Pyramids that had only one card to copy did so without being asked."""
    for seat, city in enumerate(table.cities):
        special = ending.effect_at_the_end(table, city)
        if special is not None and special.copies_neighbour and city.model == NONE:
            for other in models(table.cities, seat, city.place):
                args: dict[str, str | int] = {"seat": other + 1, "card": _copied_card(table, seat, other)}
                events.append(Event("happy_city-log-model", seat, args))


def _copied_card(table: Table, seat: int, other: int) -> str:
    return card_name(table.box, table.cities[other].cards[table.cities[seat].place])
