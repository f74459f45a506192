"""The lesson player: what is taught now follows from the decisions that stand and from what the learner has read. Pure.

Whoever decides otherwise than a step asks is told so as long as it can be taken back; afterwards no step asks for anything any
more: the teacher tells the rest of what is only to be read, how the game ends for one, and then speaks of what comes up.
Server and terminal ask it, and it keeps nothing.
"""

from fnmatch import fnmatchcase

import msgspec

from tabletown.engine.contract import IllegalAction
from tabletown.engine.match import Match
from tabletown.engine.match import Step as MatchStep
from tabletown.games import GAMES
from tabletown.lessons.lesson import Lesson, Step, Tip
from tabletown.lessons.prepared import LEARNER

OVER = "over"


class Now(msgspec.Struct):
    """What the teacher has to say at this moment."""

    number: int
    """Of the step, from 1; with nothing more to teach, one more than the last."""
    step: Step | None
    aside: bool
    """The learner has decided otherwise and can take it back."""
    strayed: bool
    """The learner went another way than the steps: what they would ask for is over."""
    waits: bool
    """It is for others to decide."""
    tips: list[Tip]
    """What has come up, for whoever is past the steps."""


def now(lesson: Lesson, match: Match, read: int) -> Now:
    """`read` counts the steps that the learner has answered with "next"."""
    begun = len(lesson.played())
    settled = [step.action for step in match.settled[begun:] if step.seat == LEARNER]
    standing = settled + [step.action for step in match.pending if step.seat == LEARNER]
    done, stray = _progress(lesson, standing)
    if stray >= len(settled):
        done, stray = _progress(lesson, settled + _still_counting(lesson, match))
    waits = LEARNER not in match.state.acting() and not match.state.over()
    strayed = 0 <= stray < len(settled)
    place = max(read, _after_the_last_asked(lesson.steps)) if strayed else _current(lesson.steps, done, read)
    if match.state.over() or place >= len(lesson.steps):
        return Now(len(lesson.steps) + 1, None, False, strayed, waits, _tips(lesson, match, done))
    return Now(place + 1, lesson.steps[place], stray >= 0 and not strayed, strayed, waits, [])


def scripted(lesson: Lesson, match: Match, seat: int) -> list[int]:
    """What the lesson lets this other seat do in its turn; nothing where it goes its own way."""
    game = GAMES[lesson.game]
    played = sum(1 for step in match.log()[len(lesson.played()) :] if step.seat != LEARNER)
    state, epoch = match.state.copy(), match.state.epoch
    actions: list[int] = []
    for text in lesson.others[played:]:
        if state.epoch != epoch or seat not in state.acting():
            break
        action = game.parse_action(text)
        try:
            state.play(seat, action)
        except IllegalAction:
            return []
        actions.append(action)
    return actions


def fits(lesson: Lesson, patterns: list[str], action: int) -> bool:
    """Whether a decision is one of these."""
    text = GAMES[lesson.game].notate(action)
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def _progress(lesson: Lesson, standing: list[int]) -> tuple[int, int]:
    """How many steps the decisions have completed, and the place of the first one that none asked for, else -1."""
    done = 0
    for place, action in enumerate(standing):
        asking = _asking(lesson.steps, done)
        if asking == len(lesson.steps):
            break
        if not fits(lesson, lesson.steps[asking].do, action):
            return done, place
        done = asking + 1
    return done, -1


def _still_counting(lesson: Lesson, match: Match) -> list[int]:
    """The learner's decisions of this turn without those that another one has replaced: of two tiles the first that was
    chosen."""
    pending = list(match.pending)
    for step in match.pending:
        rest = [each for each in pending if each is not step]
        if step.seat == LEARNER and _is_same(lesson, match, rest):
            pending = rest
    return [step.action for step in pending if step.seat == LEARNER]


def _is_same(lesson: Lesson, match: Match, pending: list[MatchStep]) -> bool:
    """Whether the table would look as it does had only these decisions of the turn been taken."""
    state = lesson.deal()
    try:
        for step in match.settled + pending:
            state.play(step.seat, step.action)
    except IllegalAction:
        return False
    return state.view(LEARNER) == match.state.view(LEARNER)


def _current(steps: list[Step], done: int, read: int) -> int:
    """Reading leads to the next step that asks for a decision, and no further."""
    return max(done, min(read, _asking(steps, done)))


def _after_the_last_asked(steps: list[Step]) -> int:
    """Where the steps begin that are only to be read."""
    return max(place for place, step in enumerate(steps, 1) if step.do)


def _asking(steps: list[Step], first: int) -> int:
    return next((place for place in range(first, len(steps)) if steps[place].do), len(steps))


def _tips(lesson: Lesson, match: Match, done: int) -> list[Tip]:
    passed = {step.id for step in lesson.steps[:done]}
    if match.state.over():
        return [tip for tip in lesson.tips if tip.when == OVER]
    legal = match.state.legal(LEARNER) if LEARNER in match.state.acting() else []
    return [
        tip
        for tip in lesson.tips
        if tip.taught not in passed and any(fits(lesson, [tip.when], action) for action in legal)
    ]
