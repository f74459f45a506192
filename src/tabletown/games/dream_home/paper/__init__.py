"""Houses of Dream Home that were built on the table: read from a small file, checked and counted as in the game."""

from tabletown.engine.paper import ImpossiblePaper, PaperSheet
from tabletown.games.dream_home import scoring
from tabletown.games.dream_home.edition import Edition
from tabletown.games.dream_home.paper.checks import check, check_together
from tabletown.games.dream_home.paper.form import example, read

__all__ = ["example", "score_paper"]


def score_paper(text: str, edition: Edition) -> list[PaperSheet]:
    """Count every house of the file; raises ImpossiblePaper with all problems at once."""
    papers, problems = read(text, edition)
    for paper in papers:
        problems += check(paper)
    problems += check_together(papers)
    if problems:
        raise ImpossiblePaper(sorted(problems, key=lambda problem: problem.line))
    scores = [scoring.score(paper.house, roof_is_open=True) for paper in papers]
    places = scoring.ranked([score.total for score in scores], [paper.children for paper in papers])
    return [PaperSheet(paper.name, score, place) for paper, score, place in zip(papers, scores, places, strict=True)]
