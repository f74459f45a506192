"""What is cut out for Dream Home: room cards, roofs and resources; and the board with its cells and the points of rooms."""

from tabletown.printing.part import Drawn, Figures, marked, number
from tabletown.words import Words


def rooms(figures: Figures, words: Words, edition: str) -> Drawn:
    kinds = {str(entry["id"]): entry for entry in figures["room"]}
    worth = {kind: _points(figures, kind) for kind in kinds}
    return {
        "back": words("catalogue-dream_home-card"),
        "cards": [
            {
                "room": str(entry["room"]),
                "name": words("dream_home-room", room=str(entry["room"])),
                "group": str(kinds[str(entry["room"])]["group"]),
                "points": worth[str(entry["room"])],
                "beside": _beside(figures, kinds[str(entry["room"])], words),
                "children": number(entry, "children"),
                "number": str(entry["id"]),
                "marked": marked(entry),
            }
            for entry in figures["card"]
        ],
    }


def resources(figures: Figures, words: Words, edition: str) -> Drawn:
    points = {str(entry["id"]): entry for entry in figures["decor_points"]}
    cards: list[Drawn] = []
    for entry in figures["roof"]:
        for window, field in enumerate(("plain", "windows")):
            name = words("dream_home-roof", colour=str(entry["id"]), window=window)
            card = _resource("roof", name, "", marked(entry)) | {"colour": str(entry["id"]), "window": bool(window)}
            cards += [card] * number(entry, field)
    for entry in figures["decor"]:
        value = points[str(entry["id"])]
        card = _resource("decor", words("dream_home-item", item=str(entry["id"])), _where(entry, words), False)
        cards.append(card | {"points": number(value, "points"), "marked": marked(entry) or marked(value)})
    for section in ("tool", "helper"):
        for entry in figures[section]:
            name = words("dream_home-resource", resource=str(entry["id"]))
            about = words(f"dream_home-{section}-{entry['id']}-about")
            cards += [_resource(section, name, about, marked(entry))] * number(entry, "copies")
    titles = {kind: words(f"catalogue-dream_home-{kind}") for kind in ("roof", "decor", "tool", "helper")}
    return {"cards": cards, "titles": titles}


def board(figures: Figures, words: Words, edition: str) -> Drawn:
    return {
        "marked": any(marked(entry) for entry in (*figures["floor"], *figures["points"])),
        "mark_points": words("catalogue-dream_home-points"),
        "floors": [
            {
                "name": words("dream_home-floor", floor=place),
                "first": number(entry, "first"),
                "last": number(entry, "last"),
                "marked": marked(entry),
            }
            for place, entry in enumerate(figures["floor"], 1)
        ],
        "rooms": [
            {
                "name": words("dream_home-room", room=str(entry["id"])),
                "points": _points(figures, str(entry["id"])),
                "beside": _beside(figures, entry, words),
                "marked": any(marked(each) for each in figures["points"] if each["room"] == entry["id"]),
            }
            for entry in figures["room"]
        ],
    }


def _points(figures: Figures, room: str) -> list[int]:
    """What a room of one, two or three cards is worth."""
    return [number(entry, "points") for entry in figures["points"] if entry["room"] == room and not entry["next_to"]]


def _beside(figures: Figures, room: dict[str, object], words: Words) -> str:
    """What it is worth beside the neighbour that it wants; empty if it wants none."""
    raised = [each for each in figures["points"] if each["room"] == room["id"] and each["next_to"]]
    if not raised:
        return ""
    neighbour = words("dream_home-room", room=str(room["next_to"]))
    return words("print-beside", room=neighbour, points=number(raised[0], "points"))


def _where(entry: dict[str, object], words: Words) -> str:
    rooms = entry["rooms"]
    assert isinstance(rooms, list)
    return ", ".join(words("dream_home-room", room=str(room)) for room in rooms) or words("catalogue-field-beside")


def _resource(kind: str, name: str, about: str, doubtful: bool) -> Drawn:
    plain: Drawn = {"colour": "", "window": False, "points": None}
    return plain | {"kind": kind, "name": name, "about": about, "marked": doubtful}
