"""Makes the view: what a seat may see of a position, put into the structs of view.py."""

from typing import TYPE_CHECKING

from tabletown.engine.contract import SPECTATOR
from tabletown.games.happy_city import purchase, scoring
from tabletown.games.happy_city.box import DECKS, DWELLINGS, MARKETS, NONE, SPECIALS, Box, is_building, is_dwelling
from tabletown.games.happy_city.catalogue import COLOURS
from tabletown.games.happy_city.income import incomes
from tabletown.games.happy_city.phases import PHASES
from tabletown.games.happy_city.specials.special import Special
from tabletown.games.happy_city.state import DRAFT
from tabletown.games.happy_city.table import MODES, Table
from tabletown.games.happy_city.view import Card, CityView, Deck, HappyCityView, Offer, SpecialOffer, Sums

if TYPE_CHECKING:
    from tabletown.games.happy_city.state import HappyState


def view(state: "HappyState", seat: int) -> HappyCityView:
    table = state.table
    earned = incomes(table)
    return HappyCityView(
        seat=seat,
        edition=table.edition.name,
        options=state.setup.options,
        round=state.round,
        end_reason=state.reason,
        mode=MODES[table.mode],
        is_last_round=state.is_last_round,
        first=table.first,
        turn=state.turn.seat,
        phase="over" if state.over() else PHASES[state.turn.phase],
        decks=[_deck(table, deck) for deck in range(DECKS)],
        buildings=[_offer(table, seat, card, 1) for card in table.face_up],
        dwellings=[_offer(table, seat, DWELLINGS + place, left) for place, left in enumerate(table.dwellings)],
        specials=[_special(table, seat, table.specials[number]) for number in table.offered],
        markets=[_card(table.box, card) for card in table.markets] if state.stage == DRAFT else [],
        bank=table.bank,
        places=table.box.city,
        row=table.box.row,
        cities=[_city(table, other, earned) for other in range(state.setup.seats)],
    )


def _card(box: Box, card: int) -> Card:
    kind, number = _kind(card)
    colour = box.colour[card]
    return Card(
        kind=kind,
        number=number,
        id=box.ids[card],
        colour=COLOURS[colour] if colour != NONE else None,
        cost=box.cost[card] if card < MARKETS else None,
        deck=box.deck[card] + 1 if is_building(card) else None,
        income=box.income[card],
        residents=box.residents[card],
        hearts=box.hearts[card],
    )


def _kind(card: int) -> tuple[str, int]:
    if is_building(card):
        return "building", card + 1
    if is_dwelling(card):
        return "dwelling", card - DWELLINGS + 1
    return ("special", card - SPECIALS + 1) if card >= SPECIALS else ("market", card - MARKETS + 1)


def _by_colour(counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(COLOURS, counts, strict=True) if count}


def _deck(table: Table, deck: int) -> Deck:
    box = table.box
    colours = [box.colour[card] for card in box.deck_of(deck)]
    return Deck(
        cards=len(table.decks[deck]),
        lowest=box.lowest[deck],
        highest=box.highest[deck],
        back=_by_colour([colours.count(colour) for colour in range(len(COLOURS))]),
        discard=len(table.discards[deck]),
    )


def _offer(table: Table, seat: int, card: int, left: int) -> Offer:
    if seat == SPECTATOR:
        return Offer(_card(table.box, card), table.box.cost[card], left, "", None)
    refusal = purchase.refusal(table, seat, card)
    price = purchase.price(table, table.cities[seat], card)
    possible = refusal in ("", "happy_city.buy.coins")
    return Offer(_card(table.box, card), price, left, refusal, _after(table, seat, card) if possible else None)


def _after(table: Table, seat: int, card: int) -> Sums:
    """What the seat's city would show with this card."""
    trial = table.copy()
    trial.cities[seat].build(card)
    return _sums(trial, seat, incomes(trial))


def _sums(table: Table, seat: int, earned: list[int]) -> Sums:
    residents, hearts = scoring.symbols(table, earned, seat)
    return Sums(earned[seat], residents, hearts, scoring.score(table, earned, seat).total)


def _special(table: Table, seat: int, special: Special) -> SpecialOffer:
    missing = special.missing(table.cities[seat]) if seat != SPECTATOR else special.needs
    return SpecialOffer(
        card=_card(table.box, special.card),
        needs=_by_colour(special.needs),
        missing=_by_colour(missing),
        effect=special.kind,
        figures=_figures(special),
    )


def _figures(special: Special) -> dict[str, str | int]:
    """What the sentence about an effect needs to be said."""
    if not special.kind:
        return {}
    figures: dict[str, str | int] = {
        "amount": special.amount,
        "tied": special.tied,
        "otherwise": special.otherwise,
        "limit": special.limit,
        "times": special.borrows,
        "hearts": special.hearts,
        "gives": "hearts" if special.gives_hearts else "residents",
    }
    if special.colour != NONE:
        figures["colour"] = COLOURS[special.colour]
    for alike in (2, 3):
        if special.hearts_for:
            figures[f"hearts{alike}"] = special.hearts_for[alike]
            figures[f"residents{alike}"] = special.residents_for[alike]
    return figures


def _city(table: Table, seat: int, earned: list[int]) -> CityView:
    city = table.cities[seat]
    return CityView(
        coins=city.coins,
        cards=[_card(table.box, card) for card in city.cards],
        sums=_sums(table, seat, earned),
        colours=_by_colour(city.colours),
        special=_special(table, seat, table.specials[city.special]) if city.special != NONE else None,
        copied=_special(table, seat, table.specials[city.copied]) if city.copied != NONE else None,
        next_is_free=city.next_is_free,
    )
