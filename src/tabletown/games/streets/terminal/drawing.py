"""A view of Streets drawn for a terminal of 80 columns: the city as a map, the hand, one player's buildings, the players.

A tile is three lines high: its road along one side, its symbols with its number, and below them the owner's number with
those who lie there and those who seek. Every kind of symbol has a sign besides its colour.
"""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from tabletown.drawing import grid
from tabletown.engine.contract import Move
from tabletown.games.streets.catalogue import SIDES
from tabletown.games.streets.terminal.signs import (
    KIND_SIGNS,
    KIND_STYLES,
    LYING,
    SEEKING,
    SIDE_SIGNS,
    START_SIGNS,
    business_words,
    player_name,
    signs_of,
    tile_name,
    token_words,
    value_words,
)
from tabletown.games.streets.terminal.titles import title
from tabletown.games.streets.view import Building, HandTile, StreetsView
from tabletown.words import Words

PAGE = 80
MARGIN = 4
NARROWEST, WIDEST = 5, 7
PLAYER_STYLES = ("red", "cyan", "bright_magenta", "bright_green", "bright_yellow")


def draw(view: object, whose: int, names: Sequence[str], moves: Sequence[Move], words: Words) -> RenderableType:
    assert isinstance(view, StreetsView)
    player = max(whose, 0)
    parts: list[RenderableType] = [
        Text(" · ".join([words("streets-name"), *title(view, words)]), style="bold"),
        Text(""),
        _city(view, moves),
        _legend(words),
        Text(""),
    ]
    if view.hand:
        parts += [_hand(view, words), Text("")]
    own = [building for building in view.buildings if building.owner == player]
    if own:
        parts += [_own(own, words), Text("")]
    parts += [_players(view, names, player, words), Text("")]
    return Group(*parts)


# The map


def _city(view: StreetsView, moves: Sequence[Move]) -> RenderableType:
    buildings = {(building.x, building.y): building for building in view.buildings}
    targets: dict[tuple[int, int], list[int]] = {}
    for move in moves:
        if move.kind == "build":
            targets.setdefault((move.fields["x"], move.fields["y"]), []).append(move.fields["side"])
    cells = [*buildings, *targets]
    xs = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    ys = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    width = max(NARROWEST, min(WIDEST, (PAGE - MARGIN) // len(xs)))
    lines = [Text(" " * MARGIN + "".join(f"{x:^{width}}" for x in xs), style="dim")]
    for y in ys:
        rows = [Text(f"{y if line == 1 else '':>{MARGIN - 1}} ", style="dim") for line in range(3)]
        for x in xs:
            building, sides = buildings.get((x, y)), targets.get((x, y), [])
            drawn = _tile(building, sides, width) if building else _place(sides, width)
            for row, part in zip(rows, drawn, strict=True):
                row.append_text(part)
        lines += rows
    return Group(*lines)


def _tile(building: Building, sides: list[int], width: int) -> list[Text]:
    """The three lines of a building; an arrow shows that the renovator may build on it."""
    style = KIND_STYLES[building.tile.kind]
    sign = START_SIGNS.get(building.tile.id) or signs_of(building.tile.symbols)
    arrow = SIDE_SIGNS[building.side] if sides else ""
    content = [Text(f"{sign}{building.tile.number}{arrow}", style=f"bold {style}"), _residents(building)]
    road = "bold bright_white"
    if building.side == "north":
        return [Text("━" * width, style=road), *(_padded(part, width) for part in content)]
    if building.side == "south":
        return [*(_padded(part, width) for part in content), Text("━" * width, style=road)]
    kerb = Text("┃", style=road)
    rows = [_padded(part, width - 1) for part in (*content, Text(""))]
    return [kerb + row if building.side == "west" else row + kerb for row in rows]


def _padded(text: Text, width: int) -> Text:
    text.truncate(width)
    text.pad_right(width - len(text))
    return text


def _residents(building: Building) -> Text:
    text = Text("–" if building.is_abandoned else " ", style="dim")
    if building.owner is not None:
        text = Text(str(building.owner + 1) * building.signs, style=f"bold {PLAYER_STYLES[building.owner]}")
    lying = sum(person.lying for person in building.people)
    standing = sum(person.standing for person in building.people)
    text.append(f"{LYING}{lying}" if lying else "")
    text.append(f"{SEEKING}{standing}" if standing else "", style="bold red")
    return text


def _place(sides: list[int], width: int) -> list[Text]:
    arrows = "".join(SIDE_SIGNS[SIDES[side - 1]] for side in sorted(sides))
    return [Text(f"{text:^{width}}", style="green") for text in ("", arrows, "")]


def _legend(words: Words) -> Text:
    text = Text(" ")
    for kind, sign in KIND_SIGNS.items():
        text.append(sign, style=KIND_STYLES[kind])
        text.append(f" {words('streets-kind', kind=kind)}  ", style="dim")
    for sign, name in ((LYING, "lying"), (SEEKING, "seeking")):
        text.append(f"{sign} {words(f'streets-terminal-{name}')}  ", style="dim")
    return text


# Beside the map


def _hand(view: StreetsView, words: Words) -> RenderableType:
    table = grid()
    for each in view.hand:
        table.add_row(*_in_hand(view, each, words))
    return table


def _in_hand(view: StreetsView, each: HandTile, words: Words) -> list[Text]:
    tile = each.tile
    style = "bold" if each.is_picked else ""
    return [
        Text(" ▸" if each.is_picked else "  ", style="bold green"),
        Text(signs_of(tile.symbols), style=KIND_STYLES[tile.kind]),
        Text(tile_name(tile, words), style=style),
        Text(value_words(tile, words), style=style),
        Text(business_words(tile, words) if view.tokens else "", style="dim"),
    ]


def _own(buildings: list[Building], words: Words) -> RenderableType:
    """What a player's buildings would pay if their streets were counted now."""
    table = grid()
    for building in buildings:
        worth = building.worth
        table.add_row(
            Text(f" {building.tile.number:>2}", style="dim"),
            Text(signs_of(building.tile.symbols), style=KIND_STYLES[building.tile.kind]),
            Text(tile_name(building.tile, words)),
            Text(value_words(building.tile, words), style="dim"),
            Text(f"${worth.value}+{worth.people}" if worth else "", style="bold", justify="right"),
        )
    return table


def _players(view: StreetsView, names: Sequence[str], whose: int, words: Words) -> RenderableType:
    """A line for every player; an arrow marks the one whose buildings are listed, a dot the first player."""
    table = grid()
    for number, player in enumerate(view.players):
        table.add_row(
            Text(f" {'▸' if number == whose else ' '}{number + 1}{'•' if number == view.first else ' '}", style="dim"),
            Text(player_name(view, number, names, words), style=f"bold {PLAYER_STYLES[number]}"),
            Text(words("streets-dollars", dollars=player.money), style="bold", justify="right"),
            Text("" if player.signs is None else words("streets-terminal-signs", signs=player.signs), style="dim"),
            Text("".join(KIND_SIGNS[back] for back in player.backs)),
            Text(words(f"streets-advisor-{player.advisor}") if player.advisor else "", style="magenta"),
            Text(token_words(player.tokens, words), style="dim"),
        )
    return table
