"""How construction cards reach the players. Four ways (stacks, solo, draft, competitor) keep this contract.

A player combines the number of one slot with the effect of another: with stacks both come from the same slot, in the
solo game and the draft from two different cards.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Rival
from tabletown.games.welcome import scoring
from tabletown.games.welcome.edition import Edition

NO_CARD: Final = -1
SAME_SLOT: Final = [0, 4, 8]
TWO_SLOTS: Final = [1, 2, 3, 5, 6, 7]
ENDLESS: Final = 99
"""More rounds than any game has."""


class Deal:
    way = ""
    """Its name in views."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.discard: list[int] = []
        """Construction cards that have been played and lie open."""

    def combinations(self) -> list[int]:
        """The COMBINE actions there are: 3 * number slot + effect slot."""
        raise AssertionError("a way of dealing names its combinations")

    def number_card(self, seat: int, slot: int) -> int:
        """The card whose number this slot offers the seat."""
        raise AssertionError("a way of dealing shows numbers")

    def effect_card(self, seat: int, slot: int) -> int:
        """The card whose effect this slot offers the seat."""
        raise AssertionError("a way of dealing shows effects")

    def offered(self, seat: int) -> list[tuple[int, int]]:
        """What lies before this seat, slot by slot: the card whose number and the card whose effect it shows."""
        raise AssertionError("a way of dealing shows its cards")

    def cards_left(self) -> int:
        """In one stack, or in the pile."""
        raise AssertionError("a way of dealing has a pile")

    def top_card(self) -> int:
        """The pile's top card, which shows its effect or its back; NO_CARD where none does."""
        return NO_CARD

    def given_by(self, seat: int) -> int:
        """The card that this seat passed on to its neighbour; NO_CARD if it did not."""
        return NO_CARD

    def construction_cards(self) -> list[int]:
        """All of them, wherever they are: none is ever lost or doubled."""
        raise AssertionError("a way of dealing keeps its cards")

    def gives_away(self) -> bool:
        """Whether the third card goes to an opponent, so that a player who was refused must still choose one."""
        return False

    def solo_card_drawn(self) -> bool:
        """Whether the card that turns every plan over has come."""
        return False

    def rounds_left(self) -> int:
        """How many rounds the cards allow after this one, at the most."""
        return ENDLESS

    def temp_points(self, temps: list[int]) -> list[int]:
        """The points of everybody for so many temps each."""
        return scoring.temp_points(self.edition.board, temps)

    def next_round(self, kept: list[int], chance: Chance) -> bool:
        """Put the cards away and deal; False if they ran out. `kept` is each seat's slot that was not played, or -1."""
        raise AssertionError("a way of dealing deals")

    def put_away(self, kept: list[int]) -> None:
        """What becomes of the cards that lie open when the game is over."""

    def reshuffle(self, chance: Chance) -> None:
        """Form the stacks anew, as the first to complete a plan may ask for. Comes before next_round."""
        raise AssertionError("a way of dealing shuffles")

    # A competitor, where the solo game has one

    def rival(self, temps: int) -> Rival | None:
        """It as it stands against a player with so many temps; None where nobody scores but the players."""
        return None

    def rival_estates(self) -> int:
        raise AssertionError("only a competitor has estates")

    def plans_drawn(self) -> list[int]:
        """The plans (from 0) whose cards were drawn with this hand."""
        return []

    def rival_completes(self, plan: int, points: int) -> bool:
        """Whether it completes a plan whose card was drawn; then it has these points."""
        return False

    def gifts(self) -> list[int]:
        """What each card of the hand would bring a competitor; empty where there is none."""
        return []

    def heading(self) -> str:
        """The cards on the table, in notation."""
        raise AssertionError("a way of dealing notes its cards")

    def imagine(self, seat: int, chance: Chance) -> "Deal":
        """A copy in which all that the seat cannot know is dealt anew."""
        raise AssertionError("a way of dealing imagines")

    def copy(self) -> "Deal":
        raise AssertionError("a way of dealing copies")
