"""A review as one page that needs nothing else: no network, no script, light and dark, for a phone as well.

It says what the story says, draws the curve as SVG and the positions as the terminal draws them.
"""

from collections.abc import Sequence
from html import escape
from io import StringIO
from pathlib import Path
from string import Template

from rich.console import Console
from rich.terminal_theme import MONOKAI

from tabletown.coach.marks import BRILLIANT, FORCED, GOOD, MISTAKE, OPEN, SLIP
from tabletown.coach.reviewed import ReviewedTurn
from tabletown.terminal.review import Story
from tabletown.terminal.review_curve import curve

SIGNS = {BRILLIANT: "!!", GOOD: "✓", SLIP: "?!", MISTAKE: "?", OPEN: "~", FORCED: "·"}
"""Beside every colour a sign, as chess players know them."""
DRAWN = (BRILLIANT, SLIP, MISTAKE)
"""The marks of the turns that are shown on the board."""
BOARD_WIDTH = 96
TEMPLATE = Path(__file__).with_name("review_page.html")


def page(story: Story, seats: Sequence[int]) -> str:
    words = story.words
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        language=words.language,
        title=escape(story.title()),
        running="" if story.review.is_over else _paragraph(words("review-running")),
        seats="\n".join(_seat(story, seat) for seat in seats),
        curve_title=escape(words("review-curve")),
        curve=curve(story, seats),
        curve_about=escape(words("review-curve-about-win" if story.review.curve[-1].wins else "review-curve-about")),
        decided=_paragraph(story.decided()) if story.review.decided else "",
        turns_title=escape(words("review-turns")),
        turns="\n".join(_turn(story, turn) for turn in story.review.turns if turn.seat in seats),
        precision=escape(words("review-precision")),
    )


def _seat(story: Story, seat: int) -> str:
    words = story.words
    praised, costly = story.praised(seat), story.costly(seat)
    rows = "".join(
        f"<tr><th scope=row>{escape(words(f'review-part-{part}'))}</th><td>{points}</td><td>± {error}</td></tr>"
        for part, points, error in story.parts(seat)
    )
    total = story.signed(story.review.balances[seat].result)
    rows += f"<tr class=total><th scope=row>{escape(words('review-part-result'))}</th><td>{total}</td><td></td></tr>"
    return "\n".join(
        [
            f"<section><h2>{escape(story.result(seat))}</h2>",
            _paragraph(story.summary(seat)),
            *(_paragraph(story.praise(turn)) for turn in praised),
            f"<h3>{escape(words('review-costly' if costly else 'review-no-costly'))}</h3>",
            *(f'<div class="{turn.mark}">{_told(story, turn, is_open=True)}</div>' for turn in costly),
            f"<h3>{escape(words('review-luck'))}</h3><table>{rows}</table></section>",
        ]
    )


def _turn(story: Story, turn: ReviewedTurn) -> str:
    return f'<li id="turn-{turn.number}" class="{turn.mark}">{_told(story, turn, is_open=False)}</li>'


def _told(story: Story, turn: ReviewedTurn, is_open: bool) -> str:
    """A turn in a line; unfolded, the better one with its reason and the board."""
    name = escape(story.names[turn.seat])
    head = f"<b class=sign aria-hidden=true>{SIGNS[turn.mark]}</b> {name}. {escape(story.headline(turn))}"
    if turn.mark not in DRAWN:
        return f"<p>{head}</p>"
    lines = [story.praise(turn)] if turn.mark == BRILLIANT else story.criticism(turn)[1:]
    if turn.mark != BRILLIANT:
        head += f" {escape(story.cost(turn))}"
    shown = "".join(_paragraph(line) for line in lines)
    opened = " open" if is_open else ""
    return f"<details{opened}><summary>{head}</summary>{shown}{_board(story, turn)}</details>"


def _board(story: Story, turn: ReviewedTurn) -> str:
    """The position before the turn, as its seat saw it."""
    view = story.position(turn).view(turn.seat)
    moves = story.moves(turn.better or turn.played)
    drawing = story.renderer.draw(view, turn.seat, list(story.names), moves, story.words)
    paper = Console(record=True, width=BOARD_WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor")
    paper.print(drawing)
    return f"<pre>{paper.export_html(theme=MONOKAI, inline_styles=True, code_format='{code}').rstrip()}</pre>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"
