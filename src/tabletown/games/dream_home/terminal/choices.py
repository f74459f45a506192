"""How the decisions of Dream Home are offered: columns by their numbers, places by floor and column, the rest in words."""

import re

from tabletown.engine.contract import Move
from tabletown.engine.renderer import Branch
from tabletown.games.dream_home.actions import ACTIONS
from tabletown.games.dream_home.board import LETTERS
from tabletown.games.dream_home.terminal.signs import cell_text, column_text
from tabletown.games.dream_home.view import DreamHomeView
from tabletown.words import Words

LEAVE_IT = ("done", "keep")
COLUMN_MOVES = ("take", "discard", "hammer")
PLACES = {"build", "hide", "furnish", "scaffold", "token", "into"}
APART = {"hide", "furnish", "scaffold"}
"""Places that are a group of their own as long as there are also places for the room."""


def way(view: object, move: Move, words: Words, plain: bool = False) -> list[Branch]:
    """Where a move hangs in the tree of choices. Moves that leave something be have the number 0."""
    assert isinstance(view, DreamHomeView)
    fields = move.fields
    between = "; " if plain else " ↔ "
    label = words(f"dream_home-move-{move.kind}", ACTIONS.spoken(fields))
    if move.kind in LEAVE_IT:
        return [Branch(label, "0")]
    if move.kind in COLUMN_MOVES:
        column = fields["column"]
        return [Branch(f"{label}: {column_text(view.columns[column - 1], words)}", str(column))]
    if move.kind in PLACES:
        floor = words(f"dream_home-terminal-{move.kind}-on", floor=fields["floor"])
        there = [Branch(floor, str(fields["floor"])), Branch(label, str(fields["column"]))]
        if move.kind in APART and view.hand.room:
            return [Branch(words(f"dream_home-terminal-{move.kind}", resource=_in_hand(view))), *there]
        return there
    if move.kind == "mix":
        rooms = [_board_room(view, fields[place], words) for place in ("column", "other")]
        return [Branch(words("dream_home-resource", resource="mixer")), Branch(f"{label}: {between.join(rooms)}")]
    if move.kind == "drill":
        old = cell_text(view, fields["floor"], fields["column"], words)
        place = words("dream_home-place", fields)
        new = f"{fields['from']}: {_board_room(view, fields['from'], words)}"
        drill = words("dream_home-resource", resource="drill")
        return [Branch(drill), Branch(f"{place}: {old}"), Branch(new, str(fields["from"]), new)]
    if move.kind == "supply":
        kind = next(room.kind for room in view.room_discard if int(room.card) == fields["card"])
        room = words("dream_home-room", room=kind)
        return [Branch(words("dream_home-resource", resource="supplier")), Branch(f"{room} ({fields['card']})")]
    if move.kind == "swap":
        first = cell_text(view, fields["floor"], fields["column"], words)
        second = cell_text(view, fields["other_floor"], fields["other_column"], words)
        handyman = words("dream_home-resource", resource="handyman")
        one = f"{words('dream_home-place', fields)}: {first}"
        other = f"{words('dream_home-other-place', fields)}: {second}"
        return [Branch(handyman), Branch(one), Branch(f"{one}{between}{other}")]
    return [Branch(label)]


def _in_hand(view: DreamHomeView) -> str:
    return view.hand.resource.name if view.hand.resource else ""


def _board_room(view: DreamHomeView, column: int, words: Words) -> str:
    room = view.columns[column - 1].room
    return words("dream_home-room", room=room.kind) if room else ""


def meant(view: object, typed: str) -> str:
    """`2.3` names a place: for the room, the decor, the scaffold or the token, as the turn stands."""
    assert isinstance(view, DreamHomeView)
    if not re.fullmatch(r"[1-3]\.\d", typed):
        return typed
    place = f"{LETTERS[int(typed[0]) - 1]}{typed[2]}"
    if view.phase == "tokens":
        return f"token {place}"
    if view.phase == "supply":
        return f"into {place}"
    if view.hand.room is None and view.hand.resource is not None:
        return f"{'scaffold' if view.hand.resource.group == 'tool' else 'furnish'} {place}"
    return f"build {place}"
