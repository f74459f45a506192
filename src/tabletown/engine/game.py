"""A game as the rest of the house sees it: its editions and options, how to deal it, and its moves in words.

Each game subclasses `Game` once, in its game.py, and is listed in tabletown.games. Hosts need nothing else of a game.
"""

from pathlib import Path

from tabletown.engine.contract import BadSetup, Move, Setup, State
from tabletown.engine.paper import PaperSheet
from tabletown.engine.planner import Planner


class Option:
    """A choice made when the table is set. Values are text; the first one is the default."""

    def __init__(self, name: str, values: list[str]) -> None:
        self.name = name
        self.values = values


class Game:
    name = ""
    rules_version = 1
    """Rises when the same actions would lead elsewhere; a record names the version it was played under."""

    def editions(self) -> list[str]:
        """The editions, the one to offer first in front."""
        raise AssertionError("a game has editions")

    def seats(self, edition: str) -> tuple[int, int]:
        """The fewest and the most seats."""
        raise AssertionError("a game has seats")

    def options(self, edition: str) -> list[Option]:
        raise AssertionError("a game has options")

    def defaults(self, edition: str, seats: int) -> dict[str, str]:
        """Options whose default is another one with so many seats."""
        return {}

    def conflict(self, setup: Setup) -> BadSetup | None:
        """What is wrong with options that are each allowed but do not go together."""
        return None

    def deal(self, setup: Setup, secret: bytes) -> State:
        """A new game, everything that chance decides drawn from the secret."""
        raise AssertionError("a game deals")

    def end_reasons(self, setup: Setup) -> list[str]:
        """Every way in which a game with this set-up can end."""
        raise AssertionError("a game knows how it can end")

    def action_range(self) -> int:
        """Every action is below this number; not every number below it is an action."""
        raise AssertionError("a game counts its actions")

    def planner(self) -> Planner | None:
        """What the greedy bot plans this game with; it keeps nothing of a game in progress. None while there is none."""
        return None

    def move(self, action: int) -> Move:
        raise AssertionError("a game tells its moves")

    def notate(self, action: int) -> str:
        """How a record writes the action."""
        raise AssertionError("a game notes its moves")

    def read(self, text: str) -> int:
        """The action that a record's words mean; raises ValueError when they mean none."""
        raise AssertionError("a game reads its notation")

    def use_overlay(self, edition: str, path: Path) -> str:
        """Load corrections to the catalogue and return their fingerprint for `set_up`; raises CatalogueError."""
        raise AssertionError("a game has a catalogue")

    def knows_overlay(self, edition: str, fingerprint: str) -> bool:
        return fingerprint == ""

    def catalogue(self, edition: str, overlay: Path | None = None) -> dict[str, list[dict[str, object]]]:
        """The catalogue as plain data, section by section, each entry with its source; raises CatalogueError."""
        raise AssertionError("a game has a catalogue")

    def score_paper(self, text: str) -> list[PaperSheet]:
        """Count sheets that were played on paper; raises ImpossiblePaper with all that is wrong with them."""
        raise AssertionError("a game counts paper")

    def paper_example(self, language: str) -> str:
        """A file for `score_paper` to start from, explained in the reader's language."""
        raise AssertionError("a game shows how to write its paper")

    def set_up(
        self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None, cards: str = ""
    ) -> Setup:
        """A checked set-up with every option filled in; raises BadSetup with the field to change."""
        chosen = edition or self.editions()[0]
        if chosen not in self.editions():
            raise BadSetup("edition", "setup-unknown-edition", chosen, ", ".join(self.editions()))
        fewest, most = self.seats(chosen)
        count = seats or max(fewest, min(2, most))
        if not fewest <= count <= most:
            raise BadSetup("seats", "setup-seats", str(count), f"{fewest}–{most}")
        if not self.knows_overlay(chosen, cards):
            raise BadSetup("cards", "setup-cards", cards, "")
        setup = Setup(
            self.name, chosen, count, self._filled(chosen, {**self.defaults(chosen, count), **(options or {})}), cards
        )
        conflict = self.conflict(setup)
        if conflict is not None:
            raise conflict
        return setup

    def configurations(self) -> list[Setup]:
        """Every edition with every combination of options at its fewest, one more and its most seats."""
        found: list[Setup] = []
        for edition in self.editions():
            fewest, most = self.seats(edition)
            for seats in sorted({fewest, min(fewest + 1, most), most}):
                for options in self._option_sets(edition):
                    try:
                        found.append(self.set_up(edition, seats, options))
                    except BadSetup:
                        continue
        return found

    def golden(self) -> list[Setup]:
        """The set-ups that must each have a golden record for every end condition."""
        found: list[Setup] = []
        for edition in self.editions():
            fewest = self.seats(edition)[0]
            found += [
                setup for setup in self.configurations() if setup.seats <= fewest + 1 and setup.edition == edition
            ]
        return found

    def showpieces(self, setup: Setup) -> list[str]:
        """What games with this set-up can show and some golden record must, besides set-ups and endings of an edition."""
        return []

    def shown(self, state: State) -> list[str]:
        """Which showpieces came about in a finished game."""
        return []

    def _filled(self, edition: str, given: dict[str, str]) -> dict[str, str]:
        known = {option.name: option for option in self.options(edition)}
        for name, value in given.items():
            if name not in known:
                raise BadSetup("option", "setup-unknown-option", name, ", ".join(known))
            if value not in known[name].values:
                raise BadSetup(f"option {name}", "setup-option-value", value, ", ".join(known[name].values))
        return {name: given.get(name, option.values[0]) for name, option in known.items()}

    def _option_sets(self, edition: str) -> list[dict[str, str]]:
        sets: list[dict[str, str]] = [{}]
        for option in self.options(edition):
            sets = [{**chosen, option.name: value} for chosen in sets for value in option.values]
        return sets
