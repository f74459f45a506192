"""Dream Home as a game on the shelf: its editions, seats and options, and the way from a set-up to a dealt position."""

from pathlib import Path

from tabletown.engine.catalogue import as_data, overlay_fingerprint
from tabletown.engine.contract import Move, Setup, State
from tabletown.engine.game import Game, Option
from tabletown.engine.paper import PaperSheet
from tabletown.engine.planner import Planner
from tabletown.games.dream_home import actions
from tabletown.games.dream_home.catalogue import read as read_catalogue
from tabletown.games.dream_home.edition import Edition
from tabletown.games.dream_home.planning.planner import DreamHomePlanner
from tabletown.games.dream_home.state import MOST_SEATS, deal_out


class DreamHome(Game):
    name = "dream_home"

    def __init__(self) -> None:
        self._ready: dict[str, Edition] = {}
        self._planner = DreamHomePlanner()

    def editions(self) -> list[str]:
        return ["classic"]

    def seats(self, edition: str) -> tuple[int, int]:
        return (2, MOST_SEATS)

    def options(self, edition: str) -> list[Option]:
        return [Option("car", ["false", "true"]), Option("discard", ["true", "false"])]

    def deal(self, setup: Setup, secret: bytes) -> State:
        return deal_out(setup, self.edition(setup.edition, setup.cards), secret)

    def end_reasons(self, setup: Setup) -> list[str]:
        return ["rounds"]

    def golden(self) -> list[Setup]:
        """Every set-up; with four players a column is never discarded, so that option makes no difference there."""
        return [setup for setup in self.configurations() if setup.seats < MOST_SEATS or setup.is_on("discard")]

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
        from tabletown.games.dream_home.paper import score_paper

        return score_paper(text, self.edition("classic"))

    def paper_example(self, language: str) -> str:
        from tabletown.games.dream_home.paper import example

        return example(language)

    def edition(self, edition: str, cards: str = "") -> Edition:
        """The edition ready to play, read from its catalogue the first time it is asked for."""
        if edition + cards not in self._ready:
            self._ready[edition + cards] = Edition(edition, read_catalogue(edition))
        return self._ready[edition + cards]
