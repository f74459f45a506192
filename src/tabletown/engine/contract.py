"""The contract that every game keeps. It knows no game, no server and no screen.

A state is a whole position, hidden cards included. Hosts (the terminal, the server, a simulation) ask it who may
decide, offer the legal actions and play one. Players never touch a state: they get `Eyes`, which show one seat's view
and nothing else. All words are those of docs/architecture.md.
"""

from typing import Final

from tabletown.engine.chance import Chance

SPECTATOR: Final = -1


class IllegalAction(Exception):
    """An action that a rule refuses. `rule` is the rule's id, the same as in the rules text and the translations."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class BadSetup(Exception):
    """A table that cannot be set: `field` says what to change, `message` is the id of the reason's text."""

    def __init__(self, field: str, message: str, value: str = "", allowed: str = "") -> None:
        super().__init__(f"{field}: {message} {value}".strip())
        self.field = field
        self.message = message
        self.value = value
        self.allowed = allowed


class Event:
    """Something that happened and that everybody may know: a message id with its arguments, for the log."""

    def __init__(self, message: str, seat: int, args: dict[str, str | int]) -> None:
        self.message = message
        self.seat = seat
        self.args = args


class Move:
    """The readable form of an action: its kind and named fields, for clients, logs and notation."""

    def __init__(self, kind: str, fields: dict[str, int]) -> None:
        self.kind = kind
        self.fields = fields

    def __repr__(self) -> str:
        return " ".join([self.kind, *(f"{name}={value}" for name, value in self.fields.items())])


class Score:
    """One seat's points with their breakdown, in the order of the score sheet."""

    def __init__(self, parts: list[tuple[str, int]]) -> None:
        self.parts = parts
        self.total = 0
        for part in parts:
            self.total += part[1]


class Rival:
    """A printed opponent of whoever plays alone. It has no seat and decides nothing, but its points are compared."""

    def __init__(self, name: str, score: Score) -> None:
        self.name = name
        """The id of the message that names it."""
        self.score = score


class Setup:
    """What the table agreed on before the deal. Options hold every option of the edition, as text."""

    def __init__(self, game: str, edition: str, seats: int, options: dict[str, str], cards: str = "") -> None:
        self.game = game
        self.edition = edition
        self.seats = seats
        self.options = options
        self.cards = cards
        """The fingerprint of an overlay file, empty when the catalogue is played as it ships."""

    def is_on(self, option: str) -> bool:
        return self.options.get(option, "false") == "true"

    def slug(self) -> str:
        """A name for files: what makes this table differ from the plainest one."""
        chosen = [name if value == "true" else value for name, value in self.options.items() if value != "false"]
        return "-".join([self.game, self.edition, str(self.seats), *chosen])

    def label(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items() if value != "false"]
        return " ".join([self.game, self.edition, f"seats={self.seats}", *chosen])


class State:
    """A position. Subclasses keep everything they need to go on, the chance included, and copy in microseconds."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.chance = chance
        self.epoch = 0
        """Rises whenever something happened that nobody can take back: cards were shown, a turn went to another seat.
        Between two rises the actions of different seats do not touch each other, so their order does not matter."""

    def acting(self) -> list[int]:
        """The seats that may decide now: several where play is simultaneous, none when the game is over."""
        raise AssertionError("a game says who acts")

    def legal(self, seat: int) -> list[int]:
        """Every action that `play` accepts from this seat now, in reading order."""
        raise AssertionError("a game lists its actions")

    def refusal(self, seat: int, action: int) -> str:
        """The id of the rule that forbids this action now, or an empty string when it is legal."""
        raise AssertionError("a game knows why")

    def play(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        """Do it, or raise IllegalAction and change nothing. What became public goes to `events` when asked for."""
        raise AssertionError("a game plays")

    def over(self) -> bool:
        raise AssertionError("a game ends")

    def end_reason(self) -> str:
        """Which end condition ended the game; empty while it runs."""
        raise AssertionError("a game knows why it ended")

    def scores(self) -> list[Score]:
        """Each seat's score as it stands. Final when the game is over."""
        raise AssertionError("a game counts")

    def score_seen_by(self, seat: int) -> Score:
        """A seat's own score from what that seat may know: its own uncommitted turn counts, those of others do not."""
        raise AssertionError("a game counts")

    def ranking(self) -> list[int]:
        """Each seat's place, 1 for the winners, ties broken as the rulebook breaks them and shared beyond that."""
        raise AssertionError("a game ranks")

    def rival(self) -> Rival | None:
        """The printed opponent that the only seat is ranked against, as it stands; None where there is none."""
        return None

    def view(self, seat: int) -> object:
        """All that this seat, or SPECTATOR, may know: a msgspec struct, safe to send."""
        raise AssertionError("a game shows itself")

    def prompt(self, seat: int) -> Event:
        """The one sentence that tells this seat what to do now."""
        raise AssertionError("a game asks")

    def heading(self) -> str:
        """What chance has laid on the table for this epoch, in notation; written into records and checked by replays."""
        raise AssertionError("a game notes its cards")

    def imagine(self, seat: int, chance: Chance) -> "State":
        """A whole state that agrees with this seat's view, the hidden rest drawn anew from `chance`."""
        raise AssertionError("a game imagines")

    def copy(self) -> "State":
        raise AssertionError("a game copies")

    def complaint(self) -> str:
        """What is wrong with this position, though it was reached by legal play; empty as it should always be."""
        raise AssertionError("a game knows what must hold")


class Eyes:
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
