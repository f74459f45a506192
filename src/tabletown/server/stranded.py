"""Tables that this Tabletown cannot play: begun under rules or with figures that it does not know, or with moves that its
rules refuse. They stay in lists, their page says why, and their record can be taken away. Knows no socket.
"""

from tabletown.engine import record
from tabletown.engine.chance import commitment
from tabletown.engine.game import Game
from tabletown.games import GAMES
from tabletown.server.problems import HttpError
from tabletown.server.rows import LogRow, Stored, TableRow

STRANDED = 409
REASONS = ("error-other-game", "error-other-rules", "error-other-figures", "error-cannot-replay")


def demand_known(table: TableRow) -> Game:
    """The table's game; raises HttpError when this Tabletown has no such game."""
    game = GAMES.get(table.game)
    if game is None:
        raise HttpError(STRANDED, "error-other-game")
    return game


def demand_playable(table: TableRow) -> None:
    """Raises HttpError with one of REASONS when the table's game cannot be played as it was begun."""
    game = demand_known(table)
    if table.rules not in game.rules_versions:
        raise HttpError(STRANDED, "error-other-rules")
    if table.edition not in game.editions() or not game.knows_figures(table.edition, table.figures):
        raise HttpError(STRANDED, "error-other-figures")


def record_text(stored: Stored, holder: str) -> str:
    """The record as it was logged. The seed of a game that is not over stays secret here too: another Tabletown may yet
    play it on. So does that of a branch, whose game may not be over."""
    table = stored.table
    is_mine = holder != "" and any(seat.holder == holder for seat in stored.seats)
    if not table.spectators and not is_mine:
        raise HttpError(403, "error-no-spectators")
    fields = {
        "game": table.game,
        "edition": table.edition,
        "options": record.options_field(table.options),
        "rules": str(table.rules),
        "figures": table.figures,
        "seats": record.names_field([seat.name_in_record() for seat in stored.seats]),
        "commitment": commitment(table.secret),
    }
    if stored.standing.stage == "over" and not table.is_sealed() and table.branch is None:
        fields["seed"] = table.secret.hex()
    if stored.standing.result is not None:
        fields["ended"] = stored.standing.result.end_reason
        fields["scores"] = " ".join(str(total) for total in stored.standing.result.totals)
    return record.write_unplayed(fields, [(row.seat, _word(table.game, row)) for row in stored.log])


def _word(game: str, row: LogRow) -> str:
    if row.kind == "play":
        return GAMES[game].notate(row.action) if game in GAMES else str(row.action)
    return record.TAKE_BACK if row.kind == "take_back" else record.RESTART
