"""Sheets of Welcome To that were filled in on paper: read from a small file, checked and counted as in the game."""

from tabletown.engine.paper import ImpossiblePaper, PaperSheet
from tabletown.games.welcome import scoring
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.paper.checks import check
from tabletown.games.welcome.paper.form import Paper, example, read

__all__ = ["example", "score_paper"]


def score_paper(text: str, edition: Edition) -> list[PaperSheet]:
    """Count every sheet of the file; raises ImpossiblePaper with all problems at once."""
    papers, problems = read(text, edition.board)
    for paper in papers:
        problems += check(paper, edition)
    if problems:
        raise ImpossiblePaper(sorted(problems, key=lambda problem: problem.line))
    temps = _temp_points(papers, edition)
    scores = [scoring.count(paper.sheet, paper.estates(), points) for paper, points in zip(papers, temps, strict=True)]
    places = scoring.ranked(
        [paper.estates() for paper in papers], [score.total for score in scores], edition.ties_by_size
    )
    return [PaperSheet(paper.name, score, place) for paper, score, place in zip(papers, scores, places, strict=True)]


def _temp_points(papers: list[Paper], edition: Edition) -> list[int]:
    """By rank among the sheets of the file and the neighbours who are only mentioned; as written where points are given."""
    counts = [paper.sheet.temps for paper in papers]
    others = max((paper.others for paper in papers), key=len)
    ranked = scoring.temp_points(edition.board, counts + others)
    return [
        points if paper.temp_points is None else paper.temp_points
        for paper, points in zip(papers, ranked, strict=False)
    ]
