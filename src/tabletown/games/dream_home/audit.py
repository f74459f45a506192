"""What must hold in every position of Dream Home, whatever was played. Tests ask after each action; play never does."""

from tabletown.games.dream_home.board import BASEMENT, ROW
from tabletown.games.dream_home.decision import Turn
from tabletown.games.dream_home.edition import DECOR, HELPER, NONE, SCAFFOLDING, TOOL
from tabletown.games.dream_home.house import EMPTY, FACE_DOWN, SCAFFOLD, House
from tabletown.games.dream_home.phases import SUPPLY, TOKENS
from tabletown.games.dream_home.table import Table


def complaint(houses: list[House], table: Table, turn: Turn, round_: int) -> str:
    """The first thing that is wrong; empty when nothing is."""
    if sorted(_room_cards(houses, table, turn)) != list(range(len(table.edition.card_kinds))):
        return "a room card is lost or doubled"
    if sorted(_resource_cards(houses, table, turn)) != sorted(table.edition.resources):
        return "a resource card is lost or doubled"
    tokens = [item for house in houses for item in house.tokens + house.garden if item != NONE]
    if len(set(tokens)) != len(tokens):
        return "a token lies in two places"
    if any(item != table.edition.car and DECOR + item not in table.resource_discard for item in tokens):
        return "a token lies in a house before its card was used"
    if table.car and table.edition.car in tokens:
        return "the car is parked and still to be had"
    for seat, house in enumerate(houses):
        found = _cells(house) or _tokens(house, turn.phase == TOKENS and turn.seat == seat)
        if not found and not round_ - 1 <= house.built <= round_:
            found = "it has not one room for each round"
        if found:
            return f"seat {seat + 1}: {found}"
    return ""


def _room_cards(houses: list[House], table: Table, turn: Turn) -> list[int]:
    found = table.room_deck + table.room_discard
    for house in houses:
        found += [card for card in house.cards if card != NONE]
    found += [card for card in table.rooms if card != NONE]
    # A supplier's card lies in the discard until it is exchanged.
    return found if turn.room == NONE or turn.phase == SUPPLY else [*found, turn.room]


def _resource_cards(houses: list[House], table: Table, turn: Turn) -> list[int]:
    found = table.resource_deck + table.resource_discard
    found += [resource for resource in table.resources if resource != NONE]
    for house in houses:
        found += house.roofs
        for tool, count in enumerate(house.tools):
            found += [TOOL + tool] * count
        for helper, count in enumerate(house.helpers):
            found += [HELPER + helper] * count
        found += [TOOL + SCAFFOLDING] * house.kinds.count(SCAFFOLD)
    return found if turn.resource == NONE else [*found, turn.resource]


def _cells(house: House) -> str:
    edition = house.edition
    built = 0
    for cell in edition.board.cells:
        kind = house.kinds[cell]
        if (kind >= 0 or kind == FACE_DOWN) != (house.cards[cell] != NONE):
            return "a cell has a room without a card, or a card without a room"
        built += house.cards[cell] != NONE
        if kind != EMPTY and house.kinds[cell + ROW] == EMPTY:
            return "something is built in the air"
        if kind >= 0 and edition.is_basement[kind] != (cell // ROW == BASEMENT):
            return "a room is on the wrong floor"
    for first in house.rooms():
        if house.size_of(first) > edition.most[house.kinds[first]]:
            return "a room is too large"
    return "" if built == house.built else "rooms are miscounted"


def _tokens(house: House, is_choosing: bool) -> str:
    edition = house.edition
    for cell, item in enumerate(house.tokens):
        if item != NONE and (house.kinds[cell] < 0 or not edition.decor_rooms[item][house.kinds[cell]]):
            return "a token lies where it does not belong"
    if any(not edition.decor_beside[item] for item in house.garden):
        return "a token lies beside the house that belongs into a room"
    if not is_choosing and any(len(house.tokens_in(first)) > 1 for first in house.rooms()):
        return "a room has several tokens"
    return ""
