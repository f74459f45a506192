"""What lies on the table for everybody: the cards, the three plans and which of them are approved."""

from tabletown.games.welcome.dealing.deal import Deal
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.plans.plan import Plan


class Table:
    def __init__(
        self, edition: Edition, deal: Deal, plans: list[Plan], expert: bool, reshuffles: bool, rules: int
    ) -> None:
        self.edition = edition
        self.deal = deal
        self.plans = plans
        self.approved: list[bool] = [False, False, False]
        self.expert = expert
        self.reshuffles = reshuffles
        self.rules = rules

    def copy(self) -> "Table":
        twin = Table(self.edition, self.deal.copy(), self.plans, self.expert, self.reshuffles, self.rules)
        twin.approved = self.approved[:]
        return twin
