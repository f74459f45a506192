"""The curve of a game as SVG: the chance to win of each seat before each turn, or where there is none the margin that it could
expect; with the turns that cost or won much."""

from collections.abc import Sequence
from html import escape

from tabletown.coach.marks import BRILLIANT, MISTAKE, SLIP
from tabletown.coach.reviewed import Moment
from tabletown.terminal.review import Story

WIDTH, HEIGHT, LEFT, EDGE = 720, 260, 64, 14
DASHES = ("", "7 4", "2 3", "10 3 2 3", "4 4", "1 4")
MARKED = (BRILLIANT, SLIP, MISTAKE)


class Frame:
    """Where turns and points lie on the picture."""

    def __init__(self, moments: Sequence[Moment], seats: Sequence[int]) -> None:
        self.is_chance = bool(moments[-1].wins)
        points = [self.value(moment, seat) for moment in moments for seat in seats]
        self.first, self.last = moments[0].turn, moments[-1].turn
        self.low, self.high = (0.0, 100.0) if self.is_chance else (min([0.0, *points]), max([0.0, *points]))

    def value(self, moment: Moment, seat: int) -> float:
        """In per cent, or points."""
        return 100 * moment.wins[seat].share if self.is_chance else moment.outlook[seat].points

    def x(self, turn: int) -> float:
        return LEFT + (WIDTH - LEFT - EDGE) * (turn - self.first) / max(1, self.last - self.first)

    def y(self, points: float) -> float:
        return EDGE + (HEIGHT - 2 * EDGE) * (self.high - points) / max(1.0, self.high - self.low)


def curve(story: Story, seats: Sequence[int]) -> str:
    # Of two seats one is as far ahead as the other is behind: one line says it.
    shown = seats[:1] if story.review.seats == 2 else seats
    moments = story.review.curve
    frame = Frame(moments, shown)
    levels = [0, 50, 100] if frame.is_chance else sorted({0, round(frame.low), round(frame.high)})
    parts = [_level(frame, points) for points in levels]
    for place, seat in enumerate(shown):
        line = " ".join(f"{frame.x(each.turn):.1f},{frame.y(frame.value(each, seat)):.1f}" for each in moments)
        dash = DASHES[place % len(DASHES)]
        parts.append(f'<polyline class="line seat-{place % 6}" stroke-dasharray="{dash}" points="{line}"/>')
        parts += _marks(story, frame, seat, moments)
    names = ", ".join(story.names[seat] for seat in shown)
    courses = " ".join(story.course(seat) for seat in shown)
    label = escape(f"{story.words('review-curve')}: {courses.strip() or names}", quote=True)
    key = "".join(_key(story, place, seat) for place, seat in enumerate(shown))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg><ul class=key>{key}</ul>'


def _level(frame: Frame, points: int) -> str:
    y, kind = frame.y(points), "zero" if points == (50 if frame.is_chance else 0) else "level"
    said = f"+{points}" if points > 0 else str(points).replace("-", "−")
    if frame.is_chance:
        said = f"{points} %"
    text = f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{said}</text>'
    return f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}"/>{text}'


def _marks(story: Story, frame: Frame, seat: int, moments: Sequence[Moment]) -> list[str]:
    """A point for each turn of note, which leads to it in the list."""
    found = []
    for turn in story.review.of_seat(seat):
        if turn.mark in MARKED:
            before = [each for each in moments if each.turn <= turn.number][-1]
            x, y = frame.x(turn.number), frame.y(frame.value(before, seat))
            title = escape(story.headline(turn))
            dot = f'<circle class="{turn.mark}" cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
            found.append(f'<a href="#turn-{turn.number}"><title>{title}</title>{dot}</a>')
    return found


def _key(story: Story, place: int, seat: int) -> str:
    dash = DASHES[place % len(DASHES)]
    line = f'<line class="line seat-{place % 6}" stroke-dasharray="{dash}" x1="0" x2="30" y1="6" y2="6"/>'
    return f'<li><svg class=sample viewBox="0 0 30 12" aria-hidden="true">{line}</svg> {escape(story.names[seat])}</li>'
