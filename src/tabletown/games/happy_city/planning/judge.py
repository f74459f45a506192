"""What a city is worth to its player: the happiness that it will probably have when the game is over.

A judge is made for one seat at the start of a decision. It looks at what lies on the table, which all can see, and never at
the order of a deck. The planner asks it for each trial.
"""

from tabletown.games.happy_city import scoring
from tabletown.games.happy_city.box import NONE
from tabletown.games.happy_city.city import City
from tabletown.games.happy_city.income import incomes
from tabletown.games.happy_city.planning.weights import Weights
from tabletown.games.happy_city.specials.special import Special
from tabletown.games.happy_city.state import HappyState
from tabletown.games.happy_city.table import EXPERT, YOUNG, Table


class Judge:
    def __init__(self, state: HappyState, seat: int, weights: Weights) -> None:
        self.weights = weights
        self.seat = seat
        self.seats = state.setup.seats
        self.ends_now = state.is_last_round
        table = state.table
        places = table.box.city
        fewest = places
        for other, city in enumerate(table.cities):
            if other != seat:
                fewest = min(fewest, places - len(city.cards))
        self.turns = 0.0 if self.ends_now else min(weights.pace * fewest, max(0.0, weights.rounds - state.round))
        """Turns of the seat after this one, as long as it does not end the game itself."""
        self.best_other = 0
        for other, score in enumerate(scoring.scores(table)):
            if other != seat:
                self.best_other = max(self.best_other, score.total)

    def worth(self, table: Table) -> float:
        """The points to expect for the seat, as it leaves the table at the end of its turn."""
        city = table.cities[self.seat]
        earned = incomes(table)
        if self.ends_now or city.is_full():
            return self._final(table, earned)
        now = self._standing(table, earned, city)
        best = now
        if city.special == NONE:
            best = max(best, self._with_special(table, now))
        return best

    def _final(self, table: Table, earned: list[int]) -> float:
        """The game ends with this round: what stands in the city counts, and whether it is enough to win."""
        points = scoring.score(table, earned, self.seat).total
        city = table.cities[self.seat]
        worth = points + self.weights.coin_points * city.coins
        worth += self.weights.symbol_points * (city.residents + city.hearts)
        if not self.ends_now and self.turns > 0.0:
            worth += self.weights.ending if points > self.best_other else -self.weights.ending
        return worth

    def _with_special(self, table: Table, now: float) -> float:
        """The special building that promises most, by how near it is."""
        best = now
        city = table.cities[self.seat]
        for number in table.offered:
            special = table.specials[number]
            missing = sum(special.missing(city))
            if missing > self.turns + 1 or missing >= len(self.weights.reach):
                continue
            trial = table.copy()
            owner = trial.cities[self.seat]
            owner.build(special.card)
            then = self._standing(trial, incomes(trial), owner)
            best = max(best, now + self.weights.reach[missing] * (then - now))
        return best

    def _standing(self, table: Table, earned: list[int], city: City) -> float:
        """Residents times hearts once all coins are spent in the turns that are left."""
        weights = self.weights
        residents, hearts = scoring.symbols(table, earned, self.seat)
        special = table.effect_of(city) if table.mode == EXPERT else None
        income = earned[self.seat]
        money = city.coins + weights.income * income * self.turns
        if special is not None:
            money += self._effect(table, special, earned)
        slots = min(float(table.box.city - len(city.cards)), self.turns)
        points = self._grown(residents, hearts, money, slots, table.mode == YOUNG)
        if special is not None:
            points += special.points(int(points), income)
        return points + weights.symbol_points * (residents + hearts) + weights.coin_points * city.coins

    def _grown(self, residents: int, hearts: int, money: float, slots: float, adds: bool) -> float:
        """The best that can be made of so much money in so many places, some for residents and some for hearts."""
        if slots <= 0.0:
            return float(residents + hearts if adds else residents * hearts)
        each = money / slots
        each += self.weights.spare_income * each * slots / 2
        more_residents = _bought(self.weights.resident_prices, each)
        more_hearts = _bought(self.weights.heart_prices, each)
        best = 0.0
        steps = int(2 * slots + 0.5)
        for step in range(steps + 1):
            share = slots * step / steps if steps else 0.0
            then_residents = residents + share * more_residents
            then_hearts = hearts + (slots - share) * more_hearts
            best = max(best, then_residents + then_hearts if adds else then_residents * then_hearts)
        return best

    def _effect(self, table: Table, special: Special, earned: list[int]) -> float:
        """What an effect that changes prices or purses will bring, in coins."""
        turns = self.turns
        kind = special.kind
        if kind == "discount":
            return special.amount * turns / 4
        if kind == "lowest_price":
            return 1.5 * turns
        if kind == "next_free":
            return 6.0 if table.cities[self.seat].next_is_free and turns >= 1.0 else 0.0
        if kind == "bigger_coin":
            return special.amount * turns / 4
        if kind == "toll":
            return special.amount * turns / 2
        if kind == "before_income":
            return special.amount * turns * 0.7
        if kind == "steal":
            return special.amount * turns * 1.2
        if kind == "borrow_income":
            richest = 0
            for other, income in enumerate(earned):
                if other != self.seat:
                    richest = max(richest, income)
            return min(turns, float(table.cities[self.seat].borrows)) * richest
        return 0.0


def _bought(prices: list[float], each: float) -> float:
    """How many symbols a card has for which so much is paid."""
    for symbols in range(1, len(prices)):
        if each < prices[symbols]:
            return symbols - 1 + (each - prices[symbols - 1]) / (prices[symbols] - prices[symbols - 1])
    return float(len(prices) - 1)
