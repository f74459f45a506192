"""Counting: what a sheet is worth, category by category, and who has won."""

from tabletown.engine.contract import Event, Score
from tabletown.engine.ties import TieBreak, told
from tabletown.games.welcome.board import SIZES, STREETS, Board
from tabletown.games.welcome.sheet import Sheet


def temp_points(board: Board, temps: list[int]) -> list[int]:
    """Points by rank for the most temps; equals share a rank and nobody is paid for none. Alone, a threshold counts."""
    if len(temps) == 1:
        return [board.solo_points if temps[0] >= board.solo_boxes else 0]
    ranks = sorted({count for count in temps if count > 0}, reverse=True)
    paid = {count: board.temp_ranks[rank] for rank, count in enumerate(ranks) if rank < len(board.temp_ranks)}
    return [paid.get(count, 0) for count in temps]


def score(sheet: Sheet, temps: int) -> Score:
    """A sheet's points, with the points for temps as the table ranks them."""
    return count(sheet, sheet.estate_counts(), temps)


def count(sheet: Sheet, estates: list[int], temps: int) -> Score:
    """A sheet's points when it has so many completed estates of each size."""
    board = sheet.board
    parks = 0
    for street in range(STREETS):
        parks += board.parks[street][sheet.parks[street]]
    parts: list[tuple[str, int]] = [
        ("plans", sum(sheet.plans)),
        ("parks", parks),
        ("pools", board.pool_values[sheet.pools]),
        ("temps", temps),
    ]
    for size in range(SIZES):
        parts.append((f"estates-{size + 1}", estates[size] * board.estate_values[size][sheet.agents[size]]))
    parts.append(("bis", -board.bis_values[sheet.bis]))
    parts.append(("refusals", -board.refusal_values[sheet.refusals]))
    parts.append(("roundabouts", -board.roundabout_values[sheet.roundabouts]))
    return Score(parts)


def places(sheets: list[Sheet], totals: list[int], ties_by_size: bool) -> list[int]:
    """Each seat's place: points, then completed estates, then (in the first edition) those of size 1, size 2 and so on."""
    return ranked([sheet.estate_counts() for sheet in sheets], totals, ties_by_size)


def ranked(estates: list[list[int]], totals: list[int], ties_by_size: bool) -> list[int]:
    """The places of seats with so many completed estates of each size and so many points."""
    keys = [[totals[seat], sum(counts), *(counts if ties_by_size else [])] for seat, counts in enumerate(estates)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def ties(estates: list[list[int]], totals: list[int], ties_by_size: bool) -> list[Event]:
    """What decided between seats with equal points, as `ranked` ranks them."""
    breaks = [TieBreak("welcome-tie-estates")]
    if ties_by_size:
        breaks += [TieBreak("welcome-tie-size", {"size": size + 1}) for size in range(SIZES)]
    return told(totals, [[sum(counts), *counts] for counts in estates], breaks)
