"""What the log says about a decision: `tell` before it is played, when what it changes is still to be seen, and
`tell_after` for what came of it by itself.

Everything in Dream Home happens in the open, but roof cards must not be looked at again: the log names no colour, so
that nobody can look a closed pile up in it.
"""

from typing import Final

from tabletown.engine.contract import Event, named
from tabletown.games.dream_home import actions
from tabletown.games.dream_home.board import CELLS
from tabletown.games.dream_home.decision import Turn
from tabletown.games.dream_home.edition import DECOR, NONE, SCAFFOLDING, TOOL, Edition
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import Table

# Kinds of move that are not worth a line in the log.
SILENT: Final = ("done", "keep", "supply")


class Before:
    """What has to be known of a position to tell afterwards what a decision brought about by itself."""

    def __init__(self, turn: Turn, house: House, table: Table) -> None:
        self.resource = turn.resource
        self.car = table.car
        self.tokens = house.tokens[:]


def tell(turn: Turn, house: House, table: Table, action: int) -> Event | None:
    told = actions.ACTIONS.move(action)
    kind = told.kind
    if kind in SILENT:
        return None
    edition = table.edition
    args: dict[str, str | int] = dict(told.fields)
    if kind in ("take", "discard", "hammer"):
        column = told.fields["column"] - 1
        args["room"] = edition.room(table.rooms[column])
        args["resource"] = resource_word(edition, table.resources[column])
    elif kind == "mix":
        column, second = told.fields["column"], told.fields["other"]
        args = {"column": column, "second": second, "room": edition.room(table.rooms[column - 1])}
        args["second_room"] = room_name(edition.room(table.rooms[second - 1]))
    elif kind == "build":
        args["room"] = edition.room(turn.room)
    elif kind in ("furnish", "waive"):
        args["item"] = edition.decor[turn.resource - DECOR]
    elif kind == "token":
        args["item"] = edition.decor[house.tokens[actions.TOKEN.offset(action)]]
    elif kind == "into":
        args["room"] = edition.room(turn.room)
        args["old"] = room_name(_lying(house, actions.INTO.offset(action)))
    elif kind == "drill":
        place = actions.DRILL.offset(action)
        args["room"] = edition.room(table.rooms[place % actions.COLUMN_STEP])
        args["old"] = room_name(_lying(house, place // actions.COLUMN_STEP))
    elif kind == "swap":
        cells = actions.SWAP.offset(action)
        args["room"] = _lying(house, cells // CELLS)
        args["second_room"] = room_name(_lying(house, cells % CELLS))
    elif kind == "roof":
        args = {}
    return Event(f"dream_home-log-{kind}", turn.seat, args)


def tell_after(before: Before, turn: Turn, house: House, table: Table, action: int) -> list[Event]:
    """What a decision brought about by itself: tokens that were lost, cards without a place, the car."""
    edition = table.edition
    seat = turn.seat
    events: list[Event] = []
    if actions.TOKEN.covers(action) or actions.INTO.covers(action) or actions.DRILL.covers(action):
        for cell, item in enumerate(before.tokens):
            if item != NONE and house.tokens[cell] == NONE:
                events.append(Event("dream_home-log-lost", seat, {"item": edition.decor[item]}))
    is_put_away = (
        before.resource != NONE
        and turn.resource == NONE
        and (actions.BUILD.covers(action) or actions.HIDE.covers(action))
    )
    if is_put_away and before.resource == TOOL + SCAFFOLDING:
        events.append(Event("dream_home-log-no_scaffold", seat, {}))
    elif is_put_away:
        events.append(Event("dream_home-log-waive", seat, {"item": edition.decor[before.resource - DECOR]}))
    if before.car and not table.car:
        events.append(Event("dream_home-log-car", seat, {}))
    return events


def room_name(room: str) -> str:
    return named("dream_home-room", "room", room)


def _lying(house: House, cell: int) -> str:
    """What lies in a cell: the kind of its open room, or an empty one."""
    return house.edition.room(house.cards[cell]) if house.kinds[cell] >= 0 else "empty"


def resource_word(edition: Edition, resource: int) -> str:
    """A resource without the colour of a roof; the first player's column has the token."""
    if resource == NONE:
        return "token"
    return edition.resource(resource) if resource >= DECOR else "roof"
