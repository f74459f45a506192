"""The real-estate agent: raises what every completed estate of one size is worth, whether or not one stands yet."""

from tabletown.games.welcome.actions import AGENT as ACTION
from tabletown.games.welcome.board import SIZES
from tabletown.games.welcome.sheet import Sheet


def refusal(sheet: Sheet, size: int) -> str:
    """Why the column of this estate size cannot be raised; empty when it can."""
    if sheet.agents[size - 1] >= len(sheet.board.estate_values[size - 1]) - 1:
        return "welcome.agent.column_full"
    return ""


def options(sheet: Sheet) -> list[int]:
    return [ACTION + size for size in range(SIZES) if refusal(sheet, size + 1) == ""]


def hire(sheet: Sheet, size: int) -> None:
    sheet.agents[size - 1] += 1
