"""A view of Welcome To drawn for a terminal of 80 columns: cards, plans, the three streets, the tracks, the neighbours.

Every kind has a sign besides its colour. Rows of a street: where a house stands, what is written in it, what is beside it.
"""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tabletown.drawing import grid
from tabletown.engine.contract import Move
from tabletown.games.welcome.terminal import competitor
from tabletown.games.welcome.terminal.signs import EFFECT_SIGNS, EFFECT_STYLES, plan_text
from tabletown.games.welcome.view import Card, House, PlanView, SheetView, WelcomeView
from tabletown.words import Words

CELL = 4
FENCE = "┃"
GATE = "┊"


def draw(view: object, whose: int, names: Sequence[str], moves: Sequence[Move], words: Words) -> RenderableType:
    assert isinstance(view, WelcomeView)
    sheet = view.sheets[max(whose, 0)]
    targets = {(move.fields["street"], move.fields["house"]) for move in moves if move.kind in ("write", "bis")}
    parts: list[RenderableType] = [_title(view, words)]
    if view.cards:
        parts += [_cards(view, words), Text("")]
    parts += [_plans(view, names, words), Text("")]
    for street in range(len(sheet.streets)):
        parts.append(_street(view, sheet, street, targets))
    parts += [_tracks(view, sheet, words), _estates(view, sheet, words), Text("")]
    parts.append(_sums(view, names, max(whose, 0), words))
    if view.competitor:
        parts.append(competitor.drawn(view.competitor, words))
    parts.append(Text(""))
    return Group(*parts)


def _title(view: WelcomeView, words: Words) -> RenderableType:
    title = [words("welcome-name"), words("welcome-log-round", round=view.round)]
    title += [words(f"welcome-option-{name}") for name, value in view.options.items() if value == "true"]
    pile = [words(f"welcome-terminal-left-{view.way}", cards=view.cards_left)]
    if view.top:
        pile.append(words("welcome-terminal-top", effect=view.top))
    return Group(Text(" · ".join(title), style="bold"), Text(" · ".join(pile), style="dim"))


def _cards(view: WelcomeView, words: Words) -> RenderableType:
    table = grid()
    for slot, card in enumerate(view.cards):
        table.add_row(*_card(view, slot, card, words))
    return table


def _card(view: WelcomeView, slot: int, card: Card, words: Words) -> list[Text]:
    chosen = view.chosen
    number = chosen is not None and chosen.number_slot == slot + 1
    effect = chosen is not None and chosen.effect_slot == slot + 1
    row = [
        Text(f" {slot + 1}" if view.way == "stacks" else f" {'abc'[slot]}", style="dim"),
        Text(f" {card.number:>2} ", style="bold black on white" if number or chosen is None else "dim"),
        Text(
            f"{EFFECT_SIGNS[card.effect]} {words('welcome-effect', effect=card.effect)}",
            style=EFFECT_STYLES[card.effect] + (" bold" if effect else "" if chosen is None else " dim"),
        ),
    ]
    if card.next_effect:
        row.append(Text(words("welcome-terminal-next", effect=card.next_effect), style="dim"))
    return row


def _plans(view: WelcomeView, names: Sequence[str], words: Words) -> RenderableType:
    table = grid()
    for number, plan in enumerate(view.plans, 1):
        table.add_row(*_plan(number, plan, view, names, words))
    return table


def _plan(number: int, plan: PlanView, view: WelcomeView, names: Sequence[str], words: Words) -> list[Text]:
    mine = view.seat in plan.claimed
    done = [f"{names[seat]} {view.sheets[seat].plans[number - 1]}" for seat in plan.claimed]
    first = Text(f"{plan.first:>2}", style="dim strike" if plan.approved else "bold")
    return [
        Text(f" {words('welcome-plan-card', plan=number, edition=view.edition)}", style="dim"),
        Text(plan_text(plan, words), style="green" if mine else ""),
        first,
        Text(f"{plan.other:>2}", style="bold" if plan.approved else ""),
        Text("✓ " + ", ".join(done) if done else "", style="green"),
    ]


def _street(view: WelcomeView, sheet: SheetView, street: int, targets: set[tuple[int, int]]) -> RenderableType:
    roofs, numbers, below = Text("   "), Text(f"{street + 1} ", style="bold"), Text("   ")
    numbers.append(FENCE, style="bold yellow")
    complete = _complete_houses(sheet, street + 1)
    for place, house in enumerate(sheet.streets[street].houses, 1):
        is_target = (street + 1, place) in targets
        built = house.number is not None
        style = "bold green" if place in complete else "red" if built else "bold" if is_target else "dim"
        roofs.append(f"{f'╱{place}╲':^{CELL}} ", style=style)
        numbers.append_text(_written(house, is_target))
        numbers.append(*((FENCE, "bold yellow") if house.fence_right else (GATE, "dim")))
        below.append_text(_beside(house))
    numbers.append_text(_park(sheet.streets[street].parks, view.board.streets[street].parks))
    return Group(roofs, numbers, below)


