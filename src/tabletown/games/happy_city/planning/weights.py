"""What the planner believes about how games go on: the few figures that were tuned by playing, and nothing else."""


class Weights:
    def __init__(self) -> None:
        self.pace = 0.8
        """Turns that are left for each card which the fullest city still lacks."""
        self.rounds = 13.0
        """After so many rounds nobody should count on more."""
        self.income = 1.0
        """How much of the income still to come can be spent well."""
        self.resident_prices = [0.0, 1.8, 4.0, 7.2]
        """What a card with none, one, two or three residents costs, all told; likewise hearts."""
        self.heart_prices = [0.0, 2.2, 4.5, 8.2]
        self.spare_income = 0.15
        """The income that a card bought for residents or hearts brings along, for each coin it costs."""
        self.reach = [0.9, 0.55, 0.3, 0.12, 0.05, 0.02]
        """The chance to take a special building for which so many cards are missing."""
        self.coin_points = 0.02
        """What a coin left at the end is worth, for ties."""
        self.symbol_points = 0.1
        """What a resident or heart is worth besides, so that a beginning is made."""
        self.denial = 0.3
        """How much of what the next player would gain counts when a card is discarded."""
        self.ending = 12.0
        """What it is worth to end the game while in the lead; as much is lost by ending it while behind."""
