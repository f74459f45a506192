"""A view of Dream Home in sentences, one a line, in the order in which a player needs them. For screen readers and pipes."""

from collections.abc import Sequence

from tabletown.games.dream_home.terminal.signs import resource_about, resource_name, room_name, room_points
from tabletown.games.dream_home.view import Cell, Column, DreamHomeView, HouseView
from tabletown.words import Words

FLOORS = (1, 2, 3)


def describe(view: object, whose: int, names: Sequence[str], words: Words) -> str:
    assert isinstance(view, DreamHomeView)
    house = view.houses[max(whose, 0)]
    lines = [_title(view, names, words)]
    if view.phase != "over":
        lines += [_column(number, column, words) for number, column in enumerate(view.columns, 1) if column.room]
    lines.append(words("dream_home-terminal-house-of", player=names[max(whose, 0)]))
    lines += [_floor(house, floor, words) for floor in FLOORS]
    lines += _beside(house, words)
    if view.phase == "over":
        lines.append(words("dream_home-terminal-children", children=house.children))
    else:
        lines.append(words("dream_home-terminal-total", points=house.total))
    for seat, name in enumerate(names):
        if seat != whose:
            lines.append(words("dream_home-terminal-neighbour", player=name, points=view.houses[seat].total))
    return "\n".join(lines)


def _title(view: DreamHomeView, names: Sequence[str], words: Words) -> str:
    parts = [words("dream_home-terminal-round", round=view.round, rounds=view.rounds)]
    parts.append(words("dream_home-terminal-first-player", player=names[view.first_player]))
    if view.car:
        parts.append(words("dream_home-terminal-car-free"))
    return _sentence(", ".join(parts))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _column(number: int, column: Column, words: Words) -> str:
    assert column.room is not None
    room = f"{room_name(column.room, words)} {room_points(column.room, words)}"
    if column.first_player:
        return words("dream_home-terminal-say-column", column=number, room=room, resource=_token_name(words))
    resource = resource_name(column.resource, words) if column.resource else ""
    about = resource_about(column.resource, words) if column.resource else ""
    told = f"{resource} ({about.rstrip('.')})" if about else resource
    return words("dream_home-terminal-say-column", column=number, room=room, resource=told)


def _token_name(words: Words) -> str:
    return words("dream_home-resource", resource="token")


def _floor(house: HouseView, floor: int, words: Words) -> str:
    told = [_cell(cell, words) for cell in house.cells if cell.floor == floor]
    points = [room for room in house.rooms if room.floor == floor and room.points]
    worth = ", ".join(f"{words('dream_home-room', room=room.kind)} {room.points}" for room in points)
    text = _sentence(f"{words('dream_home-floor', floor=floor)}: {'; '.join(told)}")
    return f"{text} {words('dream_home-terminal-say-points', worth=worth)}" if worth else text


def _cell(cell: Cell, words: Words) -> str:
    if cell.scaffold:
        what = words("dream_home-resource", resource="scaffolding")
    elif cell.face_down:
        what = words("dream_home-terminal-empty-room")
    elif cell.room is None:
        what = words("dream_home-terminal-free")
    else:
        what = room_name(cell.room, words)
    if cell.token:
        what += f" ({words('dream_home-item', item=cell.token)})"
    return f"{cell.column} {what}"


def _beside(house: HouseView, words: Words) -> list[str]:
    lines = [words("dream_home-terminal-say-roofs", roofs=house.roofs)]
    cards = [*house.garden, *house.tools, *house.helpers]
    if cards:
        told = ", ".join(words("dream_home-resource", resource=name) for name in cards)
        lines.append(words("dream_home-terminal-say-beside", cards=told))
    if house.roof:
        told = ", ".join(resource_name(roof, words) for roof in house.roof)
        lines.append(words("dream_home-terminal-say-roof", cards=told))
    return lines + [f"{words(f'dream_home-comfort-{bonus}')}." for bonus in house.comfort]
