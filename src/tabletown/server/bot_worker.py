"""A process in which bots think: `python -m tabletown.server.bot_worker`, started and ended by bots_pool.py.

It reads jobs from standard input and writes each turn to standard output, both as a length and msgpack. It builds
the position from the steps so far, but a bot gets only the eyes of its seat. It ends when its input does.
"""

import os
import struct
import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from tabletown.bots import make_bot
from tabletown.engine.contract import Eyes, State
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
    secret: bytes
    seats: int
    settled: list[tuple[int, int]]
    """Steps that stay; a later job about the same table begins with the same ones."""
    pending: list[tuple[int, int]]
    seat: int
    level: str
    key: bytes


class Turn(msgspec.Struct):
    """The actions of the turn; an error's name when the bot failed."""

    actions: list[int] = []
    error: str = ""


class Desk:
    """The tables that were asked about lately, so that only the latest steps must be played."""

    def __init__(self) -> None:
        self._positions: OrderedDict[str, tuple[State, int]] = OrderedDict()

    def position(self, job: Job) -> State:
        state, count = self._positions.pop(job.table_id, (None, 0))
        if state is None or count > len(job.settled):
            game = GAMES[job.game]
            state, count = game.deal(game.set_up(job.edition, job.seats, job.options), job.secret), 0
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
        action = bot.choose(Eyes(state, job.seat))
        state.play(job.seat, action)
        actions.append(action)
    return actions


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    desk = Desk()
    while header := source.read(LENGTH.size):
        job = msgspec.msgpack.decode(source.read(LENGTH.unpack(header)[0]), type=Job)
        try:
            turn = Turn(think(desk, job))
        except Exception as error:
            # Only its name: the message could hold what other seats must not know, and this ends up in logs.
            turn = Turn(error=type(error).__name__)
        answer = msgspec.msgpack.encode(turn)
        sink.write(LENGTH.pack(len(answer)) + answer)
        sink.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    serve(sys.stdin.buffer, sys.stdout.buffer)
