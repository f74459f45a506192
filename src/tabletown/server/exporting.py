"""All that is kept about somebody, as one answer that a person can read and a program too. The routes call it.

It holds what is theirs alone: their seats and what they did there, never what others did or what is still hidden.
"""

from tabletown.engine import record
from tabletown.games import GAMES
from tabletown.server import clock
from tabletown.server.people_storage import PeopleStorage, Row
from tabletown.server.wire import Result
from tabletown.server.wire_people import Export, ExportedMove, ExportedSeat


async def everything(people: PeopleStorage, holder: str, name: str) -> Export:
    seats = [await _seat(people, row) for row in await people.seats_of(holder)]
    rest = {table: [_shown(row) for row in rows] for table, rows in (await people.rows_of(holder)).items() if rows}
    return Export(name, clock.now(), seats, rest)


async def _seat(people: PeopleStorage, row: Row) -> ExportedSeat:
    table_id, seat, game = str(row["table_id"]), int(str(row["seat"])), str(row["game"])
    result = row["result"] if isinstance(row["result"], Result) else None
    options = row["options"] if isinstance(row["options"], dict) else {}
    moves = await people.moves_of(table_id, seat)
    return ExportedSeat(
        table=table_id,
        game=game,
        edition=str(row["edition"]),
        options=options,
        stage=str(row["stage"]),
        created=int(str(row["created"])),
        seat=seat,
        name=str(row["name"]),
        gave_up=bool(row["gone"]),
        off_my_list=bool(row["hidden"]),
        last_seen=int(str(row["seen"])),
        place=result.ranking[seat] if result else None,
        points=result.totals[seat] if result else None,
        moves=[ExportedMove(at, _word(game, kind, action)) for kind, action, at in moves],
    )


def _word(game: str, kind: str, action: int) -> str:
    if kind == "play":
        return GAMES[game].notate(action) if game in GAMES else str(action)
    return record.TAKE_BACK if kind == "take_back" else record.RESTART


def _shown(row: Row) -> dict[str, str | int | bool | None]:
    return {name: value if isinstance(value, int | None) else str(value) for name, value in row.items()}
