"""The catalogue of Dream Home as typed data: what an edition's TOML file holds and what must be true of it.

Read once per edition (and overlay); the compiled rules get their figures from `board` and `edition`, which unpack it.
"""

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec

from tabletown.engine.catalogue import Entry, Raw, edition_file, load

FLOORS = ("upper", "middle", "basement")
COLUMNS = 5
GROUPS = ("regular", "unique", "basement")
TOOLS = ("drill", "jackhammer", "mixer", "scaffolding")
HELPERS = ("roofer", "supplier", "architect", "handyman", "designer")
COLOURS = ("red", "brown", "green", "blue")
FIGURES = (
    "roof_cards",
    "roof_one_colour",
    "roof_mixed",
    "roof_window",
    "architect_comfort",
    "architect_empty",
    "designer_token",
)


class Floor(Entry):
    first: int
    last: int


class Room(Entry):
    group: str
    most: int
    next_to: str = ""


class Points(Entry):
    room: str
    cards: int
    points: int
    next_to: bool = False


class Card(Entry):
    room: str
    children: int


class Roof(Entry):
    plain: int
    windows: int


class Decor(Entry):
    rooms: list[str]
    beside: bool = False
    token_only: bool = False
    cards: Annotated[int, msgspec.Meta(ge=0)] = 1


class DecorPoints(Entry):
    points: int


class Copies(Entry):
    copies: int


class Comfort(Entry):
    rooms: list[str]
    points: int
    both_floors: bool = False


class Figure(Entry):
    value: int


class Catalogue(msgspec.Struct, forbid_unknown_fields=True):
    floor: list[Floor]
    room: list[Room]
    points: list[Points]
    card: list[Card]
    roof: list[Roof]
    decor: list[Decor]
    decor_points: list[DecorPoints]
    tool: list[Copies]
    helper: list[Copies]
    comfort: list[Comfort]
    figure: list[Figure]

    def cells(self) -> int:
        return sum(floor.last - floor.first + 1 for floor in self.floor)

    def resources(self) -> int:
        """How many cards the resource deck has."""
        roofs = sum(roof.plain + roof.windows for roof in self.roof)
        decor = sum(1 for item in self.decor if not item.token_only)
        return roofs + decor + sum(card.copies for card in (*self.tool, *self.helper))


def read(edition: str, overlay: Path | None = None, former: Raw | None = None) -> Catalogue:
    """The catalogue of an edition, checked."""
    return load(edition_file(__file__, edition), Catalogue, overlay, complaints, former)


def complaints(catalogue: Catalogue) -> list[str]:
    """What cannot be true of a box of this game; empty when all is well."""
    return [*_house(catalogue), *_rooms(catalogue), *_resources(catalogue), *_decor(catalogue)]


def _house(catalogue: Catalogue) -> list[str]:
    found = []
    if tuple(floor.id for floor in catalogue.floor) != FLOORS:
        found.append("floor: a house has an upper floor, a middle floor and a basement")
    for floor in catalogue.floor:
        if not 1 <= floor.first <= floor.last <= COLUMNS:
            found.append(f"floor {floor.id}: its columns lie between 1 and {COLUMNS}")
    cells = catalogue.cells()
    if len(catalogue.card) != cells * COLUMNS:
        found.append(f"card: {len(catalogue.card)} room cards, {cells} rounds take {cells * COLUMNS}")
    if catalogue.resources() != cells * (COLUMNS - 1):
        found.append(
            f"roof, decor, tool, helper: {catalogue.resources()} resource cards, "
            f"{cells} rounds take {cells * (COLUMNS - 1)}"
        )
    return found


def _rooms(catalogue: Catalogue) -> list[str]:
    found = []
    kinds = {room.id for room in catalogue.room}
    for room in catalogue.room:
        if room.group not in GROUPS:
            found.append(f"room {room.id}: there is no group {room.group}")
        if not 1 <= room.most <= 3:
            found.append(f"room {room.id}: a room has 1 to 3 cards at most")
        if room.next_to and room.next_to not in kinds:
            found.append(f"room {room.id}: there is no room {room.next_to}")
        sizes = sorted((row.next_to, row.cards) for row in catalogue.points if row.room == room.id)
        needed = [(False, cards) for cards in range(1, room.most + 1)] + [(True, 1)] * bool(room.next_to)
        if sizes != needed:
            found.append(f"points: {room.id} needs its points for each size, and beside its neighbour if it wants one")
    for row in catalogue.points:
        if row.room not in kinds or row.points < 0:
            found.append(f"points {row.id}: points of a room are 0 or more")
    for card in catalogue.card:
        if card.room not in kinds:
            found.append(f"card {card.id}: there is no room {card.room}")
        if card.children < 0:
            found.append(f"card {card.id}: children are 0 or more")
    for comfort in catalogue.comfort:
        if not comfort.rooms or not set(comfort.rooms) <= kinds or comfort.points < 0:
            found.append(f"comfort {comfort.id}: it asks for rooms of the catalogue and pays 0 or more")
    return found


def _resources(catalogue: Catalogue) -> list[str]:
    found = []
    if tuple(roof.id for roof in catalogue.roof) != COLOURS:
        found.append(f"roof: the colours are {', '.join(COLOURS)}")
    for roof in catalogue.roof:
        if roof.windows != 1 or roof.plain < 0:
            found.append(f"roof {roof.id}: each colour has exactly one card with a window")
    if tuple(tool.id for tool in catalogue.tool) != TOOLS or tuple(card.id for card in catalogue.helper) != HELPERS:
        found.append("tool, helper: there are four tools and five helpers")
    for card in (*catalogue.tool, *catalogue.helper):
        if card.copies < 0:
            found.append(f"{card.id}: copies are 0 or more")
    if tuple(figure.id for figure in catalogue.figure) != FIGURES or any(row.value < 0 for row in catalogue.figure):
        found.append("figure: every figure of the score is 0 or more")
    return found


def _decor(catalogue: Catalogue) -> list[str]:
    found = []
    groups = {room.id: room.group for room in catalogue.room}
    for item in catalogue.decor:
        if bool(item.rooms) == item.beside or any(room not in groups for room in item.rooms):
            found.append(f"decor {item.id}: it needs rooms of the catalogue, or lies beside the house")
    if Counter(item.id for item in catalogue.decor) != Counter(row.id for row in catalogue.decor_points):
        found.append("decor_points: every token has its points")
    if any(row.points < 0 for row in catalogue.decor_points):
        found.append("decor_points: points are 0 or more")
    if [item.id for item in catalogue.decor if item.token_only] != ["car"]:
        found.append("decor: the car is the one token without a card")
    return found
