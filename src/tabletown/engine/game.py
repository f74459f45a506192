"""A game as the rest of the house sees it: its editions and options, how to deal it, and its moves in words.

Each game subclasses `Game` once and is listed in tabletown.games, or announced by its package in the entry-point group of
the same name. Hosts need nothing else of a game.
"""

import sys
from pathlib import Path
from typing import ClassVar

from mypy_extensions import mypyc_attr

from tabletown.engine.actions import ActionSpace
from tabletown.engine.chance import Chance
from tabletown.engine.contract import BadSetup, Move, Setup, State
from tabletown.engine.paper import PaperSheet
from tabletown.engine.planner import Planner


class Option:
    """A choice made when the table is set. Values are text; the first one is the default."""

    def __init__(self, name: str, values: list[str]) -> None:
        self.name = name
        self.values = values


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    name: ClassVar[str] = ""
    rules_versions: ClassVar[tuple[int, ...]] = (1,)
    """The versions that can be played, the newest first. A new one comes when the same actions would lead elsewhere; a
    record and a table name theirs and are played under it for ever."""

    def __repr__(self) -> str:
        return f"<Game {self.name}: {', '.join(self.editions())}>"

    def __reduce__(self) -> tuple[object, ...]:
        return the_game, (type(self),)

    def editions(self) -> list[str]:
        """The editions, the one to offer first in front."""
        return ["base"]

    def seats(self, edition: str) -> tuple[int, int]:
        """The fewest and the most seats."""
        raise AssertionError("a game has seats")

    def options(self, edition: str) -> list[Option]:
        return []

    def defaults(self, edition: str, seats: int) -> dict[str, str]:
        """Options whose default is another one with so many seats."""
        return {}

    def conflict(self, setup: Setup) -> BadSetup | None:
        """What is wrong with options that are each allowed but do not go together."""
        return None

    def deal(self, setup: Setup, seed: int | bytes) -> State:
        """A new game, everything that chance decides drawn from the seed: a secret, or a small number to try things with."""
        dealers = KNOWN.setdefault(self.name, [])
        if self not in dealers:
            dealers.append(self)
        return self.start(setup, Chance.from_seed(seed))

    def start(self, setup: Setup, chance: Chance) -> State:
        """The first position, everything that chance decides drawn from it. `deal` calls it, and nobody else."""
        raise AssertionError("a game deals")

    def shared(self, setup: Setup) -> object:
        """What all positions of this set-up have in common: its edition, made ready; the same object each time. Pickles of
        states leave it out, copies share it with all that it leads to."""
        return None

    def end_reasons(self, setup: Setup) -> list[str]:
        """Every way in which a game with this set-up can end."""
        return ["end"]

    def actions(self) -> ActionSpace:
        """Every kind of decision, declared once; the five methods below follow from it."""
        raise AssertionError("a game declares its actions")

    def action_range(self) -> int:
        """Every action is below this number; not every number below it is an action."""
        return self.actions().size

    def planner(self) -> Planner | None:
        """What the greedy bot plans this game with; it keeps nothing of a game in progress. None while there is none."""
        return None

    def needed_planner(self) -> Planner:
        """The same for whoever can do nothing without it."""
        planner = self.planner()
        if planner is None:
            raise ValueError(f"{self.name} has no planner")
        return planner

    def move(self, action: int) -> Move:
        """The readable form; raises ValueError for a number that is no action."""
        return self.actions().move(action)

    def notate(self, action: int) -> str:
        """How a record writes the action."""
        return self.actions().notate(action)

    def parse_action(self, text: str) -> int:
        """The action that a record's words mean; raises ValueError when they mean none."""
        return self.actions().parse(text)

    def find_action(self, kind: str, fields: dict[str, int]) -> int:
        """The action of a move; raises ValueError when there is no such move."""
        return self.actions().find(kind, fields)

    def use_overlay(self, edition: str, path: Path) -> str:
        """Load corrections to the catalogue and return their fingerprint for `set_up`; raises CatalogueError."""
        raise BadSetup("cards", "setup-no-catalogue", self.name)

    def knows_overlay(self, edition: str, fingerprint: str, figures: str = "") -> bool:
        """Whether these corrections are loaded, for the catalogue with these figures where others than today's are named."""
        return fingerprint == ""

    def figures(self, edition: str) -> str:
        """The fingerprint of the figures that the catalogue holds; empty for a game without one. New figures need a new
        version of the rules: tables that were begun with others keep theirs, see `use_figures`."""
        return ""

    def knows_figures(self, edition: str, figures: str) -> bool:
        """Whether a game that was begun with these figures can be played with them; also one that does not tell its own."""
        return figures in ("", self.figures(edition))

    def use_figures(self, edition: str, data: dict[str, list[dict[str, object]]]) -> str:
        """Learn the catalogue as it once was, as `figures_data` gave it, and return its fingerprint; raises CatalogueError
        when these rules cannot play with it."""
        raise BadSetup("cards", "setup-no-catalogue", self.name)

    def figures_data(self, edition: str, figures: str = "") -> dict[str, list[dict[str, object]]]:
        """The catalogue with these figures, which are known here, as plain data to keep; today's unless others are named."""
        return self.catalogue(edition)

    def catalogue(self, edition: str, overlay: Path | None = None) -> dict[str, list[dict[str, object]]]:
        """The catalogue as plain data, section by section, each entry with its source; raises CatalogueError."""
        return {}

    def score_paper(self, text: str) -> list[PaperSheet]:
        """Count sheets that were played on paper; raises ImpossiblePaper with all that is wrong with them."""
        raise BadSetup("game", "setup-no-paper", self.name)

    def draw_paper(self, text: str) -> object | None:
        """The view of what such sheets describe, for a picture; None when nothing can be drawn of them."""
        return None

    def table_deal(self, setup: Setup, seed: bytes) -> object | None:
        """Everything that chance decides at a real table, round by round; None where there is nothing to deal for one."""
        return None

    def paper_turn(self, text: str) -> object | None:
        """What a printed opponent does on a real table, and what follows, the table being written down as for `score_paper`;
        raises ImpossiblePaper. None for a game that has no such opponent."""
        return None

    def paper_example(self, language: str) -> str:
        """A file for `score_paper` to start from, explained in the reader's language."""
        raise BadSetup("game", "setup-no-paper", self.name)

    def texts(self, language: str) -> str:
        """What a game from another package says of itself, as Fluent messages: the file `locale/<language>.ftl` beside the
        module of its class. Our own games say it in the house's files."""
        file = Path(sys.modules[type(self).__module__].__file__ or "").with_name("locale") / f"{language}.ftl"
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def set_up(
        self,
        edition: str = "",
        seats: int = 0,
        options: dict[str, str] | None = None,
        overlay: str = "",
        rules: int = 0,
        figures: str = "",
    ) -> Setup:
        """A checked set-up with every option filled in; raises BadSetup with the field to change.

        `rules` names the version of the rules, the newest when it is 0, and `figures` those of the catalogue, today's when it
        is empty."""
        chosen = edition or self.editions()[0]
        if chosen not in self.editions():
            raise BadSetup("edition", "setup-unknown-edition", chosen, ", ".join(self.editions()))
        fewest, most = self.seats(chosen)
        count = seats or max(fewest, min(2, most))
        if not fewest <= count <= most:
            raise BadSetup("seats", "setup-seats", str(count), f"{fewest}–{most}")
        if not self.knows_figures(chosen, figures):
            raise BadSetup("figures", "record-other-figures", figures, self.figures(chosen))
        if not self.knows_overlay(chosen, overlay, figures):
            raise BadSetup("cards", "setup-cards", overlay, "")
        version = rules or self.rules_versions[0]
        if version not in self.rules_versions:
            raise BadSetup("rules", "setup-rules", str(version), ", ".join(str(known) for known in self.rules_versions))
        filled = self._filled(chosen, {**self.defaults(chosen, count), **(options or {})})
        setup = Setup(self.name, chosen, count, filled, overlay, version, figures or self.figures(chosen))
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


KNOWN: dict[str, list[Game]] = {}
"""The games of this process, by name: in front the one on the shelf, then others that have dealt, such as one made for a
test. A state that is pickled finds its own among them."""


def shelve(game: Game) -> None:
    """Let it be the one that a pickled game of its class is taken for."""
    KNOWN.setdefault(game.name, []).insert(0, game)


def the_game(kind: type[Game]) -> Game:
    """The game of this class, the one on the shelf before others: its editions are made ready once."""
    for games in KNOWN.values():
        for game in games:
            if type(game) is kind:
                return game
    made = kind()
    shelve(made)
    return made
