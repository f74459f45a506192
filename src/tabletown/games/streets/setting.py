"""Setting the table: advisors, the stack by the number of players, hands, and in the solo game what the Grifter gets."""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Setup
from tabletown.games.streets.actions import STATION
from tabletown.games.streets.city import first_city
from tabletown.games.streets.decision import Turn
from tabletown.games.streets.edition import CONTRACTOR, KIND_COUNT, NONE, UNIVERSAL, WILD, Edition
from tabletown.games.streets.state import StreetsState
from tabletown.games.streets.table import GRIFTER, Table

NOBODY: Final = "nobody"
ENDLESS_SIGNS: Final = 99


def deal_out(setup: Setup, edition: Edition, chance: Chance) -> StreetsState:
    """A new game: first player, advisors, stack and hands, all by chance."""
    is_solo = setup.seats == 1
    table = Table(edition, first_city(edition), 2 if is_solo else setup.seats, is_solo)
    table.with_business = setup.is_on("business")
    table.abandoned_homes = setup.is_on("abandoned_homes")
    table.copies_places = setup.is_on("copied_places")
    first = chance.below(setup.seats)
    if setup.is_on("advisors"):
        table.advisors = edition.advisors_for(setup.seats, table.with_business)
        chance.shuffle(table.advisors)
        table.advisors = table.advisors[: setup.seats]
    _stack(table, setup.seats, chance)
    table.signs = [edition.signs] * table.players
    table.income = [0] * table.players
    table.tokens = [[0] * UNIVERSAL for _ in range(table.players)]
    table.token_supply = [edition.tokens_of_a_kind] * UNIVERSAL
    table.hands = [_hand(table) for _ in range(setup.seats)]
    if is_solo:
        _invite_grifter(table, setup)
    state = StreetsState(setup, chance, table, Turn(first))
    state.first = first
    state.begin()
    return state


def _stack(table: Table, players: int, chance: Chance) -> None:
    """The shuffled stack. With the contractor it is that of one more player, less a hand of tiles."""
    edition = table.edition
    contractor = CONTRACTOR in table.advisors
    size = players + 1 if contractor else players
    for kind in range(KIND_COUNT):
        tiles = [tile for tile in range(STATION) if edition.kind[tile] == kind and not edition.is_five[tile]]
        chance.shuffle(tiles)
        out = edition.wild_out[size] if kind == WILD else edition.coloured_out[size]
        table.removed += tiles[:out]
        table.stack += tiles[out:]
    fives = [tile for tile in range(STATION) if edition.is_five[tile]]
    if edition.with_fives[size]:
        table.stack += fives
    else:
        table.removed += fives
    chance.shuffle(table.stack)
    if contractor:
        for _ in range(edition.hand):
            table.removed.append(table.stack.pop())
    table.removed.sort()


def _hand(table: Table) -> list[int]:
    return sorted(table.stack.pop() for _ in range(table.edition.hand))


def _invite_grifter(table: Table, setup: Setup) -> None:
    edition, difficulty = table.edition, setup.options["grifter"]
    table.last_stack = [table.stack.pop() for _ in range(edition.hand)]
    table.hands.append([])
    table.signs[GRIFTER] = ENDLESS_SIGNS
    table.income[GRIFTER] = edition.grifter_money[difficulty]
    if table.advisors:
        table.advisors.append(NONE)
        table.income[GRIFTER] += edition.grifter_bonus[difficulty]
