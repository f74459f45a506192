"""Welcome To as a game on the shelf: its editions, seats and options, and the way from a set-up to a dealt position."""

from pathlib import Path

from tabletown.engine.catalogue import as_data, overlay_fingerprint
from tabletown.engine.contract import BadSetup, Move, Setup, State
from tabletown.engine.game import Game, Option
from tabletown.engine.paper import PaperSheet
from tabletown.engine.planner import Planner
from tabletown.games.welcome import actions
from tabletown.games.welcome.catalogue import STANDARD
from tabletown.games.welcome.catalogue import read as read_catalogue
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.planning.planner import WelcomePlanner
from tabletown.games.welcome.state import deal_out

NOBODY = "none"


class Welcome(Game):
    name = "welcome"

    def __init__(self) -> None:
        self._ready: dict[str, Edition] = {}
        self._planner = WelcomePlanner()

    def editions(self) -> list[str]:
        return ["first", "collectors"]

    def seats(self, edition: str) -> tuple[int, int]:
        return (1, 12)

    def options(self, edition: str) -> list[Option]:
        expert = Option("expert", ["false", "true"])
        if edition == "first":
            return [expert, Option("draft", ["false", "true"])]
        catalogue = read_catalogue(edition)
        competitors = [competitor.id for competitor in catalogue.competitor]
        return [expert, Option("board", catalogue.boards()), Option("competitor", [NOBODY, *competitors])]

    def defaults(self, edition: str, seats: int) -> dict[str, str]:
        return {"competitor": "sergei"} if edition == "collectors" and seats == 1 else {}

    def conflict(self, setup: Setup) -> BadSetup | None:
        if setup.edition == "collectors":
            against = setup.options["competitor"]
            if setup.seats == 1 and against == NOBODY:
                return BadSetup("option competitor", "setup-welcome-competitor-needed", against, "")
            if setup.seats > 1 and against != NOBODY:
                return BadSetup("option competitor", "setup-welcome-competitor-alone", against, NOBODY)
        if setup.seats == 1 and setup.is_on("draft"):
            return BadSetup("option draft", "setup-welcome-draft-alone", "true", "false")
        return None

    def deal(self, setup: Setup, secret: bytes) -> State:
        board = setup.options.get("board", STANDARD)
        return deal_out(setup, self.edition(setup.edition, board, setup.cards), secret)

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

    def showpieces(self, setup: Setup) -> list[str]:
        """The collector's edition ends in every way on both boards, alone and together."""
        return [_ending(setup, reason) for reason in self.end_reasons(setup) if setup.edition == "collectors"]

    def shown(self, state: State) -> list[str]:
        return [_ending(state.setup, state.end_reason())]

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
        catalogue = read_catalogue(edition, path)
        for board in catalogue.boards():
            self._ready[edition + board + fingerprint] = Edition(edition, catalogue, board)
        return fingerprint

    def knows_overlay(self, edition: str, fingerprint: str) -> bool:
        return fingerprint == "" or edition + STANDARD + fingerprint in self._ready

    def catalogue(self, edition: str, overlay: Path | None = None) -> dict[str, list[dict[str, object]]]:
        return as_data(read_catalogue(edition, overlay))

    def score_paper(self, text: str) -> list[PaperSheet]:
        from tabletown.games.welcome.paper import score_paper

        return score_paper(text, self.edition)

    def paper_example(self, language: str) -> str:
        from tabletown.games.welcome.paper import example

        return example(language)

    def edition(self, edition: str, board: str = STANDARD, cards: str = "") -> Edition:
        """The edition ready to play, read from its catalogue the first time it is asked for."""
        if edition + board + cards not in self._ready:
            self._ready[edition + board + cards] = Edition(edition, read_catalogue(edition), board)
        return self._ready[edition + board + cards]


def _ending(setup: Setup, reason: str) -> str:
    company = "alone" if setup.seats == 1 else "together"
    return f"{reason} {company}, {setup.edition} {setup.options.get('board', STANDARD)}"
