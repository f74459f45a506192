"""Effects that repeat another card's symbols. Colours are never copied."""

from tabletown.games.happy_city.box import NONE, Box, is_special
from tabletown.games.happy_city.catalogue import Expert
from tabletown.games.happy_city.city import City, neighbours
from tabletown.games.happy_city.specials.special import Special


class CopyPrevious(Special):
    """Repeats the card placed just before it, its income too."""

    def income(self, cities: list[City], seat: int) -> int:
        city = cities[seat]
        return city.box.income[city.cards[city.place - 1]]

    def symbols(self, cities: list[City], incomes: list[int], seat: int, place: int) -> tuple[int, int]:
        return symbols_of(cities[seat].box, cities[seat].cards[place - 1])


class CopyNeighbour(Special):
    """Becomes a neighbour's card in the same place, no special building. The owner says whose at the end; until then the
    better one counts."""

    def set_up(self, printed: Expert) -> None:
        self.copies_neighbour = True

    def symbols(self, cities: list[City], incomes: list[int], seat: int, place: int) -> tuple[int, int]:
        city = cities[seat]
        if city.model != NONE:
            return symbols_of(city.box, cities[city.model].cards[place])
        best = (0, 0)
        happiness = -1
        for other in models(cities, seat, place):
            symbols = symbols_of(city.box, cities[other].cards[place])
            then = max(0, city.residents + symbols[0]) * max(0, city.hearts + symbols[1])
            if then > happiness:
                best = symbols
                happiness = then
        return best


class CopySpecial(Special):
    """Becomes an opponent's special building at the end, or one drawn from the box."""

    def set_up(self, printed: Expert) -> None:
        self.copies_special = True


def models(cities: list[City], seat: int, place: int) -> list[int]:
    """The neighbours who have a card in this place that may be copied."""
    found: list[int] = []
    for other in neighbours(seat, len(cities)):
        if place < len(cities[other].cards) and not is_special(cities[other].cards[place]):
            found.append(other)
    return found


def symbols_of(box: Box, card: int) -> tuple[int, int]:
    return box.residents[card], box.hearts[card]
