"""The park (landscaper): one more box of the park above the street just built on."""

from tabletown.games.welcome.actions import PARK as ACTION
from tabletown.games.welcome.board import ROW
from tabletown.games.welcome.sheet import Sheet


def refusal(sheet: Sheet, built_on: int) -> str:
    """Why the street of the house just written takes no park; empty when it does."""
    street = built_on // ROW
    if sheet.parks[street] >= len(sheet.board.parks[street]) - 1:
        return "welcome.park.street_full"
    return ""


def options(sheet: Sheet, built_on: int) -> list[int]:
    return [ACTION] if refusal(sheet, built_on) == "" else []


def plant(sheet: Sheet, built_on: int) -> None:
    sheet.parks[built_on // ROW] += 1


def is_complete(sheet: Sheet, street: int) -> bool:
    """Whether every park box of the street (from 0) is crossed."""
    return sheet.parks[street] == len(sheet.board.parks[street]) - 1
