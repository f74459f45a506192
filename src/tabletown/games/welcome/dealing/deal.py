"""How construction cards reach the players. The three ways (stacks, solo pile, draft) keep this contract.

A player combines the number of one slot with the effect of another: with stacks both come from the same slot, in the
solo game and the draft from two different cards.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.games.welcome.edition import Edition

SAME_SLOT: Final = [0, 4, 8]
TWO_SLOTS: Final = [1, 2, 3, 5, 6, 7]


class Deal:
    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def combinations(self) -> list[int]:
        """The COMBINE actions there are: 3 * number slot + effect slot."""
        raise AssertionError("a way of dealing names its combinations")

    def number_card(self, seat: int, slot: int) -> int:
        """The card whose number this slot offers the seat."""
        raise AssertionError("a way of dealing shows numbers")

    def effect_card(self, seat: int, slot: int) -> int:
        """The card whose effect this slot offers the seat."""
        raise AssertionError("a way of dealing shows effects")

    def gives_away(self) -> bool:
        """Whether the third card goes to an opponent, so that a player who was refused must still choose one."""
        return False

    def next_round(self, kept: list[int], chance: Chance) -> bool:
        """Put the cards away and deal; False if they ran out. `kept` is each seat's slot that was not played, or -1."""
        raise AssertionError("a way of dealing deals")

    def reshuffle(self, chance: Chance) -> None:
        """Form the stacks anew, as the first to complete a plan may ask for. Comes before next_round."""
        raise AssertionError("a way of dealing shuffles")

    def heading(self) -> str:
        """The cards on the table, in notation."""
        raise AssertionError("a way of dealing notes its cards")

    def imagine(self, seat: int, chance: Chance) -> "Deal":
        """A copy in which all that the seat cannot know is dealt anew."""
        raise AssertionError("a way of dealing imagines")

    def copy(self) -> "Deal":
        raise AssertionError("a way of dealing copies")
