"""The catalogue of Welcome To as typed data: what an edition's TOML file holds and what must be true of it.

Read once per edition (and overlay); the compiled rules get their figures from `board` and `edition`, which unpack it.
"""

from functools import partial
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from tabletown.engine.catalogue import Entry, Raw, edition_file, load

EFFECTS = ("fence", "agent", "park", "pool", "temp", "bis")
STREETS = ("top", "middle", "bottom")
SIZES = ("1", "2", "3", "4", "5", "6")
TRACKS = ("pools", "bis", "refusals", "roundabouts")
STANDARD: Final = "standard"
BoardName = Literal["standard", "projected"]

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=0, le=17)]
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
"""Of a plan: 1, 2 and 3, or the letters of the collector's edition."""
Size = Annotated[int, msgspec.Meta(ge=1, le=6)]
House = Annotated[int, msgspec.Meta(ge=1, le=15)]
Kind = Literal[
    "estates",
    "estates_on_street",
    "estates_with_roundabouts",
    "estates_with",
    "end_estates",
    "full_street",
    "street_ends",
    "bis_on_street",
    "temps",
    "parks",
    "parks_on_each_street",
    "parks_on_two_streets",
    "pools_on_two_streets",
    "parks_and_pools",
    "parks_pools_roundabout",
    "agents",
    "agent_columns",
]


class Construction(Entry):
    number: Number
    fence: Count
    agent: Count
    park: Count
    pool: Count
    temp: Count
    bis: Count

    def copies(self) -> list[int]:
        """How many cards of this number carry each effect, in the order of EFFECTS."""
        return [self.fence, self.agent, self.park, self.pool, self.temp, self.bis]


class Street(Entry):
    houses: House
    pools: list[House]
    parks: list[Count]
    board: BoardName = STANDARD


class Track(Entry):
    values: list[Count]
    board: BoardName = STANDARD


class Temp(Entry):
    boxes: Count
    ranks: Annotated[list[Count], msgspec.Meta(min_length=1)]
    reach: Count
    lowest: Number
    highest: Number
    solo_boxes: Count = 0
    solo_points: Count = 0


class Plan(Entry):
    level: Level
    kind: Kind
    first: Count
    other: Count
    expert: bool = False
    sizes: list[Size] = msgspec.field(default_factory=list)
    street: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    count: Count = 0
    pools: Count = 0
    """Pools that each of the estates must have."""
    bis: Count = 0
    """Bis that each of the estates must have."""


class Competitor(Entry):
    """One side of a competitor's card in the solo game of the collector's edition."""

    level: Annotated[int, msgspec.Meta(ge=0, le=7)]
    park: Count
    pool: Count
    temp: Count
    fence: Count
    bis: Count
    """Houses that a bis card stands for."""
    agent: Count
    """Points of each house in an estate with an agent card."""
    plans: list[Level]
    """The plans it completes when their card is drawn."""
    temps: list[Count] = msgspec.field(default_factory=list)
    """Where the competitor scores nothing: the boxes that the player needs for each rank of the temps."""


class Catalogue(msgspec.Struct, forbid_unknown_fields=True):
    construction: list[Construction]
    street: list[Street]
    track: list[Track]
    estate: list[Track]
    temp: list[Temp]
    plan: list[Plan]
    competitor: list[Competitor] = []

    def boards(self) -> list[str]:
        """The boards that the edition can be played on, the usual one first."""
        return list(dict.fromkeys(street.board for street in self.street))


DECK_SIZES = {"first": 81, "collectors": 63}


def read(edition: str, overlay: Path | None = None, former: Raw | None = None) -> Catalogue:
    """The catalogue of an edition, checked."""
    return load(edition_file(__file__, edition), Catalogue, overlay, partial(complaints, edition=edition), former)


def complaints(catalogue: Catalogue, edition: str) -> list[str]:
    """What cannot be true of a box of this edition; empty when all is well."""
    cards = sum(sum(row.copies()) for row in catalogue.construction)
    found = []
    if cards != DECK_SIZES[edition]:
        found.append(f"construction: {cards} cards, the box has {DECK_SIZES[edition]}")
    for board in catalogue.boards():
        found += _board_complaints(catalogue, board)
    for plan in catalogue.plan:
        found += _plan_complaints(plan)
    for level in (1, 2, 3):
        if not any(plan.level == level and not plan.expert for plan in catalogue.plan):
            found.append(f"plan: no plan of level {level}")
    for competitor in catalogue.competitor:
        if competitor.temps != sorted(competitor.temps, reverse=True):
            found.append(f"competitor {competitor.id}: a better rank in temps takes more boxes")
    return found


def _board_complaints(catalogue: Catalogue, board: str) -> list[str]:
    found = []
    streets = [street for street in catalogue.street if street.board == board]
    if len(streets) != len(STREETS):
        found.append(f"street: the {board} board has a top, a middle and a bottom street")
    for street in streets:
        if any(house > street.houses for house in street.pools):
            found.append(f"street {street.id}: its pools belong to its {street.houses} houses")
        if street.parks != sorted(street.parks) or len(street.parks) < 2:
            found.append(f"street {street.id}: its parks rise box by box")
    tracks = [track for track in (*catalogue.track, *catalogue.estate) if track.board == board]
    for track in tracks:
        if track.values != sorted(track.values) or len(track.values) < 2:
            found.append(f"track {track.id}: the values rise box by box")
    missing = {*TRACKS, *SIZES} - {track.id.split("-")[-1] for track in tracks}
    if missing:
        return [*found, f"track: the {board} board has no {', '.join(sorted(missing))}"]
    pools = next(len(track.values) - 1 for track in tracks if track.id.endswith("pools"))
    if pools < sum(len(street.pools) for street in streets):
        found.append(f"track pools: the {board} board has more pools than boxes")
    return found


def _plan_complaints(plan: Plan) -> list[str]:
    found = []
    if not plan.first >= plan.other > 0:
        found.append(f"plan {plan.id}: the first to complete it gets at least what others get")
    if bool(plan.sizes) != plan.kind.startswith("estates"):
        found.append(f"plan {plan.id}: the kind {plan.kind} names sizes of estates or none")
    return found
