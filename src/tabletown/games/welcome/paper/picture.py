"""The sheets of a paper file as a view, so that the board's own drawings show what was written, possible or not."""

from collections.abc import Callable

from tabletown.engine.contract import SPECTATOR, Score
from tabletown.forms import entries
from tabletown.games.welcome.board import STREETS
from tabletown.games.welcome.catalogue import STANDARD
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.paper.checks import fence_roundabouts, fit_into_boxes
from tabletown.games.welcome.paper.form import FIELDS, read
from tabletown.games.welcome.paper.table import TABLE_FIELDS, read_table
from tabletown.games.welcome.showing import board_view, sheet_view
from tabletown.games.welcome.view import WelcomeView


def draw_paper(text: str, editions: Callable[[str, str], Edition]) -> WelcomeView:
    lines, _ = entries(text, "welcome", (*FIELDS, *TABLE_FIELDS))
    notes, _ = read_table([line for line in lines if line[1] in TABLE_FIELDS], [])
    edition = editions(notes.edition, notes.board if notes.edition == "collectors" else STANDARD)
    papers, _ = read([line for line in lines if line[1] not in TABLE_FIELDS], edition.board)
    for paper in papers:
        for street in range(STREETS):
            fence_roundabouts(paper.sheet, street)
        fit_into_boxes(paper)
    return WelcomeView(
        seat=SPECTATOR,
        edition=edition.name,
        options={},
        round=0,
        end_reason="",
        way="stacks",
        cards=[],
        cards_left=0,
        top=None,
        competitor=None,
        passed=None,
        seen=[],
        plans=[],
        board=board_view(edition.board),
        sheets=[sheet_view(paper.sheet, Score([])) for paper in papers],
        done=[],
        phase="watching",
        chosen=None,
        claiming=None,
        picked=[],
        last=[],
    )
