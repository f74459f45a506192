"""The contract that every game keeps. It knows no game, no server and no screen.

A state is a whole position, hidden cards included. Hosts (the terminal, the server, a simulation) ask it who may
decide, offer the legal actions and play one. Players never touch a state: they get an `Observer`, which shows one seat's view
and nothing else. All words are those of docs/architecture.md.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from tabletown.engine.chance import Chance

SPECTATOR: Final = -1


class IllegalAction(Exception):
    """An action that a rule refuses. `rule` is the rule's id, the same as in the rules text and the translations."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rule,)


class BadSetup(Exception):
    """A table that cannot be set: `field` says what to change, `message` is the id of the reason's text."""

    def __init__(self, field: str, message: str, value: str = "", allowed: str = "") -> None:
        super().__init__(f"{field}: {message} {value}".strip())
        self.field = field
        self.message = message
        self.value = value
        self.allowed = allowed

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.field, self.message, self.value, self.allowed)


class Event:
    """Something that happened and that everybody may know: a message id with its arguments, for the log.

    Whoever tells it adds two arguments: `player`, the name at its seat, and `other`, the name at the seat that the argument
    `seat` counts from 1. An argument made by `named` is said as the message that it stands for.
    """

    def __init__(self, message: str, seat: int, args: dict[str, str | int]) -> None:
        if "player" in args or "other" in args:
            raise ValueError(f"{message}: player and other are names, which the teller fills in")
        self.message = message
        self.seat = seat
        self.args = args

    def __repr__(self) -> str:
        return f"<Event {self.message} seat={self.seat} {self.args}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.message, self.seat, self.args)


def named(message: str, name: str = "", value: str | int = "") -> str:
    """A message with one argument or none, as an argument of an event: so a line can speak of two cards of a kind."""
    return f"@{message} {name}={value}"


class Move:
    """The readable form of an action: its kind and named fields, for clients, logs and notation."""

    def __init__(self, kind: str, fields: dict[str, int]) -> None:
        self.kind = kind
        self.fields = fields

    def __repr__(self) -> str:
        return " ".join([self.kind, *(f"{name}={value}" for name, value in self.fields.items())])

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.kind, self.fields)


class Score:
    """One seat's points with their breakdown, in the order of the score sheet.

    `sums` tells of parts that are worked out from others how: `{"happiness": "10 × 5"}`.
    """

    def __init__(self, parts: list[tuple[str, int]], sums: dict[str, str] | None = None) -> None:
        self.parts = parts
        self.sums: dict[str, str] = sums or {}
        self.total = 0
        for part in parts:
            self.total += part[1]

    def __repr__(self) -> str:
        told = ", ".join(f"{name} {points}" for name, points in self.parts if points)
        return f"<Score {self.total}: {told}>" if told else f"<Score {self.total}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Score, (self.parts, self.sums)


class Rival:
    """A printed opponent of whoever plays alone. It has no seat and decides nothing, but its points are compared."""

    def __init__(self, name: str, score: Score) -> None:
        self.name = name
        """The id of the message that names it."""
        self.score = score

    def __repr__(self) -> str:
        return f"<Rival {self.name}: {self.score}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Rival, (self.name, self.score)


