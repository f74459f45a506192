"""Welcome To as a game on the shelf: its editions, seats and options, and the way from a set-up to a dealt position."""

from functools import cache
from typing import ClassVar

from tabletown.engine.boxed import BoxedGame
from tabletown.engine.contract import BadSetup, Setup
from tabletown.engine.game import Option
from tabletown.games.welcome.actions import ACTIONS
from tabletown.games.welcome.catalogue import STANDARD, Catalogue, read
from tabletown.games.welcome.companion import table_deal
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.planning.planner import WelcomePlanner
from tabletown.games.welcome.setting import deal_out
from tabletown.games.welcome.state import WelcomeState

NOBODY = "none"
USUAL = "sergei"
"""The competitor of whoever plays alone and has not chosen one: the first of level 1."""


class Welcome(BoxedGame[Catalogue, Edition]):
    name: ClassVar[str] = "welcome"
    rules_versions: ClassVar[tuple[int, ...]] = (2, 1)
    """2: a permit is refused only while no pair fits as printed. 1: also through a pair with temps that does not fit."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, read, deal_out, WelcomePlanner())

    def editions(self) -> list[str]:
        return ["first", "collectors"]

    def seats(self, edition: str) -> tuple[int, int]:
        return (1, 12)

    def options(self, edition: str) -> list[Option]:
        expert = Option("expert", ["false", "true"])
        if edition == "first":
            return [expert, Option("draft", ["false", "true"])]
        boards, competitors = _choices(edition)
        return [expert, Option("board", [*boards]), Option("competitor", [NOBODY, *competitors])]

    def defaults(self, edition: str, seats: int) -> dict[str, str]:
        return {"competitor": USUAL} if edition == "collectors" and seats == 1 else {}

    def conflict(self, setup: Setup) -> BadSetup | None:
        if setup.edition == "collectors":
            against = setup.options["competitor"]
            if setup.seats == 1 and against == NOBODY:
                return BadSetup("option competitor", "setup-welcome-competitor-needed", against, USUAL)
            if setup.seats > 1 and against != NOBODY:
                return BadSetup("option competitor", "setup-welcome-competitor-alone", against, NOBODY)
        if setup.seats == 1 and setup.is_on("draft"):
            return BadSetup("option draft", "setup-welcome-draft-alone", "true", "false")
        return None

    def table_deal(self, setup: Setup, seed: bytes) -> object | None:
        if setup.is_on("draft"):
            return None  # those cards are held in hands
        state = self.deal(setup, seed)
        assert isinstance(state, WelcomeState)
        return table_deal(state, state.chance)

    def make_ready(self, edition: str, catalogue: Catalogue, variant: str) -> Edition:
        return Edition(edition, catalogue, variant or STANDARD)

    def variant(self, setup: Setup) -> str:
        """The board: an edition with two is made ready for each."""
        return setup.options.get("board", STANDARD)

    def end_reasons(self, setup: Setup) -> list[str]:
        reasons = ["refusals", "plans", "houses"]
        return [*reasons, "deck"] if setup.seats == 1 and setup.edition == "first" else reasons

    def configurations(self) -> list[Setup]:
        """The competitors differ only in figures: two of them meet every board and the expert game, all meet the plain one."""
        tried = (NOBODY, "closed", "irina")
        return [
            setup
            for setup in super().configurations()
            if setup.options.get("competitor", NOBODY) in tried
            or (setup.options["board"] == STANDARD and not setup.is_on("expert"))
        ]


@cache
def _choices(edition: str) -> tuple[list[str], list[str]]:
    """The boards and the competitors of the box: asked for at every set-up, and read once."""
    catalogue = read(edition)
    return catalogue.boards(), [competitor.id for competitor in catalogue.competitor]
