"""Positions of Happy City in one line, for tests that read like the rulebook.

Cards are named by their ids, in cities as well as on the table. They are taken from where they lie, so that a position made
here has all its cards and coins, as the audit demands.
"""

from tabletown.games import GAMES
from tabletown.games.happy_city import income
from tabletown.games.happy_city.actions import ACTIONS, MARKET_IDS
from tabletown.games.happy_city.box import DWELLINGS, MARKETS, NONE, SPECIALS, is_building, is_dwelling
from tabletown.games.happy_city.city import empty_city
from tabletown.games.happy_city.decision import Turn
from tabletown.games.happy_city.edition import Edition
from tabletown.games.happy_city.game import HappyCity
from tabletown.games.happy_city.phases import BUY, WRAP_UP
from tabletown.games.happy_city.refill import first_phase
from tabletown.games.happy_city.scoring import symbols
from tabletown.games.happy_city.state import END, TURNS, HappyState
from tabletown.games.happy_city.table import Table


def edition() -> Edition:
    game = GAMES["happy_city"]
    assert isinstance(game, HappyCity)
    return game.edition("base")


def game(seats: int = 3, mode: str = "family", reconstructed: bool = False) -> HappyState:
    """A new game in which seat 0 is the first player, from the first seed that deals it so."""
    options = {"mode": mode, "reconstructed": "true" if reconstructed else "false"}
    setup = GAMES["happy_city"].set_up("base", seats, options)
    for seed in range(1, 100):
        state = GAMES["happy_city"].deal(setup, seed)
        assert isinstance(state, HappyState)
        if state.table.first == 0:
            return state
    raise AssertionError("seat 0 is never first")


def expert(seats: int = 3, *markets: str, reconstructed: bool = False) -> HappyState:
    """An expert game in its first round, the markets of these colours chosen by the seats in order."""
    state = game(seats, "expert", reconstructed)
    colours = [*markets, *(colour for colour in MARKET_IDS if colour not in markets)][:seats]
    for seat in reversed(range(seats)):
        play(state, f"market {colours[seat]}")
    return state


def card(name: str) -> int:
    """A card's number by its id; `happy_market` is the white one that a city has already."""
    return edition().white.ids.index(name)


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def with_city(state: HappyState, seat: int, names: str, coins: int = 0) -> HappyState:
    """Give a seat these cards after its market, and so many coins."""
    table = state.table
    old = table.cities[seat]
    table.earn(seat, coins - old.coins)
    for spare in old.cards[1:]:
        _lay_away(table, spare)
    made = empty_city(table.box)
    made.coins = old.coins
    made.build(old.cards[0])
    table.cities[seat] = made
    for wanted in cards(names):
        _fetch(table, wanted)
        made.build(wanted)
        if wanted >= SPECIALS:
            made.borrows = table.specials[made.special].borrows
            made.next_is_free = table.specials[made.special].frees_next
    return state


def with_face_up(state: HappyState, names: str) -> HappyState:
    table = state.table
    for lying in table.face_up[:]:
        table.face_up.remove(lying)
        table.decks[table.box.deck[lying]].insert(0, lying)
    for wanted in cards(names):
        _fetch(table, wanted)
        table.face_up.append(wanted)
    return state


def with_next_cards(state: HappyState, names: str) -> HappyState:
    """Put these buildings on top of their decks, the first one to be drawn first."""
    for wanted in reversed(cards(names)):
        _fetch(state.table, wanted)
        state.table.decks[state.table.box.deck[wanted]].append(wanted)
    return state


def with_specials(state: HappyState, names: str) -> HappyState:
    """Lay out these special buildings alone."""
    table = state.table
    wanted = [number - SPECIALS for number in cards(names)]
    table.unused = sorted((set(table.unused) | set(table.offered)) - set(wanted))
    table.offered = wanted
    return state


def at(state: HappyState, phase: int, seat: int = 0) -> HappyState:
    """Let it be this seat's turn, so far gone."""
    state.stage = TURNS
    state.turn = Turn(seat, phase)
    return state


def turn_of(state: HappyState, seat: int = 0) -> HappyState:
    return at(state, first_phase(state.table), seat)


def buying(state: HappyState, seat: int = 0) -> HappyState:
    return at(state, BUY, seat)


def wrapping_up(state: HappyState, seat: int = 0) -> HappyState:
    return at(state, WRAP_UP, seat)


def ended(state: HappyState) -> HappyState:
    """Go on from the last turn of the last round."""
    state.is_last_round = True
    state.stage = TURNS
    state.turn = Turn((state.table.first - 1) % state.setup.seats, WRAP_UP)
    return play(state, "done")


def play(state: HappyState, line: str) -> HappyState:
    """Play words of a record for whoever's turn it is: `draw 1, buy museum, done`."""
    for word in line.split(", "):
        state.play(state.turn.seat, ACTIONS.parse(word))
    return state


def offers(state: HappyState) -> list[str]:
    return [ACTIONS.notate(action) for action in state.legal(state.turn.seat)]


def why_not(state: HappyState, word: str) -> str:
    return state.refusal(state.turn.seat, ACTIONS.parse(word))


def face_up(state: HappyState) -> list[str]:
    return [state.table.box.ids[lying] for lying in state.table.face_up]


def coins(state: HappyState) -> list[int]:
    return [city.coins for city in state.table.cities]


def incomes(state: HappyState) -> list[int]:
    return income.incomes(state.table)


def figures(state: HappyState, seat: int = 0) -> tuple[int, int]:
    """A city's residents and hearts."""
    return symbols(state.table, incomes(state), seat)


def total(state: HappyState, seat: int = 0) -> int:
    return state.scores()[seat].total


def next_round(state: HappyState) -> HappyState:
    """Let everybody take a coin until the next income has been paid."""
    now = state.round
    for _ in range(100):
        if state.round != now and state.stage == TURNS:
            return state
        choices = offers(state)
        for word in ("keep", "coin", "done"):
            if word in choices:
                play(state, word)
                break
        else:
            play(state, choices[0])
    raise AssertionError("the round does not end")


def is_counted(state: HappyState) -> bool:
    return state.stage == END and state.over()


def _fetch(table: Table, wanted: int) -> None:
    """Take a card away from where it lies."""
    if is_dwelling(wanted):
        table.dwellings[wanted - DWELLINGS] -= 1
        return
    if is_building(wanted):
        piles = [*table.decks, table.face_up, *table.discards]
    elif wanted >= SPECIALS:
        # The unused ones are shared by copies: change a list of one's own.
        table.unused = table.unused[:]
        piles = [table.offered, table.unused]
        wanted -= SPECIALS
    else:
        piles = [table.markets]
    next(pile for pile in piles if wanted in pile).remove(wanted)


def _lay_away(table: Table, spare: int) -> None:
    if spare >= SPECIALS:
        table.offered.append(spare - SPECIALS)
    elif is_building(spare):
        table.decks[table.box.deck[spare]].insert(0, spare)
    else:
        assert spare < MARKETS
        assert spare != NONE
        table.dwellings[spare - DWELLINGS] += 1
