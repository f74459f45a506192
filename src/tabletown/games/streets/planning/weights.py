"""What the planner believes about how games go on: the few figures that were tuned by playing, and nothing else.

Lists are by the turns that everybody has left; more turns than the list is long count like its last.
"""


class Weights:
    def __init__(self) -> None:
        self.one_end = [0.5, 0.72, 0.8, 0.85, 0.88, 0.9]
        """How much of what a building is worth now will be paid when one end of its street is open; likewise both ends."""
        self.both_ends = [0.5, 0.5, 0.54, 0.6, 0.65, 0.68]
        self.growth = [0.0, 0.4, 0.8, 1.2, 1.6, 2.0]
        """What a building gains besides until it is paid."""
        self.free_sign = 1.2
        """What it is worth to have one more sign at hand, as long as there are turns to use it."""
        self.no_sign = 0.8
        """How much of the least of one's buildings is as good as lost when no sign is at hand."""
        self.rival = 0.5
        """How much of what the others own, on average, is counted against it; likewise against the Grifter."""
        self.grifter = 0.8
        self.token = 2.0
        """What a business token is worth besides what it would bring if the game ended now."""
        self.looked_at = 8
        """How many of the best places are looked at again with what the Grifter builds next."""
