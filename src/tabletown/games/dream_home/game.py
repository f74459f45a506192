"""Dream Home as a game on the shelf: its editions, seats and options, and the way from a set-up to a dealt position."""

from typing import ClassVar

from tabletown.engine.boxed import BoxedGame
from tabletown.engine.contract import Setup
from tabletown.engine.game import Option
from tabletown.games.dream_home.actions import ACTIONS
from tabletown.games.dream_home.catalogue import Catalogue, read
from tabletown.games.dream_home.companion import table_deal
from tabletown.games.dream_home.edition import Edition
from tabletown.games.dream_home.planning.planner import DreamHomePlanner
from tabletown.games.dream_home.setting import deal_out
from tabletown.games.dream_home.state import MOST_SEATS, DreamHomeState


class DreamHome(BoxedGame[Catalogue, Edition]):
    name: ClassVar[str] = "dream_home"

    def __init__(self) -> None:
        super().__init__(ACTIONS, read, deal_out, DreamHomePlanner())

    def editions(self) -> list[str]:
        return ["classic"]

    def seats(self, edition: str) -> tuple[int, int]:
        return (2, MOST_SEATS)

    def options(self, edition: str) -> list[Option]:
        return [Option("car", ["false", "true"]), Option("discard", ["true", "false"])]

    def table_deal(self, setup: Setup, seed: bytes) -> object | None:
        state = self.deal(setup, seed)
        assert isinstance(state, DreamHomeState)
        return table_deal(state)

    def make_ready(self, edition: str, catalogue: Catalogue, variant: str) -> Edition:
        return Edition(edition, catalogue)

    def end_reasons(self, setup: Setup) -> list[str]:
        return ["rounds"]
