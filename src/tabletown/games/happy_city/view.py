"""What one seat may know of a game of Happy City, as structs that go over the wire. Not compiled: msgspec builds them.

All but the decks and their discard piles is open to all, so views differ only in what is computed for the seat: prices,
what it still lacks for special buildings, and what a purchase would make of its city.
"""

import msgspec

from tabletown.engine.view import GameView, TableRounds


class Card(msgspec.Struct):
    """A card as it is printed. `number` counts from 1 within its kind: building, dwelling, market or special."""

    kind: str
    number: int
    id: str
    colour: str | None
    cost: int | None
    deck: int | None
    income: int
    residents: int
    hearts: int


class Sums(msgspec.Struct):
    """What a city shows, special building included, and what that is worth."""

    income: int
    residents: int
    hearts: int
    total: int


class Offer(msgspec.Struct):
    """A card that can be bought, for one seat: its price, the rule that forbids it if one does, and what it would bring."""

    card: Card
    price: int
    left: int
    """Cards of this stack; 1 for a building."""
    refusal: str
    after: Sums | None


class Deck(msgspec.Struct):
    cards: int
    lowest: int
    highest: int
    back: dict[str, int]
    """Cards of each colour in the full deck, as its back shows."""
    discard: int
    """How many cards lie in its discard pile. They lie face down, and nobody may look through them."""


class SpecialOffer(msgspec.Struct):
    """A special building that nobody has taken."""

    card: Card
    needs: dict[str, int]
    missing: dict[str, int]
    """What the seat's city still lacks."""
    effect: str
    """The kind of effect in expert mode, with its figures."""
    figures: dict[str, str | int]


class CityView(msgspec.Struct):
    coins: int
    cards: list[Card]
    sums: Sums
    colours: dict[str, int]
    special: SpecialOffer | None
    copied: SpecialOffer | None
    """What the sphinx has become."""
    next_is_free: bool


class HappyCityView(GameView, tag="happy_city", tag_field="game"):
    mode: str
    is_last_round: bool
    first: int
    turn: int
    """The seat that decides now."""
    phase: str
    decks: list[Deck]
    buildings: list[Offer]
    dwellings: list[Offer]
    specials: list[SpecialOffer]
    markets: list[Card]
    """Those to choose from before the first round of expert mode."""
    bank: int
    places: int
    """How many cards a city holds, and how many of them stand in a row."""
    row: int
    cities: list[CityView]


class TableDeal(TableRounds, tag="happy_city", tag_field="game"):
    """The rounds at a real table; the first player stays the same."""

    city: int
    """So many cards make a city full: the round in which one is ends the game."""
