"""What the log says about a decision. Asked before the decision is played, when what it changes is still to be seen.

Everything in Dream Home happens in the open, but roof cards must not be looked at again: the log names no colour, so
that nobody can look a closed pile up in it.
"""

from typing import Final

from tabletown.engine.contract import Event
from tabletown.games.dream_home import actions
from tabletown.games.dream_home.edition import DECOR, NONE, Edition
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.turn import Turn

# Kinds of move that are not worth a line in the log.
SILENT: Final = ("done", "keep", "supply")


def tell(turn: Turn, house: House, table: Table, action: int) -> Event | None:
    told = actions.move(action)
    kind = told.kind
    if kind in SILENT:
        return None
    edition = table.edition
    args: dict[str, str | int] = dict(told.fields)
    if kind in ("take", "discard", "hammer"):
        column = told.fields["column"] - 1
        args["room"] = edition.room(table.rooms[column])
        args["resource"] = resource_word(edition, table.resources[column])
    elif kind in ("build", "into"):
        args["room"] = edition.room(turn.room)
    elif kind in ("furnish", "waive"):
        args["item"] = edition.decor[turn.resource - DECOR]
    elif kind == "token":
        args["item"] = edition.decor[house.tokens[actions.cell_in(action)]]
    elif kind == "drill":
        args["room"] = edition.room(table.rooms[told.fields["from"] - 1])
    elif kind == "roof":
        args = {}
    return Event(f"dream_home-log-{kind}", turn.seat, args)


def resource_word(edition: Edition, resource: int) -> str:
    """A resource without the colour of a roof; the first player's column has the token."""
    if resource == NONE:
        return "token"
    return edition.resource(resource) if resource >= DECOR else "roof"
