"""Scores in the terminal: the breakdown by category as a table, or in sentences where nothing may be drawn."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabletown.engine.contract import Score
from tabletown.words import Words


def breakdown(
    game: str, scores: list[Score], names: list[str], words: Words, plain: bool, places: list[int] | None = None
) -> RenderableType:
    """Everybody's points, category by category; with the places when the game is over."""
    if plain:
        return Text("\n".join(_sentences(game, scores, names, words, places)))
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for row, (part, _) in enumerate(scores[0].parts):
        points = [score.parts[row][1] for score in scores]
        style = "" if any(points) else "dim"
        table.add_row(words(f"{game}-score-{part}"), *(points_text(each) for each in points), style=style)
    table.add_section()
    table.add_row(words("table-total"), *(str(score.total) for score in scores), style="bold")
    if places:
        table.add_row("", *(words("table-place", place=place) for place in places), style="bold green")
    return table


def points_text(points: int) -> str:
    return str(points).replace("-", "−")


def _sentences(game: str, scores: list[Score], names: list[str], words: Words, places: list[int] | None) -> list[str]:
    lines = []
    for seat, (name, score) in enumerate(zip(names, scores, strict=True)):
        total = words("table-points", points=score.total)
        place = f", {words('table-place', place=places[seat])}" if places else ""
        parts = [f"{words(f'{game}-score-{part}')} {points_text(points)}" for part, points in score.parts if points]
        lines.append(f"{name}: {total}{place}. {', '.join(parts)}".rstrip(". ") + ".")
    return lines
