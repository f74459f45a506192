"""The catalogue of Welcome To as typed data: what an edition's TOML file holds and what must be true of it.

Read once per edition (and overlay); the compiled rules get their figures from `board` and `cards`, which unpack it.
"""

from pathlib import Path

import msgspec

from tabletown.engine.catalogue import CatalogueError, Source, load

EFFECTS = ("fence", "agent", "park", "pool", "temp", "bis")
STREETS = ("top", "middle", "bottom")
SIZES = ("1", "2", "3", "4", "5", "6")
STANDARD = "standard"
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
    board: str = STANDARD


class Track(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    values: list[int]
    source: Source
    board: str = STANDARD


class Temp(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    boxes: int
    ranks: list[int]
    reach: int
    lowest: int
    highest: int
    source: Source
    solo_boxes: int = 0
    solo_points: int = 0


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
    pools: int = 0
    """Pools that each of the estates must have."""
    bis: int = 0
    """Bis that each of the estates must have."""


class Competitor(msgspec.Struct, forbid_unknown_fields=True):
    """One side of a competitor's card in the solo game of the collector's edition."""

    id: str
    level: int
    park: int
    pool: int
    temp: int
    fence: int
    bis: int
    """Houses that a bis card stands for."""
    agent: int
    """Points of each house in an estate with an agent card."""
    plans: list[int]
    """The plans it completes when their card is drawn."""
    source: Source
    temps: list[int] = []
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
PLAN_KINDS = (
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
        if any(plan not in (1, 2, 3) for plan in competitor.plans):
            found.append(f"competitor {competitor.id}: plans are 1, 2 and 3")
    return found


def _board_complaints(catalogue: Catalogue, board: str) -> list[str]:
    found = []
    streets = [street for street in catalogue.street if street.board == board]
    if len(streets) != len(STREETS):
        found.append(f"street: the {board} board has a top, a middle and a bottom street")
    for street in streets:
        if not 1 <= street.houses <= 15 or any(not 1 <= house <= street.houses for house in street.pools):
            found.append(f"street {street.id}: a street has 1 to 15 houses and its pools belong to them")
    tracks = [track for track in (*catalogue.track, *catalogue.estate) if track.board == board]
    for track in tracks:
        if track.values != sorted(track.values) or len(track.values) < 2:
            found.append(f"track {track.id}: the values rise box by box")
    pools = next(len(track.values) - 1 for track in tracks if track.id.endswith("pools"))
    if pools < sum(len(street.pools) for street in streets):
        found.append(f"track pools: the {board} board has more pools than boxes")
    return found


def _plan_complaints(plan: Plan) -> list[str]:
    found = []
    if plan.kind not in PLAN_KINDS:
        found.append(f"plan {plan.id}: there is no kind {plan.kind}")
    if not plan.first >= plan.other > 0:
        found.append(f"plan {plan.id}: the first to complete it gets at least what others get")
    if any(not 1 <= size <= 6 for size in plan.sizes) or bool(plan.sizes) != plan.kind.startswith("estates"):
        found.append(f"plan {plan.id}: sizes are estates of 1 to 6 houses")
    return found
