"""Sheets of Welcome To that were filled in on paper: read from a small file, checked and counted as in the game."""

from collections.abc import Callable

from tabletown.engine.paper import ImpossiblePaper, PaperSheet, SheetError, with_ties
from tabletown.forms import entries
from tabletown.games.welcome import scoring
from tabletown.games.welcome.catalogue import STANDARD
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.effects import TEMP
from tabletown.games.welcome.paper.checks import check
from tabletown.games.welcome.paper.form import FIELDS, Paper, example, read
from tabletown.games.welcome.paper.picture import draw_paper
from tabletown.games.welcome.paper.table import TABLE_FIELDS, TableNotes, read_table

__all__ = ["draw_paper", "example", "score_paper"]


def score_paper(text: str, editions: Callable[[str, str], Edition]) -> list[PaperSheet]:
    """Count every sheet of the file; raises ImpossiblePaper with all problems at once.

    `editions` brings the edition with the board that the file names."""
    lines, problems = entries(text, "welcome", (*FIELDS, *TABLE_FIELDS))
    competitors = [competitor.id for competitor in editions("collectors", STANDARD).competitors]
    notes, unclear = read_table([line for line in lines if line[1] in TABLE_FIELDS], competitors)
    board = notes.board if notes.edition == "collectors" else STANDARD
    edition = editions(notes.edition, board)
    papers, wrong = read([line for line in lines if line[1] not in TABLE_FIELDS], edition.board)
    if problems:
        # A file of which nothing could be read is not empty: what could not be read is told already.
        wrong = [problem for problem in wrong if problem.message != "welcome-paper-empty"]
    problems += unclear + wrong
    if notes.competitor and len(papers) > 1:
        problems.append(SheetError(papers[1].line, "sheet", "welcome-paper-one-against-competitor", {}))
    for paper in papers:
        problems += check(paper, edition)
    if problems:
        raise ImpossiblePaper(sorted(problems, key=lambda problem: problem.line))
    if notes.competitor:
        return _against(papers[0], notes, edition)
    temps = _temp_points(papers, edition)
    scores = [scoring.count(paper.sheet, paper.estates(), points) for paper, points in zip(papers, temps, strict=True)]
    estates, totals = [paper.estates() for paper in papers], [score.total for score in scores]
    places = scoring.ranked(estates, totals, edition.ties_by_size)
    sheets = [PaperSheet(paper.name, score, place) for paper, score, place in zip(papers, scores, places, strict=True)]
    return with_ties(sheets, scoring.ties(estates, totals, edition.ties_by_size))


def _against(paper: Paper, notes: TableNotes, edition: Edition) -> list[PaperSheet]:
    """The player's sheet and the competitor's card side by side."""
    competitor = next(known for known in edition.competitors if known.id == notes.competitor)
    ranks = edition.board.temp_ranks
    own_temps, its_temps = competitor.temp_points(ranks, paper.sheet.temps, notes.cards.count(TEMP))
    own = scoring.count(paper.sheet, paper.estates(), own_temps if paper.temp_points is None else paper.temp_points)
    its = competitor.score(notes.cards, notes.completed, its_temps)
    estates = sum(paper.estates()), len(competitor.estates(notes.cards))
    wins = not competitor.scores() or (own.total, estates[0]) > (its.total, estates[1])
    return [PaperSheet(paper.name, own, 1 if wins else 2), PaperSheet(notes.name, its, 2 if wins else 1)]


def _temp_points(papers: list[Paper], edition: Edition) -> list[int]:
    """By rank among the sheets of the file and the neighbours who are only mentioned; as written where points are given."""
    counts = [paper.sheet.temps for paper in papers]
    others = max((paper.others for paper in papers), key=len)
    ranked = scoring.temp_points(edition.board, counts + others)
    return [
        points if paper.temp_points is None else paper.temp_points
        for paper, points in zip(papers, ranked, strict=False)
    ]
