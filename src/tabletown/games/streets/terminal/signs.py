"""The signs and colours of Streets in the terminal, and its tiles in words, for drawing, sentences and choices alike."""

from collections.abc import Sequence

from tabletown.games.streets.catalogue import SIDES
from tabletown.games.streets.view import Building, Person, StreetsView, Tile
from tabletown.words import Words

KIND_SIGNS = {"tourist": "◆", "hipster": "▲", "parent": "●", "shopper": "■", "wild": "✱"}
KIND_STYLES = {"tourist": "magenta", "hipster": "yellow", "parent": "green", "shopper": "blue", "wild": "white"}
START_SIGNS = {"station": "⌂", "park": "♣"}
SIDE_SIGNS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
LYING = "•"
SEEKING = "!"


def tile_name(tile: Tile, words: Words) -> str:
    return words("streets-tile", tile=tile.id)


def signs_of(symbols: dict[str, int]) -> str:
    return "".join(KIND_SIGNS[kind] * count for kind, count in symbols.items())


def value_words(tile: Tile, words: Words) -> str:
    """What a building pays for; empty for station and park."""
    if tile.value is None:
        return ""
    kind, other = ([*tile.of, "", ""])[:2]
    return words(f"streets-value-{tile.value}", coef=tile.coef, kind=kind, other=other)


def symbol_words(symbols: dict[str, int], words: Words) -> str:
    return ", ".join(f"{words('streets-kind', kind=kind)} {count}" for kind, count in symbols.items())


def business_words(tile: Tile, words: Words) -> str:
    """A tile's kind of business; `×2` where it brings two tokens."""
    if tile.business is None:
        return ""
    name = words("streets-business", business=tile.business)
    return f"{name} ×{tile.tokens}" if tile.tokens > 1 else name


def token_words(tokens: dict[str, int], words: Words) -> str:
    return ", ".join(f"{words('streets-business', business=name)} {count}" for name, count in tokens.items())


def side_words(side: str, words: Words) -> str:
    return words("streets-side", side=SIDES.index(side) + 1)


def tile_words(view: StreetsView, tile: Tile, words: Words, plain: bool) -> str:
    """A tile in one line: name, symbols as signs or in words, value, and its business where that matters."""
    symbols = f", {symbol_words(tile.symbols, words)}" if plain else f" {signs_of(tile.symbols)}"
    told = [f"{tile_name(tile, words)}{symbols}", value_words(tile, words)]
    if view.tokens:
        told.append(business_words(tile, words))
    return ", ".join(told)


def player_name(view: StreetsView, player: int, names: Sequence[str], words: Words) -> str:
    return words("streets-grifter") if view.players[player].seat is None else names[player]


def people_words(people: list[Person], words: Words) -> list[str]:
    """Who is on a building: those who lie, and those who stand as seekers."""
    told = [words("streets-people-of", people=each.lying, colour=each.colour) for each in people if each.lying]
    standing = [
        words("streets-people-of", people=each.standing, colour=each.colour) for each in people if each.standing
    ]
    return told + [words("streets-terminal-seekers", seekers=each) for each in standing]


def building_of(view: StreetsView, tile: int) -> Building:
    return next(building for building in view.buildings if building.tile.number == tile)
