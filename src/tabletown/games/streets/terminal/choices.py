"""How the decisions of Streets are offered: places by cell and side of the road, people by colour, the rest in words."""

from tabletown.engine.contract import Move
from tabletown.engine.renderer import Branch
from tabletown.games.streets.actions import ACTIONS
from tabletown.games.streets.catalogue import COLOURS, SIDES
from tabletown.games.streets.terminal.signs import SIDE_SIGNS, building_of, business_words, tile_words
from tabletown.games.streets.view import Building, Place, StreetsView
from tabletown.words import Words

LEAVE_IT = ("done", "settle", "pass")
LETTERS = {"n": "N", "e": "E", "s": "S", "w": "W", "↑": "N", "→": "E", "↓": "S", "←": "W"}
OF_HAND = {"pick": "pick", "place": "pick", "show": "show", "abandon": "abandon", "take": "take", "order": "score"}
"""What a tile's name alone means in each phase."""
STATION_HOMES = range(46, 50)


def way(view: object, move: Move, words: Words, plain: bool = False) -> list[Branch]:
    """Where a move hangs in the tree of choices. Moves that leave something be, or to the suggestion, have the number 0."""
    assert isinstance(view, StreetsView)
    label = move_label(view, move, words, plain)
    if move.kind in LEAVE_IT:
        return [Branch(label, "0")]
    if move.kind == "build":
        place = _place(view, move)
        neighbour, direction = _neighbour(view, place)
        beside = words("streets-tile", tile=neighbour.tile.id)
        cell = Branch(words("streets-terminal-place", x=place.x, y=place.y, beside=beside, direction=direction))
        side = move.fields["side"]
        if plain:
            closing = f", {words('streets-terminal-closes', streets=len(place.closes))}" if place.closes else ""
            return [cell, Branch(label, str(side), f"{side} {words('streets-road', side=side)}{closing}")]
        closing = "✓" if place.closes else ""
        return [cell, Branch(label, str(side), f"{side}{SIDE_SIGNS[SIDES[side - 1]]}{closing}")]
    if move.kind == "pick" and view.decision is not None and view.decision.phase == "place":
        return [Branch(words("streets-terminal-instead")), Branch(label)]
    if move.kind in ("send", "send_all"):
        colour = _colour(view, move.fields["home"])
        return [Branch(words("streets-people-of", people=_waiting(view, colour), colour=colour)), Branch(label)]
    return [Branch(label)]


def move_label(view: StreetsView, move: Move, words: Words, plain: bool) -> str:
    """A move in words, with what the city has to say to it."""
    fields = move.fields
    said = words(f"streets-move-{move.kind}", ACTIONS.spoken(fields))
    if move.kind in ("pick", "show"):
        tile = next(each.tile for each in view.hand if each.tile.number == fields["tile"])
        return f"{said.partition(':')[0]}: {tile_words(view, tile, words, plain)}"
    if move.kind == "build":
        return ", ".join([said, *_prospects(view, move, words)])
    if move.kind in ("send", "send_all"):
        return _sending(view, move, words)
    if move.kind == "abandon":
        worth = building_of(view, fields["tile"]).worth
        return f"{said}, {words('streets-terminal-now', dollars=worth.total)}" if worth else said
    if move.kind == "take":
        return f"{said}, {business_words(building_of(view, fields['tile']).tile, words)}"
    return said


def _place(view: StreetsView, move: Move) -> Place:
    where = (move.fields["x"], move.fields["y"], SIDES[move.fields["side"] - 1])
    return next(place for place in view.places if (place.x, place.y, place.side) == where)


def _neighbour(view: StreetsView, place: Place) -> tuple[Building, int]:
    """A building by which a place can be told, and where the place lies as seen from it, counted from the north. One in
    an open street tells more than one in a closed street."""
    around = {(building.x, building.y): building for building in view.buildings}
    steps = [(0, 1), (-1, 0), (0, -1), (1, 0)]
    found = [(around.get((place.x + x, place.y + y)), side) for side, (x, y) in enumerate(steps, 1)]
    beside = [(building, side) for building, side in found if building is not None]
    is_open = {tile for street in view.streets if street.state == "open" for tile in street.tiles}
    return next((pair for pair in beside if pair[0].tile.number in is_open), beside[0])


def _prospects(view: StreetsView, move: Move, words: Words) -> list[str]:
    """What the picked tile would pay there, and how many streets it would close."""
    place = _place(view, move)
    told = []
    for each in view.hand:
        if each.is_picked and each.chances:
            chance = each.chances[view.places.index(place)]
            told.append(words("streets-terminal-now", dollars=chance.value + chance.people))
    if place.closes:
        told.append(words("streets-terminal-closes", streets=len(place.closes)))
    return told


def _colour(view: StreetsView, home: int) -> str:
    if home in STATION_HOMES:
        return COLOURS[home - STATION_HOMES[0]]
    return building_of(view, home).tile.kind


def _waiting(view: StreetsView, colour: str) -> int:
    groups = view.decision.groups if view.decision else []
    return next((group.people for group in groups if group.colour == colour), 0)


def _sending(view: StreetsView, move: Move, words: Words) -> str:
    """Who goes where, and to whose building."""
    colour = _colour(view, move.fields["home"])
    people = 1 if move.kind == "send" else _waiting(view, colour)
    building = building_of(view, move.fields["tile"])
    owner = words("streets-terminal-of", who=_owner(view, building), seat=(building.owner or 0) + 1)
    return words("streets-terminal-send", tile=building.tile.id, people=people, colour=colour, owner=owner)


def _owner(view: StreetsView, building: Building) -> str:
    if building.owner is None:
        return "nobody"
    if building.owner == view.seat:
        return "you"
    return "grifter" if view.is_solo else "player"


def meant(view: object, typed: str) -> str:
    """`-1 0 e` names a place with the side of its road, and a tile's id the one thing that can be done with it now."""
    assert isinstance(view, StreetsView)
    parts = typed.casefold().replace("−", "-").replace(",", " ").split()
    if len(parts) == 3 and parts[2] in LETTERS:
        return f"build {parts[0]} {parts[1]} {LETTERS[parts[2]]}"
    phase = view.decision.phase if view.decision else ""
    name = "_".join(parts)
    tiles = [each.tile.id for each in view.hand] + [building.tile.id for building in view.buildings]
    return f"{OF_HAND[phase]} {name}" if phase in OF_HAND and name in tiles else typed