def _complete_houses(sheet: SheetView, street: int) -> set[int]:
    """The places on the street that belong to completed estates."""
    return {
        place
        for estate in sheet.estates
        if estate.street == street
        for place in range(estate.house, estate.house + estate.size)
    }


def _written(house: House, is_target: bool) -> Text:
    if house.roundabout:
        return Text(f"{'◎':^{CELL}}", style="bold magenta")
    if house.number is None:
        return Text(f"{'·' if is_target else '':^{CELL}}", style="bold green")
    text = f"{house.number}b" if house.bis else str(house.number)
    return Text(f"{text:^{CELL}}", style="bold red" if house.bis else "bold")


def _beside(house: House) -> Text:
    """A pool, full or dry, and the line that marks houses counted for a plan."""
    line = "▔" if house.used else " "
    sign = "≋" if house.pool_built else "○" if house.pool else line
    style = "bold cyan" if house.pool_built else "green" if house.used else "dim cyan"
    return Text(f"{line}{sign}{line}{line} ", style=style)


def _park(crossed: int, values: list[int]) -> Text:
    text = Text(" ")
    text.append(f"{EFFECT_SIGNS['park']} ", style=EFFECT_STYLES["park"])
    text.append("●" * crossed, style=EFFECT_STYLES["park"])
    text.append("○" * (len(values) - 1 - crossed), style="dim")
    text.append(f" {values[crossed]}", style="bold")
    return text


def _tracks(view: WelcomeView, sheet: SheetView, words: Words) -> RenderableType:
    board = view.board
    rows = [
        ("pools", EFFECT_STYLES["pool"], sheet.pools, len(board.pools) - 1, str(board.pools[sheet.pools])),
        ("temps", EFFECT_STYLES["temp"], sheet.temps, board.temp_boxes, ""),
        ("bis", EFFECT_STYLES["bis"], sheet.bis, len(board.bis) - 1, f"−{board.bis[sheet.bis]}"),
        ("refusals", "red", sheet.refusals, len(board.refusals) - 1, f"−{board.refusals[sheet.refusals]}"),
    ]
    if view.options.get("expert") == "true":
        cost = board.roundabouts[sheet.roundabouts]
        rows.append(("roundabouts", "magenta", sheet.roundabouts, len(board.roundabouts) - 1, f"−{cost}"))
    table = grid()
    for place in range(0, len(rows), 2):
        cells: list[Text] = []
        for name, style, crossed, boxes, worth in rows[place : place + 2]:
            cells.append(Text(words(f"welcome-score-{name}")))
            boxes_text = Text("●" * crossed, style=style)
            boxes_text.append("○" * (boxes - crossed), style="dim")
            cells += [boxes_text, Text("" if worth == "−0" else worth, style="bold")]
        table.add_row(*cells)
    return Padding(table, (0, 0, 0, 1))


def _estates(view: WelcomeView, sheet: SheetView, words: Words) -> RenderableType:
    """For each size: how many completed estates, and what one is worth."""
    have = [sum(1 for estate in sheet.estates if estate.size == size) for size in range(1, 7)]
    text = Text(f" {words('welcome-terminal-estates')} ")
    for size, count in enumerate(have, 1):
        worth = view.board.estates[size - 1][sheet.agents[size - 1]]
        text.append(f"  {size}: ", style="dim")
        text.append(f"{count}×{worth}", style="bold green" if count else "")
        text.append("●" * sheet.agents[size - 1], style=EFFECT_STYLES["agent"])
    return text


def _sums(view: WelcomeView, names: Sequence[str], whose: int, words: Words) -> RenderableType:
    """A line for every seat; an arrow marks the one whose sheet is drawn."""
    table = grid()
    for seat, (name, sheet) in enumerate(zip(names, view.sheets, strict=True)):
        houses = [house for street in sheet.streets for house in street.houses]
        built = sum(1 for house in houses if house.number is not None or house.roundabout)
        plans = " ".join(str(points) if points else "–" for points in sheet.plans)
        table.add_row(
            Text(f" {'▸' if seat == whose else ' '}{seat + 1}", style="dim"),
            Text(name, style="bold" if seat == view.seat else ""),
            Text(words("table-points", points=sheet.total), style="bold", justify="right"),
            Text(words("welcome-terminal-houses", houses=built, places=len(houses)), style="dim"),
            Text(words("welcome-terminal-plans", plans=plans), style="dim"),
            Text(words("welcome-terminal-refusals", refusals=sheet.refusals), style="red" if sheet.refusals else "dim"),
        )
    return table
