"""Houses of Dream Home that were built on the table: read from a small file, checked and counted as in the game."""

from collections.abc import Callable

from tabletown.engine.paper import ImpossiblePaper, PaperSheet, with_ties
from tabletown.games.dream_home import scoring
from tabletown.games.dream_home.edition import Edition
from tabletown.games.dream_home.paper.checks import check, check_together
from tabletown.games.dream_home.paper.form import example, read
from tabletown.games.dream_home.paper.picture import draw_paper

__all__ = ["draw_paper", "example", "score_paper"]


def score_paper(text: str, editions: Callable[[str, str], Edition]) -> list[PaperSheet]:
    """Count every house of the file; raises ImpossiblePaper with all problems at once."""
    edition = editions("classic", "")
    papers, problems = read(text, edition)
    for paper in papers:
        problems += check(paper)
    problems += check_together(papers)
    if problems:
        raise ImpossiblePaper(sorted(problems, key=lambda problem: problem.line))
    scores = [scoring.score(paper.house, roof_is_open=True) for paper in papers]
    places = scoring.ranked([score.total for score in scores], [paper.children for paper in papers])
    sheets = [PaperSheet(paper.name, score, place) for paper, score, place in zip(papers, scores, places, strict=True)]
    return with_ties(sheets, scoring.ties([score.total for score in scores], [paper.children for paper in papers]))
