"""What I tend to lose points on, from the reviews of my games that somebody had made. The route of my page asks it."""

from tabletown.coach.reviewed import ReviewedTurn
from tabletown.coach.tendencies import tendencies
from tabletown.games import GAMES
from tabletown.server.identity import Person
from tabletown.server.my_games import MOST, is_practice, my_seat
from tabletown.server.storage import Storage
from tabletown.server.wire_mine import GameTendencies, MyTendencies, TendencyPart

MOST_REVIEWS = 60
"""So many are read, the newest."""


async def my_tendencies(storage: Storage, person: Person) -> MyTendencies:
    ended = await storage.ended_of(person.holder, MOST)
    mine = {stored.table.id: stored for stored in ended if not is_practice(stored) and not stored.table.is_sealed()}
    turns: dict[str, list[ReviewedTurn]] = {}
    games: dict[str, int] = {}
    for table_id, kept in await storage.reviews.made(list(mine), MOST_REVIEWS):
        stored = mine[table_id]
        seat = my_seat(stored, person)
        if seat is not None and not seat.handed and stored.table.game in GAMES:
            games[stored.table.game] = games.get(stored.table.game, 0) + 1
            turns.setdefault(stored.table.game, []).extend(kept.review.of_seat(seat.seat))
    return MyTendencies([_of_game(name, games[name], turns[name]) for name in games])


def _of_game(name: str, games: int, turns: list[ReviewedTurn]) -> GameTendencies:
    found = tendencies(GAMES[name], turns)
    return GameTendencies(name, games, [TendencyPart(each.category, each.points, each.turns) for each in found])
