"""The last decisions, when all turns are played: what the sphinx becomes, and whose card the pyramid copies."""

from tabletown.engine.chance import Chance
from tabletown.games.happy_city.box import NONE
from tabletown.games.happy_city.city import City
from tabletown.games.happy_city.decision import Decision, Turn
from tabletown.games.happy_city.phases import FINISHED
from tabletown.games.happy_city.specials.copies import models
from tabletown.games.happy_city.specials.special import Special
from tabletown.games.happy_city.table import Table


def effect_at_the_end(table: Table, city: City) -> Special | None:
    """The special building that counts: what the sphinx has become, or the city's own."""
    return table.specials[city.copied] if city.copied != NONE else table.effect_of(city)


# The sphinx


class CopyOpponent(Decision):
    """The sphinx becomes an opponent's special building."""

    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        found += [self.first + other for other in models_of_sphinx(table, turn.seat)]

    def refusal(self, turn: Turn, table: Table, other: int) -> str:
        return "" if other in models_of_sphinx(table, turn.seat) else "happy_city.sphinx.an_opponent"

    def do(self, turn: Turn, table: Table, other: int, chance: Chance) -> None:
        table.cities[turn.seat].copied = table.cities[other].special
        turn.phase = FINISHED


class CopyFromBox(Decision):
    """The sphinx becomes a special building drawn from the box."""

    def do(self, turn: Turn, table: Table, value: int, chance: Chance) -> None:
        turn.shown = copy_from_box(table, turn.seat, chance)
        turn.phase = FINISHED


def sphinx_owner(table: Table) -> int:
    """The seat whose sphinx has not become anything yet."""
    for seat, city in enumerate(table.cities):
        special = table.effect_of(city)
        if special is not None and special.copies_special and city.copied == NONE:
            return seat
    return NONE


def models_of_sphinx(table: Table, seat: int) -> list[int]:
    """The opponents who have a special building."""
    return [other for other, city in enumerate(table.cities) if other != seat and city.special != NONE]


def copy_from_box(table: Table, seat: int, chance: Chance) -> int:
    """Draw a special building from the box, and say which card it is."""
    number = table.unused[chance.below(len(table.unused))]
    table.cities[seat].copied = number
    return table.specials[number].card


# The pyramid


class CopyNeighbour(Decision):
    """The pyramid copies a neighbour's card."""

    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        found += [self.first + other for other in models_of_pyramid(table, turn.seat)]

    def refusal(self, turn: Turn, table: Table, other: int) -> str:
        return "" if other in models_of_pyramid(table, turn.seat) else "happy_city.pyramid.a_neighbour"

    def do(self, turn: Turn, table: Table, other: int, chance: Chance) -> None:
        table.cities[turn.seat].model = other
        turn.phase = FINISHED


def pyramid_owner(table: Table) -> int:
    """The next seat whose pyramid may copy one of two cards. A single card is copied without asking."""
    for seat, city in enumerate(table.cities):
        special = effect_at_the_end(table, city)
        if special is None or not special.copies_neighbour or city.model != NONE:
            continue
        if len(models_of_pyramid(table, seat)) > 1:
            return seat
    return NONE


def models_of_pyramid(table: Table, seat: int) -> list[int]:
    return models(table.cities, seat, table.cities[seat].place)
