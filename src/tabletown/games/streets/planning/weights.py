"""What the planner believes about how games go on: the few figures that were tuned by playing, and nothing else."""


class Weights:
    def __init__(self) -> None:
        self.one_end = [0.5, 0.72, 0.8, 0.85, 0.88, 0.9, 0.9]
        """How much of what a building is worth now will be paid, by the turns that everybody has left, when one end of its
        street is open; likewise both ends."""
        self.both_ends = [0.5, 0.52, 0.6, 0.66, 0.72, 0.76, 0.8]
        self.growth = [0.0, 0.4, 0.8, 1.2, 1.6, 2.0, 2.2]
        """What a building in an open street gains until it is paid, by the turns left."""
        self.free_sign = 1.2
        """What it is worth to have one more sign at hand, as long as there are turns to use it."""
        self.no_sign = 0.8
        """How much of the least of one's buildings is as good as lost when no sign is at hand."""
        self.rival = 0.25
        """How much of what the others own, taken together, is counted against it; likewise against the Grifter."""
        self.grifter = 0.6
        self.token = 2.0
        """What a business token is worth besides what it would bring if the game ended now."""
