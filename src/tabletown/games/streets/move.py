"""Moving people by decision: one, or all of a colour, to a home that is open to them, or everybody the suggested way."""

from tabletown.games.streets import log, people
from tabletown.games.streets.actions import HOME_STEP, STATION
from tabletown.games.streets.decision import Decision, Turn
from tabletown.games.streets.edition import COLOUR_COUNT, NONE, WILD
from tabletown.games.streets.log import Events
from tabletown.games.streets.table import Table


class Settle(Decision):
    """Everybody who is left goes the suggested way."""

    def do(self, turn: Turn, table: Table, value: int, events: Events) -> None:
        before = log.whereabouts(table.city) if events is not None else []
        people.settle(table, turn.leaving, turn.player)
        log.tell_moves(events, table, turn.player, before)
        turn.left(table, events)


class Send(Decision):
    """A home, for one person; HOME_STEP further on, for all who are left of its colour."""

    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        counts = people.waiting(table.city, turn.leaving)
        for colour in range(COLOUR_COUNT):
            if counts[colour]:
                for home in people.destinations(table, colour, turn.leaving, turn.player):
                    found.append(self.first + home)
                    if counts[colour] > 1:
                        found.append(self.first + HOME_STEP + home)

    def refusal(self, turn: Turn, table: Table, value: int) -> str:
        city, home = table.city, value % HOME_STEP
        tile = min(home, STATION)
        if home < STATION and city.edition.kind[home] == WILD:
            return "streets.move.own_colour"
        if city.cell[tile] == NONE:
            return "streets.move.in_the_city"
        if tile in turn.leaving or city.is_closed[tile]:
            return "streets.move.open_street"
        waiting = people.waiting(city, turn.leaving)[city.colour_of(home)]
        if not waiting:
            return "streets.move.own_colour"
        if home not in people.destinations(table, city.colour_of(home), turn.leaving, turn.player):
            return _closed_to_them(table, home)
        return "streets.move.one_left" if value >= HOME_STEP and waiting == 1 else ""

    def do(self, turn: Turn, table: Table, value: int, events: Events) -> None:
        before = log.whereabouts(table.city) if events is not None else []
        city, home = table.city, value % HOME_STEP
        everybody = people.waiting(city, turn.leaving)[city.colour_of(home)]
        people.send(city, turn.leaving, home, everybody if value >= HOME_STEP else 1)
        log.tell_moves(events, table, turn.player, before)
        if not any(people.waiting(city, turn.leaving)):
            turn.left(table, events)


def _closed_to_them(table: Table, home: int) -> str:
    """Why people of its colour may not go to a home in the city."""
    city = table.city
    if home < STATION and city.owner[home] == NONE and not table.abandoned_homes:
        return "streets.move.not_abandoned"
    is_theirs = home in city.edition.homes[city.colour_of(home)]
    return "streets.move.grifter_first" if is_theirs else "streets.move.own_colour"
