"""How a turn goes on, and what every decision in it can say: when it is offered, why it is refused, what it does.

A turn knows whose it is, who has to decide now and how far it has come. After a decision it goes on by itself to the next one:
the new building, the closed streets one by one, the people who move. The file of each rule has its decisions; turn.py says
which of them belong to which phase.
"""

from tabletown.engine import decisions
from tabletown.games.streets import advisors, building, business, grifter, income, log, people, phases
from tabletown.games.streets.actions import TILE_IDS
from tabletown.games.streets.catalogue import BUSINESSES
from tabletown.games.streets.edition import CONTRACTOR, ENTREPRENEUR, NONE
from tabletown.games.streets.geometry import SIDES
from tabletown.games.streets.log import Events
from tabletown.games.streets.phases import COMES_FIRST
from tabletown.games.streets.table import Table


class Turn:
    def __init__(self, player: int) -> None:
        self.player = player
        self.decider = player
        """The seat that decides now; at a table for one it decides for the Grifter too."""
        self.phase = phases.FINISHED
        self.builds = 1
        """How many tiles are still to be built."""
        self.tile = NONE
        """The tile that was picked."""
        self.choices: list[int] = []
        """The places between which the player chooses for the Grifter."""
        self.closing: list[int] = []
        """The first buildings of the streets that are closed and not counted yet."""
        self.street = NONE
        """The first building of the street that is being counted."""
        self.takers: list[int] = []
        """Who has yet to take business tokens for this street."""
        self.taker = NONE
        self.icon = NONE
        self.owed = 0
        """The icon whose tokens are being taken, and how many of them."""
        self.leaving: list[int] = []
        """The buildings whose people move away."""
        self.has_decided = False
        """Whether a seat has decided anything in this turn."""

    def copy(self) -> "Turn":
        twin = Turn(self.player)
        twin.decider = self.decider
        twin.phase = self.phase
        twin.builds = self.builds
        twin.tile = self.tile
        twin.choices = self.choices[:]
        twin.closing = self.closing[:]
        twin.street = self.street
        twin.takers = self.takers[:]
        twin.taker = self.taker
        twin.icon = self.icon
        twin.owed = self.owed
        twin.leaving = self.leaving[:]
        twin.has_decided = self.has_decided
        return twin

    def begin(self, table: Table, events: Events) -> None:
        if table.is_grifter(self.player):
            self.decider = 0
            self._begin_grifter(table, events)
            return
        if table.advisor_of(self.player) == CONTRACTOR and table.stack:
            self.builds = 2
        self._before_building(table)

    def _begin_grifter(self, table: Table, events: Events) -> None:
        self.tile = table.lift()
        choices = grifter.places(table, self.tile)
        if len(choices) > 1:
            self.choices = choices
            self.phase = phases.PLACE
        else:
            self.build(table, choices[0] // SIDES, choices[0] % SIDES, events)

    def _before_building(self, table: Table) -> None:
        if table.signs[self.player] == 0:
            self._ask(table, self.player, phases.ABANDON)
        else:
            self._pick(table)

    def _pick(self, table: Table) -> None:
        hand = table.hands[self.player]
        self.tile = hand[0] if len(hand) == 1 else NONE
        self._ask(table, self.player, phases.PLACE if len(hand) == 1 else phases.PICK)

    def build(self, table: Table, cell: int, side: int, events: Events) -> None:
        below = table.city.at.get(cell, NONE)
        table.receipts = []
        table.play_tile(self.player, self.tile)
        self.choices = []
        waiting = building.build(table, self.tile, cell, side)
        log.tell_build(events, table, self.player, self.tile, below)
        log.tell_waiting(events, table, self.player, below, waiting)
        if advisors.may_double(table, self.player):
            self.phase = phases.SIGNS
        else:
            self.sign(table, 1, events)

    def sign(self, table: Table, signs: int, events: Events) -> None:
        building.put_signs(table, self.player, self.tile, signs)
        if signs > 1:
            log.tell(events, table, "streets-log-signs", self.player, {"tile": TILE_IDS[self.tile]})
        came = table.city.find_home(self.tile)
        log.tell_seekers_home(events, table, self.player, self.tile, came)
        self.closing = building.closed_by(table.city, self.tile)
        self._next_street(table, events)

    # Counting the closed streets

    def _next_street(self, table: Table, events: Events) -> None:
        self.street = NONE
        self.leaving = []
        if len(self.closing) > 1:
            self._ask(table, self.player, phases.ORDER)
        elif self.closing:
            self.score(table, self.closing[0], events)
        else:
            self._after_building(table)

    def score(self, table: Table, first: int, events: Events) -> None:
        self.closing.remove(first)
        self.street = first
        street = table.city.street(first)
        log.tell(events, table, "streets-log-closed", self.player, {"tile": TILE_IDS[first], "buildings": len(street)})
        if table.with_business:
            self.takers = income.clockwise(table, income.owners(table, street), self.player + 1)
        self._next_taker(table, events)

    def _next_taker(self, table: Table, events: Events) -> None:
        if not self.takers:
            self.taker = NONE
            self._ask_entrepreneur(table, events)
            return
        self.taker = self.takers.pop(0)
        own = business.buildings_of(table, table.city.street(self.street), self.taker)
        if business.are_alike(table, own):
            self.take(table, own[0], events)
        else:
            self._ask(table, self.taker, phases.TAKE)

    def take(self, table: Table, tile: int, events: Events) -> None:
        self.icon = table.edition.business[tile]
        self.owed = table.edition.tokens[tile]
        self.give_tokens(table, events)

    def give_tokens(self, table: Table, events: Events) -> None:
        """Hand out what is owed as far as nothing is to be chosen."""
        while self.owed:
            kinds = business.kinds_of(table, self.taker, self.icon)
            if len(kinds) > 1:
                self._ask(table, self.taker, phases.TOKEN)
                return
            if kinds:
                self.give(table, kinds[0], events)
            else:
                self.owed = 0
        self.icon = NONE
        if self.street == NONE:
            self.taker = NONE
            self.leave(table, events)
        else:
            self._next_taker(table, events)

    def give(self, table: Table, kind: int, events: Events) -> None:
        table.take_token(self.taker, kind)
        self.owed -= 1
        log.tell(events, table, "streets-log-token", self.taker, {"business": BUSINESSES[kind]})

    def _ask_entrepreneur(self, table: Table, events: Events) -> None:
        for player in income.owners(table, table.city.street(self.street)):
            if table.advisor_of(player) == ENTREPRENEUR and table.hands[player]:
                self._ask(table, player, phases.SHOW)
                return
        self.pay(table, NONE, NONE, events)

    def pay(self, table: Table, shown: int, shower: int, events: Events) -> None:
        start = len(table.receipts)
        street = table.city.street(self.street)
        income.pay(table, street, self.player, shown, shower)
        if shown != NONE:
            log.tell_show(events, table, shower, shown, start)
        log.tell_income(events, table, start)
        self.leaving = street
        self.leave(table, events)

    # Moving people

    def leave(self, table: Table, events: Events) -> None:
        """People begin to move away from the buildings that they leave."""
        before = log.whereabouts(table.city) if events is not None else []
        done = people.move_the_rest(table, self.leaving, self.player)
        log.tell_moves(events, table, self.player, before)
        if done:
            self.left(table, events)
        else:
            self._ask(table, self.player, phases.MOVE)

    def left(self, table: Table, events: Events) -> None:
        """Everybody has gone: on with the next street, or with building where one was abandoned."""
        if self.street == NONE:
            self.leaving = []
            self._pick(table)
        else:
            self._next_street(table, events)

    def _after_building(self, table: Table) -> None:
        self.builds -= 1
        self.tile = NONE
        if self.builds and table.hands[self.player] and building.can_build(table, self.player):
            self._before_building(table)
        elif self.has_decided:
            self._ask(table, self.player, phases.WRAP_UP)
        else:
            self.phase = phases.FINISHED

    def _ask(self, table: Table, player: int, phase: int) -> None:
        self.decider = 0 if table.is_solo else player
        self.phase = phase


class Decision(decisions.Decision):
    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        """Add the actions that are possible now. A decision without fields is always possible in its phase."""
        found.append(self.first)

    def refusal(self, turn: Turn, table: Table, value: int) -> str:
        """The rule that forbids it; empty when it is legal. `value` is what the fields come to: a tile, a home, a place."""
        return ""

    def not_now(self, turn: Turn, table: Table, value: int) -> str:
        """The rule that forbids it in other phases than its own: what stands against it at any time, or what comes first."""
        return COMES_FIRST[turn.phase]

    def do(self, turn: Turn, table: Table, value: int, events: Events) -> None:
        """Do it on the table and go on to the next decision."""
        raise AssertionError("a decision does something")


class NoAction(Decision):
    def not_now(self, turn: Turn, table: Table, value: int) -> str:
        return "streets.turn.no_action"
