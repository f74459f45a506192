"""Moving people: who has to leave a closed street or an abandoned building, where they may go, and who stays as a seeker.

The player whose turn it is decides for everybody. Colours with one way to go, or none, need no decision.
"""

from tabletown.games.streets.actions import STATION
from tabletown.games.streets.city import City
from tabletown.games.streets.edition import COLOUR_COUNT, COPY, NONE, PEOPLE
from tabletown.games.streets.table import Table


def destinations(table: Table, colour: int, leaving: list[int], player: int) -> list[int]:
    """The homes to which people of a colour may go from the tiles that they leave. Those whom the Grifter moves go to its
    own buildings first."""
    city = table.city
    found: list[int] = []
    for home in city.edition.homes[colour]:
        tile = min(home, STATION)
        if city.cell[tile] == NONE or city.is_closed[tile] or tile in leaving:
            continue
        if home < STATION and city.owner[tile] == NONE and not table.abandoned_homes:
            continue
        found.append(home)
    if table.is_grifter(player):
        own = [home for home in found if city.owner[min(home, STATION)] == player]
        return own if own else found
    return found


def waiting(city: City, leaving: list[int]) -> list[int]:
    """How many people of each colour have yet to leave."""
    found = [0] * COLOUR_COUNT
    for tile in leaving:
        for home in city.homes_on(tile):
            if city.lying[home]:
                found[city.colour_of(home)] += city.lying[home]
    return found


def move_the_rest(table: Table, leaving: list[int], player: int) -> bool:
    """Move all who have only one way to go, stand up those who have none; says whether nobody is left to decide about."""
    counts = waiting(table.city, leaving)
    done = True
    for colour in range(COLOUR_COUNT):
        if counts[colour]:
            homes = destinations(table, colour, leaving, player)
            if len(homes) > 1:
                done = False
            elif homes:
                send(table.city, leaving, homes[0], counts[colour])
            else:
                _stand_up(table.city, leaving, colour)
    return done


def send(city: City, leaving: list[int], target: int, people: int) -> None:
    """So many people of the target's colour move there from the tiles that they leave."""
    colour = city.colour_of(target)
    left = people
    for tile in leaving:
        for home in city.homes_on(tile):
            if left and city.colour_of(home) == colour:
                going = min(left, city.lying[home])
                city.lying[home] -= going
                left -= going
    city.lying[target] += people


def _stand_up(city: City, leaving: list[int], colour: int) -> None:
    for tile in leaving:
        for home in city.homes_on(tile):
            if city.colour_of(home) == colour:
                city.standing[home] += city.lying[home]
                city.lying[home] = 0


# The suggested way


def suggestion(table: Table, colour: int, leaving: list[int], player: int) -> int:
    """The home that serves the player best, who decides for the Grifter too: where a person pays the player most and others
    least, were the street closed now. Between equals the emptiest comes first."""
    best, most = NONE, 0
    served = 0 if table.is_grifter(player) else player
    for home in destinations(table, colour, leaving, player):
        serves = 100 * _serves(table, home, served) - table.city.lying[home]
        if best == NONE or serves > most:
            best, most = home, serves
    return best


def settle(table: Table, leaving: list[int], player: int) -> None:
    """Everybody who is left goes the suggested way."""
    counts = waiting(table.city, leaving)
    for colour in range(COLOUR_COUNT):
        if counts[colour]:
            send(table.city, leaving, suggestion(table, colour, leaving, player), counts[colour])


def _serves(table: Table, home: int, player: int) -> int:
    """What one more person there would pay the player, less what it would pay others."""
    city, edition = table.city, table.edition
    tile = min(home, STATION)
    colour = city.colour_of(home)
    found = _share(city, tile, player)
    for other in city.street(tile):
        value = edition.value[other]
        if value == PEOPLE and edition.of[other] == colour:
            found += edition.coef[other] * _share(city, other, player)
        elif value == COPY:
            found += _share(city, other, player)
    return found


def _share(city: City, tile: int, player: int) -> int:
    if city.owner[tile] == NONE:
        return 0
    return 1 if city.owner[tile] == player else -1
