"""What one seat may know of a game of Welcome To, as structs that go over the wire. Not compiled: msgspec builds them.

A view holds the seat's own sheet with its uncommitted turn, and the sheets of others as they stood when the round
began.
"""

import msgspec

from tabletown.engine.view import GameView, Part


class House(msgspec.Struct):
    """A place in a street. `number` is null while it is empty or a roundabout."""

    number: int | None
    bis: bool
    roundabout: bool
    pool: bool
    """A pool is drawn here."""
    pool_built: bool
    used: bool
    """It has paid for a plan."""
    fence_right: bool


class StreetSheet(msgspec.Struct):
    houses: list[House]
    parks: int
    """Park boxes crossed."""


class Estate(msgspec.Struct):
    """A completed estate: street and first house from 1."""

    street: int
    house: int
    size: int


class SheetView(msgspec.Struct):
    streets: list[StreetSheet]
    pools: int
    temps: int
    bis: int
    refusals: int
    roundabouts: int
    agents: list[int]
    plans: list[int]
    estates: list[Estate]
    total: int


class StreetBoard(msgspec.Struct):
    houses: int
    parks: list[int]


class BoardView(msgspec.Struct):
    """The printed figures, so that a client can draw the sheet without knowing the edition."""

    streets: list[StreetBoard]
    pools: list[int]
    bis: list[int]
    refusals: list[int]
    roundabouts: list[int]
    estates: list[list[int]]
    temp_boxes: int


class Card(msgspec.Struct):
    """A number side and an effect side. With stacks they are two cards, and `next_effect` is the number card's own."""

    number: int
    effect: str
    next_effect: str | None = None


class PlanView(msgspec.Struct):
    id: str
    kind: str
    level: int
    expert: bool
    sizes: list[int]
    street: int
    count: int
    pools: int
    bis: int
    first: int
    other: int
    approved: bool
    claimed: list[int]
    """The seats that have completed it, in the order of the table."""


class Chosen(msgspec.Struct):
    """The seat's own choices of this turn so far."""

    number_slot: int
    effect_slot: int
    number: int
    effect: str
    street: int | None
    house: int | None


class MoveView(msgspec.Struct):
    kind: str
    fields: dict[str, int]


class CompetitorView(msgspec.Struct):
    """The competitor of the solo game: its card, its stack in order (open to the player) and what it would score now."""

    id: str
    level: int
    park: int
    pool: int
    temp: int
    fence: int
    bis: int
    agent: int
    ticks: list[bool]
    temps: list[int]
    given: list[Card]
    plans: list[int]
    estates: list[int]
    """What each of its estates is worth; the five best count."""
    score: list[Part]
    total: int


class WelcomeView(GameView, tag="welcome", tag_field="game"):
    way: str
    """How cards are dealt: stacks, solo, aca or draft."""
    cards: list[Card]
    """The three combinations, or the seat's own three cards."""
    cards_left: int
    """In one stack, or in the pile."""
    top: str | None
    """What the pile's top card shows: its effect, `solo` or `plan`. Stacks show it on the cards themselves."""
    competitor: CompetitorView | None
    passed: Card | None
    """The card this seat gave to its right-hand neighbour."""
    seen: list[Card]
    """The cards that have been played and lie open in the discard."""
    plans: list[PlanView]
    board: BoardView
    sheets: list[SheetView]
    done: list[bool]
    phase: str
    chosen: Chosen | None
    claiming: int | None
    picked: list[Estate]
    last: list[list[MoveView]]
    """What each seat did in the round before."""


class TableTurn(msgspec.Struct):
    """The cards of one round on a real table."""

    cards: list[Card]
    left: int
    """In one stack, or in the pile."""
    shuffled: bool
    """The cards were shuffled for this round."""
    solo_card: bool
    """The card that turns every plan over has come."""


class TableCard(msgspec.Struct):
    """A card of the pile in a game against a competitor: a construction card with its number, or the card for a plan."""

    id: int
    """0 for the card of a plan."""
    card: Card | None
    plan: int
    """From 1; 0 for a construction card."""


class TableDeal(msgspec.Struct, tag="welcome", tag_field="game"):
    """Cards for a whole game at a real table, dealt beforehand: GET /api/games/{game}/deal"""

    edition: str
    way: str
    plans: list[PlanView]
    turns: list[TableTurn]
    """Empty against a competitor: its cards come from `piles`."""
    may_reshuffle: bool
    """Whoever completes a plan first may have the stacks formed anew."""
    anew: list[list[TableTurn]]
    """The rounds after the first such time, the second and so on."""
    competitor: CompetitorView | None
    """Whoever plays alone with the collector's edition gives it the card that was not used."""
    piles: list[list[TableCard]]
    """The pile from its top, and those that follow when it is used up: what the competitor has got is left out of them."""
