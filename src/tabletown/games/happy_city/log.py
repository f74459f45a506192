"""The log: what an action did, told as events that everybody may know. Only `state` calls it, and only when asked to tell."""

from tabletown.engine.contract import Event
from tabletown.games.happy_city import actions
from tabletown.games.happy_city.box import NONE
from tabletown.games.happy_city.table import Table

SILENT = ("keep", "done", "copy", "chance")
"""Moves that have no line of their own: nothing happens, or what came of it is told instead."""


def purses(table: Table) -> list[int]:
    """Everybody's coins, to tell afterwards what has changed."""
    return [city.coins for city in table.cities]


def tell_action(table: Table, seat: int, action: int, shown: int, before: list[int], events: list[Event]) -> None:
    """One line for the action, with the card turned up or the coins that went, and one for each other player who gained."""
    told = actions.move(action)
    if told.kind in ("copy", "chance"):
        tell_copied(table, seat, events)
    if told.kind in SILENT:
        return
    args: dict[str, str | int] = dict(told.fields)
    if told.kind in ("buy", "dwelling"):
        args["price"] = before[seat] - table.cities[seat].coins
    elif told.kind in ("coin", "special"):
        args["coins"] = table.cities[seat].coins - before[seat]
    elif told.kind == "draw" and shown != NONE:
        args["building"] = shown + 1
    events.append(Event(f"happy_city-log-{told.kind}", seat, args))
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
    events.append(Event("happy_city-log-copied", seat, {"special": table.cities[seat].copied + 1}))
