"""The signs and colours of Happy City in the terminal, and its cards in words, for drawing, sentences and choices alike."""

from tabletown.games.happy_city.view import Card, HappyCityView, SpecialOffer
from tabletown.words import Words

COLOUR_SIGNS = {"yellow": "◆", "blue": "■", "green": "▲", "orange": "●", "purple": "✚"}
MISSING_SIGNS = {"yellow": "◇", "blue": "□", "green": "△", "orange": "○", "purple": "+"}
COLOUR_STYLES = {"yellow": "yellow", "blue": "blue", "green": "green", "orange": "dark_orange", "purple": "magenta"}
COIN = "¤"
RESIDENT = "☺"
HEART = "♥"


def card_name(card: Card, words: Words) -> str:
    if card.kind == "market" and card.colour is None:
        return words("happy_city-market-white")
    return words(f"happy_city-{card.kind}", {card.kind: card.id})


def symbols(card: Card) -> str:
    """What is printed at the bottom of a card: `¤2 ♥1`."""
    found = ((COIN, card.income), (RESIDENT, card.residents), (HEART, card.hearts))
    return " ".join(f"{sign}{count}".replace("-", "−") for sign, count in found if count)


def symbol_words(card: Card, words: Words) -> str:
    """The same in words."""
    found = (("income", card.income), ("residents", card.residents), ("hearts", card.hearts))
    return ", ".join(f"{words(f'happy_city-terminal-{name}')} {count}" for name, count in found if count)


def colour_words(colours: dict[str, int], words: Words) -> str:
    return ", ".join(f"{words('happy_city-colour', colour=colour)} {count}" for colour, count in colours.items())


def effect_words(special: SpecialOffer, words: Words) -> str:
    """What a special building gives: its effect, or its symbols."""
    return words(f"happy_city-effect-{special.effect}", special.figures) if special.effect else ""


def card_words(card: Card, words: Words) -> str:
    """A building or dwelling in words: name, colour and symbols."""
    parts = [card_name(card, words)]
    if card.colour:
        parts.append(words("happy_city-colour", colour=card.colour))
    brought = symbol_words(card, words)
    return ", ".join([*parts, brought] if brought else parts)


def title(view: HappyCityView, words: Words) -> list[str]:
    parts = [words("happy_city-log-round", round=view.round)] if view.round else []
    parts.append(words(f"happy_city-option-mode-{view.mode}"))
    if view.is_last_round:
        parts.append(words("happy_city-terminal-last-round"))
    return parts
