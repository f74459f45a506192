"""The pool: built only together with the house just written, and only where the sheet has one drawn."""

from tabletown.games.welcome.actions import POOL as ACTION
from tabletown.games.welcome.sheet import POOL, Sheet


def refusal(sheet: Sheet, built_on: int) -> str:
    """Why the house just written gets no pool; empty when it does."""
    if not sheet.board.has_pool[built_on]:
        return "welcome.pool.no_pool_here"
    return ""


def options(sheet: Sheet, built_on: int) -> list[int]:
    return [ACTION] if refusal(sheet, built_on) == "" else []


def build(sheet: Sheet, built_on: int) -> None:
    sheet.marks[built_on] |= POOL
    sheet.pools += 1


def is_complete(sheet: Sheet, street: int) -> bool:
    """Whether every pool of the street (from 0) is built."""
    return sheet.marked_on_street(street, POOL) == sheet.board.pool_counts[street]
