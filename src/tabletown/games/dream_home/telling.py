"""What the log says about a decision. Asked before the decision is played, when what it changes is still to be seen.

Everything in Dream Home happens in the open, but roof cards must not be looked at again: the log names no colour, so
that nobody can look a closed pile up in it.
"""

from tabletown.engine.contract import Event
from tabletown.games.dream_home import actions
from tabletown.games.dream_home.catalogue import FLOORS
from tabletown.games.dream_home.edition import DECOR, NONE, Edition
from tabletown.games.dream_home.house import FACE_DOWN, House
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.turn import Turn

EMPTY_ROOM = "empty"
SILENT = ("done", "keep", "supply")
"""Kinds of move that are not worth a line in the log."""


def tell(turn: Turn, house: House, table: Table, action: int) -> Event | None:
    told = actions.move(action)
    if told.kind in SILENT:
        return None
    args: dict[str, str | int] = dict(told.fields)
    if "floor" in told.fields:
        args["floor"] = FLOORS[told.fields["floor"] - 1]
    edition = table.edition
    kind = told.kind
    if kind in ("take", "discard", "hammer"):
        column = told.fields["column"] - 1
        args["room"] = edition.room(table.rooms[column])
        args["resource"] = resource_word(edition, table.resources[column])
    elif kind in ("build", "hide"):
        args["room"] = edition.room(turn.room)
    elif kind in ("furnish", "waive"):
        args["item"] = edition.decor[turn.resource - DECOR]
    elif kind == "token":
        args["item"] = edition.decor[house.tokens[actions.cell_in(action)]]
    elif kind == "mix":
        args["room"] = edition.room(table.rooms[told.fields["column"] - 1])
        args["other_room"] = edition.room(table.rooms[told.fields["other"] - 1])
    elif kind == "drill":
        args["room"] = edition.room(table.rooms[told.fields["from"] - 1])
        args["old"] = room_word(house, actions.drilled(action)[0])
    elif kind == "into":
        args["room"] = edition.room(turn.room)
        args["old"] = room_word(house, actions.cell_in(action))
    elif kind == "swap":
        first, second = actions.swapped(action)
        args["other_floor"] = FLOORS[told.fields["other_floor"] - 1]
        args["room"] = room_word(house, first)
        args["other_room"] = room_word(house, second)
    elif kind == "roof":
        args = {}
    return Event(f"dream_home-log-{kind}", turn.seat, args)


def room_word(house: House, cell: int) -> str:
    """The room in a cell: its kind, or that it is empty."""
    return EMPTY_ROOM if house.kinds[cell] == FACE_DOWN else house.edition.kinds[house.kinds[cell]]


def resource_word(edition: Edition, resource: int) -> str:
    """A resource without the colour of a roof; the first player's column has the token."""
    if resource == NONE:
        return "token"
    return edition.resource(resource) if resource >= DECOR else "roof"
