"""Cards of Dream Home in words, and the colours of their groups, for the drawing, the sentences and the choices alike."""

from tabletown.games.dream_home.view import Column, DreamHomeView, Resource, Room
from tabletown.words import Words

GROUP_STYLES = {"regular": "yellow", "unique": "magenta", "basement": "blue"}
RESOURCE_STYLES = {"roof": "red", "decor": "green", "tool": "cyan", "helper": "magenta"}
RESOURCE_SIGNS = {"roof": "▲", "decor": "◆", "tool": "✂", "helper": "☺"}


def room_name(room: Room, words: Words) -> str:
    return words("dream_home-room", room=room.kind)


def room_points(room: Room, words: Words) -> str:
    """What is printed on a room: 1/4/9, or what it is worth beside the neighbour it wants."""
    points = "/".join(str(each) for each in room.points)
    if room.next_to is None or room.points_next_to is None:
        return points
    beside = words("dream_home-room", room=room.next_to)
    return words("dream_home-terminal-next-to", points=points, more=room.points_next_to, neighbour=beside)


def resource_name(resource: Resource, words: Words) -> str:
    if resource.group == "roof":
        return words("dream_home-roof", colour=resource.name, window=int(resource.window))
    return words("dream_home-resource", resource=resource.name)


def resource_about(resource: Resource, words: Words) -> str:
    """What a resource is good for, where its name does not say it."""
    if resource.group == "decor":
        rooms = [words("dream_home-room", room=room) for room in resource.rooms]
        where = ", ".join(rooms) if rooms else words("dream_home-terminal-beside")
        return words("dream_home-terminal-decor", points=resource.points or 0, rooms=where)
    return words(f"dream_home-{resource.group}-{resource.name}-about") if resource.group != "roof" else ""


def column_text(column: Column, words: Words) -> str:
    """Room and resource of a column, in one line."""
    room = room_name(column.room, words) if column.room else ""
    if column.first_player:
        return f"{room}, {words('dream_home-resource', resource='token')}"
    return f"{room}, {resource_name(column.resource, words)}" if column.resource else room


def cell_text(view: DreamHomeView, floor: int, column: int, words: Words) -> str:
    """What lies in a cell of the acting seat's house."""
    cells = view.houses[view.seat].cells
    cell = next(cell for cell in cells if (cell.floor, cell.column) == (floor, column))
    if cell.face_down:
        return words("dream_home-terminal-empty-room")
    return room_name(cell.room, words) if cell.room else ""
