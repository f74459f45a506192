"""A view of Happy City in sentences, one a line, in the order in which a player needs them. For screen readers and pipes."""

from collections.abc import Sequence

from tabletown.games.happy_city.terminal.signs import (
    card_name,
    card_words,
    colour_words,
    effect_words,
    symbol_words,
    title,
)
from tabletown.games.happy_city.view import CityView, HappyCityView, Offer, SpecialOffer
from tabletown.words import Words


def describe(view: object, whose: int, names: Sequence[str], words: Words) -> str:
    assert isinstance(view, HappyCityView)
    seat = max(whose, 0)
    lines = [", ".join(title(view, words)) + "."]
    if view.markets:
        cards = ", ".join(card_name(card, words) for card in view.markets)
        lines.append(f"{words('happy_city-terminal-markets')} {cards}.")
    lines += [_offer(offer, words) for offer in (*view.buildings, *view.dwellings)]
    lines += [_special(offer, words) for offer in view.specials]
    lines.append(words("happy_city-terminal-city-of", player=names[seat]))
    for place, card in enumerate(view.cities[seat].cards, 1):
        lines.append(words("happy_city-terminal-place", place=place, card=card_words(card, words)))
    order = [seat, *(other for other in range(len(names)) if other != seat)]
    lines += [_player(view.cities[other], names[other], words) for other in order]
    return "\n".join(lines)


def _offer(offer: Offer, words: Words) -> str:
    said = words("happy_city-terminal-offer", card=card_words(offer.card, words), price=offer.price)
    if offer.card.kind == "dwelling":
        said += " " + words("happy_city-terminal-left", cards=offer.left)
    return said


def _special(offer: SpecialOffer, words: Words) -> str:
    name = words("happy_city-move-special", special=offer.card.id)
    brought = effect_words(offer, words) or f"{symbol_words(offer.card, words)}."
    needs = words("happy_city-terminal-needs", colours=colour_words(offer.needs, words))
    missing = colour_words(offer.missing, words)
    lacking = words("happy_city-terminal-missing", colours=missing) if missing else words("happy_city-terminal-met")
    return f"{name}: {brought} {needs} {lacking}"


def _player(city: CityView, name: str, words: Words) -> str:
    sums = city.sums
    said = words(
        "happy_city-terminal-player",
        player=name,
        coins=city.coins,
        income=sums.income,
        residents=sums.residents,
        hearts=sums.hearts,
        total=sums.total,
        cards=len(city.cards),
    )
    special = city.copied or city.special
    return f"{said} {words('happy_city-terminal-has', card=card_name(special.card, words))}" if special else said
