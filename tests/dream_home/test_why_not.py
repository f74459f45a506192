"""Why something cannot be done with a house or the board: the rule that is named is true, and the order of a turn is named
only when nothing else stands against it. Asked in random games.
"""

from collections.abc import Iterator

from support.asking import Fields, Move, Refusals, Says, positions
from tabletown.games import GAMES
from tabletown.games.dream_home.view import Cell, DreamHomeView, HouseView

GAME = GAMES["dream_home"]
COLUMNS = range(1, 6)
END = ("roofer", "helpers", "supply")
TABLES: list[tuple[str, int, dict[str, str]]] = [("classic", seats, {"car": "true"}) for seats in (2, 3, 4)]
GAMES_EACH = 8
RARE = {"dream_home.decor.one_stays", "dream_home.helper.now"}


def shown(view: DreamHomeView) -> Iterator[Move]:
    """What can be pointed at: columns, the cells of the own house, tools, helpers and what was discarded."""
    for column in COLUMNS:
        yield view.phase if view.phase in ("discard", "hammer") else "take", {"column": column}
    for cell in mine(view).cells:
        place = {"floor": cell.floor, "column": cell.column}
        yield "build", place
        yield "hide", place
        yield "into", place
    for tool in set(mine(view).tools):
        if tool == "drill":
            yield "drill", {"floor": 1, "column": 1, "from": 1}
        elif tool == "mixer":
            yield "mix", {"column": 1, "other": 2}
        elif tool == "jackhammer":
            yield "hammer", {"column": 1}
    yield "swap", {"floor": 1, "column": 1, "other_floor": 1, "other_column": 2}
    yield from (("supply", {"card": card}) for card in range(1, 61))
    yield from (("roof", {"colour": colour, "window": window}) for colour in range(1, 5) for window in (0, 1))


def mine(view: DreamHomeView) -> HouseView:
    return view.houses[view.seat]


def at(view: DreamHomeView, floor: int, column: int) -> Cell | None:
    return next((each for each in mine(view).cells if (each.floor, each.column) == (floor, column)), None)


def is_filled(view: DreamHomeView, fields: Fields, kind: str) -> bool:
    here = at(view, fields["floor"], fields["column"])
    return here is not None and here.room is not None


def hangs_in_the_air(view: DreamHomeView, fields: Fields, kind: str) -> bool:
    below = at(view, fields["floor"] + 1, fields["column"])
    return below is not None and below.room is None and not below.scaffold


def has_no_room(view: DreamHomeView, fields: Fields, kind: str) -> bool:
    return view.columns[fields.get("from", fields["column"]) - 1].room is None


def in_phase(*phases: str) -> Says[DreamHomeView]:
    return lambda view, fields, kind: view.phase in phases


def is_too_large_or_wrong(view: DreamHomeView, fields: Fields, kind: str) -> bool:
    """There is a card that does not go there: the one in hand, the one that the drill would bring, or one of two that would
    change places."""
    if kind == "swap":
        cells = [at(view, fields[f"{of}floor"], fields[f"{of}column"]) for of in ("", "other_")]
        return any(cell is not None and cell.room is not None for cell in cells)
    return view.phase == "choose" if kind == "drill" else view.hand.room is not None


ASKED: Refusals[DreamHomeView] = Refusals(
    says={
        "dream_home.column.first_player_stays": lambda view, fields, kind: fields["column"] == 1,
        "dream_home.column.room_gone": has_no_room,
        "dream_home.column.discard_first": in_phase("discard"),
        "dream_home.jackhammer.first": in_phase("hammer"),
        "dream_home.column.take_first": in_phase("choose"),
        "dream_home.column.one_a_round": in_phase("build"),
        "dream_home.room.place_first": in_phase("build"),
        "dream_home.room.one_a_turn": lambda view, fields, kind: view.phase == "build" and view.hand.room is None,
        "dream_home.decor.one_stays": in_phase("tokens"),
        "dream_home.turn.nothing_left": in_phase("wrap_up"),
        "dream_home.roofer.first": in_phase("roofer"),
        "dream_home.helper.now": in_phase("helpers"),
        "dream_home.supplier.place_first": in_phase("supply"),
        "dream_home.supplier.card_first": lambda view, fields, kind: (
            view.phase == "helpers" and "supplier" in mine(view).helpers
        ),
        "dream_home.room.free_cell": is_filled,
        "dream_home.support.nothing_below": hangs_in_the_air,
        "dream_home.room.basement_only": is_too_large_or_wrong,
        "dream_home.room.upper_floors_only": is_too_large_or_wrong,
        "dream_home.room.too_large": is_too_large_or_wrong,
        "dream_home.room.finished": is_too_large_or_wrong,
        "dream_home.tool.before_the_column": lambda view, fields, kind: view.phase not in ("choose", "tokens"),
        "dream_home.drill.open_room": lambda view, fields, kind: (
            (here := at(view, 1, 1)) is None or here.room is None or here.face_down
        ),
        "dream_home.drill.nothing_fits": in_phase("choose"),
        "dream_home.mixer.two_rooms": lambda view, fields, kind: (
            view.columns[0].room is None or view.columns[1].room is None
        ),
        "dream_home.jackhammer.start_of_round": lambda view, fields, kind: view.phase not in ("discard", "hammer"),
        "dream_home.helper.after_the_last_round": lambda view, fields, kind: view.phase not in END,
        "dream_home.roofer.none": lambda view, fields, kind: "roofer" not in mine(view).helpers,
        "dream_home.roofer.before_the_others": in_phase("helpers", "supply"),
        "dream_home.roofer.from_the_discard": in_phase("roofer"),
        "dream_home.supplier.none": lambda view, fields, kind: "supplier" not in mine(view).helpers,
        "dream_home.supplier.from_the_discard": in_phase("helpers"),
        "dream_home.handyman.none": lambda view, fields, kind: "handyman" not in mine(view).helpers,
    },
    order=[
        *("dream_home.column.discard_first", "dream_home.jackhammer.first", "dream_home.column.take_first"),
        *("dream_home.column.one_a_round", "dream_home.room.place_first", "dream_home.turn.nothing_left"),
        *("dream_home.roofer.first", "dream_home.helper.now", "dream_home.supplier.place_first"),
        *("dream_home.decor.one_stays", "dream_home.helper.after_the_last_round", "dream_home.tool.before_the_column"),
    ],
    rest={
        "take": ["dream_home.column.room_gone"],
        "build": ["dream_home.room.free_cell", "dream_home.support.nothing_below"],
        "hide": ["dream_home.room.free_cell", "dream_home.support.nothing_below"],
        "roof": ["dream_home.roofer.none"],
        "supply": ["dream_home.supplier.none"],
        "swap": ["dream_home.handyman.none"],
    },
)


def test_the_rule_that_matters_is_named() -> None:
    for edition, seats, options in TABLES:
        setup = GAME.set_up(edition, seats, options)
        for seed in range(GAMES_EACH):
            for state, seat in positions(GAME, setup, seed):
                view = state.view(seat)
                assert isinstance(view, DreamHomeView)
                ASKED.ask(GAME, state, seat, view, shown(view))
    assert ASKED.heard >= ASKED.says.keys() - RARE
