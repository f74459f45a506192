"""How the decisions of Happy City are offered: a line for each, with what it costs and what it brings."""

from tabletown.engine.contract import Move
from tabletown.engine.renderer import Branch
from tabletown.games.happy_city.actions import ACTIONS
from tabletown.games.happy_city.terminal.signs import card_name, card_words, effect_words, symbol_words, symbols
from tabletown.games.happy_city.view import HappyCityView, Offer, SpecialOffer
from tabletown.words import Words

LEAVE_IT = ("keep", "done")


def way(view: object, move: Move, words: Words, plain: bool = False) -> list[Branch]:
    """Where a move hangs: all in one list. Moves that leave something be have the number 0, decks their own."""
    assert isinstance(view, HappyCityView)
    label = move_label(view, move, words, plain)
    if move.kind in LEAVE_IT:
        return [Branch(label, "0")]
    if move.kind == "draw":
        return [Branch(label, str(move.fields["deck"]))]
    return [Branch(label)]


def move_label(view: HappyCityView, move: Move, words: Words, plain: bool) -> str:
    """A move in words, with what the cards have to say to it."""
    said = words(f"happy_city-move-{move.kind}", ACTIONS.spoken(move.fields))
    if move.kind in ("buy", "dwelling"):
        offers = view.buildings if move.kind == "buy" else view.dwellings
        number = move.fields["building" if move.kind == "buy" else "dwelling"]
        return _purchase(next(offer for offer in offers if offer.card.number == number), words, plain)
    if move.kind == "draw":
        deck = view.decks[move.fields["deck"] - 1]
        return words("happy_city-terminal-deck", move.fields, low=deck.lowest, high=deck.highest, cards=deck.cards)
    if move.kind == "special":
        number = move.fields["special"]
        return _special(next(offer for offer in view.specials if offer.card.number == number), words)
    if move.kind == "borrow":
        income = view.cities[move.fields["seat"] - 1].sums.income
        return f"{said}: {income}"
    if move.kind == "copy":
        special = view.cities[move.fields["seat"] - 1].special
        return f"{said}: {card_name(special.card, words)}" if special else said
    if move.kind == "model":
        place = _own_place(view)
        return f"{said}: {card_words(view.cities[move.fields['seat'] - 1].cards[place], words)}"
    return said


def _purchase(offer: Offer, words: Words, plain: bool) -> str:
    said = words("happy_city-terminal-purchase", card=card_name(offer.card, words), price=offer.price)
    brought = symbol_words(offer.card, words) if plain else symbols(offer.card)
    return f"{said} {brought}".rstrip()


def _special(offer: SpecialOffer, words: Words) -> str:
    brought = effect_words(offer, words) or symbol_words(offer.card, words)
    return f"{words('happy_city-move-special', special=offer.card.id)}: {brought}"


def _own_place(view: HappyCityView) -> int:
    """Where the seat's special building stands."""
    return next(place for place, card in enumerate(view.cities[view.seat].cards) if card.kind == "special")


def meant(view: object, typed: str) -> str:
    """A card's id alone names the one thing that can be done with it now."""
    assert isinstance(view, HappyCityView)
    verbs = {"discard": "discard", "buy": "buy", "wrap_up": "special", "market": "market"}
    cards = {
        "discard": [offer.card.id for offer in view.buildings],
        "buy": [offer.card.id for offer in (*view.buildings, *view.dwellings)],
        "wrap_up": [offer.card.id for offer in view.specials],
        "market": [card.id for card in view.markets],
    }
    name = typed.casefold().replace(" ", "_")
    return f"{verbs[view.phase]} {name}" if name in cards.get(view.phase, []) else typed
