"""Happy City as a game on the shelf: its edition, seats and options, and the way from a set-up to a dealt position."""

from typing import ClassVar

from tabletown.engine.boxed import BoxedGame
from tabletown.engine.contract import BadSetup, Setup
from tabletown.engine.game import Option
from tabletown.games.happy_city.actions import ACTIONS
from tabletown.games.happy_city.catalogue import MOST_SEATS, Catalogue, read
from tabletown.games.happy_city.companion import table_deal
from tabletown.games.happy_city.edition import Edition
from tabletown.games.happy_city.planning.planner import HappyPlanner
from tabletown.games.happy_city.setting import deal_out
from tabletown.games.happy_city.state import HappyState
from tabletown.games.happy_city.table import MODES


class HappyCity(BoxedGame[Catalogue, Edition]):
    name: ClassVar[str] = "happy_city"

    def __init__(self) -> None:
        super().__init__(ACTIONS, read, deal_out, HappyPlanner())

    def seats(self, edition: str) -> tuple[int, int]:
        return (2, MOST_SEATS)

    def options(self, edition: str) -> list[Option]:
        return [Option("mode", list(MODES)), Option("reconstructed", ["false", "true"])]

    def conflict(self, setup: Setup) -> BadSetup | None:
        if setup.is_on("reconstructed") and setup.options["mode"] != "expert":
            return BadSetup("option reconstructed", "setup-happy_city-reconstructed", "true", "false")
        return None

    def table_deal(self, setup: Setup, seed: bytes) -> object | None:
        state = self.deal(setup, seed)
        assert isinstance(state, HappyState)
        return table_deal(state)

    def make_ready(self, edition: str, catalogue: Catalogue, variant: str) -> Edition:
        return Edition(edition, catalogue)

    def end_reasons(self, setup: Setup) -> list[str]:
        return ["city"]
