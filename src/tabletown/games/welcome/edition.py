"""An edition ready to play: its board, its cards, its plans, and the few rules in which the editions differ."""

from tabletown.games.welcome.board import Board
from tabletown.games.welcome.catalogue import EFFECTS, STANDARD, Catalogue
from tabletown.games.welcome.competitor import Competitor
from tabletown.games.welcome.plans.kinds import plan_from
from tabletown.games.welcome.plans.plan import Plan


class Edition:
    """With the board it is played on: an edition with two boards is two of these."""

    def __init__(self, name: str, catalogue: Catalogue, board: str = STANDARD) -> None:
        self.name = name
        self.board = Board(catalogue, board)
        self.numbers: list[int] = []
        self.effects: list[int] = []
        for row in catalogue.construction:
            for effect, copies in enumerate(row.copies()):
                for _ in range(copies):
                    self.numbers.append(row.number)
                    self.effects.append(effect)
        self.plans: list[Plan] = [plan_from(card) for card in catalogue.plan]
        self.competitors: list[Competitor] = [Competitor(card) for card in catalogue.competitor]
        collectors = name == "collectors"
        self.fence_between_bis = collectors
        self.bis_across_fence = collectors
        self.separate_stacks = collectors
        """Stacks that run out are shuffled each on its own."""
        self.first_may_reshuffle = not collectors
        self.ties_by_size = not collectors
        """Beyond points and estates, more estates of the smaller size win; otherwise the victory is shared."""

    def plans_of(self, level: int, expert: bool) -> list[int]:
        """Where in `plans` the cards of a level stand, those of the expert game among them if it is played."""
        return [index for index, plan in enumerate(self.plans) if plan.level == level and (expert or not plan.expert)]

    def card(self, card: int) -> str:
        """A construction card in notation."""
        return f"{self.numbers[card]} {EFFECTS[self.effects[card]]}"
