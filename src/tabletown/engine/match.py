"""A game in progress: a state with its log and with take-back. Terminal and server both host a game through it.

Take-back needs nothing from a game but its epoch: the match keeps the position at the epoch's start and, to take a step
back, plays the others again. So no step that showed something, or that passed the turn on, can ever be undone.
"""

from tabletown.engine.contract import Event, IllegalAction, State


class Step:
    """One action in the log, with the epoch in which it was played."""

    def __init__(self, epoch: int, seat: int, action: int) -> None:
        self.epoch = epoch
        self.seat = seat
        self.action = action


class Heading:
    """What lay on the table when an epoch began: `log` counts the steps before it."""

    def __init__(self, epoch: int, log: int, text: str) -> None:
        self.epoch = epoch
        self.log = log
        self.text = text


class Draft:
    """A match one step on, tried on a copy of its state: keep it, or throw it away and nothing has happened."""

    def __init__(self, state: State, pending: list[Step], kept_events: int, events: list[Event]) -> None:
        self.state = state
        self.pending = pending
        self.kept_events = kept_events
        """So many of the match's events stand; `events` come after them."""
        self.events = events


class Match:
    def __init__(self, state: State) -> None:
        self.state = state
        self.settled: list[Step] = []
        self.pending: list[Step] = []
        self.events: list[Event] = []
        self.headings: list[Heading] = [Heading(state.epoch, 0, state.heading())]
        self._base = state.copy()
        self._settled_events = 0

    def play(self, seat: int, action: int) -> None:
        """Play and log one action; raises IllegalAction and changes nothing when a rule refuses it."""
        epoch = self.state.epoch
        self.state.play(seat, action, self.events)
        self.pending.append(Step(epoch, seat, action))
        if self.state.epoch != epoch:
            self._settle()

    def draft(self, seat: int, action: int) -> Draft:
        """Play one action on a copy; raises IllegalAction when a rule refuses it."""
        state = self.state.copy()
        events: list[Event] = []
        state.play(seat, action, events)
        return Draft(state, [*self.pending, Step(self.state.epoch, seat, action)], len(self.events), events)

    def keep(self, draft: Draft) -> None:
        """Go on as drafted. The match must stand as it stood when the draft was made."""
        epoch = self.state.epoch
        self.state = draft.state
        self.pending = draft.pending
        del self.events[draft.kept_events :]
        self.events += draft.events
        if self.state.epoch != epoch:
            self._settle()

    def can_take_back(self, seat: int) -> bool:
        return any(step.seat == seat for step in self.pending)

    def take_back(self, seat: int) -> None:
        """Undo this seat's last step of the epoch. The steps of other seats stay as they are."""
        self.keep(self.draft_take_back(seat))

    def restart_turn(self, seat: int) -> None:
        """Undo all of this seat's steps of the epoch."""
        self.keep(self.draft_restart(seat))

    def draft_take_back(self, seat: int) -> Draft:
        if not self.can_take_back(seat):
            raise IllegalAction("table.take_back.nothing")
        last = max(index for index, step in enumerate(self.pending) if step.seat == seat)
        return self._without([step for index, step in enumerate(self.pending) if index != last])

    def draft_restart(self, seat: int) -> Draft:
        if not self.can_take_back(seat):
            raise IllegalAction("table.take_back.nothing")
        return self._without([step for step in self.pending if step.seat != seat])

    def log(self) -> list[Step]:
        """Every step that stands, in an order that replays: epoch by epoch, and within one seat by seat."""
        return self.settled + _seat_by_seat(self.pending)

    def gains(self, seat: int) -> list[int]:
        """For each legal action, how it would change the seat's own score, from what that seat may know. Nothing is told
        of an action that only begins something."""
        before = self.state.score_seen_by(seat).total
        gains: list[int] = []
        for action in self.state.legal(seat):
            if self.state.is_half(action):
                gains.append(0)
                continue
            trial = self.state.copy()
            trial.play(seat, action)
            stayed = trial.epoch == self.state.epoch
            gains.append(trial.score_seen_by(seat).total - before if stayed else 0)
        return gains

    def _without(self, steps: list[Step]) -> Draft:
        """The epoch played again with these steps only."""
        state = self._base.copy()
        events: list[Event] = []
        for step in steps:
            state.play(step.seat, step.action, events)
        return Draft(state, steps, self._settled_events, events)

    def _settle(self) -> None:
        self.settled += _seat_by_seat(self.pending)
        self.pending = []
        self._settled_events = len(self.events)
        self._base = self.state.copy()
        if not self.state.over():
            self.headings.append(Heading(self.state.epoch, len(self.settled), self.state.heading()))


def _seat_by_seat(steps: list[Step]) -> list[Step]:
    return sorted(steps, key=lambda step: step.seat)
