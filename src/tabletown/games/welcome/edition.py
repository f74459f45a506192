"""An edition ready to play: its board, its cards, its plans, and the few rules in which the editions differ."""

from typing import Final

from tabletown.games.welcome.board import Board
from tabletown.games.welcome.catalogue import EFFECTS, Catalogue
from tabletown.games.welcome.plans.kinds import plan_from
from tabletown.games.welcome.plans.plan import Plan

FENCE: Final = 0
AGENT: Final = 1
PARK: Final = 2
POOL: Final = 3
TEMP: Final = 4
BIS: Final = 5


class Edition:
    def __init__(self, name: str, catalogue: Catalogue) -> None:
        self.name = name
        self.board = Board(catalogue)
        self.numbers: list[int] = []
        self.effects: list[int] = []
        for row in catalogue.construction:
            for effect, copies in enumerate(row.copies()):
                for _ in range(copies):
                    self.numbers.append(row.number)
                    self.effects.append(effect)
        self.plans: list[Plan] = [plan_from(card) for card in catalogue.plan]
        self.fence_between_bis = False
        self.bis_across_fence = False

    def plans_of(self, level: int, expert: bool) -> list[int]:
        """Where in `plans` the cards of a level stand, those of the expert game among them if it is played."""
        return [index for index, plan in enumerate(self.plans) if plan.level == level and (expert or not plan.expert)]

    def card(self, card: int) -> str:
        """A construction card in notation."""
        return f"{self.numbers[card]} {EFFECTS[self.effects[card]]}"
