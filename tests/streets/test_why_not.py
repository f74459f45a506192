"""Why something in the city cannot be done: the rule that is named is true, and the order of a turn is named only when nothing
else stands against it. Asked in random games.
"""

from collections.abc import Iterator

from support.asking import Fields, Move, Refusals, Says, positions
from tabletown.games import GAMES
from tabletown.games.streets.view import Building, StreetsView

GAME = GAMES["streets"]
SIDES = ("north", "east", "south", "west")
ON_TILES = {"abandon": "abandon", "order": "score", "take": "take"}
STATION = 46
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("base", 1, {"grifter": "normal", "business": "true"}),
    ("base", 3, {"advisors": "true"}),
    ("base", 4, {"advisors": "true", "business": "true"}),
]
GAMES_EACH = 4
RARE = {
    *("streets.build.choose_first", "streets.build.lay_first", "streets.entrepreneur.first"),
    *("streets.renovator.not_the_start", "streets.renovator.closed_street"),
}


def shown(view: StreetsView) -> Iterator[Move]:
    """What can be pointed at: tiles of the hand, buildings, and the ground around them; each for what it could mean."""
    for held in view.hand:
        yield "show" if phase(view) == "show" else "pick", {"tile": held.tile.number}
    for building in view.buildings:
        tile = building.tile.number
        if phase(view) in ON_TILES:
            yield ON_TILES[phase(view)], {"tile": tile}
        elif phase(view) == "move" and tile <= STATION:
            yield "send", {"home": tile}
        elif phase(view) == "place":
            yield "build", {"x": building.x, "y": building.y, "side": SIDES.index(building.side) + 1}
    for x in range(view.west - 1, view.east + 2) if phase(view) == "place" else ():
        for y in range(view.north - 1, view.south + 2):
            yield from (("build", {"x": x, "y": y, "side": side}) for side in range(1, 5))


def phase(view: StreetsView) -> str:
    assert view.decision is not None
    return view.decision.phase


def player(view: StreetsView) -> int:
    assert view.decision is not None
    return view.decision.player


def building(view: StreetsView, fields: Fields) -> Building | None:
    if "x" in fields:
        found = [each for each in view.buildings if (each.x, each.y) == (fields["x"], fields["y"])]
    else:
        number = min(fields.get("tile", fields.get("home", 0)), STATION + 1)
        found = [each for each in view.buildings if each.tile.number == number]
    return found[0] if found else None


def is_mine(view: StreetsView, fields: Fields) -> bool:
    here = building(view, fields)
    return here is not None and here.owner == player(view)


def in_phase(*phases: str) -> Says[StreetsView]:
    return lambda view, fields, kind: phase(view) in phases


def is_built_on(view: StreetsView, fields: Fields, kind: str) -> bool:
    return building(view, fields) is not None


def is_empty(view: StreetsView, fields: Fields, kind: str) -> bool:
    return building(view, fields) is None


ASKED: Refusals[StreetsView] = Refusals(
    says={
        "streets.abandon.first": in_phase("abandon"),
        "streets.build.choose_first": in_phase("pick"),
        "streets.build.lay_first": in_phase("place"),
        "streets.signs.first": in_phase("signs"),
        "streets.score.first": in_phase("order"),
        "streets.business.first": in_phase("take", "token"),
        "streets.entrepreneur.first": in_phase("show"),
        "streets.move.first": in_phase("move"),
        "streets.turn.nothing_left": in_phase("wrap_up"),
        "streets.grifter.its_tile": lambda view, fields, kind: view.is_solo and player(view) != view.seat,
        "streets.build.another_tile": in_phase("place"),
        "streets.build.empty_cell": is_built_on,
        "streets.build.next_to_a_building": is_empty,
        "streets.build.long_sides": is_empty,
        "streets.build.joined_roads": is_empty,
        "streets.build.longest_street": is_empty,
        "streets.renovator.not_the_start": is_built_on,
        "streets.renovator.closed_street": is_built_on,
        "streets.grifter.best_place": lambda view, fields, kind: view.is_solo and player(view) != view.seat,
        "streets.abandon.own_building": lambda view, fields, kind: not is_mine(view, fields),
        "streets.score.closed_street": in_phase("order"),
        "streets.business.same_street": in_phase("take"),
        "streets.business.own_building": lambda view, fields, kind: not is_mine(view, fields),
        "streets.business.grifter_fewest": lambda view, fields, kind: view.is_solo,
        "streets.entrepreneur.no_copy": in_phase("show"),
        "streets.move.open_street": in_phase("move"),
        "streets.move.own_colour": in_phase("move"),
        "streets.move.not_abandoned": lambda view, fields, kind: (
            (here := building(view, fields)) is not None and here.is_abandoned
        ),
        "streets.move.grifter_first": lambda view, fields, kind: view.is_solo and player(view) != view.seat,
    },
    order=[
        *("streets.build.choose_first", "streets.build.lay_first", "streets.signs.first", "streets.score.first"),
        *("streets.business.first", "streets.entrepreneur.first", "streets.move.first", "streets.turn.nothing_left"),
        "streets.abandon.first",
    ],
    rest={"abandon": ["streets.abandon.own_building"]},
)


def test_the_rule_that_matters_is_named() -> None:
    for edition, seats, options in TABLES:
        setup = GAME.set_up(edition, seats, options)
        for seed in range(GAMES_EACH):
            for state, seat in positions(GAME, setup, seed):
                view = state.view(seat)
                assert isinstance(view, StreetsView)
                ASKED.ask(GAME, state, seat, view, shown(view))
    assert ASKED.heard >= ASKED.says.keys() - RARE
