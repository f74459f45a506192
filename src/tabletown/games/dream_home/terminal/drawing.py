"""A view of Dream Home drawn for a terminal of 80 columns: the drafting board, one house cut open, the neighbours.

A room that has grown has no wall inside; its points stand in its ceiling. Every kind has a sign besides its colour.
"""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

from tabletown.drawing import grid
from tabletown.engine.contract import Move
from tabletown.games.dream_home.terminal.signs import (
    GROUP_STYLES,
    RESOURCE_SIGNS,
    RESOURCE_STYLES,
    resource_about,
    resource_name,
    room_name,
    room_points,
)
from tabletown.games.dream_home.view import Cell, DreamHomeView, HouseView, Resource
from tabletown.words import Words

WIDTH = 13
COLUMNS = 5
BASEMENT = 3
MARGIN = "   "


def draw(view: object, whose: int, names: Sequence[str], moves: Sequence[Move], words: Words) -> RenderableType:
    assert isinstance(view, DreamHomeView)
    house = view.houses[max(whose, 0)]
    targets = {
        (move.fields["floor"], move.fields["column"]) for move in moves if move.kind in ("build", "furnish", "scaffold")
    }
    parts: list[RenderableType] = [_title(view, names, words), Text("")]
    if view.phase != "over":
        parts += [_board(view, words), Text("")]
    parts += [_floor(house, floor, targets, words) for floor in (1, 2, 3)]
    parts += [_ground(), Text(""), *_beside(house, words), Text("")]
    parts += [_sums(view, names, max(whose, 0), words), Text("")]
    return Group(*parts)


def _title(view: DreamHomeView, names: Sequence[str], words: Words) -> Text:
    title = [words("dream_home-name"), words("dream_home-terminal-round", round=view.round, rounds=view.rounds)]
    title.append(words("dream_home-terminal-first-player", player=names[view.first_player]))
    if view.car:
        title.append(words("dream_home-terminal-car-free"))
    return Text(" · ".join(title), style="bold")


def _board(view: DreamHomeView, words: Words) -> RenderableType:
    table = grid()
    for number, column in enumerate(view.columns, 1):
        room, resource = column.room, column.resource
        taken = room is None
        row = [Text(f" {number}", style="dim"), Text("—" if room is None else room_name(room, words))]
        if room is not None:
            row[-1].stylize(f"bold {GROUP_STYLES[room.group]}")
        row.append(Text(room_points(room, words) if room else "", style="dim"))
        if column.first_player:
            row.append(Text("" if taken else f"★ {words('dream_home-resource', resource='token')}", style="bold"))
        else:
            row.append(_resource(resource, words) if resource else Text(""))
        table.add_row(*row)
    hand = [room_name(view.hand.room, words)] if view.hand.room else []
    hand += [resource_name(view.hand.resource, words)] if view.hand.resource else []
    in_hand = Text(f" {words('dream_home-terminal-in-hand', cards=', '.join(hand))}" if hand else "", style="bold")
    return Group(table, in_hand)


def _resource(resource: Resource, words: Words) -> Text:
    text = Text(f"{RESOURCE_SIGNS[resource.group]} {resource_name(resource, words)}", RESOURCE_STYLES[resource.group])
    if resource.group == "decor":
        text.append(f" {resource_about(resource, words)}", style="dim")
    return text


def _floor(house: HouseView, floor: int, targets: set[tuple[int, int]], words: Words) -> RenderableType:
    """A floor in three lines: ceiling with points, rooms, what stands in them."""
    cells = {cell.column: cell for cell in house.cells if cell.floor == floor}
    points = {room.column: room.points for room in house.rooms if room.floor == floor}
    ceiling, rooms, decor = Text(MARGIN), Text(f" {floor} ", style="bold"), Text(MARGIN)
    for column in range(1, COLUMNS + 1):
        cell = cells.get(column)
        if cell is None:
            for line, text in ((ceiling, "─"), (rooms, " "), (decor, " ")):
                line.append(text * (WIDTH + 1), style="dim")
            continue
        wall = " " if cell.joined_left else "│"
        value = f" {points[column]} " if column in points else ""
        corner = ("┌" if floor == 1 else "├") if column == 1 else "┬"
        ceiling.append("─" if cell.joined_left else corner, style="dim")
        ceiling.append(value, style="bold")
        ceiling.append("─" * (WIDTH - len(value)), style="dim")
        for line, content in ((rooms, _room(cell, (floor, column) in targets, words)), (decor, _token(cell, words))):
            line.append(wall, style="dim")
            line.append_text(content)
    for line, end in ((ceiling, "┐" if floor == 1 else "┤"), (rooms, "│"), (decor, "│")):
        line.append(end, style="dim")
    if floor == BASEMENT:
        rooms = _with_porch(rooms, words("dream_home-terminal-roofs", roofs=house.roofs))
    return Group(ceiling, rooms, decor)


