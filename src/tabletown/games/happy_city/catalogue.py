"""The catalogue of Happy City as typed data: what an edition's TOML file holds and what must be true of it.

Read once per edition (and overlay); the compiled rules get their figures from `box` and `edition`, which unpack it.
"""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from tabletown.engine.catalogue import Entry, Raw, edition_file, load

COLOURS = ("yellow", "blue", "green", "orange", "purple")
MOST_SEATS = 5

Colour = Literal["yellow", "blue", "green", "orange", "purple"]
Count = Annotated[int, msgspec.Meta(ge=0, le=9)]
Symbols = Annotated[int, msgspec.Meta(ge=-1, le=9)]
Kind = Literal[
    "adjacent_alike",
    "advance",
    "before_income",
    "bigger_coin",
    "borrow_income",
    "coins_for_all",
    "coins_per_card",
    "copy_neighbour",
    "copy_previous",
    "copy_special",
    "discount",
    "double_below",
    "fewest_of_colour",
    "income_per_colour",
    "income_per_different_colour",
    "income_per_pair",
    "lowest_income",
    "lowest_price",
    "most_of_colour",
    "next_free",
    "next_two_alike",
    "per_colour",
    "per_colour_left",
    "per_colour_next_door",
    "poorer_than_next_door",
    "replace_last",
    "small_city",
    "steal",
    "toll",
    "without_colour",
]


class Table(Entry):
    ones: int
    fives: int
    start: Count
    coin: Count
    face_up: Annotated[int, msgspec.Meta(ge=1, le=9)]
    specials: Count
    dwellings: Annotated[int, msgspec.Meta(ge=0, le=1)]
    city: Annotated[int, msgspec.Meta(ge=2, le=20)]
    row: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Dwelling(Entry):
    cost: Count
    colour: Colour
    income: Count
    residents: Symbols
    hearts: Symbols
    copies: Count


class Building(Dwelling):
    deck: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Market(Entry):
    colour: Colour
    income: Count


class Family(Entry):
    """A special building whose rewards are printed symbols and nothing else."""

    yellow: Count = 0
    blue: Count = 0
    green: Count = 0
    orange: Count = 0
    purple: Count = 0
    income: Count = 0
    residents: Symbols = 0
    hearts: Symbols = 0

    def needs(self) -> list[int]:
        """How many cards of each colour are asked for, in the order of COLOURS."""
        return [self.yellow, self.blue, self.green, self.orange, self.purple]


class Expert(Family, kw_only=True):
    """A special building with an effect: its kind, and the figures which that kind reads."""

    kind: Kind
    colour: Literal["", "yellow", "blue", "green", "orange", "purple"] = ""
    gives: Literal["", "residents", "hearts"] = ""
    amount: Count = 0
    tied: Count = 0
    """What equality gives."""
    otherwise: Count = 0
    limit: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    times: Count = 0
    hearts_for: list[Count] = msgspec.field(default_factory=list)
    """By the number of cards that are alike, from 0 to 3; likewise the residents."""
    residents_for: list[Count] = msgspec.field(default_factory=list)


class Catalogue(msgspec.Struct, forbid_unknown_fields=True):
    table: list[Table]
    building: list[Building]
    dwelling: list[Dwelling]
    market: list[Market]
    family: list[Family]
    expert: list[Expert]


DECK_SIZES = {1: 28, 2: 20, 3: 18}
COINS = 70
KINDS_WITH_COLOUR = (
    "discount",
    "fewest_of_colour",
    "income_per_colour",
    "most_of_colour",
    "per_colour",
    "per_colour_left",
    "per_colour_next_door",
    "without_colour",
)
KINDS_WITH_SYMBOLS = (
    "most_of_colour",
    "next_two_alike",
    "per_colour",
    "per_colour_left",
    "per_colour_next_door",
    "poorer_than_next_door",
    "small_city",
    "without_colour",
)


def read(edition: str, overlay: Path | None = None, former: Raw | None = None) -> Catalogue:
    """The catalogue of an edition, checked."""
    return load(edition_file(__file__, edition), Catalogue, overlay, complaints, former)


def complaints(catalogue: Catalogue) -> list[str]:
    """What cannot be true of the box; empty when all is well."""
    return [*_wrong_on_the_table(catalogue), *_wrong_in_the_decks(catalogue), *_wrong_with_specials(catalogue)]


def _wrong_on_the_table(catalogue: Catalogue) -> list[str]:
    found = []
    for table in catalogue.table:
        coins = table.ones + 5 * table.fives
        if coins != COINS:
            found.append(f"table: {coins} in coins, the box has {COINS}")
        if table.city % table.row:
            found.append("table: a city fills whole rows")
    if sorted(market.colour for market in catalogue.market) != sorted(COLOURS):
        found.append("market: there is one of each colour")
    for dwelling in catalogue.dwelling:
        if dwelling.copies != MOST_SEATS - 1:
            found.append(f"dwelling {dwelling.id}: {dwelling.copies} copies, the box has {MOST_SEATS - 1}")
    return found


def _wrong_in_the_decks(catalogue: Catalogue) -> list[str]:
    found = []
    sizes: Counter[int] = Counter()
    for building in catalogue.building:
        sizes[building.deck] += building.copies
    for deck, size in DECK_SIZES.items():
        if sizes[deck] != size:
            found.append(f"building: {sizes[deck]} cards in deck {deck}, the box has {size}")
    costs = [[building.cost for building in catalogue.building if building.deck == deck] for deck in DECK_SIZES]
    if any(max(cheaper) >= min(dearer) for cheaper, dearer in pairwise(costs)):
        found.append("building: each deck costs more than the one before")
    return found


def _wrong_with_specials(catalogue: Catalogue) -> list[str]:
    found = []
    for special in (*catalogue.family, *catalogue.expert):
        if not 2 <= sum(special.needs()) < catalogue.table[0].city:
            found.append(f"special {special.id}: it asks for at least two cards, and fewer than a city holds")
    for special in catalogue.expert:
        if bool(special.colour) != (special.kind in KINDS_WITH_COLOUR):
            found.append(f"expert {special.id}: the kind {special.kind} names a colour or none")
        if bool(special.gives) != (special.kind in KINDS_WITH_SYMBOLS):
            found.append(f"expert {special.id}: the kind {special.kind} gives residents or hearts, or neither")
        alike = (special.hearts_for, special.residents_for)
        if any(len(rewards) != (4 if special.kind == "adjacent_alike" else 0) for rewards in alike):
            found.append(f"expert {special.id}: rewards for 0 to 3 cards that are alike")
    return found
