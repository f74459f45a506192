"""Cities of Happy City that were built at a table: read from a small file, checked and counted as in the game."""

from collections.abc import Callable

from tabletown.engine.paper import ImpossiblePaper, PaperSheet, with_ties
from tabletown.games.happy_city import scoring
from tabletown.games.happy_city.edition import Edition
from tabletown.games.happy_city.paper.checks import check
from tabletown.games.happy_city.paper.form import Paper, example, read
from tabletown.games.happy_city.table import Table

__all__ = ["draw_paper", "example", "score_paper"]


def draw_paper(text: str, editions: Callable[[str, str], Edition]) -> None:
    """A city is its cards, and they are drawn as they are printed."""


def score_paper(text: str, editions: Callable[[str, str], Edition]) -> list[PaperSheet]:
    """Count every city of the file, seated in its order; raises ImpossiblePaper with all problems at once."""
    edition = editions("base", "")
    papers, mode, problems = read(text, edition)
    problems += check(papers, mode, edition)
    if problems:
        raise ImpossiblePaper(sorted(problems, key=lambda problem: problem.line))
    table = _table(papers, mode, edition)
    scores = scoring.scores(table)
    places = scoring.places([score.total for score in scores], [city.coins for city in table.cities])
    sheets = [PaperSheet(paper.name, score, place) for paper, score, place in zip(papers, scores, places, strict=True)]
    return with_ties(sheets, scoring.ties([score.total for score in scores], [city.coins for city in table.cities]))


def _table(papers: list[Paper], mode: int, edition: Edition) -> Table:
    table = Table(edition, mode, [])
    table.cities = [paper.city(table.box) for paper in papers]
    return table
