"""What every special building is: conditions, printed symbols and, in expert mode, an effect. Kinds stand beside this file.

A kind overrides the few questions that its effect answers; all others keep the answers given here, which are those of a
building without an effect. Effects see cities and incomes, never decks, and change nothing: the rules ask and then do.
"""

from tabletown.games.happy_city.box import NONE, SPECIALS, Box
from tabletown.games.happy_city.catalogue import COLOURS, Expert, Family
from tabletown.games.happy_city.city import City


class Special:
    def __init__(self, number: int, printed: Family) -> None:
        self.number = number
        self.card = SPECIALS + number
        self.id = printed.id
        self.needs: list[int] = printed.needs()
        self.residents = printed.residents
        self.hearts = printed.hearts
        self.is_expert = isinstance(printed, Expert)
        self.is_reconstructed = printed.source == "reconstructed"
        self.kind = ""
        self.colour = NONE
        self.gives_hearts = False
        self.amount = 0
        self.tied = 0
        self.otherwise = 0
        self.limit = 0
        self.hearts_for: list[int] = []
        self.residents_for: list[int] = []
        # Effects that are done by the rules, not asked as figures.
        self.replaces_last = False
        self.frees_next = False
        self.borrows = 0
        self.gift = 0
        """Coins for every player when it is taken."""
        self.loot = 0
        """Coins stolen from the richest opponent after each income."""
        self.copies_special = False
        self.copies_neighbour = False
        if isinstance(printed, Expert):
            self.kind = printed.kind
            self.colour = COLOURS.index(printed.colour) if printed.colour else NONE
            self.gives_hearts = printed.gives == "hearts"
            self.amount = printed.amount
            self.tied = printed.tied
            self.otherwise = printed.otherwise
            self.limit = printed.limit
            self.hearts_for = printed.hearts_for
            self.residents_for = printed.residents_for
            self.set_up(printed)

    def set_up(self, printed: Expert) -> None:
        """Say which of the effects that the rules do are meant."""

    def is_met(self, city: City) -> bool:
        """Whether the city has the colours that are asked for."""
        colours = city.colours
        for colour, needed in enumerate(self.needs):  # noqa: SIM110  # asked for every special building in every turn
            if colours[colour] < needed:
                return False
        return True

    def missing(self, city: City) -> list[int]:
        """How many cards of each colour the city still lacks."""
        return [max(0, needed - city.colours[colour]) for colour, needed in enumerate(self.needs)]

    # While the game runs

    def price(self, box: Box, card: int) -> int:
        """What a building or dwelling costs the owner."""
        return box.cost[card]

    def coins_for_nothing(self, usual: int) -> int:
        """What the owner gets for buying nothing."""
        return usual

    def coins_at_once(self, city: City, income: int) -> int:
        """What the owner gets when it is taken, standing in the city already."""
        return 0

    def coins_when_others_pay(self, paid: int) -> int:
        """What the owner gets when a neighbour has paid so much for a card."""
        return 0

    def coins_before_income(self, coins: int) -> int:
        """What the owner, having so many coins, gets before each income."""
        return 0

    def income(self, cities: list[City], seat: int) -> int:
        """Income beyond the printed symbols."""
        return 0

    def income_compared(self, incomes: list[int], seat: int) -> int:
        """Income that depends on what the others' incomes are, this one left aside."""
        return 0

    # At the end

    def symbols(self, cities: list[City], incomes: list[int], seat: int, place: int) -> tuple[int, int]:
        """Residents and hearts beyond the printed ones, for the owner in whose city it stands in this place."""
        return 0, 0

    def points(self, happiness: int, income: int) -> int:
        """What is added to the owner's points."""
        return 0

    def given(self, amount: int) -> tuple[int, int]:
        """So many residents or hearts, whichever the card gives."""
        return (0, amount) if self.gives_hearts else (amount, 0)
