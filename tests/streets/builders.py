"""Positions of Streets in one line, for tests that read like the rulebook.

Tiles are named by their ids and taken from where they lie, so that a position made here has all its tiles and people, as
the audit demands. Cells count from the station, x to the east and y to the south. Most positions stand apart from the
station, so that nothing else touches them.
"""

from tabletown.engine.contract import Event
from tabletown.games import GAMES
from tabletown.games.streets.actions import ACTIONS, SEND, STATION, TILE_IDS
from tabletown.games.streets.catalogue import ADVISORS, BUSINESSES, COLOURS
from tabletown.games.streets.decision import Turn
from tabletown.games.streets.edition import NONE, WILD
from tabletown.games.streets.geometry import LETTERS, cell_at
from tabletown.games.streets.phases import PHASES
from tabletown.games.streets.state import StreetsState
from tabletown.games.streets.table import Table
from tabletown.games.streets.view import StreetsView


def game(seats: int = 2, **options: str) -> StreetsState:
    """A new game in which seat 0 is the first player, from the first seed that deals it so."""
    setup = GAMES["streets"].set_up("base", seats, options)
    for seed in range(1, 200):
        state = GAMES["streets"].deal(setup, seed)
        assert isinstance(state, StreetsState)
        if state.first == 0:
            return state
    raise AssertionError("seat 0 is never first")


def advised(advisor: str, seats: int = 2, **options: str) -> StreetsState:
    """A game in which seat 0 is the first player and has this advisor."""
    setup = GAMES["streets"].set_up("base", seats, {**options, "advisors": "true"})
    for seed in range(1, 1000):
        state = GAMES["streets"].deal(setup, seed)
        assert isinstance(state, StreetsState)
        if state.first == 0 and advisor_of(state) == advisor:
            return state
    raise AssertionError(f"{advisor} is never dealt")


def advisor_of(state: StreetsState, seat: int = 0) -> str:
    return ADVISORS[state.table.advisors[seat]]


def view_of(state: StreetsState, seat: int = 0) -> StreetsView:
    seen = state.view(seat)
    assert isinstance(seen, StreetsView)
    return seen


def tile(name: str) -> int:
    return TILE_IDS.index(name)


def home(name: str) -> int:
    """A home by its id: a tile's, or `station hipster`."""
    return SEND.offset(ACTIONS.parse(f"send {name}"))


# Making a position


def lay(
    state: StreetsState,
    name: str,
    x: int,
    y: int,
    side: str,
    owner: int = NONE,
    people: int = NONE,
    standing: int = 0,
    signs: int = 1,
) -> StreetsState:
    """Put a tile into the city with an owner's sign and people on it; as many as it has symbols, if nothing is said."""
    table = state.table
    city = table.city
    number = tile(name)
    _fetch(table, number)
    city.lay(number, cell_at(x, y), LETTERS.index(side))
    if owner != NONE:
        city.owner[number] = owner
        city.signs[number] = signs
        table.signs[owner] -= signs
    if city.edition.kind[number] != WILD:
        lying = city.edition.people[number] if people == NONE else people
        city.lying[number] = lying
        city.standing[number] = standing
        city.supply[city.edition.kind[number]] -= lying + standing
    for placed in city.at.values():
        city.is_closed[placed] = city.is_enclosed(city.street(placed))
    return state


def with_closed_station(state: StreetsState) -> StreetsState:
    """Close the station's street and send its people away, so that nobody can go there."""
    lay(state, "estate_agency", -1, 0, "E")
    city = state.table.city
    for number in range(len(COLOURS)):
        city.supply[number] += city.lying[STATION + number]
        city.lying[STATION + number] = 0
    return state


def with_hand(state: StreetsState, names: str, seat: int = 0) -> StreetsState:
    """Give a seat this hand and begin its turn anew."""
    table = state.table
    wanted = [tile(name) for name in names.split()]
    table.stack = table.hands[seat] + table.stack
    table.hands[seat] = []
    for number in wanted:
        _fetch(table, number)
    table.hands[seat] = sorted(wanted)
    return turn_of(state, state.turn.player)


def with_stack(state: StreetsState, names: str) -> StreetsState:
    """Put these tiles on top of the stack, the next one first."""
    wanted = [tile(name) for name in names.split()]
    for number in wanted:
        _fetch(state.table, number)
    state.table.stack += reversed(wanted)
    return state


def turn_of(state: StreetsState, seat: int) -> StreetsState:
    state.turn = Turn(seat)
    state.turn.begin(state.table, None)
    return state


def _fetch(table: Table, number: int) -> None:
    """Take a tile from where it lies; a hand gets another one for it."""
    for pile in (table.stack, table.removed, table.last_stack):
        if number in pile:
            pile.remove(number)
            return
    hand = next(hand for hand in table.hands if number in hand)
    hand.remove(number)
    hand.append(table.stack.pop(0) if table.stack else table.removed.pop(0))
    hand.sort()


# Playing


def play(state: StreetsState, *words: str, events: list[Event] | None = None) -> StreetsState:
    """Play moves in notation, separated by commas, each by the seat that has to decide."""
    for word in ", ".join(words).split(", "):
        state.play(state.turn.decider, ACTIONS.parse(word), events)
        assert state.complaint() == "", state.complaint()
    return state


def build(state: StreetsState, name: str, x: int, y: int, side: str) -> StreetsState:
    """Build a tile that is in the hand, picked or not."""
    if state.turn.tile != tile(name):
        play(state, f"pick {name}")
    return play(state, f"build {x} {y} {side}")


def offers(state: StreetsState) -> list[str]:
    return [ACTIONS.notate(action) for action in state.legal(state.turn.decider)]


def why_not(state: StreetsState, word: str) -> str:
    return state.refusal(state.turn.decider, ACTIONS.parse(word))


def phase(state: StreetsState) -> str:
    return PHASES[state.turn.phase]


# Looking


def money(state: StreetsState) -> list[int]:
    return state.table.income[:]


def paid(state: StreetsState) -> dict[str, tuple[int, int]]:
    """What each building has paid since the turn began: its value, and for its people."""
    return {TILE_IDS[receipt.tile - 1]: (receipt.value, receipt.people) for receipt in view_of(state).receipts}


def lying(state: StreetsState, name: str) -> int:
    return state.table.city.lying[home(name)]


def standing(state: StreetsState, name: str) -> int:
    return state.table.city.standing[home(name)]


def seekers(state: StreetsState) -> dict[str, int]:
    counts = {colour: state.table.city.seekers(number) for number, colour in enumerate(COLOURS)}
    return {colour: count for colour, count in counts.items() if count}


def owner(state: StreetsState, name: str) -> int:
    return state.table.city.owner[tile(name)]


def worth(state: StreetsState, name: str) -> int:
    """What a building would pay for its value if its street were counted now."""
    found = next(building.worth for building in view_of(state).buildings if building.tile.id == name)
    assert found is not None
    return found.value


def tokens(state: StreetsState, seat: int = 0) -> dict[str, int]:
    counts = dict(zip(BUSINESSES, state.table.tokens[seat], strict=False))
    return {kind: count for kind, count in counts.items() if count}


def is_closed(state: StreetsState, name: str) -> bool:
    return state.table.city.is_closed[tile(name)]
