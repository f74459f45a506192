"""What the planner believes about how games go on: the few figures that were tuned by playing, and nothing else.

Lists are by the turns that everybody has left. Those about buildings were fitted to what buildings of several hundred games
were worth after each turn and what they paid in the end.
"""


class Weights:
    def __init__(self) -> None:
        self.one_end = [0.5, 0.93, 0.97, 0.94, 0.94, 0.9, 0.9, 0.9, 0.9, 0.88, 0.88]
        """How much of what a building is worth now will be paid when one end of its street is open; likewise both ends."""
        self.both_ends = [0.5, 0.6, 0.82, 0.95, 1.0, 1.0, 1.0, 0.97, 0.95, 0.85, 0.8]
        self.one_end_more = [0.2, -0.3, 0.9, 1.9, 2.2, 2.7, 2.9, 2.9, 3.1, 3.2, 3.4]
        """What a building gains besides until it is paid; likewise."""
        self.both_ends_more = [0.2, 0.1, -0.3, 0.0, 0.5, 1.2, 2.1, 3.0, 3.5, 4.5, 4.7]
        self.free_sign = 1.2
        """What it is worth to have one more sign at hand, as long as there are turns to use it."""
        self.no_sign = 0.8
        """How much of the least of one's buildings is as good as lost when no sign is at hand."""
        self.rival = 0.25
        """How much of what the others own, taken together, is counted against it; likewise against the Grifter."""
        self.grifter = 0.6
        self.token = 2.0
        """What a business token is worth besides what it would bring if the game ended now."""
        self.looked_at = 6
        """How many of the best places are looked at again with what the Grifter builds next."""
