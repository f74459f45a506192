"""A table's log folded into a match, and what of it each pair of eyes could see. It knows no database and no socket.

`seen` counts, for each seat and for spectators, what happened before their eyes. It is all that clients learn of the
log's length: the log itself also grows with the private steps of other seats.
"""

from collections.abc import Sequence

from tabletown.engine.branching import Way, first_position
from tabletown.engine.contract import State
from tabletown.engine.game import Game
from tabletown.engine.match import Draft, Match
from tabletown.games import GAMES
from tabletown.server.rows import LogRow, RowKind, TableRow
from tabletown.server.stranded import demand_playable
from tabletown.server.wire import Result

BOT = "bot."
"""So begin the ids of steps that a bot makes."""


class Fold:
    def __init__(
        self,
        game: str,
        edition: str,
        options: dict[str, str],
        secret: bytes,
        seats: int,
        rules: int = 0,
        figures: str = "",
        ways: Sequence[Way] = (),
    ) -> None:
        self.game: Game = GAMES[game]
        self.setup = self.game.set_up(edition, seats, options, rules=rules, figures=figures)
        self.match = Match(first_position(self.game.deal(self.setup, secret), ways))
        self.seq = 0
        self.request_ids: set[str] = set()
        self.seen = [0] * (seats + 1)
        """By seat; the last one is the spectators', so that SPECTATOR, which is -1, finds it."""
        self.fresh_from = [0] * seats
        """For each seat, how far someone must have seen to decide there: its own last step, or the turn's beginning."""
        self.own_rows = [sum(player == seat for steps, _, _ in ways for player, _ in steps) for seat in range(seats)]
        self.turns = [1 if seat in self.acting() else 0 for seat in range(seats)]
        """How often each seat has come to decide."""
        self.since = [0] * seats
        """When each seat was last asked for something that it had not been asked for yet: a step taken back, or one that nobody
        else can see, makes nobody's time longer."""
        self.left_off = [0] * seats
        """How many events there were when each seat's person last ended a turn: what others did since then is news to them.
        What a bot played for somebody is no turn of theirs."""
        self._asked = set(self.acting())
        """Who has been asked in this epoch."""
        self.moments: list[int] = []
        """For each event the step at which it had just happened."""
        self.lasting_events = 0
        """So many events of the log cannot be taken back any more."""
        self._counts = [0]
        """How many events there were after each row of the log."""

    def draft(self, seat: int, kind: RowKind, action: int) -> Draft:
        """What this step would make of the match; raises IllegalAction with the rule that forbids it."""
        if kind == "play":
            return self.match.draft(seat, action)
        return self.match.draft_take_back(seat) if kind == "take_back" else self.match.draft_restart(seat)

    def apply(self, row: LogRow, draft: Draft | None = None) -> None:
        """Do what a row of the log says, as drafted or anew. It raises IllegalAction for what no written row holds."""
        before = self._public()
        round_before = self._round()
        if draft is not None:
            self.match.keep(draft)
        elif row.kind == "play":
            self.match.play(row.seat, row.action)
        else:
            self.match.keep(self.draft(row.seat, row.kind, row.action))
        self._date_events(before[0])
        self._date_questions(before[0], row.at)
        self._counts.append(len(self.match.events))
        after = self._public()
        self.seq = row.seq
        self.request_ids.add(row.request_id)
        self.own_rows[row.seat] += 1
        is_turn_over = row.seat not in after[1] or self._round() != round_before
        if is_turn_over and row.kind == "play" and not row.request_id.startswith(BOT):
            self.left_off[row.seat] = before[2]
        if after == before:
            self.seen[row.seat] += 1
            self.fresh_from[row.seat] = self.seen[row.seat]
            return
        self.turns = [turns + (seat in after[1] and seat not in before[1]) for seat, turns in enumerate(self.turns)]
        self.seen = [count + 1 for count in self.seen]
        self.fresh_from[row.seat] = self.seen[row.seat]
        for seat in range(len(self.fresh_from)):
            if after[0] != before[0] or (seat in after[1]) != (seat in before[1]):
                self.fresh_from[seat] = self.seen[seat]

    def _round(self) -> int:
        """Whoever is the last of a round in which all decide at once does not stop deciding when their turn is over."""
        return int(getattr(self.match.state, "round", 0))

    def _public(self) -> tuple[int, list[int], int]:
        """What of a step everybody could notice."""
        return (self.match.state.epoch, self.match.state.acting(), len(self.match.events))

    def _date_events(self, epoch: int) -> None:
        events = len(self.match.events)
        step = len(self.match.settled) + len(self.match.pending)
        del self.moments[events:]
        self.moments += [step] * (events - len(self.moments))
        if self.match.state.epoch != epoch:
            self.lasting_events = events

    def _date_questions(self, epoch: int, at: int) -> None:
        if self.match.state.epoch != epoch:
            self._asked.clear()
        for seat in set(self.acting()) - self._asked:
            self._asked.add(seat)
            self.since[seat] = at

    def events_at(self, seq: int) -> int:
        """How many of today's events had happened when the log had so many rows."""
        return min(self._counts[seq:], default=len(self.match.events))

    def is_fresh(self, seat: int, seen: int) -> bool:
        """Whether someone who had seen that much knows what they decide about."""
        return self.fresh_from[seat] <= seen <= self.seen[seat]

    def acting(self) -> list[int]:
        """Who may decide now. Nobody else in the server works this out."""
        return self.match.state.acting()

    def result(self) -> Result | None:
        return result_of(self.match.state)


def result_of(state: State) -> Result | None:
    """How the game ended; None while it runs."""
    if not state.over():
        return None
    return Result(state.end_reason(), state.ranking(), [score.total for score in state.scores()])


def deal_for(table: TableRow, seats: int) -> Fold:
    """The table at its first moment; raises HttpError when it cannot be played here."""
    demand_playable(table)
    ways = table.branch.ways if table.branch else ()
    fold = Fold(table.game, table.edition, table.options, table.secret, seats, table.rules, table.figures, ways)
    fold.setup.figures = table.figures
    fold.since = [table.started or table.created] * seats
    return fold
