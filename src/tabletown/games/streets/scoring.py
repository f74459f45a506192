"""Counting up: everybody's money as if the game ended now, and who has won."""

from tabletown.engine.contract import Score
from tabletown.games.streets import business, income
from tabletown.games.streets.table import GRIFTER, Table


def score(table: Table, player: int, is_over: bool) -> Score:
    """Income so far, what the buildings would pay at the end, and what the business tokens bring."""
    last = table.last_income if is_over else income.last_counts(table)
    parts = [("income", table.income[player]), ("last_count" if is_over else "ending_now", last[player])]
    if table.with_business:
        parts += [("majorities", business.majorities(table, player)), ("sets", business.sets(table, player))]
    return Score(parts)


def ranking(table: Table, is_over: bool) -> list[int]:
    """Each seat's place; the Grifter wins when it has as much as the player."""
    totals = [score(table, player, is_over).total for player in range(table.players)]
    if table.is_solo:
        return [1 if totals[0] > totals[GRIFTER] else 2]
    return [1 + sum(1 for other in totals if other > total) for total in totals]
