"""Streets as a game on the shelf: its edition, seats and options, and the way from a set-up to a dealt position."""

from typing import ClassVar

from tabletown.engine.bounds import excess, large_number
from tabletown.engine.boxed import BoxedGame
from tabletown.engine.contract import BadSetup, Setup
from tabletown.engine.game import Option
from tabletown.engine.paper import ImpossiblePaper, SheetError
from tabletown.games.streets.actions import ACTIONS
from tabletown.games.streets.catalogue import MOST_SEATS, Catalogue, read
from tabletown.games.streets.companion import table_deal
from tabletown.games.streets.edition import Edition
from tabletown.games.streets.planning.planner import StreetsPlanner
from tabletown.games.streets.setting import NOBODY, deal_out
from tabletown.games.streets.state import StreetsState

RULINGS = ("abandoned_homes", "copied_places")
USUAL = "normal"
"""The opponent of whoever plays alone and has not chosen one."""


class Streets(BoxedGame[Catalogue, Edition]):
    name: ClassVar[str] = "streets"

    def __init__(self) -> None:
        super().__init__(ACTIONS, read, deal_out, StreetsPlanner())

    def seats(self, edition: str) -> tuple[int, int]:
        return (1, MOST_SEATS)

    def options(self, edition: str) -> list[Option]:
        difficulties = [grifter.id for grifter in read(edition).grifter]
        switches = [Option(name, ["false", "true"]) for name in ("business", "advisors", *RULINGS)]
        return [Option("grifter", [NOBODY, *difficulties]), *switches]

    def defaults(self, edition: str, seats: int) -> dict[str, str]:
        return {"grifter": USUAL} if seats == 1 else {}

    def conflict(self, setup: Setup) -> BadSetup | None:
        against = setup.options["grifter"]
        if setup.seats == 1 and against == NOBODY:
            return BadSetup("option grifter", "setup-streets-grifter-needed", against, USUAL)
        if setup.seats > 1 and against != NOBODY:
            return BadSetup("option grifter", "setup-streets-grifter-alone", against, NOBODY)
        return None

    def table_deal(self, setup: Setup, seed: bytes) -> object | None:
        state = self.deal(setup, seed)
        assert isinstance(state, StreetsState)
        return table_deal(state)

    def paper_turn(self, text: str) -> object | None:
        from tabletown.games.streets.paper.turn import play_turn

        if found := excess(text) or large_number(text):
            raise ImpossiblePaper([SheetError(found.line, "", found.message, found.args)])
        return play_turn(text, self.edition)

    def make_ready(self, edition: str, catalogue: Catalogue, variant: str) -> Edition:
        return Edition(edition, catalogue)

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
