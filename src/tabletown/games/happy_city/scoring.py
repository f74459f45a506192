"""Counting: residents and hearts, the happiness they make, and who has won."""

from tabletown.engine.contract import Event, Score
from tabletown.engine.ties import TieBreak, told
from tabletown.games.happy_city.ending import effect_at_the_end
from tabletown.games.happy_city.income import incomes
from tabletown.games.happy_city.table import EXPERT, YOUNG, Table


def symbols(table: Table, earned: list[int], seat: int) -> tuple[int, int]:
    """A city's residents and hearts, each at least none; `earned` are the incomes of all."""
    city = table.cities[seat]
    residents = city.residents
    hearts = city.hearts
    special = effect_at_the_end(table, city) if table.mode == EXPERT else None
    if special is not None:
        more = special.symbols(table.cities, earned, seat, city.place)
        residents += more[0]
        hearts += more[1]
        if special.number != city.special:
            residents += special.residents
            hearts += special.hearts
    return max(0, residents), max(0, hearts)


def score(table: Table, earned: list[int], seat: int) -> Score:
    residents, hearts = symbols(table, earned, seat)
    if table.mode == YOUNG:
        return Score([("residents", residents), ("hearts", hearts)])
    happiness = residents * hearts
    sums = {"happiness": f"{residents} × {hearts}"}
    if table.mode != EXPERT:
        return Score([("happiness", happiness)], sums)
    special = effect_at_the_end(table, table.cities[seat])
    points = special.points(happiness, earned[seat]) if special else 0
    return Score([("happiness", happiness), ("special", points)], sums)


def scores(table: Table) -> list[Score]:
    earned = incomes(table)
    return [score(table, earned, seat) for seat in range(len(table.cities))]


def places(totals: list[int], coins: list[int]) -> list[int]:
    """Each seat's place: points, then coins."""
    keys = list(zip(totals, coins, strict=True))
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def ties(totals: list[int], coins: list[int]) -> list[Event]:
    """What decided between seats with equal points."""
    return told(totals, [[count] for count in coins], [TieBreak("happy_city-tie-coins")])
