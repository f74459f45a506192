"""One player's turn, step by step: abandon if need be, build, count the closed streets one by one, move people, done.

A turn knows whose it is, who has to decide now and how far it has come; it answers what may come next and does it on the
table. What follows when it is finished is the state's matter.
"""

from tabletown.games.streets import actions, advisors, building, business, grifter, income, log, people
from tabletown.games.streets.actions import STATION
from tabletown.games.streets.edition import CONTRACTOR, COPY, ENTREPRENEUR, NONE
from tabletown.games.streets.geometry import SIDES
from tabletown.games.streets.log import Events
from tabletown.games.streets.phases import (
    ABANDON,
    FINISHED,
    MOVE,
    ORDER,
    PICK,
    PLACE,
    SHOW,
    SIGNS,
    TAKE,
    TOKEN,
    WRAP_UP,
    phase_of,
)
from tabletown.games.streets.table import Table


class Turn:
    def __init__(self, player: int) -> None:
        self.player = player
        self.decider = player
        """The seat that decides now; at a table for one it decides for the Grifter too."""
        self.phase = FINISHED
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

    # What may come next

    def legal(self, table: Table) -> list[int]:
        phase = self.phase
        if phase == PLACE:
            if self.choices:
                return self.choices[:]
            return self._picks(table) + building.options(table, self.player)
        if phase == PICK:
            return self._picks(table)
        if phase == WRAP_UP:
            return [actions.DONE]
        if phase == MOVE:
            return people.options(table, self.leaving, self.player)
        if phase == ABANDON:
            return [actions.ABANDON + tile for tile in range(STATION) if table.city.owner[tile] == self.player]
        if phase == SIGNS:
            return [actions.SIGNS + 1, actions.SIGNS + 2]
        if phase == ORDER:
            return [actions.SCORE + first for first in self.closing]
        if phase == TAKE:
            street = table.city.street(self.street)
            return [actions.TAKE + tile for tile in business.buildings_of(table, street, self.taker)]
        if phase == TOKEN:
            return business.token_options(table, self.taker, self.icon)
        if phase == SHOW:
            return [actions.PASS] + [actions.SHOW + tile for tile in self._showable(table)]
        return []

    def _picks(self, table: Table) -> list[int]:
        return [actions.PICK + tile for tile in table.hands[self.player] if tile != self.tile]

    def _showable(self, table: Table) -> list[int]:
        return [tile for tile in table.hands[self.decider] if table.edition.value[tile] != COPY]

    def refusal(self, table: Table, action: int) -> str:
        """The rule that forbids the action now; empty when it is legal."""
        phase = phase_of(action)
        if phase == FINISHED:
            return "streets.turn.no_action"
        if phase == PICK and self.phase == PLACE and not self.choices:
            return self._pick_refusal(table, action - actions.PICK)
        if phase != self.phase:
            return self._order_refusal(table, phase)
        if phase == PLACE:
            return self._place_refusal(table, action)
        if phase == PICK:
            return self._pick_refusal(table, action - actions.PICK)
        if phase == MOVE and action != actions.SETTLE:
            home = (action - actions.SEND) % actions.RANGE
            return people.refusal(table, self.leaving, self.player, home, action >= actions.SEND_ALL)
        if phase == ABANDON:
            tile = action - actions.ABANDON
            return "" if table.city.owner[tile] == self.player else "streets.abandon.own_building"
        if phase == ORDER:
            return "" if action - actions.SCORE in self.closing else "streets.score.closed_street"
        if phase == TAKE:
            street = table.city.street(self.street)
            return business.take_refusal(table, street, self.taker, action - actions.TAKE)
        if phase == TOKEN:
            return business.token_refusal(table, self.taker, self.icon, action - actions.TOKEN)
        if phase == SHOW and action != actions.PASS:
            return self._show_refusal(table, action - actions.SHOW)
        return ""

    def _order_refusal(self, table: Table, phase: int) -> str:
        """Why a step cannot be taken now: the rules of abandoning, or the order of a turn."""
        if phase == ABANDON and table.signs[self.player]:
            return "streets.abandon.while_signs_are_left"
        return "streets.abandon.first" if self.phase == ABANDON and phase in (PICK, PLACE) else "streets.turn.order"

    def _pick_refusal(self, table: Table, tile: int) -> str:
        if tile not in table.hands[self.player]:
            return "streets.build.from_hand"
        return "streets.build.another_tile" if tile == self.tile else ""

    def _place_refusal(self, table: Table, action: int) -> str:
        if self.choices and action in self.choices:
            return ""
        place = action - actions.BUILD
        rule = building.refusal(table, self.player, place // SIDES, place % SIDES)
        return "streets.grifter.best_place" if self.choices and not rule else rule

    def _show_refusal(self, table: Table, tile: int) -> str:
        if tile not in table.hands[self.decider]:
            return "streets.entrepreneur.from_hand"
        return "streets.entrepreneur.no_copy" if table.edition.value[tile] == COPY else ""

    # Doing it

    def play(self, table: Table, action: int, events: Events) -> None:
        """Do a legal action on the table and go on to the next decision."""
        phase = phase_of(action)
        self.has_decided = True
        if phase == PICK:
            self.tile = action - actions.PICK
            self.phase = PLACE
        elif phase == PLACE:
            place = action - actions.BUILD
            self._build(table, place // SIDES, place % SIDES, events)
        elif phase == WRAP_UP:
            self.phase = FINISHED
        elif phase == MOVE:
            self._move(table, action, events)
        elif phase == ABANDON:
            self._abandon(table, action - actions.ABANDON, events)
        elif phase == SIGNS:
            self._sign(table, action - actions.SIGNS, events)
        elif phase == ORDER:
            self._score(table, action - actions.SCORE, events)
        elif phase == TAKE:
            self._take(table, action - actions.TAKE, events)
        elif phase == TOKEN:
            self._give(table, action - actions.TOKEN, events)
            self._give_tokens(table, events)
        else:
            self._show(table, NONE if action == actions.PASS else action - actions.SHOW, events)

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
        choices = grifter.options(table, self.tile)
        if len(choices) > 1:
            self.choices = choices
            self.phase = PLACE
        else:
            place = choices[0] - actions.BUILD
            self._build(table, place // SIDES, place % SIDES, events)

    def _before_building(self, table: Table) -> None:
        if table.signs[self.player] == 0:
            self._ask(table, self.player, ABANDON)
        else:
            self._pick(table)

    def _pick(self, table: Table) -> None:
        hand = table.hands[self.player]
        self.tile = hand[0] if len(hand) == 1 else NONE
        self._ask(table, self.player, PLACE if len(hand) == 1 else PICK)

    def _abandon(self, table: Table, tile: int, events: Events) -> None:
        log.tell(events, table, "streets-log-abandon", self.player, {"tile": tile + 1})
        income.take_signs(table, tile)
        self.leaving = [tile]
        if table.with_business:
            self.taker = self.player
            self._take(table, tile, events)
        else:
            self._leave(table, events)

    def _build(self, table: Table, cell: int, side: int, events: Events) -> None:
        below = table.city.at.get(cell, NONE)
        table.receipts = []
        table.play_tile(self.player, self.tile)
        self.choices = []
        building.build(table, self.tile, cell, side)
        log.tell_build(events, table, self.player, self.tile, below)
        if advisors.may_double(table, self.player):
            self.phase = SIGNS
        else:
            self._sign(table, 1, events)

    def _sign(self, table: Table, signs: int, events: Events) -> None:
        building.put_signs(table, self.player, self.tile, signs)
        if signs > 1:
            log.tell(events, table, "streets-log-signs", self.player, {"tile": self.tile + 1})
        came = table.city.find_home(self.tile)
        log.tell_seekers_home(events, table, self.player, self.tile, came)
        self.closing = building.closed_by(table.city, self.tile)
        self._next_street(table, events)

    # Counting the closed streets

    def _next_street(self, table: Table, events: Events) -> None:
        self.street = NONE
        self.leaving = []
        if len(self.closing) > 1:
            self._ask(table, self.player, ORDER)
        elif self.closing:
            self._score(table, self.closing[0], events)
        else:
            self._after_building(table)

    def _score(self, table: Table, first: int, events: Events) -> None:
        self.closing.remove(first)
        self.street = first
        street = table.city.street(first)
        log.tell(events, table, "streets-log-closed", self.player, {"tile": first + 1, "buildings": len(street)})
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
            self._take(table, own[0], events)
        else:
            self._ask(table, self.taker, TAKE)

    def _take(self, table: Table, tile: int, events: Events) -> None:
        self.icon = table.edition.business[tile]
        self.owed = table.edition.tokens[tile]
        self._give_tokens(table, events)

    def _give_tokens(self, table: Table, events: Events) -> None:
        """Hand out what is owed as far as nothing is to be chosen."""
        while self.owed:
            kinds = business.kinds_of(table, self.taker, self.icon)
            if len(kinds) > 1:
                self._ask(table, self.taker, TOKEN)
                return
            if kinds:
                self._give(table, kinds[0], events)
            else:
                self.owed = 0
        self.icon = NONE
        if self.street == NONE:
            self.taker = NONE
            self._leave(table, events)
        else:
            self._next_taker(table, events)

    def _give(self, table: Table, kind: int, events: Events) -> None:
        table.take_token(self.taker, kind)
        self.owed -= 1
        log.tell(events, table, "streets-log-token", self.taker, {"business": kind + 1})

    def _ask_entrepreneur(self, table: Table, events: Events) -> None:
        for player in income.owners(table, table.city.street(self.street)):
            if table.advisor_of(player) == ENTREPRENEUR and table.hands[player]:
                self._ask(table, player, SHOW)
                return
        self._pay(table, NONE, NONE, events)

    def _show(self, table: Table, tile: int, events: Events) -> None:
        if tile != NONE:
            if tile not in table.shown:
                table.shown.append(tile)
            log.tell(events, table, "streets-log-show", self.decider, {"tile": tile + 1})
        self._pay(table, tile, self.decider, events)

    def _pay(self, table: Table, shown: int, shower: int, events: Events) -> None:
        start = len(table.receipts)
        street = table.city.street(self.street)
        income.pay(table, street, self.player, shown, shower)
        log.tell_income(events, table, start)
        self.leaving = street
        self._leave(table, events)

    # Moving people

    def _leave(self, table: Table, events: Events) -> None:
        """People begin to move away from the buildings that they leave."""
        before = log.whereabouts(table.city) if events is not None else []
        done = people.move_the_rest(table, self.leaving, self.player)
        log.tell_moves(events, table, self.player, before)
        if done:
            self._left(table, events)
        else:
            self._ask(table, self.player, MOVE)

    def _move(self, table: Table, action: int, events: Events) -> None:
        before = log.whereabouts(table.city) if events is not None else []
        city = table.city
        if action == actions.SETTLE:
            people.settle(table, self.leaving, self.player)
        else:
            home = (action - actions.SEND) % actions.RANGE
            everybody = people.waiting(city, self.leaving)[city.colour_of(home)]
            people.send(city, self.leaving, home, everybody if action >= actions.SEND_ALL else 1)
        log.tell_moves(events, table, self.player, before)
        if not any(people.waiting(city, self.leaving)):
            self._left(table, events)

    def _left(self, table: Table, events: Events) -> None:
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
            self._ask(table, self.player, WRAP_UP)
        else:
            self.phase = FINISHED

    def _ask(self, table: Table, player: int, phase: int) -> None:
        self.decider = 0 if table.is_solo else player
        self.phase = phase
