"""A process that reviews one game: `python -m tabletown.server.review_worker`, started and ended by reviewing.py.

It reads the game from standard input and writes to standard output how far it is and in the end the review, each as a length
and msgpack. It gives way to everything else on the machine, and ends when nobody reads any more.
"""

import os
import sys
from typing import BinaryIO

import msgspec

from tabletown.coach.review import review_game, review_key
from tabletown.coach.reviewed import Review
from tabletown.coach.turns import walk
from tabletown.engine.chance import commitment
from tabletown.engine.match import Match
from tabletown.games import GAMES
from tabletown.server.bot_worker import LENGTH, Job, first_position

NICENESS = 15


class ReviewJob(msgspec.Struct):
    """A finished game, with all its steps settled, and how deep to look."""

    table: Job
    depth: int


class KeptReview(msgspec.Struct):
    """A review as the database keeps it."""

    review: Review
    rounds: list[int]
    """Of each turn."""
    alone: bool
    """There is nobody to be ahead of."""


class Report(msgspec.Struct):
    """How far it is; in the end the review, or the name of what went wrong."""

    done: int = 0
    total: int = 0
    kept: KeptReview | None = None
    error: str = ""


class Teller:
    """Says how far it is, once for each part."""

    def __init__(self, sink: BinaryIO) -> None:
        self._sink = sink
        self._told = -1

    def progress(self, done: int, total: int) -> None:
        if done > self._told:
            self._told = done
            self.tell(Report(done, total))

    def tell(self, report: Report) -> None:
        data = msgspec.msgpack.encode(report)
        self._sink.write(LENGTH.pack(len(data)) + data)
        self._sink.flush()


def reviewed(job: ReviewJob, teller: Teller) -> KeptReview:
    table, start = job.table, first_position(job.table)
    match = Match(start.copy())
    for seat, action in table.settled:
        match.play(seat, action)
    key = review_key(commitment(table.secret))
    review = review_game(GAMES[table.game], start, match.settled, key, job.depth, teller.progress)
    epochs, end = walk(start, match.settled)
    rounds = [round_of(epoch.state.view(turn.seat)) for epoch in epochs for turn in epoch.turns]
    return KeptReview(review, rounds, table.seats == 1 and end.rival() is None)


def round_of(view: object) -> int:
    """Every view has it; a game from elsewhere need not."""
    found = getattr(view, "round", 0)
    return found if isinstance(found, int) else 0


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    job = msgspec.msgpack.decode(source.read(LENGTH.unpack(source.read(LENGTH.size))[0]), type=ReviewJob)
    teller = Teller(sink)
    try:
        teller.tell(Report(kept=reviewed(job, teller)))
    except BrokenPipeError:
        raise
    except Exception as error:
        # Only its name, as in bot_worker.py: this ends up in logs.
        teller.tell(Report(error=type(error).__name__))


if __name__ == "__main__":
    os.nice(NICENESS)
    serve(sys.stdin.buffer, sys.stdout.buffer)
