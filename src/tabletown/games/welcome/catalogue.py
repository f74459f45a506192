"""The catalogue of Welcome To as typed data: what an edition's TOML file holds and what must be true of it.

Read once per edition (and overlay); the compiled rules get their figures from `board` and `cards`, which unpack it.
"""

from pathlib import Path

import msgspec

from tabletown.engine.catalogue import CatalogueError, Source, load

EFFECTS = ("fence", "agent", "park", "pool", "temp", "bis")
STREETS = ("top", "middle", "bottom")
SIZES = ("1", "2", "3", "4", "5", "6")
TRACKS = ("pools", "bis", "refusals", "roundabouts")


class Construction(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    number: int
    fence: int
    agent: int
    park: int
    pool: int
    temp: int
    bis: int
    source: Source

    def copies(self) -> list[int]:
        """How many cards of this number carry each effect, in the order of EFFECTS."""
        return [self.fence, self.agent, self.park, self.pool, self.temp, self.bis]


class Street(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    houses: int
    pools: list[int]
    parks: list[int]
    source: Source


class Track(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    values: list[int]
    source: Source


class Temp(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    boxes: int
    ranks: list[int]
    reach: int
    lowest: int
    highest: int
    solo_boxes: int
    solo_points: int
    source: Source


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    level: int
    kind: str
    first: int
    other: int
    source: Source
    expert: bool = False
    sizes: list[int] = []
    street: int = 0
    count: int = 0


class Catalogue(msgspec.Struct, forbid_unknown_fields=True):
    construction: list[Construction]
    street: list[Street]
    track: list[Track]
    estate: list[Track]
    temp: list[Temp]
    plan: list[Plan]


DECK_SIZES = {"first": 81}
PLAN_KINDS = (
    "estates",
    "full_street",
    "street_ends",
    "bis_on_street",
    "temps",
    "parks_on_two_streets",
    "pools_on_two_streets",
    "parks_and_pools",
    "parks_pools_roundabout",
)


def read(edition: str, overlay: Path | None = None) -> Catalogue:
    """The catalogue of an edition, checked."""
    path = Path(__file__).with_name(f"{edition}.toml")
    catalogue = load(path, Catalogue, overlay)
    for complaint in complaints(catalogue, edition):
        raise CatalogueError((overlay or path).name, 0, complaint)
    return catalogue


def complaints(catalogue: Catalogue, edition: str) -> list[str]:
    """What cannot be true of a box of this edition; empty when all is well."""
    found = []
    cards = sum(sum(row.copies()) for row in catalogue.construction)
    if cards != DECK_SIZES[edition]:
        found.append(f"construction: {cards} cards, the box has {DECK_SIZES[edition]}")
    if tuple(street.id for street in catalogue.street) != STREETS:
        found.append("street: the sheet has a top, a middle and a bottom street")
    for street in catalogue.street:
        if not 1 <= street.houses <= 15 or any(not 1 <= house <= street.houses for house in street.pools):
            found.append(f"street {street.id}: a street has 1 to 15 houses and its pools belong to them")
    for track in (*catalogue.track, *catalogue.estate):
        if track.values != sorted(track.values) or len(track.values) < 2:
            found.append(f"track {track.id}: the values rise box by box")
    for plan in catalogue.plan:
        if plan.kind not in PLAN_KINDS:
            found.append(f"plan {plan.id}: there is no kind {plan.kind}")
        if not plan.first >= plan.other > 0:
            found.append(f"plan {plan.id}: the first to complete it gets at least what others get")
        if any(not 1 <= size <= 6 for size in plan.sizes) or bool(plan.sizes) != (plan.kind == "estates"):
            found.append(f"plan {plan.id}: sizes are estates of 1 to 6 houses")
    for level in (1, 2, 3):
        if not any(plan.level == level and not plan.expert for plan in catalogue.plan):
            found.append(f"plan: no plan of level {level}")
    return found
