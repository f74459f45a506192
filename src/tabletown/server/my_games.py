"""My page: all my finished games as their rows and logs tell them, with whom I played, and where my points come from.

Nothing is kept for it but the tallies, which only repeat the logs. Practice at a deal that everybody has seen is left out. At a
table where several people share my device, the one who has my name is me. The route asks it.
"""

from typing import Literal

from tabletown.server.identity import Person
from tabletown.server.rows import SeatRow, Stored, Tally
from tabletown.server.storage import Storage
from tabletown.server.tallies import Tallies
from tabletown.server.wire_mine import Met, MyGame, MyGames, Opponent

MOST = 2_000
SECONDS = 0.6
"""So long a reader waits for games that have not been counted yet."""


class Acquaintances:
    """Everybody met so far, each once. A person is told by what the database knows them by, and never shown by it."""

    def __init__(self) -> None:
        self.all: list[Opponent] = []
        self._places: dict[tuple[str, str], int] = {}

    def place(self, key: tuple[str, str], opponent: Opponent) -> int:
        if key not in self._places:
            self._places[key] = len(self.all)
            self.all.append(opponent)
        return self._places[key]


async def my_games(storage: Storage, tallies: Tallies, person: Person) -> MyGames:
    ended = await storage.ended_of(person.holder, MOST)
    mine = [(stored, my_seat(stored, person)) for stored in ended if not is_practice(stored)]
    finished = [(stored, seat) for stored, seat in mine if seat and stored.standing.result and not seat.handed]
    counted = await tallies.of([stored for stored, _ in finished], SECONDS)
    people = Acquaintances()
    games = [_game(stored, seat, counted.get(stored.table.id), people) for stored, seat in finished]
    given_up = sum(1 for stored, seat in mine if seat and (seat.handed or stored.standing.stage == "left"))
    return MyGames(games, people.all, given_up, len(finished) - len(counted))


def is_practice(stored: Stored) -> bool:
    """A lesson, a branch, or a deal of a day that had closed: none of them counts."""
    return (
        stored.table.lesson != "" or stored.table.origin != "" or (stored.table.day != "" and not stored.table.counts)
    )


def my_seat(stored: Stored, person: Person) -> SeatRow | None:
    mine = [seat for seat in stored.seats if seat.holder == person.holder]
    if len(mine) == 1:
        return mine[0]
    return next((seat for seat in mine if seat.name == person.name), None)


def _game(stored: Stored, seat: SeatRow, tally: Tally | None, people: Acquaintances) -> MyGame:
    result = stored.standing.result
    assert result is not None
    place = result.ranking[seat.seat]
    others = [other for other in stored.seats if other is not seat]
    met = [Met(_whom(other, seat, people), place < result.ranking[other.seat]) for other in others]
    if tally and tally.rival:
        met.append(Met(people.place(("printed", tally.rival), Opponent("printed", tally.rival, "")), place == 1))
    return MyGame(
        table=stored.table.id,
        game=stored.table.game,
        mode=_mode(others),
        day=stored.table.day,
        ended=stored.standing.updated,
        points=result.totals[seat.seat],
        won=place == 1 if met else None,
        parts=tally.parts[seat.seat] if tally else None,
        met=met,
    )


def _mode(others: list[SeatRow]) -> Literal["alone", "bots", "people"]:
    if not others:
        return "alone"
    return "bots" if all(other.kind == "bot" for other in others) else "people"


def _whom(other: SeatRow, me: SeatRow, people: Acquaintances) -> int:
    if other.kind == "bot":
        return people.place(("bot", other.level), Opponent("bot", "", other.level))
    # Whoever shares my device is known by their name alone.
    key = other.name if other.holder == me.holder else other.holder
    return people.place(("person", key), Opponent("person", other.name, ""))
