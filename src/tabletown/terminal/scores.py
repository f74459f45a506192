"""Scores in the terminal: the breakdown by category as a table, or in sentences where nothing may be drawn."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabletown.engine.contract import Score, State
from tabletown.words import Words


def final(game: str, state: State, names: list[str], words: Words, plain: bool) -> RenderableType:
    """What a game came to for everybody, a printed opponent among them; with the places once it is over."""
    scores, places, rival = state.scores(), state.ranking(), state.rival()
    if rival is not None:
        scores, names = [*scores, rival.score], [*names, words(rival.name)]
        places = [*places, 3 - places[0]]
    told = places if state.over() and len(names) > 1 else None
    return breakdown(game, scores, names, words, plain, told)


def breakdown(
    game: str, scores: list[Score], names: list[str], words: Words, plain: bool, places: list[int] | None = None
) -> RenderableType:
    """Everybody's points, category by category, with the places if they are given. Not everybody need have every category."""
    if plain:
        return Text("\n".join(_sentences(game, scores, names, words, places)))
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    columns = [{words(f"{game}-score-{part}"): points for part, points in score.parts} for score in scores]
    worked_out = [{words(f"{game}-score-{part}"): text for part, text in score.sums.items()} for score in scores]
    for title in dict.fromkeys(title for column in columns for title in column):
        style = "" if any(column.get(title) for column in columns) else "dim"
        cells = [
            _worked_out(points_text(column[title]), sums.get(title, "")) if title in column else ""
            for column, sums in zip(columns, worked_out, strict=True)
        ]
        table.add_row(title, *cells, style=style)
    table.add_section()
    table.add_row(words("table-total"), *(str(score.total) for score in scores), style="bold")
    if places:
        table.add_row("", *(words("table-place", place=place) for place in places), style="bold green")
    return table


def points_text(points: int) -> str:
    return str(points).replace("-", "−")


def _worked_out(points: str, text: str) -> str:
    """Points with how they came about, where they are worked out from other figures."""
    return f"{text} = {points}" if text else points


def _sentences(game: str, scores: list[Score], names: list[str], words: Words, places: list[int] | None) -> list[str]:
    lines = []
    for seat, (name, score) in enumerate(zip(names, scores, strict=True)):
        own = f"{game}-terminal-sum"  # a game that counts money says so
        total = words(own if words.knows(own) else "table-points", points=score.total)
        place = f", {words('table-place', place=places[seat])}" if places else ""
        parts = [
            f"{words(f'{game}-score-{part}')} {_worked_out(points_text(points), score.sums.get(part, ''))}"
            for part, points in score.parts
            if points
        ]
        lines.append(f"{name}: {total}{place}. {', '.join(parts)}".rstrip(". ") + ".")
    return lines
