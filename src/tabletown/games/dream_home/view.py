"""What one seat may know of a game of Dream Home, as structs that go over the wire. Not compiled: msgspec builds them.

All is open but the decks and the roof piles; of a pile a view tells only how many cards it has, until the game is over.
"""

from typing import TYPE_CHECKING

import msgspec

from tabletown.games.dream_home import car, roofs, rooms, scoring
from tabletown.games.dream_home.actions import cell_in
from tabletown.games.dream_home.board import COLUMNS, column_of, floor_of
from tabletown.games.dream_home.catalogue import COLOURS, HELPERS, TOOLS
from tabletown.games.dream_home.edition import DECOR, NONE, SIZES, Edition
from tabletown.games.dream_home.house import FACE_DOWN, SCAFFOLD, House
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.turn import PHASES, Turn

if TYPE_CHECKING:
    from tabletown.games.dream_home.state import DreamHomeState


class Part(msgspec.Struct):
    """One line of a score."""

    id: str
    points: int


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
    opened: list[Resource]
    """The pile when the game is over; until then nothing of it can be known."""
    roof: list[Resource]
    """The four of them that make the roof."""
    tools: list[str]
    helpers: list[str]
    comfort: list[str]
    """The comfort bonuses that the house has."""
    children: int
    score: list[Part]
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


class DreamHomeView(msgspec.Struct, tag="dream_home", tag_field="game"):
    seat: int
    edition: str
    options: dict[str, str]
    round: int
    rounds: int
    columns: list[Column]
    rooms_left: int
    """In the deck."""
    resources_left: int
    room_discard: list[Room]
    resource_discard: list[Resource]
    houses: list[HouseView]
    starter: int
    """Who began this round."""
    first_player: int
    """Who has the token and begins the next one."""
    skips: list[bool]
    """Who has used a jackhammer and takes no column this round."""
    car: bool | None
    """Whether the car is still to be had; null when it is not played with."""
    acting: int | None
    phase: str
    hand: Hand
    end_reason: str
    ranking: list[int]


def view(state: "DreamHomeState", seat: int) -> DreamHomeView:
    """Everybody sees the same cards; where a room would fit is told of the own house only."""
    table = state.table
    edition = table.edition
    return DreamHomeView(
        seat=seat,
        edition=edition.name,
        options=state.setup.options,
        round=state.round,
        rounds=edition.rounds,
        columns=[_column(state, column, seat) for column in range(COLUMNS)],
        rooms_left=len(table.room_deck),
        resources_left=len(table.resource_deck),
        room_discard=[_room(edition, card) for card in sorted(table.room_discard)],
        resource_discard=[_resource(edition, resource) for resource in sorted(table.resource_discard)],
        houses=[_house(house, state.over()) for house in state.houses],
        starter=state.starter,
        first_player=table.first_player,
        skips=state.skips[:],
        car=table.car if state.setup.is_on("car") else None,
        acting=None if state.over() else state.turn.seat,
        phase="over" if state.over() else PHASES[state.turn.phase],
        hand=_hand(edition, state.turn),
        end_reason=state.reason,
        ranking=state.ranking() if state.over() else [],
    )


def _room(edition: Edition, card: int) -> Room:
    kind = edition.card_kinds[card]
    wanted = edition.next_to[kind]
    return Room(
        card=edition.card_ids[card],
        kind=edition.kinds[kind],
        group=edition.groups[kind],
        most=edition.most[kind],
        points=[edition.points[kind * SIZES + size] for size in range(1, edition.most[kind] + 1)],
        next_to=edition.kinds[wanted] if wanted != NONE else None,
        points_next_to=edition.points_next_to[kind] if wanted != NONE else None,
        children=edition.children[card],
    )


def _resource(edition: Edition, resource: int) -> Resource:
    group = edition.resource_group(resource)
    if group == "roof":
        return Resource(group, COLOURS[resource // 2], window=resource % 2 == 1)
    if group == "decor":
        item = resource - DECOR
        rooms = [name for kind, name in enumerate(edition.kinds) if edition.decor_rooms[item][kind]]
        return Resource(group, edition.decor[item], points=edition.decor_points[item], rooms=rooms)
    return Resource(group, edition.resource(resource))


def _column(state: "DreamHomeState", column: int, seat: int) -> Column:
    table = state.table
    room, resource = table.rooms[column], table.resources[column]
    is_fitted = room != NONE and seat >= 0 and not state.over()
    return Column(
        room=_room(table.edition, room) if room != NONE else None,
        resource=_resource(table.edition, resource) if resource != NONE else None,
        first_player=column == 0,
        fits=_fits(state.houses[seat], table, room) if is_fitted else [],
    )


def _fits(house: House, table: Table, card: int) -> list[Fit]:
    now = scoring.score(house, False).total
    fits: list[Fit] = []
    for action in rooms.options(house, card):
        cell = cell_in(action)
        trial = house.copy()
        trial.put(card, cell)
        car.park(trial, table.copy())
        fits.append(Fit(floor_of(cell), column_of(cell), scoring.score(trial, False).total - now))
    return fits


def _hand(edition: Edition, turn: Turn) -> Hand:
    return Hand(
        column=turn.column + 1 if turn.column != NONE else None,
        room=_room(edition, turn.room) if turn.room != NONE else None,
        resource=_resource(edition, turn.resource) if turn.resource != NONE else None,
    )


def _house(house: House, is_over: bool) -> HouseView:
    edition = house.edition
    score = scoring.score(house, is_over)
    return HouseView(
        cells=[_cell(house, cell) for cell in edition.board.cells],
        rooms=[_room_score(house, first) for first in house.rooms()],
        garden=[edition.decor[item] for item in house.garden],
        roofs=len(house.roofs),
        opened=[_resource(edition, roof) for roof in sorted(house.roofs)] if is_over else [],
        roof=[_resource(edition, roof) for roof in roofs.best(edition, house.roofs)] if is_over else [],
        tools=[name for tool, name in enumerate(TOOLS) for _ in range(house.tools[tool])],
        helpers=[name for helper, name in enumerate(HELPERS) for _ in range(house.helpers[helper])],
        comfort=[name for bonus, name in enumerate(edition.comfort) if scoring.has_comfort(house, bonus)],
        children=scoring.children(house),
        score=[Part(name, points) for name, points in score.parts],
        total=score.total,
    )


def _cell(house: House, cell: int) -> Cell:
    kind, card, token = house.kinds[cell], house.cards[cell], house.tokens[cell]
    return Cell(
        floor=floor_of(cell),
        column=column_of(cell),
        room=_room(house.edition, card) if card != NONE else None,
        face_down=kind == FACE_DOWN,
        scaffold=kind == SCAFFOLD,
        token=house.edition.decor[token] if token != NONE else None,
        joined_left=kind >= 0 and house.kinds[cell - 1] == kind,
        finished=kind >= 0 and house.is_finished(house.first_of(cell)),
    )


def _room_score(house: House, first: int) -> RoomScore:
    kind = house.edition.kinds[house.kinds[first]]
    points = scoring.room_points(house, first)
    return RoomScore(floor_of(first), column_of(first), kind, house.size_of(first), points)
