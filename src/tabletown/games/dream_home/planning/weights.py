"""What the planner believes about how games go on: the few figures that were tuned by playing, and nothing else."""


class Weights:
    def __init__(self) -> None:
        self.share: list[float] = [0.0, 0.0, 0.34, 0.27, 0.24]
        """By seats, the chance to get a room that will be laid out, if it is wanted."""
        self.growth = 0.45
        """How much of the points counts that a room would gain by a card still to come."""
        self.unsupported = 0.7
        """The same where the cell beside the room has nothing below it yet."""
        self.neighbour = 0.6
        """How much of an annex's points counts whose neighbour is still to come."""
        self.comfort = 0.8
        """How much of a comfort bonus counts, for each room still missing."""
        self.living_cell = 1.5
        """What a free cell will bring, above the basement and in it; more where a whole room fits."""
        self.basement_cell = 0.7
        self.pair = 0.5
        self.open_cell = 0.15
        """What it is worth to have one more cell that can be built on at once, and the fear of having none."""
        self.stuck = 1.0
        self.roof = 0.4
        """The chance to get one more roof card in a round, if it is wanted."""
        self.one_colour = 0.25
        """What each roof card beyond the fourth adds by the hope for one colour."""
        self.drill = 1.8
        """What a tool or a helper will bring; tools lose it as the rounds run out."""
        self.jackhammer = 0.5
        self.mixer = 0.5
        self.supplier = 3.0
        self.handyman = 2.5
        self.architect = 1.2
        """Besides what the architect pays for the house as it stands."""
        self.designer = 1.0
        """Besides what the designer pays for the tokens there are, with all rounds to come."""
        self.scaffold = 0.2
        """What it is worth to have a scaffold standing, or the first player's token for the next round."""
        self.first_player = 0.9
        self.denial = 0.35
        """How much of what others can take counts against a choice."""
