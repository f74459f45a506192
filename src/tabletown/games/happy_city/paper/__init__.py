"""Cities of Happy City that were built at a table: read from a small file, checked and counted as in the game."""

from tabletown.engine.paper import ImpossiblePaper, PaperSheet
from tabletown.games.happy_city import scoring
from tabletown.games.happy_city.edition import Edition
from tabletown.games.happy_city.paper.checks import check
from tabletown.games.happy_city.paper.form import Paper, example, read
from tabletown.games.happy_city.table import Table

__all__ = ["example", "score_paper"]


def score_paper(text: str, edition: Edition) -> list[PaperSheet]:
    """Count every city of the file, seated in its order; raises ImpossiblePaper with all problems at once."""
    papers, mode, problems = read(text, edition)
    problems += check(papers, mode, edition)
    if problems:
        raise ImpossiblePaper(sorted(problems, key=lambda problem: problem.line))
    table = _table(papers, mode, edition)
    scores = scoring.scores(table)
    places = scoring.places([score.total for score in scores], [city.coins for city in table.cities])
    return [PaperSheet(paper.name, score, place) for paper, score, place in zip(papers, scores, places, strict=True)]


def _table(papers: list[Paper], mode: int, edition: Edition) -> Table:
    table = Table(edition, mode, [])
    table.cities = [paper.city(table.box) for paper in papers]
    return table
