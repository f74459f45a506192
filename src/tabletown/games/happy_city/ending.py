"""The last decisions, when all turns are played: what the sphinx becomes, and whose card the pyramid copies."""

from tabletown.engine.chance import Chance
from tabletown.games.happy_city import actions
from tabletown.games.happy_city.box import NONE
from tabletown.games.happy_city.city import City
from tabletown.games.happy_city.specials.copies import models
from tabletown.games.happy_city.specials.special import Special
from tabletown.games.happy_city.table import Table


def effect_at_the_end(table: Table, city: City) -> Special | None:
    """The special building that counts: what the sphinx has become, or the city's own."""
    return table.specials[city.copied] if city.copied != NONE else table.effect_of(city)


# The sphinx


def sphinx_owner(table: Table) -> int:
    """The seat whose sphinx has not become anything yet."""
    for seat, city in enumerate(table.cities):
        special = table.effect_of(city)
        if special is not None and special.copies_special and city.copied == NONE:
            return seat
    return NONE


def sphinx_refusal(table: Table, seat: int, other: int) -> str:
    """Why the sphinx cannot become this seat's special building; empty when it can."""
    if other == seat or other >= len(table.cities) or table.cities[other].special == NONE:
        return "happy_city.sphinx.an_opponent"
    return ""


def sphinx_options(table: Table, seat: int) -> list[int]:
    """An opponent's special building, or one from the box."""
    found = [actions.COPY + other for other in range(len(table.cities)) if sphinx_refusal(table, seat, other) == ""]
    found.append(actions.CHANCE)
    return found


def copy_opponent(table: Table, seat: int, other: int) -> None:
    table.cities[seat].copied = table.cities[other].special


def copy_from_box(table: Table, seat: int, chance: Chance) -> int:
    """Draw a special building from the box, and say which card it is."""
    number = table.unused[chance.below(len(table.unused))]
    table.cities[seat].copied = number
    return table.specials[number].card


# The pyramid


def pyramid_owner(table: Table) -> int:
    """The next seat whose pyramid may copy one of two cards. A single card is copied without asking."""
    for seat, city in enumerate(table.cities):
        special = effect_at_the_end(table, city)
        if special is None or not special.copies_neighbour or city.model != NONE:
            continue
        if len(models(table.cities, seat, city.place)) > 1:
            return seat
    return NONE


def pyramid_refusal(table: Table, seat: int, other: int) -> str:
    """Why this seat's card cannot be copied; empty when it can."""
    if other in models(table.cities, seat, table.cities[seat].place):
        return ""
    return "happy_city.pyramid.a_neighbour"


def pyramid_options(table: Table, seat: int) -> list[int]:
    return [actions.MODEL + other for other in models(table.cities, seat, table.cities[seat].place)]


def copy_neighbour(table: Table, seat: int, other: int) -> None:
    table.cities[seat].model = other
