"""Why a card cannot be taken: the rule that is named is true, and the order of a turn is named only when nothing else stands
against it. Asked in random games.
"""

from collections.abc import Iterator

from support.asking import Fields, Move, Refusals, Says, positions
from tabletown.games import GAMES
from tabletown.games.happy_city.view import CityView, HappyCityView, Offer, SpecialOffer

GAME = GAMES["happy_city"]
TABLES: list[tuple[str, int, dict[str, str]]] = [("base", 2, {"mode": "family"}), ("base", 5, {"mode": "expert"})]
GAMES_EACH = 25
RARE = {"happy_city.draw.no_cards"}


def shown(view: HappyCityView) -> Iterator[Move]:
    """What can be pointed at: the face-up buildings, dwellings, decks, special buildings and markets."""
    for number in {offer.card.number for offer in view.buildings}:
        yield "discard" if view.phase == "discard" else "buy", {"building": number}
    yield from (("dwelling", {"dwelling": offer.card.number}) for offer in view.dwellings)
    yield from (("draw", {"deck": deck}) for deck in range(1, len(view.decks) + 1))
    yield from (("special", {"special": offer.card.number}) for offer in view.specials)
    yield from (("market", {"market": market.number}) for market in view.markets)


def mine(view: HappyCityView) -> CityView:
    return view.cities[view.seat]


def offered(view: HappyCityView, fields: Fields, kind: str) -> Offer:
    offers = view.buildings if kind == "buy" else view.dwellings
    number = fields["building" if kind == "buy" else "dwelling"]
    return next(offer for offer in offers if offer.card.number == number)


def is_there_already(view: HappyCityView, fields: Fields, kind: str) -> bool:
    return any(card.id == offered(view, fields, kind).card.id for card in mine(view).cards)


def is_too_dear(view: HappyCityView, fields: Fields, kind: str) -> bool:
    return view.phase in ("discard", "refill", "buy") and mine(view).coins < offered(view, fields, kind).price


def special(view: HappyCityView, fields: Fields) -> SpecialOffer:
    return next(offer for offer in view.specials if offer.card.number == fields["special"])


def lacks_colours(view: HappyCityView, fields: Fields, kind: str) -> bool:
    needs, colours = special(view, fields).needs, mine(view).colours
    return any(colours.get(colour, 0) < count for colour, count in needs.items())


def is_out_of_cards(view: HappyCityView, fields: Fields, kind: str) -> bool:
    deck = view.decks[fields["deck"] - 1]
    return deck.cards + deck.discard == 0


def is_full(view: HappyCityView, fields: Fields, kind: str) -> bool:
    replaces = kind == "special" and special(view, fields).effect == "replace_last"
    return len(mine(view).cards) == view.places and not replaces


def in_phase(*phases: str) -> Says[HappyCityView]:
    return lambda view, fields, kind: view.phase in phases


ASKED: Refusals[HappyCityView] = Refusals(
    says={
        "happy_city.market.first": in_phase("market"),
        "happy_city.income.lender_first": in_phase("lender"),
        "happy_city.discard.first": in_phase("discard"),
        "happy_city.draw.first": in_phase("refill"),
        "happy_city.draw.enough": lambda view, fields, kind: view.phase == "buy" and len(view.buildings) == 3,
        "happy_city.draw.no_cards": is_out_of_cards,
        "happy_city.buy.first": in_phase("buy"),
        "happy_city.buy.same_name": is_there_already,
        "happy_city.buy.coins": is_too_dear,
        "happy_city.buy.stack_empty": lambda view, fields, kind: offered(view, fields, kind).left == 0,
        "happy_city.city.full": is_full,
        "happy_city.special.one_each": lambda view, fields, kind: mine(view).special is not None,
        "happy_city.special.conditions": lacks_colours,
        "happy_city.turn.one_purchase": in_phase("wrap_up"),
        "happy_city.sphinx.first": in_phase("sphinx"),
        "happy_city.pyramid.first": in_phase("pyramid"),
    },
    order=[
        *("happy_city.market.first", "happy_city.income.lender_first", "happy_city.discard.first"),
        *("happy_city.draw.first", "happy_city.draw.enough", "happy_city.buy.first", "happy_city.turn.one_purchase"),
        *("happy_city.sphinx.first", "happy_city.pyramid.first"),
    ],
    rest={
        "buy": ["happy_city.buy.same_name", "happy_city.buy.coins", "happy_city.city.full"],
        "dwelling": [
            *("happy_city.buy.same_name", "happy_city.buy.coins"),
            *("happy_city.city.full", "happy_city.buy.stack_empty"),
        ],
        "draw": ["happy_city.draw.no_cards"],
        "special": ["happy_city.special.one_each", "happy_city.special.conditions", "happy_city.city.full"],
    },
)


def test_the_rule_that_matters_is_named() -> None:
    for edition, seats, options in TABLES:
        setup = GAME.set_up(edition, seats, options)
        for seed in range(GAMES_EACH):
            for state, seat in positions(GAME, setup, seed):
                view = state.view(seat)
                assert isinstance(view, HappyCityView)
                ASKED.ask(GAME, state, seat, view, shown(view))
    assert ASKED.heard >= ASKED.says.keys() - RARE
