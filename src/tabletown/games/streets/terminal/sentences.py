"""A view of Streets in sentences, one a line, in the order in which a player needs them. For screen readers and pipes."""

from collections.abc import Sequence

from tabletown.games.streets.catalogue import SIDES
from tabletown.games.streets.terminal.signs import (
    building_of,
    business_words,
    people_words,
    player_name,
    side_words,
    symbol_words,
    tile_name,
    token_words,
    value_words,
)
from tabletown.games.streets.terminal.titles import title
from tabletown.games.streets.view import Building, Player, Street, StreetsView, Tile
from tabletown.words import Words

ENDS = {"north": ("west", "east"), "south": ("west", "east"), "east": ("north", "south"), "west": ("north", "south")}
"""Where the two ends of a street lie, by the side on which its road runs."""


def describe(view: object, whose: int, names: Sequence[str], words: Words) -> str:
    assert isinstance(view, StreetsView)
    lines = [", ".join(title(view, words)) + "."]
    lines += [words("streets-terminal-in-hand", tile=_printed(view, each.tile, words)) for each in view.hand]
    for street in view.streets:
        lines.append(_street(view, street, names, words))
    seat = max(whose, 0)
    order = [seat, *(other for other in range(len(view.players)) if other != seat)]
    lines += [_player(view, view.players[other], player_name(view, other, names, words), words) for other in order]
    return "\n".join(lines)


def _printed(view: StreetsView, tile: Tile, words: Words) -> str:
    told = [tile_name(tile, words), symbol_words(tile.symbols, words), value_words(tile, words)]
    if view.tokens:
        told.append(business_words(tile, words))
    return "; ".join(told)


def _street(view: StreetsView, street: Street, names: Sequence[str], words: Words) -> str:
    """A street is told in one sentence, its ends first: they say what is still to be done there."""
    if street.state == "open":
        ends = [
            side_words(side, words)
            for side, end in zip(ENDS[street.side], street.ends, strict=True)
            if end.tile is None
        ]
        head = words("streets-terminal-street-open", ends=", ".join(ends))
    else:
        head = words("streets-terminal-street-closed")
    told = [_building(view, building_of(view, tile), names, words) for tile in street.tiles]
    return f"{head}: {'; '.join(told)}."


def _building(view: StreetsView, building: Building, names: Sequence[str], words: Words) -> str:
    """Where it stands and who owns it, and what it would pay now or has paid at the end; of those without an owner only what
    counts for others."""
    told = [
        words("streets-terminal-at", tile=building.tile.id, x=building.x, y=building.y),
        words("streets-road", side=SIDES.index(building.side) + 1),
        symbol_words(building.tile.symbols, words),
        *people_words(building.people, words),
    ]
    if building.owner is not None:
        told.append(player_name(view, building.owner, names, words))
    if building.is_abandoned:
        told.append(words("streets-terminal-abandoned"))
    if building.signs > 1:
        told.append(words("streets-terminal-signs", signs=building.signs))
    if building.worth is not None:
        told.append(value_words(building.tile, words))
        if view.end_reason:
            told.append(words("streets-terminal-last", dollars=building.worth.at_the_end))
        else:
            told.append(words("streets-terminal-now", dollars=building.worth.total))
    return ", ".join(told)


def _player(view: StreetsView, player: Player, name: str, words: Words) -> str:
    told = [words("streets-dollars", dollars=player.money)]
    if player.signs is not None:
        told.append(words("streets-terminal-signs", signs=player.signs))
        backs = ", ".join(words("streets-kind", kind=back) for back in player.backs)
        told.append(words("streets-terminal-backs", backs=backs or "–"))
    if player.advisor:
        told.append(words(f"streets-advisor-{player.advisor}"))
    if player.tokens:
        told.append(token_words(player.tokens, words))
    return f"{name}: {'; '.join(told)}."
