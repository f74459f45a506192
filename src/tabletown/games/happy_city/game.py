"""Happy City as a game on the shelf: its edition, seats and options, and the way from a set-up to a dealt position."""

from pathlib import Path

from tabletown.engine.catalogue import as_data, overlay_fingerprint
from tabletown.engine.contract import BadSetup, Move, Setup, State
from tabletown.engine.game import Game, Option
from tabletown.engine.paper import PaperSheet
from tabletown.engine.planner import Planner
from tabletown.games.happy_city import actions
from tabletown.games.happy_city.catalogue import MOST_SEATS
from tabletown.games.happy_city.catalogue import read as read_catalogue
from tabletown.games.happy_city.edition import Edition
from tabletown.games.happy_city.planning.planner import HappyPlanner
from tabletown.games.happy_city.state import HappyState, deal_out
from tabletown.games.happy_city.table import MODES


class HappyCity(Game):
    name = "happy_city"

    def __init__(self) -> None:
        self._ready: dict[str, Edition] = {}
        self._planner = HappyPlanner()

    def editions(self) -> list[str]:
        return ["base"]

    def seats(self, edition: str) -> tuple[int, int]:
        return (2, MOST_SEATS)

    def options(self, edition: str) -> list[Option]:
        return [Option("mode", list(MODES)), Option("reconstructed", ["false", "true"])]

    def conflict(self, setup: Setup) -> BadSetup | None:
        if setup.is_on("reconstructed") and setup.options["mode"] != "expert":
            return BadSetup("option reconstructed", "setup-happy_city-reconstructed", "true", "false")
        return None

    def deal(self, setup: Setup, secret: bytes) -> State:
        return deal_out(setup, self.edition(setup.edition, setup.cards), secret)

    def end_reasons(self, setup: Setup) -> list[str]:
        return ["city"]

    def golden(self) -> list[Setup]:
        """Every mode with every number of players."""
        fewest, most = self.seats("base")
        modes = {setup.slug(): setup.options for setup in self.configurations() if setup.seats == fewest}
        return [self.set_up("base", seats, options) for seats in range(fewest, most + 1) for options in modes.values()]

    def showpieces(self, setup: Setup) -> list[str]:
        """Every expert building: some golden game must have it built."""
        specials = self.edition("base").specials
        is_expert = setup.options["mode"] == "expert"
        numbers = self.edition("base").special_numbers(is_expert, setup.is_on("reconstructed"))
        return [specials[number].id for number in numbers if is_expert]

    def shown(self, state: State) -> list[str]:
        assert isinstance(state, HappyState)
        built = [state.table.effect_of(city) for city in state.table.cities]
        return [special.id for special in built if special is not None and special.is_expert]

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
        from tabletown.games.happy_city.paper import score_paper

        return score_paper(text, self.edition("base"))

    def paper_example(self, language: str) -> str:
        from tabletown.games.happy_city.paper import example

        return example(language)

    def edition(self, edition: str, cards: str = "") -> Edition:
        """The edition ready to play, read from its catalogue the first time it is asked for."""
        if edition + cards not in self._ready:
            self._ready[edition + cards] = Edition(edition, read_catalogue(edition))
        return self._ready[edition + cards]
