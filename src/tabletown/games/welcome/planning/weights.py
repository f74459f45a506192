"""What the planner believes about how games go on: the few figures that were tuned by playing, and nothing else."""


class Weights:
    def __init__(self) -> None:
        self.draws = 0.74
        """Cards a round that a gap may count on, out of the three on the table."""
        self.bis_help = 0.24
        """The share of hopeless houses that a bis will fill in the end."""
        self.fence = 1.46
        """What a fence still to be built costs at least: the other effect that the round would have had."""
        self.fences = 0.22
        """How many fences a round may be counted on."""
        self.park = 0.25
        """How often a house goes with a park, a pool house with a pool, a round with a temp, a bis or an agent."""
        self.pool = 0.25
        self.temp = 0.17
        self.bis = 0.12
        self.agent = 0.25
        self.agents = 0.68
        """The share of an estate's rise in value by agents still to come that is counted on."""
        self.plan = 0.59
        """How much of an unfinished plan's expected points counts."""
        self.first = 0.6
        """The chance to be first with a plan that is open, against one opponent."""
        self.steer = 0.95
        """How strongly streets are divided for the sake of plans."""
        self.mood = 0.6
        """Up to how many points an unlikely preference for a combination may cost."""
        self.lost_round = 2.5
        """What a round is worth that a refusal wastes."""
        self.ending = 6.75
        """What it is worth to end the game oneself, others losing the rounds that would have come."""
        self.refusal = 0.6
        """How much of the danger of refusals counts."""
