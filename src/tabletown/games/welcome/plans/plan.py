"""What every city plan is: a card with two values and a requirement. The kinds of requirement stand beside this file.

A plan either asks for figures (parks, pools, temps, bis) and takes nothing, or it is paid with houses, which are
marked and never pay again. Where a player may choose which estates pay, `candidates` offers them one at a time.
"""

from tabletown.games.welcome.catalogue import Plan as Card
from tabletown.games.welcome.sheet import Sheet


class Plan:
    def __init__(self, card: Card) -> None:
        self.id = card.id
        self.level = card.level
        self.kind = card.kind
        self.expert = card.expert
        self.first = card.first
        self.other = card.other
        self.sizes: list[int] = card.sizes
        self.houses = sum(card.sizes)
        """Houses that its estates take; no sheet with fewer can meet it."""
        self.street = card.street
        self.count = card.count
        self.pools = card.pools
        self.bis = card.bis

    def is_met(self, sheet: Sheet) -> bool:
        """Whether the sheet has what the plan asks for, and enough of it not yet used."""
        raise AssertionError("a kind of plan knows when it is met")

    def candidates(self, sheet: Sheet, picked: list[int]) -> list[int]:
        """The estates (by first house) that may be picked next; empty when the plan needs no more picking."""
        return []

    def pay(self, sheet: Sheet, picked: list[int]) -> None:
        """Mark what the plan uses up."""
