"""What somebody wants printed, checked: the game and edition, which part, how many, in which language and on what paper."""

from pathlib import Path
from typing import NamedTuple

from tabletown.engine.contract import BadSetup

PAPERS = ("a4", "letter")
PER_PAGE = (1, 2, 4)
MOST_COPIES = 60


class Order(NamedTuple):
    game: str
    edition: str
    part: str
    language: str
    copies: int = 1
    paper: str = PAPERS[0]
    per_page: int = 1
    ink: bool = False
    """Black lines on white, to save ink."""
    corrections: Path | None = None
    """The owner's file of corrections to the catalogue."""


def check(order: Order, parts: list[str]) -> None:
    """Raises BadSetup with the option to change."""
    if order.part not in parts:
        raise BadSetup("--what", "print-unknown-part", order.part, ", ".join(parts))
    if order.paper not in PAPERS:
        raise BadSetup("--paper", "print-unknown-paper", order.paper, ", ".join(PAPERS))
    if order.per_page not in PER_PAGE:
        raise BadSetup("--per-page", "print-per-page", str(order.per_page), ", ".join(str(each) for each in PER_PAGE))
    if not 1 <= order.copies <= MOST_COPIES:
        raise BadSetup("--sheets", "print-copies", str(order.copies), f"1–{MOST_COPIES}")
