"""Typst runs here: an order becomes a document. The only file that knows the library.

A drawing gets its data as JSON and reads nothing but the files of this folder; the fonts are our own, so that every machine
prints the same page.
"""

import json
from functools import cache
from pathlib import Path
from typing import Literal

import typst

from tabletown.games import GAMES
from tabletown.printing.order import Order, check
from tabletown.printing.part import Drawn, Part
from tabletown.printing.parts import parts_of
from tabletown.words import Words

ROOM = Path(__file__).parent


def print_pdf(order: Order) -> bytes:
    """The document, tagged and with text that can be searched; raises BadSetup or CatalogueError for a bad order."""
    made = _compiled(order, "pdf", None, strict=False)
    assert isinstance(made, bytes)
    return made


def print_pictures(order: Order, dots: float) -> list[bytes]:
    """Its pages as PNG, with so many dots to the inch. Words that outgrow their place are an error here, for tests."""
    made = _compiled(order, "png", dots, strict=True)
    return made if isinstance(made, list) else [made]


def _compiled(order: Order, kind: Literal["pdf", "png"], dots: float | None, strict: bool) -> bytes | list[bytes]:
    parts = {part.name: part for part in parts_of(order.game, order.edition)}
    check(order, list(parts))
    data = {**content(order, parts[order.part]), "strict": strict}
    made = typst.compile(
        str(ROOM / parts[order.part].drawing),
        root=str(ROOM),
        font_paths=_fonts(),
        format=kind,
        ppi=dots,
        sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
    )
    assert made is not None
    return made


@cache
def _fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(ROOM / "fonts")])


def content(order: Order, part: Part) -> Drawn:
    """All that the drawing is given."""
    words = Words(order.language)
    game = GAMES[order.game]
    drawn = part.content(game.catalogue(order.edition, order.corrections), words, order.edition)
    return {
        "language": order.language,
        "paper": order.paper,
        "ink": order.ink,
        "per_page": order.per_page,
        "copies": order.copies if part.repeated else 1,
        "game": words(f"{order.game}-name"),
        "edition": words(f"{order.game}-edition-{order.edition}"),
        "part": words(f"print-part-{order.part}"),
        "mark": f"{words('table-source-reconstructed')}. {words('table-source-reconstructed-about')}",
        "mark_short": words("table-source-reconstructed"),
        **drawn,
    }