def _with_porch(rooms: Text, pile: str) -> Text:
    """The roof pile lies on the porch, left of the basement."""
    sign = Text(f" {pile}", style=RESOURCE_STYLES["roof"])
    return Text.assemble(rooms[: len(MARGIN)], sign, rooms[len(MARGIN) + len(sign) :])


def _ground() -> Text:
    porch, basement = 3 * (WIDTH + 1), 2 * (WIDTH + 1)
    return Text(f"{MARGIN}{'▔' * porch}└{'─' * (basement - 1)}┘", style="dim")


def _room(cell: Cell, is_target: bool, words: Words) -> Text:
    if cell.scaffold:
        return Text(_fit(f"╳ {words('dream_home-terminal-scaffold-short')}"), style="bold yellow")
    if cell.room is None:
        return Text(_fit("·" if is_target else ""), style="bold green")
    if cell.face_down:
        return Text(_fit("░" * WIDTH), style="dim")
    style = GROUP_STYLES[cell.room.group]
    return Text(_fit(room_name(cell.room, words)), style=f"bold {style}" if cell.finished else style)


def _token(cell: Cell, words: Words) -> Text:
    if cell.token is None:
        return Text(_fit("░" * WIDTH if cell.face_down else ""), style="dim")
    return Text(_fit(f"◆ {words('dream_home-item', item=cell.token)}"), style="green")


def _fit(text: str) -> str:
    """Exactly as wide as a cell; what is too long is cut."""
    if cell_len(text) > WIDTH:
        text = set_cell_size(text, WIDTH - 1) + "…"
    return set_cell_size(text, WIDTH)


def _beside(house: HouseView, words: Words) -> list[Text]:
    """What lies beside the house, and the roof when it is open."""
    lines = []
    for group, names in (("decor", house.garden), ("tool", house.tools), ("helper", house.helpers)):
        if names:
            told = ", ".join(words("dream_home-resource", resource=name) for name in names)
            lines.append(Text(f" {RESOURCE_SIGNS[group]} {told}", style=RESOURCE_STYLES[group]))
    if house.roof:
        told = ", ".join(resource_name(roof, words) for roof in house.roof)
        lines.append(Text(f" {RESOURCE_SIGNS['roof']} {told}", style=RESOURCE_STYLES["roof"]))
    lines += [Text(f" ✓ {words(f'dream_home-comfort-{bonus}')}", style="green") for bonus in house.comfort]
    return lines


def _sums(view: DreamHomeView, names: Sequence[str], whose: int, words: Words) -> RenderableType:
    """A line for every seat; an arrow marks the one whose house is drawn, a star the first player."""
    table = grid()
    for seat, (name, house) in enumerate(zip(names, view.houses, strict=True)):
        cards = [words("dream_home-resource", resource=each) for each in (*house.tools, *house.helpers)]
        table.add_row(
            Text(f" {'▸' if seat == whose else ' '}{seat + 1}{'★' if seat == view.first_player else ' '}", style="dim"),
            Text(name, style="bold" if seat == view.seat else ""),
            Text(words("table-points", points=house.total), style="bold", justify="right"),
            Text(_aside(view, house, words), style="dim"),
            Text(", ".join(cards), style="dim"),
        )
    return table


def _aside(view: DreamHomeView, house: HouseView, words: Words) -> str:
    """What else counts: the closed pile of roofs, and when all is open the children, which break ties."""
    if view.phase == "over":
        return words("dream_home-terminal-children", children=house.children)
    return words("dream_home-terminal-roofs", roofs=house.roofs)