class Setup:
    """What the table agreed on before the deal. Options hold every option of the edition, as text."""

    def __init__(
        self,
        game: str,
        edition: str,
        seats: int,
        options: dict[str, str],
        overlay: str = "",
        rules: int = 1,
        figures: str = "",
    ) -> None:
        self.game = game
        self.edition = edition
        self.seats = seats
        self.options = options
        self.overlay = overlay
        """The fingerprint of an overlay file, empty when the catalogue is played as it ships."""
        self.rules = rules
        """The version of the game's rules that is played, from the deal to the end."""
        self.figures = figures
        """The fingerprint of the catalogue's figures; empty when it is not known, as in records of before."""

    def __repr__(self) -> str:
        return f"<Setup {self.label()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.game, self.edition, self.seats, self.options, self.overlay, self.rules, self.figures)

    def is_on(self, option: str) -> bool:
        return self.options.get(option, "false") == "true"

    def slug(self) -> str:
        """A name for files: what makes this table differ from the plainest one."""
        chosen = [name if value == "true" else value for name, value in self.options.items() if value != "false"]
        return "-".join([self.game, self.edition, str(self.seats), *chosen])

    def label(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items() if value != "false"]
        return " ".join([self.game, self.edition, f"seats={self.seats}", *chosen])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Subclasses keep everything they need to go on, the chance included, and copy in microseconds."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.chance = chance
        self.epoch = 0
        """Rises whenever something happened that nobody can take back: cards were shown, a turn went to another seat.
        Between two rises the actions of different seats do not touch each other, so their order does not matter."""
        self.reason = ""
        """Which end condition ended the game; empty while it runs."""

    def __repr__(self) -> str:
        totals = [score.total for score in self.scores()]
        if self.over():
            return f"<{self.setup.label()}: over by {self.end_reason()}, scores {totals}, places {self.ranking()}>"
        return f"<{self.setup.label()}: epoch {self.epoch}, seats {self.acting()} to act, scores {totals}>"

    def __reduce__(self) -> tuple[object, ...]:
        from tabletown.engine.pickling import reduce_state

        return reduce_state(self)

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.copy()

    def acting(self) -> list[int]:
        """The seats that may decide now: several where play is simultaneous, none when the game is over."""
        raise AssertionError("a game says who acts")

    def legal(self, seat: int) -> list[int]:
        """Every action that `play` accepts from this seat now, in reading order."""
        raise AssertionError("a game lists its actions")

    def is_half(self, action: int) -> bool:
        """Whether a legal action only begins something, so that its gain alone would mislead: a room without its place."""
        return False

    def refusal(self, seat: int, action: int) -> str:
        """The id of the rule that forbids this action now, or an empty string when it is legal."""
        if self.reason:
            return "table.game.over"
        if not 0 <= seat < self.setup.seats:
            return "table.seat.unknown"
        return self.forbids(seat, action)

    def forbids(self, seat: int, action: int) -> str:
        """The same for a seat at this table while the game goes on. A game that can say more than this says it here."""
        if action in self.legal(seat):
            return ""
        return "table.turn.not_now" if seat in self.acting() else "table.turn.not_yours"

    def play(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        """Do it, or raise IllegalAction and change nothing. What became public goes to `events` when asked for."""
        rule = self.refusal(seat, action)
        if rule:
            raise IllegalAction(rule)
        self.do(seat, action, events)

    def do(self, seat: int, action: int, events: list[Event] | None) -> None:
        """Do what is known to be legal. `play` calls it, and nobody else."""
        raise AssertionError("a game plays")

    def over(self) -> bool:
        return self.reason != ""

    def end_reason(self) -> str:
        """Which end condition ended the game; empty while it runs."""
        return self.reason

    def scores(self) -> list[Score]:
        """Each seat's score as it stands. Final when the game is over."""
        raise AssertionError("a game counts")

    def score_seen_by(self, seat: int) -> Score:
        """A seat's own score from what that seat may know: its own uncommitted turn counts, those of others do not."""
        return self.scores()[seat]

    def ranking(self) -> list[int]:
        """Each seat's place, 1 for the winners, ties broken as the rulebook breaks them and shared beyond that."""
        totals = [score.total for score in self.scores()]
        return [1 + sum(1 for other in totals if other > own) for own in totals]

    def ties(self) -> list[Event]:
        """When the game is over: for each two with equal points, one below the other, what put the first one ahead."""
        return []

    def rival(self) -> Rival | None:
        """The printed opponent that the only seat is ranked against, as it stands; None where there is none."""
        return None

    def view(self, seat: int) -> object:
        """All that this seat, or SPECTATOR, may know: a msgspec struct, safe to send."""
        raise AssertionError("a game shows itself")

    def prompt(self, seat: int) -> Event:
        """The one sentence that tells this seat what to do now. A seat that has nothing to decide is never asked anything."""
        return self.idle_prompt(seat) or self.asked(seat)

    def idle_prompt(self, seat: int) -> Event | None:
        """The sentence for whoever has nothing to decide; None for a seat that has. Hosts add who is awaited."""
        if self.reason:
            return Event("table-prompt-over", seat, {})
        if seat == SPECTATOR:
            return Event("table-prompt-watching", seat, {})
        return None if seat in self.acting() else Event("table-prompt-waiting", seat, {})

    def asked(self, seat: int) -> Event:
        """The same for a seat that has to decide. A game that can say more than this says it here."""
        return Event(f"{self.setup.game}-prompt-turn", seat, {})

    def heading(self) -> str:
        """What chance has laid on the table for this epoch, in notation; written into records and checked by replays."""
        return ""

    def imagine(self, seat: int, chance: Chance) -> "State":
        """A whole state that agrees with this seat's view, the hidden rest drawn anew from `chance`."""
        raise AssertionError("a game imagines")

    def carry_to(self, twin: "State") -> None:
        """Give a copy what every position has besides its set-up and its chance."""
        twin.epoch = self.epoch
        twin.reason = self.reason

    def copy(self) -> "State":
        """The same position, to go on from independently. Whoever wants speed writes it out, attribute by attribute; otherwise
        all that it holds is copied, but for values and what `Game.shared` leads to."""
        from tabletown.engine.pickling import copied

        return copied(self)

    def complaint(self) -> str:
        """What is wrong with this position, though it was reached by legal play; empty as it should always be."""
        return ""


class Observer:
    """What a player at one seat may touch. Everything it returns depends on that seat's view alone."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat
        self.setup = state.setup

    def view(self) -> object:
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        return self._state.legal(self.seat)

    def imagine(self, chance: Chance) -> State:
        return self._state.imagine(self.seat, chance)
