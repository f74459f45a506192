"""What one seat may know of a game of Dream Home, as structs that go over the wire. Not compiled: msgspec builds them.

All is open but the decks and the roof piles; of a pile a view tells only how many cards it has, until the game is over.
"""

import msgspec

from tabletown.engine.view import GameView, TableRounds


class Room(msgspec.Struct):
    """A room card. `points` are printed on it, for a room of 1, 2 or 3 cards."""

    card: str
    kind: str
    group: str
    most: int
    points: list[int]
    next_to: str | None
    points_next_to: int | None
    children: int


class Resource(msgspec.Struct):
    """A resource card: its group (roof, decor, tool, helper) and its name; a roof's name is its colour."""

    group: str
    name: str
    window: bool = False
    points: int | None = None
    """What a decor token is worth."""
    rooms: list[str] = []
    """The rooms that take it; empty for what lies beside the house."""


class Cell(msgspec.Struct):
    """A place in a house, floor and column from 1. `room` is null while it is free or has a scaffold."""

    floor: int
    column: int
    room: Room | None
    face_down: bool
    scaffold: bool
    token: str | None
    joined_left: bool
    """It is one room with the card on its left."""
    finished: bool
    """Its room grows no more."""


class RoomScore(msgspec.Struct):
    """An open room, by its leftmost cell, and what it counts."""

    floor: int
    column: int
    kind: str
    cards: int
    points: int


class HouseView(msgspec.Struct):
    cells: list[Cell]
    """In reading order: the upper floor, the middle floor, the basement."""
    rooms: list[RoomScore]
    garden: list[str]
    """The tokens beside the house."""
    roofs: int
    """How many cards lie in the closed pile."""
    roof: list[Resource]
    """The four of them that make the roof when the game is over; until then nothing of them can be known."""
    tools: list[str]
    helpers: list[str]
    comfort: list[str]
    """The comfort bonuses that the house has."""
    children: int
    total: int


class Fit(msgspec.Struct):
    """A cell of the own house where a room could be built open, and what the house would gain by it."""

    floor: int
    column: int
    gain: int


class Column(msgspec.Struct):
    """A column of the drafting board, from 1. Taken cards are null; the first column has the token and no resource."""

    room: Room | None
    resource: Resource | None
    first_player: bool
    fits: list[Fit]
    """Where the room would fit in the house of the seat that looks."""


class Hand(msgspec.Struct):
    """What the acting seat holds in hand."""

    column: int | None
    room: Room | None
    resource: Resource | None


class DreamHomeView(GameView, tag="dream_home", tag_field="game"):
    rounds: int
    columns: list[Column]
    room_discard: list[Room]
    resource_discard: list[Resource]
    houses: list[HouseView]
    first_player: int
    """Who has the token and begins the next round."""
    car: bool | None
    """Whether the car is still to be had; null when it is not played with."""
    acting: int | None
    phase: str
    hand: Hand
    ranking: list[int]
    """Everybody's place when the game is over."""


class TableDeal(TableRounds, tag="dream_home", tag_field="game"):
    """The rounds at a real table; whoever takes the first column begins the next one."""

    turns: list[list[Column]]
    """What is turned up in each round if the phone deals."""
