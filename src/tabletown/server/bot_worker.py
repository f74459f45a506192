"""A process in which bots and the coach think: `python -m tabletown.server.bot_worker`, started and ended by bots_pool.py.

It reads jobs from standard input and writes each turn to standard output, both as a length and msgpack. It builds
the position from the steps so far, but a bot gets only the eyes of its seat. It ends when its input does.
"""

import os
import struct
import sys
from collections import OrderedDict
from typing import BinaryIO, Literal

import msgspec

from tabletown.bots import STRENGTHS, make_bot
from tabletown.coach import Coach, review_turn
from tabletown.coach.depth import DEPTHS
from tabletown.coach.reviewed import ReviewedTurn
from tabletown.coach.trial import Trial
from tabletown.engine import branching
from tabletown.engine.branching import Way
from tabletown.engine.catalogue import Raw
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Observer, State
from tabletown.games import GAMES

LENGTH = struct.Struct(">I")
MOST_TABLES = 100
LONGEST_TURN = 200
NICENESS = 5


class Job(msgspec.Struct):
    """One turn to think about: the table, the steps so far as (seat, action), the seat and the bot that plays it."""

    table_id: str
    game: str
    edition: str
    options: dict[str, str]
    rules: int
    secret: bytes
    seats: int
    settled: list[tuple[int, int]]
    """Steps that stay; a later job about the same table begins with the same ones."""
    pending: list[tuple[int, int]]
    seat: int
    level: str
    key: bytes
    hint: Literal["", "quick", "full"] = ""
    """What to find instead of a turn: what the coach advises this seat, at a glance or as master would look."""
    judged: list[list[int]] = []
    """What to judge instead: a turn of this seat, and the one that it is compared with."""
    figures: str = ""
    """The fingerprint of the catalogue's figures; empty when they are today's."""
    catalogue: str = ""
    """The one that has these figures, as former_figures.py keeps it."""
    played: list[int] = []
    """What to look back at instead: the turn that this seat played in this position."""
    depth: int = 0
    """How deep to look then, as coach/depth.py counts."""
    ways: list[Way] = []
    """What leads from the deal to the first position of a branch."""


class Told(msgspec.Struct):
    """One of the choices that the coach tells, as coach/advice.py describes it, with the reason that speaks for it."""

    actions: list[int]
    behind: float
    error: float | None
    futures: int
    win: float | None
    reason: str
    args: dict[str, str | int]


class Turn(msgspec.Struct):
    """The actions of the turn, or what the coach told; an error's name when the bot failed."""

    actions: list[int] = []
    error: str = ""
    told: list[Told] = []
    behind: tuple[float, float] = (0.0, 0.0)
    """Points that a judged turn loses compared with the other one, and their standard error."""
    reviewed: ReviewedTurn | None = None
    """What a played turn cost; None when there was nothing to choose."""


def first_position(job: Job) -> State:
    """The table before anybody has played."""
    game = GAMES[job.game]
    if job.catalogue:
        game.use_figures(job.edition, msgspec.json.decode(job.catalogue, type=Raw))
    setup = game.set_up(job.edition, job.seats, job.options, rules=job.rules, figures=job.figures)
    return branching.first_position(game.deal(setup, job.secret), job.ways)


class Desk:
    """The tables that were asked about lately, so that only the latest steps must be played."""

    def __init__(self) -> None:
        self._positions: OrderedDict[str, tuple[State, int]] = OrderedDict()

    def position(self, job: Job) -> State:
        state, count = self._positions.pop(job.table_id, (None, 0))
        if state is None or count > len(job.settled):
            state, count = first_position(job), 0
        for seat, action in job.settled[count:]:
            state.play(seat, action)
        self._positions[job.table_id] = (state, len(job.settled))
        if len(self._positions) > MOST_TABLES:
            self._positions.popitem(last=False)
        now = state.copy()
        for seat, action in job.pending:
            now.play(seat, action)
        return now


def think(desk: Desk, job: Job) -> list[int]:
    """The seat's decisions up to the end of its turn."""
    state = desk.position(job)
    bot = make_bot(job.level, job.game, job.key)
    epoch = state.epoch
    actions: list[int] = []
    while state.epoch == epoch and job.seat in state.acting() and len(actions) < LONGEST_TURN:
        action = bot.choose(Observer(state, job.seat))
        state.play(job.seat, action)
        actions.append(action)
    return actions


def advise(desk: Desk, job: Job) -> list[Told]:
    """What the seat should do, the best first; nothing in a game that knows no planning."""
    game = GAMES[job.game]
    if game.planner() is None:
        return []
    observer = Observer(desk.position(job), job.seat)
    coach = Coach(game, job.key, STRENGTHS["master"])
    choices = next(coach.answers(observer)).choices if job.hint == "quick" else coach.advice(observer).choices
    told = []
    for place, choice in enumerate(choices):
        # The best is told by what sets it apart from the next, the others by what sets them apart from the best.
        other = choices[0] if place else choices[1] if len(choices) > 1 else None
        reason = coach.reason(observer, choice, other)
        figures = (choice.actions, choice.behind, choice.error, choice.futures, choice.win)
        told.append(Told(*figures, reason.message, reason.args))
    return told


def judge(desk: Desk, job: Job) -> tuple[float, float]:
    """What a turn loses compared with another one, in futures that neither was found by."""
    planner = GAMES[job.game].planner()
    if planner is None:
        return 0.0, 0.0
    tried, other = job.judged
    trial = Trial(planner, Observer(desk.position(job), job.seat), tried, other, 0.0, Chance(job.key))
    trial.look(DEPTHS[max(DEPTHS)].judge(planner))
    return trial.behind(job.seat)


def look_back(desk: Desk, job: Job) -> ReviewedTurn | None:
    """What the turn cost that the seat has played."""
    game = GAMES[job.game]
    if game.planner() is None:
        return None
    return review_turn(game, desk.position(job), job.seat, job.played, job.key, job.depth)


def answer(desk: Desk, job: Job) -> Turn:
    if job.played:
        return Turn(reviewed=look_back(desk, job))
    if job.judged:
        return Turn(behind=judge(desk, job))
    return Turn(told=advise(desk, job)) if job.hint else Turn(think(desk, job))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    desk = Desk()
    while header := source.read(LENGTH.size):
        job = msgspec.msgpack.decode(source.read(LENGTH.unpack(header)[0]), type=Job)
        try:
            turn = answer(desk, job)
        except Exception as error:
            # Only its name: the message could hold what other seats must not know, and this ends up in logs.
            turn = Turn(error=type(error).__name__)
        data = msgspec.msgpack.encode(turn)
        sink.write(LENGTH.pack(len(data)) + data)
        sink.flush()


if __name__ == "__main__":
    os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else NICENESS)
    serve(sys.stdin.buffer, sys.stdout.buffer)
