"""The catalogue of Streets as typed data: what an edition's TOML file holds and what must be true of it.

Read once per edition (and overlay); the compiled rules get their figures from `edition`, which unpacks it.
"""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from tabletown.engine.catalogue import Entry, Raw, Source, edition_file, load

KINDS = ("tourist", "hipster", "parent", "shopper", "wild")
COLOURS = KINDS[:4]
SIDES = ("north", "east", "south", "west")
BUSINESSES = ("restaurant", "residential", "leisure", "retail", "universal")
VALUES = (
    "people",
    "symbols",
    "set",
    "wild_symbols",
    "ownership",
    "street_size",
    "adjacency",
    "enclosure",
    "copy",
)
ADVISORS = (
    "contractor",
    "hacker",
    "entrepreneur",
    "investor",
    "hipster_legend",
    "renovator",
    "location_scout",
)
MOST_SEATS = 5
TILES = 45
FIVES = 5

Kind = Literal["tourist", "hipster", "parent", "shopper", "wild"]
Colour = Literal["tourist", "hipster", "parent", "shopper"]
Side = Literal["north", "east", "south", "west"]
Business = Literal["restaurant", "residential", "leisure", "retail", "universal"]
Value = Literal[
    "people", "symbols", "set", "wild_symbols", "ownership", "street_size", "adjacency", "enclosure", "copy"
]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Few = Annotated[int, msgspec.Meta(ge=1, le=2)]


class Table(Entry):
    hand: Annotated[int, msgspec.Meta(ge=1, le=5)]
    signs: Annotated[int, msgspec.Meta(ge=2, le=9)]
    longest: Annotated[int, msgspec.Meta(ge=2, le=5)]
    people: Count
    tokens: Count
    most: Count
    most_tied: Count
    full_set: Count
    last_share: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Stack(Entry):
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    coloured_out: Count
    wild_out: Count
    five: bool


class Grifter(Entry):
    id: Literal["easy", "normal", "hard"]
    money: Count
    with_advisors: Count


class Start(Entry):
    symbols: list[Kind]
    people: list[Colour]
    x: Annotated[int, msgspec.Meta(ge=-1, le=1)]
    y: Annotated[int, msgspec.Meta(ge=-1, le=1)]
    side: Side
    place_source: Source


class Tile(Entry):
    kind: Kind
    symbols: Few
    value: Value
    business: Business
    tokens: Few
    value_source: Source
    business_source: Source
    of: list[Colour] = msgspec.field(default_factory=list)
    coef: Count = 0
    five: bool = False


class Advisor(Entry):
    fewest: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    most: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    with_business: bool
    symbol_source: Source
    symbol: Literal["", "tourist", "hipster", "parent", "shopper", "wild"] = ""


class Catalogue(msgspec.Struct, forbid_unknown_fields=True):
    table: list[Table]
    stack: list[Stack]
    grifter: list[Grifter]
    start: list[Start]
    tile: list[Tile]
    advisor: list[Advisor]


def read(edition: str, overlay: Path | None = None, former: Raw | None = None) -> Catalogue:
    """The catalogue of an edition, checked."""
    if overlay is None and former is None:
        return _shipped(edition)
    return load(edition_file(__file__, edition), Catalogue, overlay, complaints, former)


@cache
def _shipped(edition: str) -> Catalogue:
    return load(edition_file(__file__, edition), Catalogue, None, complaints)


def complaints(catalogue: Catalogue) -> list[str]:
    """What cannot be true of the box; empty when all is well."""
    return [*_wrong_with_tiles(catalogue), *_wrong_at_the_start(catalogue), *_wrong_with_people(catalogue)]


def _wrong_with_tiles(catalogue: Catalogue) -> list[str]:
    found = []
    kinds: Counter[str] = Counter(tile.kind for tile in catalogue.tile if not tile.five)
    fives = [tile for tile in catalogue.tile if tile.five]
    if len(catalogue.tile) != TILES or len(fives) != FIVES:
        found.append(f"tile: {len(catalogue.tile)} tiles, {len(fives)} of them 5+; the box has {TILES} and {FIVES}")
    needed = max(stack.coloured_out for stack in catalogue.stack)
    for kind in KINDS:
        if kinds[kind] < needed:
            found.append(f"tile: {kinds[kind]} of the kind {kind}, set-up takes out {needed}")
    sizes = {"people": 1, "symbols": 1, "set": 2}
    for tile in catalogue.tile:
        if len(set(tile.of)) != sizes.get(tile.value, 0):
            found.append(f"tile {tile.id}: the value {tile.value} counts {sizes.get(tile.value, 0)} colours")
        if (tile.coef == 0) != (tile.value == "copy"):
            found.append(f"tile {tile.id}: every value but copy pays dollars")
    return found


def _wrong_at_the_start(catalogue: Catalogue) -> list[str]:
    found = []
    if [start.id for start in catalogue.start] != ["station", "park"]:
        found.append("start: the city begins with station and park")
    elif abs(catalogue.start[0].x - catalogue.start[1].x) + abs(catalogue.start[0].y - catalogue.start[1].y) != 1:
        found.append("start: station and park lie side by side")
    for start in catalogue.start:
        if any(colour not in start.symbols for colour in start.people):
            found.append(f"start {start.id}: people lie on symbols of their colour")
    if len(catalogue.start) > 1 and catalogue.start[1].people:
        found.append("start park: nobody lies in the park")
    if tuple(advisor.id for advisor in catalogue.advisor) != ADVISORS:
        found.append(f"advisor: the box has {', '.join(ADVISORS)}")
    if sorted(stack.players for stack in catalogue.stack) != [1, 2, 3, 4, 5]:
        found.append("stack: one for each number of players")
    return found


def _wrong_with_people(catalogue: Catalogue) -> list[str]:
    found = []
    people: Counter[str] = Counter(colour for start in catalogue.start for colour in start.people)
    for tile in catalogue.tile:
        people[tile.kind] += tile.symbols
    for colour in COLOURS:
        if people[colour] > catalogue.table[0].people:
            found.append(f"tile: {people[colour]} people are {colour}s, the box has {catalogue.table[0].people}")
    return found
