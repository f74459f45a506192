"""Setting the table: first player, decks and special buildings, coins and markets, all by chance."""

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Setup
from tabletown.games.happy_city.box import DECKS, MARKETS
from tabletown.games.happy_city.city import empty_city
from tabletown.games.happy_city.decision import Turn
from tabletown.games.happy_city.edition import Edition
from tabletown.games.happy_city.phases import FINISHED
from tabletown.games.happy_city.state import HappyState
from tabletown.games.happy_city.table import EXPERT, MODES, Table


def deal_out(setup: Setup, edition: Edition, chance: Chance) -> HappyState:
    """A new game: first player, decks and special buildings, all by chance."""
    mode = MODES.index(setup.options["mode"])
    numbers = edition.special_numbers(mode == EXPERT, setup.is_on("reconstructed"))
    first = chance.below(setup.seats)
    chance.shuffle(numbers)
    laid_out = setup.seats + edition.white.more_specials
    table = Table(edition, mode, sorted(numbers[laid_out:]))
    table.first = first
    table.offered = sorted(numbers[:laid_out])
    box = table.box
    table.bank = box.coins
    table.dwellings = [setup.seats - box.fewer_dwellings] * box.dwellings
    table.markets = [MARKETS + market for market in range(box.markets)]
    for deck in range(DECKS):
        cards = box.deck_of(deck)
        chance.shuffle(cards)
        table.decks.append(cards)
        table.discards.append([])
    for seat in range(setup.seats):
        table.cities.append(empty_city(box))
        table.earn(seat, box.start)
        if mode != EXPERT:
            table.cities[seat].build(table.markets.pop(0))
    state = HappyState(setup, chance, table, Turn(first, FINISHED))
    state.begin()
    return state
