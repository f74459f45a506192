"""An edition ready to play: what is printed on its cards, and its special buildings with their effects."""

from tabletown.games.happy_city.box import Box
from tabletown.games.happy_city.catalogue import Catalogue
from tabletown.games.happy_city.specials.kinds import specials_from
from tabletown.games.happy_city.specials.special import Special


class Edition:
    def __init__(self, name: str, catalogue: Catalogue) -> None:
        self.name = name
        self.white = Box(catalogue, coloured_markets=False)
        self.coloured = Box(catalogue, coloured_markets=True)
        self.specials: list[Special] = specials_from(catalogue)

    def special_numbers(self, expert: bool, reconstructed: bool) -> list[int]:
        """The special buildings to draw from in a mode, the reconstructed one among them if it is wanted."""
        return [
            special.number
            for special in self.specials
            if special.is_expert == expert and (reconstructed or not special.is_reconstructed)
        ]
