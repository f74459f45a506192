"""What must hold in every position of Happy City, whatever was played. Tests ask after each action; play never does."""

from tabletown.engine.contract import Setup
from tabletown.games.happy_city.box import DWELLINGS, MARKETS, NONE, SPECIALS
from tabletown.games.happy_city.city import City, empty_city
from tabletown.games.happy_city.table import EXPERT, Table


def complaint(table: Table, setup: Setup) -> str:
    """The first thing that is wrong; empty when nothing is."""
    found = _coins(table) or _cards(table, setup)
    if found:
        return found
    for seat, city in enumerate(table.cities):
        wrong = _city(city)
        if wrong:
            return f"seat {seat + 1}: {wrong}"
    return ""


def _coins(table: Table) -> str:
    purses = [city.coins for city in table.cities]
    if sum(purses) + table.bank != table.box.coins:
        return "coins are lost or made between bank and players"
    return "a player owes coins" if min(purses) < 0 else ""


def _cards(table: Table, setup: Setup) -> str:
    """Every one of the box's cards is in exactly one place; those that this table does not use are in the box."""
    box = table.box
    where = [card for city in table.cities for card in city.cards] + table.face_up + table.markets
    for pile in (*table.decks, *table.discards):
        where += pile
    for number, left in enumerate(table.dwellings):
        if left < 0:
            return "a stack of dwellings has fewer than no cards"
        in_the_box = box.copies[DWELLINGS + number] - (setup.seats - box.fewer_dwellings)
        where += [DWELLINGS + number] * (left + in_the_box)
    playing = table.edition.special_numbers(table.mode == EXPERT, setup.is_on("reconstructed"))
    where += [SPECIALS + number for number in table.offered + table.unused]
    where += [SPECIALS + number for number in range(box.specials) if number not in playing]
    for card in range(len(box.ids)):
        if where.count(card) != box.copies[card]:
            return f"{where.count(card)} of {box.ids[card]}, the box has {box.copies[card]}"
    for deck, pile in enumerate(table.decks):
        if any(box.deck[card] != deck for card in pile + table.discards[deck]):
            return "a building lies in another deck"
    return "too many buildings lie face up" if len(table.face_up) > box.face_up else ""


def _city(city: City) -> str:
    if len(city.cards) > city.box.city:
        return "more cards than a city holds"
    if len(set(city.cards)) != len(city.cards):
        return "two cards of one name"
    if sum(1 for card in city.cards if MARKETS <= card < SPECIALS) != (1 if city.cards else 0):
        return "a city begins with one market"
    specials = [card for card in city.cards if card >= SPECIALS]
    if specials != ([] if city.special == NONE else [city.cards[city.place]]):
        return "more than one special building"
    again = empty_city(city.box)
    for card in city.cards:
        again.build(card)
    sums = [city.income, city.residents, city.hearts, city.names, city.special, city.place, *city.colours]
    if sums != [again.income, again.residents, again.hearts, again.names, again.special, again.place, *again.colours]:
        return "the sums do not match the cards"
    return ""
