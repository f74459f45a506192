"""Positions of Dream Home in one line, for tests that read like the rulebook.

A house is written floor by floor from the top, as it looks: a word for each room, `_` for a free cell, `x` for a
face-down card, `#` for a scaffold, `living*piano` for a room card with a token. Cells not written are free; the
basement has two cells. Columns of the drafting board are written `kitchen + piano`, the first one without a resource.
"""

from itertools import count

from tabletown.games import GAMES
from tabletown.games.dream_home.actions import ACTIONS
from tabletown.games.dream_home.board import BASEMENT, ROW
from tabletown.games.dream_home.catalogue import COLOURS, HELPERS, TOOLS
from tabletown.games.dream_home.edition import DECOR, HELPER, NONE, TOOL, Edition
from tabletown.games.dream_home.game import DreamHome
from tabletown.games.dream_home.house import FACE_DOWN, SCAFFOLD, House, bare_house
from tabletown.games.dream_home.scoring import score
from tabletown.games.dream_home.state import DreamHomeState


def edition() -> Edition:
    game = GAMES["dream_home"]
    assert isinstance(game, DreamHome)
    return game.edition("classic")


def house(*floors: str, roofs: str = "", helpers: str = "", tools: str = "", garden: str = "") -> House:
    made = bare_house(edition())
    free = list(range(len(edition().card_kinds)))
    words = {
        floor * ROW + column: word
        for floor, text in enumerate(floors)
        for column, word in enumerate(text.split(), 4 if floor == BASEMENT else 1)
    }
    # Face-down cards are taken from what open rooms leave over.
    for cell in sorted(words, key=lambda cell: words[cell] == "x"):
        _fill(made, cell, words[cell], free)
    for name in roofs.split():
        made.roofs.append(roof(name))
    for name in helpers.split():
        made.helpers[HELPERS.index(name)] += 1
    for name in tools.split():
        made.tools[TOOLS.index(name)] += 1
    made.garden += [edition().decor.index(name) for name in garden.split()]
    return made


def _fill(made: House, cell: int, word: str, free: list[int]) -> None:
    if word == "_":
        return
    if word == "#":
        made.kinds[cell] = SCAFFOLD
        return
    name, _, token = word.partition("*")
    card = free[-1] if name == "x" else next(card for card in free if edition().room(card) == name)
    free.remove(card)
    made.put(card, cell)
    if name == "x":
        made.kinds[cell] = FACE_DOWN
    if token:
        made.tokens[cell] = edition().decor.index(token)


def roof(name: str) -> int:
    """`red` is a plain roof card, `red!` the one with a window."""
    return 2 * COLOURS.index(name.rstrip("!")) + name.endswith("!")


def resource(name: str) -> int:
    if name in TOOLS:
        return TOOL + TOOLS.index(name)
    if name in HELPERS:
        return HELPER + HELPERS.index(name)
    return DECOR + edition().decor.index(name) if name in edition().decor else roof(name)


def game(seats: int = 2, seed: int = 1, car: bool = False, discard: bool = False) -> DreamHomeState:
    """A new game in which the first seat begins. Columns are discarded only where a test is about it."""
    options = {"car": "true" if car else "false", "discard": "true" if discard else "false"}
    setup = GAMES["dream_home"].set_up("classic", seats, options)
    for number in count(seed * 1000):
        state = GAMES["dream_home"].deal(setup, number)
        assert isinstance(state, DreamHomeState)
        if state.starter == 0:
            return state
    raise AssertionError


def facing(state: DreamHomeState, *columns: str) -> DreamHomeState:
    """Lay these columns out, by exchanging cards with the decks and with the columns further right."""
    table = state.table
    for column, text in enumerate(columns):
        room, _, name = text.partition(" + ")
        _exchange(table.rooms, column, table.room_deck, [edition().room(card) == room for card in range(60)])
        if name:
            wanted = [code == resource(name) for code in range(HELPER + len(HELPERS))]
            _exchange(table.resources, column, table.resource_deck, wanted)
    return state


def _exchange(shown: list[int], column: int, deck: list[int], wanted: list[bool]) -> None:
    for pile in (shown, deck):
        start = column if pile is shown else 0
        for place in range(start, len(pile)):
            if pile[place] != NONE and wanted[pile[place]]:
                shown[column], pile[place] = pile[place], shown[column]
                return
    raise AssertionError("there is no such card left")


def with_house(state: DreamHomeState, made: House, seat: int = 0) -> DreamHomeState:
    state.houses[seat] = made
    return state


def with_discard(state: DreamHomeState, *names: str) -> DreamHomeState:
    """Put rooms and resources from the decks into the discards."""
    table = state.table
    for name in names:
        if name in edition().kinds:
            card = next(card for card in table.room_deck if edition().room(card) == name)
            table.room_deck.remove(card)
            table.room_discard.append(card)
        else:
            table.resource_deck.remove(resource(name))
            table.resource_discard.append(resource(name))
    return state


def after_the_last_round(state: DreamHomeState) -> DreamHomeState:
    """Leave out all the rounds that are still to come: helpers are next."""
    table = state.table
    state.round = table.edition.rounds
    table.room_deck.clear()
    table.resource_deck.clear()
    table.rooms = [NONE] * len(table.rooms)
    table.resources = [NONE] * len(table.resources)
    state.stage = 2
    state.position = len(state.houses) - 1
    state.step_on(None)
    return state


def play(state: DreamHomeState, line: str) -> DreamHomeState:
    """Play a line of a record for whoever is acting: `take 2, build M1, done`."""
    for word in line.split(", "):
        state.play(state.turn.seat, ACTIONS.parse(word))
    return state


def offers(state: DreamHomeState) -> list[str]:
    return [ACTIONS.notate(action) for action in state.legal(state.turn.seat)]


def places(state: DreamHomeState, kind: str) -> list[str]:
    """The cells that moves of a kind offer."""
    return [word.split()[1] for word in offers(state) if word.startswith(kind + " ")]


def why_not(state: DreamHomeState, word: str) -> str:
    return state.refusal(state.turn.seat, ACTIONS.parse(word))


def rows(made: House) -> list[str]:
    """A house as it is written above, without free cells at the end of a floor."""
    floors: list[list[str]] = [[], [], []]
    for cell in made.edition.board.cells:
        kind, token = made.kinds[cell], made.tokens[cell]
        word = {FACE_DOWN: "x", SCAFFOLD: "#"}.get(kind, "_") if kind < 0 else edition().kinds[kind]
        floors[cell // ROW].append(word if token == NONE else f"{word}*{edition().decor[token]}")
    return [" ".join(floor).rstrip(" _") for floor in floors]


def counted(made: House) -> dict[str, int]:
    """The points of a finished house, by category."""
    return {name: points for name, points in score(made, roof_is_open=True).parts if points}
