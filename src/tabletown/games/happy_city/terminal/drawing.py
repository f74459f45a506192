"""A view of Happy City drawn for a terminal of 80 columns: the offer, special buildings, a city of two rows, the players.

Every colour has a sign of its own besides, and every symbol of a card one as well.
"""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from tabletown.drawing import grid
from tabletown.engine.contract import Move
from tabletown.games.happy_city.terminal.signs import (
    COIN,
    COLOUR_SIGNS,
    COLOUR_STYLES,
    HEART,
    MISSING_SIGNS,
    RESIDENT,
    card_name,
    effect_words,
    symbols,
    title,
)
from tabletown.games.happy_city.view import Card, CityView, HappyCityView, Offer, SpecialOffer, Sums
from tabletown.words import Words

CELL = 14


def draw(view: object, whose: int, names: Sequence[str], moves: Sequence[Move], words: Words) -> RenderableType:
    assert isinstance(view, HappyCityView)
    targets = {(move.kind, number) for move in moves for number in move.fields.values()}
    seat = max(whose, 0)
    parts: list[RenderableType] = [
        Text(" · ".join([words("happy_city-name"), *title(view, words)]), style="bold"),
        Text(""),
    ]
    if view.markets:
        parts += [_markets(view, words), Text("")]
    parts += [_decks(view, words), _offers(view, targets, words), Text(""), _specials(view, targets, words), Text("")]
    parts += [
        _city(view, view.cities[seat], words),
        Text(""),
        _sums(view, names, seat, words),
        _legend(words),
        Text(""),
    ]
    return Group(*parts)


def _sign(colour: str | None) -> Text:
    return Text(COLOUR_SIGNS[colour], style=COLOUR_STYLES[colour]) if colour else Text(" ")


def _markets(view: HappyCityView, words: Words) -> Text:
    text = Text(f" {words('happy_city-terminal-markets')} ")
    for card in view.markets:
        text.append_text(_sign(card.colour))
        text.append(f" {card_name(card, words)}  ")
    return text


def _decks(view: HappyCityView, words: Words) -> Text:
    text = Text(" ")
    for number, deck in enumerate(view.decks, 1):
        cards = words("happy_city-terminal-cards", cards=deck.cards)
        text.append(f"{number}", style="bold")
        text.append(f" {COIN}{deck.lowest}–{deck.highest} {cards}   ", style="dim")
    return text


def _offers(view: HappyCityView, targets: set[tuple[str, int]], words: Words) -> RenderableType:
    table = grid()
    for kind, offers in (("buy", view.buildings), ("dwelling", view.dwellings)):
        for offer in offers:
            open_now = (kind, offer.card.number) in targets
            table.add_row(*_offer(offer, open_now, words))
    return table


def _offer(offer: Offer, open_now: bool, words: Words) -> list[Text]:
    style = "bold" if open_now else "dim" if offer.refusal else ""
    left = f"×{offer.left}" if offer.card.kind == "dwelling" else ""
    return [
        Text(" ▸" if open_now else "  ", style="bold green"),
        _sign(offer.card.colour),
        Text(card_name(offer.card, words), style=style),
        Text(f"{COIN}{offer.price}", style=style, justify="right"),
        Text(symbols(offer.card), style=style),
        Text(left, style="dim"),
        Text(f"→ {_product(offer.after)}" if offer.after else "", style="dim"),
    ]


def _product(sums: Sums) -> str:
    return f"{RESIDENT}{sums.residents} {HEART}{sums.hearts} = {sums.total}"


def _specials(view: HappyCityView, targets: set[tuple[str, int]], words: Words) -> RenderableType:
    table = grid()
    for offer in view.specials:
        open_now = ("special", offer.card.number) in targets
        table.add_row(
            Text(" ▸" if open_now else " ★", style="bold green" if open_now else "magenta"),
            Text(card_name(offer.card, words), style="bold" if open_now else ""),
            _needs(offer),
            Text(effect_words(offer, words) or symbols(offer.card), style="" if open_now else "dim"),
        )
    return table


def _needs(offer: SpecialOffer) -> Text:
    """The colours asked for; hollow where they are still missing."""
    text = Text()
    for colour, needed in offer.needs.items():
        missing = offer.missing.get(colour, 0)
        text.append(COLOUR_SIGNS[colour] * (needed - missing), style=f"bold {COLOUR_STYLES[colour]}")
        text.append(MISSING_SIGNS[colour] * missing, style=COLOUR_STYLES[colour])
    return text


def _city(view: HappyCityView, city: CityView, words: Words) -> RenderableType:
    lines: list[Text] = []
    for start in range(0, view.places, view.row):
        names, figures = Text("  "), Text("  ")
        for place in range(start, start + view.row):
            card = city.cards[place] if place < len(city.cards) else None
            names.append_text(_name_cell(card, place, words))
            figures.append_text(_figure_cell(card))
        lines += [names, figures]
    return Group(*lines)


def _name_cell(card: Card | None, place: int, words: Words) -> Text:
    if card is None:
        return Text(f"{place + 1:<{CELL}} ", style="dim")
    text = Text("★" if card.kind == "special" else "", style="magenta")
    if card.kind != "special":
        text = _sign(card.colour)
    name = card_name(card, words)
    text.append(f" {name if len(name) <= CELL - 2 else name[: CELL - 3] + '…'}", style="bold")
    text.append(" " * (CELL + 1 - len(text)))
    return text


def _figure_cell(card: Card | None) -> Text:
    figures = symbols(card) if card else "·"
    return Text(f"  {figures:<{CELL - 2}} ", style="dim")


def _sums(view: HappyCityView, names: Sequence[str], whose: int, words: Words) -> RenderableType:
    """A line for every seat; an arrow marks the one whose city is drawn, a dot the first player."""
    table = grid()
    for seat, (name, city) in enumerate(zip(names, view.cities, strict=True)):
        special = city.copied or city.special
        table.add_row(
            Text(f" {'▸' if seat == whose else ' '}{seat + 1}{'•' if seat == view.first else ' '}", style="dim"),
            Text(name, style="bold" if seat == view.seat else ""),
            Text(f"{COIN}{city.coins} +{city.sums.income}", justify="right"),
            Text(_product(city.sums), style="bold", justify="right"),
            Text(f"{len(city.cards)}/{view.places}", style="dim"),
            Text(f"★ {card_name(special.card, words)}" if special else "", style="magenta"),
        )
    return table


def _legend(words: Words) -> RenderableType:
    colours, figures = Text("  "), Text("  ", style="dim")
    for colour, sign in COLOUR_SIGNS.items():
        colours.append(sign, style=COLOUR_STYLES[colour])
        colours.append(f" {words('happy_city-colour', colour=colour)}  ", style="dim")
    for name, sign in (("income", COIN), ("residents", RESIDENT), ("hearts", HEART)):
        figures.append(f"{sign} {words(f'happy_city-terminal-{name}')}  ")
    return Group(colours, figures)
