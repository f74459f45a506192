"""A position of Dream Home: everybody's house, the table, and the rounds that hold them together.

One seat acts at a time and all see what it does. A round goes through stages: the first player discards a column,
holders of a jackhammer may use it, everybody takes a column. After the last round come roofers, then suppliers and
handymen. Only what lies in the decks and in the closed roof piles is hidden, and the same is hidden from everybody.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, IllegalAction, Score, Setup, State
from tabletown.games.dream_home import actions, audit, log, phases, rooms, scoring
from tabletown.games.dream_home.decision import Turn
from tabletown.games.dream_home.edition import DECOR, JACKHAMMER, NONE
from tabletown.games.dream_home.helpers import roofer
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.phases import PHASES
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.tools import drill, mixer
from tabletown.games.dream_home.turn import has_work, legal, play, refusal

# The stages, by the phase in which a seat's turn begins.
STAGES: Final = (phases.DISCARD, phases.HAMMER, phases.CHOOSE, phases.ROOFER, phases.HELPERS)
FIRST_STAGE: Final = 0
AFTER_LAST_ROUND: Final = 3
MOST_SEATS: Final = 4


class DreamHomeState(State):
    def __init__(self, setup: Setup, chance: Chance, table: Table, turn: Turn) -> None:
        super().__init__(setup, chance)
        self.table = table
        self.turn = turn
        self.houses: list[House] = []
        self.round = 0
        self.starter = 0
        """Who began this round; the token may have gone to another seat since."""
        self.stage = FIRST_STAGE
        self.position = NONE
        """How far the stage has come round the table, counted from the starter."""
        self.skips: list[bool] = [False] * setup.seats
        """Who has used a jackhammer this round."""
        self.laid_out = 0
        """The epoch in which the cards of this round were laid out."""

    def acting(self) -> list[int]:
        return [] if self.reason else [self.turn.seat]

    def legal(self, seat: int) -> list[int]:
        if self.reason or seat != self.turn.seat:
            return []
        return legal(self.turn, self.houses[seat], self.table)

    def is_half(self, action: int) -> bool:
        """A column is worth what its room is, and that depends on the place."""
        return actions.TAKE.covers(action) or actions.HAMMER.covers(action)

    def forbids(self, seat: int, action: int) -> str:
        if seat != self.turn.seat:
            return "table.turn.not_yours"
        return refusal(self.turn, self.houses[seat], self.table, action)

    def play(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        # The opening of `State.play` once more: compiled, calls less from the base class make random play 2 to 3 % faster.
        rule = self.refusal(seat, action)
        if rule:
            raise IllegalAction(rule)
        turn, table, house = self.turn, self.table, self.houses[seat]
        phase = turn.phase
        if events is None:
            play(turn, house, table, action)
        else:
            told = log.tell(turn, house, table, action)
            if told is not None:
                events.append(told)
            before = log.Before(turn, house, table)
            play(turn, house, table, action)
            events += log.tell_after(before, turn, house, table, action)
        if turn.phase == phases.FINISHED:
            self._pass_on(action, events)
        elif phase == phases.HAMMER:
            self.skips[seat] = True
        elif phase == phases.DISCARD and self._seat_after() == seat:
            # Nothing new is shown and nobody else comes in between, so the first player just goes on.
            self._pass_on(action, events)

    def scores(self) -> list[Score]:
        return [scoring.score(house, self.reason != "") for house in self.houses]

    def score_seen_by(self, seat: int) -> Score:
        return scoring.score(self.houses[seat], self.reason != "")

    def ranking(self) -> list[int]:
        return scoring.places(self.houses, [score.total for score in self.scores()])

    def ties(self) -> list[Event]:
        children = [scoring.children(house) for house in self.houses]
        return scoring.ties([score.total for score in self.scores()], children)

    def view(self, seat: int) -> object:
        from tabletown.games.dream_home.showing import view

        return view(self, seat)

    def asked(self, seat: int) -> Event:
        turn = self.turn
        args: dict[str, str | int] = {}
        if turn.room != NONE:
            args["room"] = self.table.edition.room(turn.room)
        if turn.resource != NONE:
            args["resource"] = self.table.edition.resource(turn.resource)
        message = PHASES[turn.phase]
        if message == "build":
            message = self._building_prompt(seat)
        elif message == "choose" and self._has_tool_to_use(seat):
            message = "choose_tool"
        return Event(f"dream_home-prompt-{message}", seat, args)

    def _building_prompt(self, seat: int) -> str:
        """What is in hand and has to find a place, or that there is none for it."""
        turn, house = self.turn, self.houses[seat]
        if turn.room == NONE:
            return "resource"
        if not rooms.cells(house, turn.room):
            return "stuck"
        return "build" if turn.resource == NONE else "build_both"

    def _has_tool_to_use(self, seat: int) -> bool:
        house = self.houses[seat]
        return mixer.is_possible(house, self.table) or drill.is_possible(house, self.table)

    def heading(self) -> str:
        if self.epoch != self.laid_out:
            return ""
        cards = f"round {self.round}: {self.table.heading()}"
        return f"first player {self.starter + 1}; {cards}" if self.round == 1 else cards

    def copy(self) -> "State":
        return self._copy()

    def imagine(self, seat: int, chance: Chance) -> "State":
        """Both decks, and the roofs of all piles with them, are drawn anew: a pile that was closed tells nobody
        anything."""
        twin = self._copy()
        twin.chance = chance.branch()
        twin.table.room_deck.sort()
        chance.shuffle(twin.table.room_deck)
        if not self.reason:
            hidden = self.table.resource_deck[:]
            for house in self.houses:
                hidden += house.roofs
            hidden.sort()
            chance.shuffle(hidden)
            drawn = [resource for resource in hidden if resource < DECOR]
            kept = [resource for resource in hidden if resource >= DECOR]
            for house in twin.houses:
                house.roofs = [drawn.pop() for _ in house.roofs]
            kept += drawn
            chance.shuffle(kept)
            twin.table.resource_deck = kept
        return twin

    def complaint(self) -> str:
        return audit.complaint(self.houses, self.table, self.turn, self.round)

    def _copy(self) -> "DreamHomeState":
        twin = DreamHomeState(self.setup, self.chance.copy(), self.table.copy(), self.turn.copy())
        self.carry_to(twin)
        twin.houses = [house.copy() for house in self.houses]
        twin.round = self.round
        twin.starter = self.starter
        twin.stage = self.stage
        twin.position = self.position
        twin.skips = self.skips[:]
        twin.laid_out = self.laid_out
        return twin

    # From turn to turn

    def _pass_on(self, action: int, events: list[Event] | None) -> None:
        """The seat has decided: give the turn to the next one, in this round or in the next."""
        seat, round_ = self.turn.seat, self.round
        self.step_on(events)
        if action == actions.DONE.number or self.turn.seat != seat:
            self.epoch += 1
            if self.round != round_:
                self.laid_out = self.epoch

    def step_on(self, events: list[Event] | None) -> None:
        """Go round the table, stage by stage, to the next seat that has something to decide."""
        while not self._find_in_stage():
            self.stage += 1
            self.position = NONE
            if self.stage == AFTER_LAST_ROUND:
                self._end_round(events)
            elif self.stage == len(STAGES):
                self.reason = "rounds"
                if events is not None:
                    events.append(Event("dream_home-log-end", -1, {}))
                return

    def _find_in_stage(self) -> bool:
        while self.position + 1 < len(self.houses):
            self.position += 1
            seat = (self.starter + self.position) % len(self.houses)
            if self._has_a_say(self.stage, seat):
                self.turn = Turn(seat, STAGES[self.stage])
                return True
        return False

    def _has_a_say(self, stage: int, seat: int) -> bool:
        phase = STAGES[stage]
        house = self.houses[seat]
        if phase == phases.CHOOSE:
            return not self.skips[seat]
        if phase == phases.HAMMER:
            return house.tools[JACKHAMMER] > 0
        if phase == phases.DISCARD:
            return seat == self.starter and self.discards_a_column()
        if phase == phases.ROOFER:
            return bool(roofer.roofs(house, self.table))
        return has_work(house, self.table)

    def _seat_after(self) -> int:
        """Who is the next to decide after the discard."""
        for position in range(len(self.houses)):
            seat = (self.starter + position) % len(self.houses)
            if self.houses[seat].tools[JACKHAMMER] > 0:
                return seat
        return self.starter

    def discards_a_column(self) -> bool:
        return len(self.houses) < MOST_SEATS and self.setup.is_on("discard")

    def _end_round(self, events: list[Event] | None) -> None:
        """Clear the table; before the last round is over the next cards are laid out."""
        self.table.clear()
        self.starter = self.table.first_player
        if self.round < self.table.edition.rounds:
            self.begin_round(events)

    def begin_round(self, events: list[Event] | None) -> None:
        self.round += 1
        self.stage = FIRST_STAGE
        self.skips = [False] * len(self.houses)
        self.table.lay_out()
        if events is not None:
            events.append(Event("dream_home-log-round", -1, {"round": self.round, "seat": self.starter + 1}))
