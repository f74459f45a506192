"""Makes the view: what a seat may see of a position, put into the structs of view.py."""

from typing import TYPE_CHECKING

from tabletown.games.dream_home import car, roofs, rooms, scoring
from tabletown.games.dream_home.board import COLUMNS, column_of, floor_of
from tabletown.games.dream_home.catalogue import COLOURS, HELPERS, TOOLS
from tabletown.games.dream_home.decision import Turn
from tabletown.games.dream_home.edition import DECOR, NONE, SIZES, Edition
from tabletown.games.dream_home.house import FACE_DOWN, SCAFFOLD, House
from tabletown.games.dream_home.phases import PHASES
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.view import Cell, Column, DreamHomeView, Fit, Hand, HouseView, Resource, Room, RoomScore

if TYPE_CHECKING:
    from tabletown.games.dream_home.state import DreamHomeState


def view(state: "DreamHomeState", seat: int) -> DreamHomeView:
    """Everybody sees the same cards; where a room would fit is told of the own house only."""
    table = state.table
    edition = table.edition
    return DreamHomeView(
        seat=seat,
        edition=edition.name,
        options=state.setup.options,
        round=state.round,
        end_reason=state.reason,
        rounds=edition.rounds,
        columns=[column_view(state, column, seat) for column in range(COLUMNS)],
        room_discard=[_room(edition, card) for card in sorted(table.room_discard)],
        resource_discard=[_resource(edition, resource) for resource in sorted(table.resource_discard)],
        houses=[house_view(house, state.over()) for house in state.houses],
        first_player=table.first_player,
        car=table.car if state.setup.is_on("car") else None,
        acting=None if state.over() else state.turn.seat,
        phase="over" if state.over() else PHASES[state.turn.phase],
        hand=_hand(edition, state.turn),
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


def column_view(state: "DreamHomeState", column: int, seat: int) -> Column:
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
    for cell in rooms.cells(house, card):
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


def house_view(house: House, is_over: bool) -> HouseView:
    edition = house.edition
    return HouseView(
        cells=[_cell(house, cell) for cell in edition.board.cells],
        rooms=[_room_score(house, first) for first in house.rooms()],
        garden=[edition.decor[item] for item in house.garden],
        roofs=len(house.roofs),
        roof=[_resource(edition, roof) for roof in roofs.best(edition, house.roofs)] if is_over else [],
        tools=[name for tool, name in enumerate(TOOLS) for _ in range(house.tools[tool])],
        helpers=[name for helper, name in enumerate(HELPERS) for _ in range(house.helpers[helper])],
        comfort=[name for bonus, name in enumerate(edition.comfort) if scoring.has_comfort(house, bonus)],
        children=scoring.children(house),
        total=scoring.score(house, is_over).total,
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
