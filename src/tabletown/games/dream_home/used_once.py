"""Cards that are used once and then discarded: tools before a column is taken, helpers after the last round."""

from tabletown.games.dream_home.decision import Turn
from tabletown.games.dream_home.edition import HELPER, TOOL
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.phases import TOKENS
from tabletown.games.dream_home.table import Table


def tool_not_now(turn: Turn, house: House, tool: int, rule: str) -> str:
    """Why a tool is not used now: the house has none (that is `rule`), or something else comes first."""
    if house.tools[tool] == 0:
        return rule
    return "dream_home.decor.one_stays" if turn.phase == TOKENS else "dream_home.tool.before_the_column"


def discard_tool(house: House, table: Table, tool: int) -> None:
    house.tools[tool] -= 1
    table.resource_discard.append(TOOL + tool)


def discard_helper(house: House, table: Table, helper: int) -> None:
    house.helpers[helper] -= 1
    table.resource_discard.append(HELPER + helper)
