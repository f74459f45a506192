"""Income: what the buildings of a street pay their owners, when it closes and once more, by half, when the game is over."""

from tabletown.games.streets.edition import COPY, NONE
from tabletown.games.streets.street_count import StreetCount
from tabletown.games.streets.table import RECEIPT, Table
from tabletown.games.streets.valuation import PlayerCount


def owners(table: Table, street: list[int]) -> list[int]:
    """The players who have a sign in the street."""
    found: list[int] = []
    for tile in street:
        owner = table.city.owner[tile]
        if owner != NONE and owner not in found:
            found.append(owner)
    return found


def clockwise(table: Table, players: list[int], first: int) -> list[int]:
    """These players in turn order, from a given one on."""
    found: list[int] = []
    for place in range(table.players):
        player = (first + place) % table.players
        if player in players:
            found.append(player)
    return found


def worth(table: Table, count: PlayerCount, tile: int) -> int:
    """A building's value for its owner, doubled where the investor has put two signs."""
    return count.worth(tile) * table.city.signs[tile]


def shown_worth(table: Table, count: PlayerCount, tile: int, shown: int) -> int:
    """A building's value when the entrepreneur counts a tile of the hand in its place."""
    return count.printed(shown, tile) * table.city.signs[tile]


def best_place(table: Table, count: PlayerCount, player: int, shown: int) -> int:
    """The entrepreneur's building that gains most by a tile of the hand; NONE when no building gains."""
    best, most = NONE, 0
    for tile in count.counted.street:
        if table.city.owner[tile] == player:
            gain = shown_worth(table, count, tile, shown) - worth(table, count, tile)
            if gain > most:
                best, most = tile, gain
    return best


def receipts(table: Table, street: list[int], first: int, shown: int, shower: int) -> list[int]:
    """What the buildings of a street pay, in the form of the table's receipts. `shown` is the tile that the entrepreneur, if
    any, counts from the hand."""
    city = table.city
    counted = StreetCount(city, street)
    found: list[int] = []
    for player in clockwise(table, owners(table, street), first):
        count = PlayerCount(table, counted, player, False)
        place = best_place(table, count, player, shown) if shown != NONE and player == shower else NONE
        for tile in street:
            if city.owner[tile] == player:
                value = shown_worth(table, count, tile, shown) if tile == place else worth(table, count, tile)
                source = shown if tile == place else _model(count, tile)
                found += [tile, player, value, city.people_on(tile), source]
    return found


def pay(table: Table, street: list[int], first: int, shown: int, shower: int) -> None:
    """Everybody gets the income of this street and takes the signs back. All is counted before the first sign is taken."""
    found = receipts(table, street, first, shown, shower)
    for place in range(0, len(found), RECEIPT):
        table.income[found[place + 1]] += found[place + 2] + found[place + 3]
    table.receipts += found
    for tile in street:
        take_signs(table, tile)


def take_signs(table: Table, tile: int) -> None:
    city = table.city
    if city.owner[tile] != NONE:
        table.signs[city.owner[tile]] += city.signs[tile]
        city.owner[tile] = NONE
        city.signs[tile] = 0


def _model(count: PlayerCount, tile: int) -> int:
    return count.model(tile) if count.city.edition.value[tile] == COPY else NONE


# When the game is over


def last_counts(table: Table, tells: bool = False) -> list[int]:
    """What each player's buildings pay when the game is over: a share of each, rounded up."""
    city = table.city
    found = [0] * table.players
    seen: list[int] = []
    for tile, owner in enumerate(city.owner):
        if owner == NONE or tile in seen:
            continue
        street = city.street(tile)
        seen += street
        counted = StreetCount(city, street)
        for player in owners(table, street):
            count = PlayerCount(table, counted, player, True)
            for own in street:
                if city.owner[own] == player:
                    value, people = worth(table, count, own), city.people_on(own)
                    found[player] += last_share(table, value + people)
                    if tells:
                        table.receipts += [own, player, value, people, _model(count, own)]
    return found


def last_share(table: Table, dollars: int) -> int:
    share = table.edition.last_share
    return (dollars + share - 1) // share
