"""Streets as a game on the shelf: its edition, seats and options, and the way from a set-up to a dealt position."""

from pathlib import Path

from tabletown.engine.catalogue import as_data, overlay_fingerprint
from tabletown.engine.contract import BadSetup, Move, Setup, State
from tabletown.engine.game import Game, Option
from tabletown.engine.paper import PaperSheet
from tabletown.engine.planner import Planner
from tabletown.games.streets import actions
from tabletown.games.streets.catalogue import MOST_SEATS
from tabletown.games.streets.catalogue import read as read_catalogue
from tabletown.games.streets.edition import Edition
from tabletown.games.streets.planning.planner import StreetsPlanner
from tabletown.games.streets.setting import NOBODY, deal_out

RULINGS = ("abandoned_homes", "copied_places")


class Streets(Game):
    name = "streets"

    def __init__(self) -> None:
        self._ready: dict[str, Edition] = {}
        self._planner = StreetsPlanner()

    def editions(self) -> list[str]:
        return ["base"]

    def seats(self, edition: str) -> tuple[int, int]:
        return (1, MOST_SEATS)

    def options(self, edition: str) -> list[Option]:
        difficulties = [grifter.id for grifter in read_catalogue(edition).grifter]
        switches = [Option(name, ["false", "true"]) for name in ("business", "advisors", *RULINGS)]
        return [Option("grifter", [NOBODY, *difficulties]), *switches]

    def defaults(self, edition: str, seats: int) -> dict[str, str]:
        return {"grifter": "normal"} if seats == 1 else {}

    def conflict(self, setup: Setup) -> BadSetup | None:
        against = setup.options["grifter"]
        if setup.seats == 1 and against == NOBODY:
            return BadSetup("option grifter", "setup-streets-grifter-needed", against, "")
        if setup.seats > 1 and against != NOBODY:
            return BadSetup("option grifter", "setup-streets-grifter-alone", against, NOBODY)
        return None

    def deal(self, setup: Setup, secret: bytes) -> State:
        return deal_out(setup, self.edition(setup.edition, setup.cards), secret)

    def end_reasons(self, setup: Setup) -> list[str]:
        return ["tiles"]

    def configurations(self) -> list[Setup]:
        """All modules at every kind of table and each ruling with all of them; rulings and difficulties, which differ in a
        figure or a line, do not meet everything."""
        found: list[Setup] = []
        for seats in range(1, MOST_SEATS + 1):
            for business in ("false", "true"):
                for advisors in ("false", "true"):
                    found.append(self.set_up("base", seats, {"business": business, "advisors": advisors}))
        for difficulty in ("easy", "hard"):
            found.append(self.set_up("base", 1, {"grifter": difficulty}))
        for ruling in RULINGS:
            for seats in (1, 3):
                found.append(self.set_up("base", seats, {"business": "true", "advisors": "true", ruling: "true"}))
        return found

    def golden(self) -> list[Setup]:
        return self.configurations()

    def action_range(self) -> int:
        return actions.END

    def planner(self) -> Planner | None:
        return self._planner

    def move(self, action: int) -> Move:
        return actions.move(action)

    def notate(self, action: int) -> str:
        return actions.notate(action)

    def read(self, text: str) -> int:
        return actions.read(text)

    def use_overlay(self, edition: str, path: Path) -> str:
        fingerprint = overlay_fingerprint(path)
        self._ready[edition + fingerprint] = Edition(edition, read_catalogue(edition, path))
        return fingerprint

    def knows_overlay(self, edition: str, fingerprint: str) -> bool:
        return fingerprint == "" or edition + fingerprint in self._ready

    def catalogue(self, edition: str, overlay: Path | None = None) -> dict[str, list[dict[str, object]]]:
        return as_data(read_catalogue(edition, overlay))

    def score_paper(self, text: str) -> list[PaperSheet]:
        from tabletown.games.streets.paper import score_paper

        return score_paper(text, self.edition("base"))

    def paper_example(self, language: str) -> str:
        from tabletown.games.streets.paper import example

        return example(language)

    def edition(self, edition: str, cards: str = "") -> Edition:
        """The edition ready to play, read from its catalogue the first time it is asked for."""
        if edition + cards not in self._ready:
            self._ready[edition + cards] = Edition(edition, read_catalogue(edition))
        return self._ready[edition + cards]
