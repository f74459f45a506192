"""A table's log folded into a match, and what of it each pair of eyes could see. It knows no database and no socket.

`seen` counts, for each seat and for spectators, what happened before their eyes. It is all that clients learn of the
log's length: the log itself also grows with the private steps of other seats.
"""

import json

from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.games import GAMES
from tabletown.server.rows import LogRow, RowKind, TableRow
from tabletown.server.wire import Result


class Fold:
    def __init__(self, game: str, edition: str, options: str, secret: bytes, seats: int) -> None:
        self.game: Game = GAMES[game]
        self.setup = self.game.set_up(edition, seats, json.loads(options))
        self.match = Match(self.game.deal(self.setup, secret))
        self.seq = 0
        self.clients: set[str] = set()
        self.seen = [0] * (seats + 1)
        """By seat; the last one is the spectators', so that SPECTATOR, which is -1, finds it."""
        self.fresh_from = [0] * seats
        """For each seat, how far someone must have seen to decide there: its own last step, or the turn's beginning."""
        self.own_rows = [0] * seats
        self.moments: list[tuple[int, int]] = []
        """For each event its epoch and the step at which it had just happened."""
        self.lasting_events = 0
        """So many events of the log cannot be taken back any more."""

    def apply(self, row: LogRow) -> None:
        """Do what a row of the log says; raises IllegalAction when it cannot be done, which no written row is."""
        before = (self.match.state.epoch, self.match.state.acting(), len(self.match.events))
        self._do(row)
        after = (self.match.state.epoch, self.match.state.acting(), len(self.match.events))
        self.seq = row.seq
        self.clients.add(row.client)
        self.own_rows[row.seat] += 1
        if after == before:
            self.seen[row.seat] += 1
            self.fresh_from[row.seat] = self.seen[row.seat]
            return
        self.seen = [count + 1 for count in self.seen]
        self.fresh_from[row.seat] = self.seen[row.seat]
        for seat in range(len(self.fresh_from)):
            if after[0] != before[0] or (seat in after[1]) != (seat in before[1]):
                self.fresh_from[seat] = self.seen[seat]

    def _do(self, row: LogRow) -> None:
        epoch = self.match.state.epoch
        if row.kind == "play":
            self.match.play(row.seat, row.action)
        elif row.kind == "take_back":
            self.match.take_back(row.seat)
        else:
            self.match.restart_turn(row.seat)
        events = len(self.match.events)
        step = len(self.match.settled) + len(self.match.pending)
        del self.moments[events:]
        self.moments += [(epoch, step)] * (events - len(self.moments))
        if self.match.state.epoch != epoch:
            self.lasting_events = events

    def refusal(self, seat: int, kind: RowKind, action: int) -> str:
        """The rule that forbids it now; empty when it can be done."""
        if kind == "play":
            return self.match.state.refusal(seat, action)
        return "" if self.match.can_take_back(seat) else "table.take_back.nothing"

    def is_fresh(self, seat: int, seen: int) -> bool:
        """Whether someone who had seen that much knows what they decide about."""
        return self.fresh_from[seat] <= seen <= self.seen[seat]

    def outlook(self, seat: int, kind: RowKind, action: int) -> tuple[list[int], Result | None]:
        """Who may decide after a legal step, and the result if it ends the game. Changes nothing."""
        if kind != "play":
            return sorted({*self.match.state.acting(), seat}), None
        state = self.match.state.copy()
        state.play(seat, action)
        if not state.over():
            return state.acting(), None
        return [], Result(state.end_reason(), state.ranking(), [score.total for score in state.scores()])


def deal_for(table: TableRow, seats: int) -> Fold:
    """The table at its first moment."""
    return Fold(table.game, table.edition, table.options, table.secret, seats)
