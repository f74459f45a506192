"""A game that comes in a box: its cards, tiles and boards are a catalogue, from which each edition is made ready once.

Our games subclass it. Here is what they have in common: editions made ready when they are first asked for, overlays that
correct a catalogue, a planner, and the sheets that people fill in on paper.
"""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from tabletown.engine.actions import ActionSpace
from tabletown.engine.bounds import excess, large_number
from tabletown.engine.catalogue import (
    CatalogueError,
    Raw,
    as_data,
    figures_fingerprint,
    overlay_fingerprint,
    shipped_before,
)
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Setup, State
from tabletown.engine.game import Game
from tabletown.engine.paper import ImpossiblePaper, PaperSheet, SheetError, paper_of
from tabletown.engine.planner import Planner

Catalogue = TypeVar("Catalogue", bound=msgspec.Struct)
Edition = TypeVar("Edition")


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxedGame(Game, Generic[Catalogue, Edition]):
    def __init__(
        self,
        actions: ActionSpace,
        read: Callable[[str, Path | None, Raw | None], Catalogue],
        deal_out: Callable[[Setup, Edition, Chance], State],
        planner: Planner | None = None,
    ) -> None:
        """`read` gives the catalogue of an edition, checked, or raises CatalogueError: today's, with the corrections of an
        overlay, or as it once was; `deal_out` sets the table."""
        self._actions = actions
        self._read = read
        self._deal_out = deal_out
        self._planner = planner
        self._ready: dict[str, Edition] = {}
        self._corrected: dict[str, Catalogue] = {}
        """Catalogues with an overlay, by edition, its fingerprint and that of the figures that it corrects, if not today's."""
        self._former: dict[str, Catalogue] = {}
        """Catalogues as they once were, by edition and fingerprint."""
        self._figures: dict[str, str] = {}

    def make_ready(self, edition: str, catalogue: Catalogue, variant: str) -> Edition:
        """The edition as the rules need it."""
        raise AssertionError("an edition is made ready to play")

    def variant(self, setup: Setup) -> str:
        """What an edition is made ready for, where one catalogue holds several: the board."""
        return ""

    def edition(self, edition: str, variant: str = "", overlay: str = "", figures: str = "") -> Edition:
        """The edition ready to play, made from its catalogue the first time it is asked for."""
        former = self._if_former(edition, figures)
        key = f"{edition} {variant} {overlay} {former}"
        if key not in self._ready:
            self._ready[key] = self.make_ready(edition, self._catalogue(edition, overlay, former), variant)
        return self._ready[key]

    def _if_former(self, edition: str, figures: str) -> str:
        return "" if figures == self.figures(edition) else figures

    def _catalogue(self, edition: str, overlay: str, former: str) -> Catalogue:
        if overlay:
            return self._corrected[f"{edition} {overlay} {former}"]
        return self._former[f"{edition} {former}"] if former else self._read(edition, None, None)

    def shared(self, setup: Setup) -> Edition:
        return self.edition(setup.edition, self.variant(setup), setup.overlay, setup.figures)

    def start(self, setup: Setup, chance: Chance) -> State:
        return self._deal_out(setup, self.shared(setup), chance)

    def actions(self) -> ActionSpace:
        return self._actions

    def planner(self) -> Planner | None:
        return self._planner

    def use_overlay(self, edition: str, path: Path) -> str:
        fingerprint = overlay_fingerprint(path)
        self._corrected[f"{edition} {fingerprint} "] = self._read(edition, path, None)
        for key, former in list(self._former.items()):
            whose, figures = key.split()
            if whose != edition:
                continue
            with suppress(CatalogueError):  # it need not fit what was; then nothing is played with both
                self._corrected[f"{edition} {fingerprint} {figures}"] = self._read(edition, path, as_data(former))
        return fingerprint

    def knows_overlay(self, edition: str, fingerprint: str, figures: str = "") -> bool:
        return fingerprint == "" or f"{edition} {fingerprint} {self._if_former(edition, figures)}" in self._corrected

    def catalogue(self, edition: str, overlay: Path | None = None) -> dict[str, list[dict[str, object]]]:
        return as_data(self._read(edition, overlay, None))

    def figures(self, edition: str) -> str:
        if edition not in self._figures:
            self._figures[edition] = figures_fingerprint(self.catalogue(edition))
        return self._figures[edition]

    def knows_figures(self, edition: str, figures: str) -> bool:
        former = self._if_former(edition, figures)
        if not former or f"{edition} {former}" in self._former:
            return True
        folder = Path(sys.modules[type(self).__module__].__file__ or "").with_name("former")
        data = shipped_before(folder, edition, former)
        if data is not None:
            self._former[f"{edition} {former}"] = self._read(edition, None, data)
        return data is not None

    def use_figures(self, edition: str, data: dict[str, list[dict[str, object]]]) -> str:
        figures = figures_fingerprint(data)
        if not self.knows_figures(edition, figures):
            self._former[f"{edition} {figures}"] = self._read(edition, None, data)
        return figures

    def figures_data(self, edition: str, figures: str = "") -> dict[str, list[dict[str, object]]]:
        return as_data(self._catalogue(edition, "", self._if_former(edition, figures)))

    def score_paper(self, text: str) -> list[PaperSheet]:
        if found := excess(text) or large_number(text):
            raise ImpossiblePaper([SheetError(found.line, "", found.message, found.args)])
        return paper_of(type(self)).score_paper(text, self.edition)

    def draw_paper(self, text: str) -> object | None:
        if excess(text) or large_number(text):
            return None
        return paper_of(type(self)).draw_paper(text, self.edition)

    def paper_example(self, language: str) -> str:
        return paper_of(type(self)).example(language)
