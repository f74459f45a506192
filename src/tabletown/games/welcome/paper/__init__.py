"""Sheets of Welcome To that were filled in on paper: read from a small file, checked and counted as in the game."""

from collections.abc import Callable

from tabletown.engine.paper import ImpossiblePaper, PaperSheet, Problem
from tabletown.games.welcome import scoring
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.paper.checks import check
from tabletown.games.welcome.paper.form import Paper, example, head, read

__all__ = ["example", "score_paper"]


def score_paper(text: str, ready: Callable[[str, str], Edition], boards: dict[str, list[str]]) -> list[PaperSheet]:
    """Count every sheet of the file; raises ImpossiblePaper with all problems at once.

    `boards` names the boards of each edition, the usual ones first, and `ready` gets an edition with its board.
    """
    edition = _edition(text, ready, boards)
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


def _edition(text: str, ready: Callable[[str, str], Edition], boards: dict[str, list[str]]) -> Edition:
    """The edition and the board that the file says it was played with."""
    said = head(text)
    name, line = said.get("edition", (next(iter(boards)), 0))
    if name not in boards:
        raise ImpossiblePaper([_unknown("edition", name, line, list(boards))])
    board, line = said.get("board", (boards[name][0], 0))
    if board not in boards[name]:
        raise ImpossiblePaper([_unknown("board", board, line, boards[name])])
    return ready(name, board)


def _unknown(field: str, value: str, line: int, allowed: list[str]) -> Problem:
    return Problem(line, field, "welcome-paper-unknown-value", {"value": value, "allowed": ", ".join(allowed)})


def _temp_points(papers: list[Paper], edition: Edition) -> list[int]:
    """By rank among the sheets of the file and the neighbours who are only mentioned; as written where points are given."""
    counts = [paper.sheet.temps for paper in papers]
    others = max((paper.others for paper in papers), key=len)
    ranked = scoring.temp_points(edition.board, counts + others)
    return [
        points if paper.temp_points is None else paper.temp_points
        for paper, points in zip(papers, ranked, strict=False)
    ]
