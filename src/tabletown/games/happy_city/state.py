"""A position of Happy City: the table, whose turn it is, and the rounds that hold turns and incomes together.

Only one seat decides at a time and all can watch: nothing but the order of the decks is hidden. The epoch rises with every
card that is turned up and whenever the turn passes on.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, IllegalAction, Score, Setup, State
from tabletown.games.happy_city import audit, ending, income, log, phases, scoring
from tabletown.games.happy_city.box import NONE
from tabletown.games.happy_city.decision import Turn
from tabletown.games.happy_city.phases import PHASES
from tabletown.games.happy_city.refill import first_phase
from tabletown.games.happy_city.table import EXPERT, Table
from tabletown.games.happy_city.turn import legal, play, refusal

# The stages of a game, each with decisions of its own.
DRAFT: Final = 0
INCOME: Final = 1
TURNS: Final = 2
END: Final = 3


class HappyState(State):
    def __init__(self, setup: Setup, chance: Chance, table: Table, turn: Turn) -> None:
        super().__init__(setup, chance)
        self.table = table
        self.turn = turn
        self.stage = DRAFT
        self.round = 0
        self.is_last_round = False
        self.shown = NONE
        """The card that was turned up when this epoch began."""
        self.round_begins = False
        """Whether a round began with this epoch."""

    def acting(self) -> list[int]:
        return [] if self.reason else [self.turn.seat]

    def legal(self, seat: int) -> list[int]:
        if self.reason or seat != self.turn.seat:
            return []
        return legal(self.turn, self.table)

    def forbids(self, seat: int, action: int) -> str:
        if seat != self.turn.seat:
            return "table.turn.not_yours"
        return refusal(self.turn, self.table, action)

    def play(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        # The opening of `State.play` once more: compiled, calls less from the base class make random play 2 to 3 % faster.
        rule = self.refusal(seat, action)
        if rule:
            raise IllegalAction(rule)
        if events is None:
            play(self.turn, self.table, action, self.chance)
        else:
            coins, last = log.purses(self.table), log.last_card(self.table, seat)
            play(self.turn, self.table, action, self.chance)
            log.tell_action(self.table, seat, action, self.turn.shown, coins, last, events)
        shown = self.turn.shown
        if self.turn.phase == phases.FINISHED:
            self._rise(shown)
            self._go_on(events)
        elif shown != NONE:
            self._rise(shown)

    def scores(self) -> list[Score]:
        return scoring.scores(self.table)

    def score_seen_by(self, seat: int) -> Score:
        return scoring.score(self.table, income.incomes(self.table), seat)

    def ranking(self) -> list[int]:
        totals = [score.total for score in self.scores()]
        return scoring.places(totals, [city.coins for city in self.table.cities])

    def ties(self) -> list[Event]:
        totals = [score.total for score in self.scores()]
        return scoring.ties(totals, [city.coins for city in self.table.cities])

    def view(self, seat: int) -> object:
        from tabletown.games.happy_city.showing import view

        return view(self, seat)

    def asked(self, seat: int) -> Event:
        args: dict[str, str | int] = {}
        if self.turn.phase == phases.BUY:
            args["coins"] = self.table.cities[seat].coins
            if len(self.legal(seat)) == 1:
                return Event("happy_city-prompt-stuck", seat, args)
        elif self.turn.phase == phases.WRAP_UP:
            args["specials"] = len(self.legal(seat)) - 1
        return Event(f"happy_city-prompt-{PHASES[self.turn.phase]}", seat, args)

    def heading(self) -> str:
        if self.epoch == 0:
            specials = ", ".join(self.table.specials[number].id for number in self.table.offered)
            return f"first {self.table.first + 1}; specials {specials}"
        if self.shown != NONE:
            return self.table.box.ids[self.shown]
        return f"round {self.round}" if self.round_begins else ""

    def copy(self) -> "State":
        return self._copy()

    def imagine(self, seat: int, chance: Chance) -> "State":
        """Everybody sees everything but the order of the decks."""
        twin = self._copy()
        twin.table.redraw_hidden(chance)
        twin.chance = chance.branch()
        return twin

    def complaint(self) -> str:
        return audit.complaint(self.table, self.setup)

    def begin(self) -> None:
        """What happens before the first decision: in expert mode nothing, the markets are chosen first."""
        if self.table.mode == EXPERT:
            self.turn = Turn((self.table.first - 1) % self.setup.seats, phases.MARKET)
        else:
            self._begin_round(None)
        self.round_begins = False

    def _copy(self) -> "HappyState":
        twin = HappyState(self.setup, self.chance.copy(), self.table.copy(), self.turn.copy())
        self.carry_to(twin)
        twin.stage = self.stage
        twin.round = self.round
        twin.is_last_round = self.is_last_round
        twin.shown = self.shown
        twin.round_begins = self.round_begins
        return twin

    # Between turns

    def _rise(self, shown: int) -> None:
        self.epoch += 1
        self.shown = shown
        self.round_begins = False

    def _go_on(self, events: list[Event] | None) -> None:
        """What follows when a seat has finished its turn or its decision."""
        if self.stage == TURNS:
            self._after_turn(events)
        elif self.stage == INCOME:
            self._pay_incomes(events)
        elif self.stage == END:
            self._count_up(events)
        elif self.turn.seat == self.table.first:
            self._begin_round(events)
        else:
            self.turn = Turn((self.turn.seat - 1) % self.setup.seats, phases.MARKET)

    def _begin_round(self, events: list[Event] | None) -> None:
        table = self.table
        self.round += 1
        self.round_begins = True
        self.stage = INCOME
        if events is not None:
            events.append(Event("happy_city-log-round", -1, {"round": self.round}))
        coins = log.purses(table) if events is not None else []
        income.pay_before(table)
        if events is not None:
            log.tell_gains(table, coins, "happy_city-log-gain", events)
        borrower = income.borrower(table)
        if borrower != NONE and self.setup.seats > 2:
            self.turn = Turn(borrower, phases.LENDER)
            return
        if borrower != NONE:
            table.cities[borrower].lender = 1 - borrower
        self._pay_incomes(events)

    def _pay_incomes(self, events: list[Event] | None) -> None:
        coins = log.purses(self.table) if events is not None else []
        income.pay(self.table)
        if events is not None:
            log.tell_gains(self.table, coins, "happy_city-log-income", events)
            coins = log.purses(self.table)
        income.steal(self.table)
        if events is not None:
            log.tell_theft(self.table, coins, events)
        self.stage = TURNS
        self.turn = Turn(self.table.first, first_phase(self.table))

    def _after_turn(self, events: list[Event] | None) -> None:
        if self.table.cities[self.turn.seat].is_full() and not self.is_last_round:
            self.is_last_round = True
            if events is not None:
                events.append(Event("happy_city-log-last_round", self.turn.seat, {}))
        following = (self.turn.seat + 1) % self.setup.seats
        if following != self.table.first:
            self.turn = Turn(following, first_phase(self.table))
        elif self.is_last_round:
            self.stage = END
            self._count_up(events)
        else:
            self._begin_round(events)

    def _count_up(self, events: list[Event] | None) -> None:
        """The last decisions, one after the other, and then the end."""
        table = self.table
        sphinx = ending.sphinx_owner(table)
        if sphinx != NONE:
            if ending.models_of_sphinx(table, sphinx):
                self.turn = Turn(sphinx, phases.SPHINX)
                return
            self.shown = ending.copy_from_box(table, sphinx, self.chance)
            if events is not None:
                log.tell_copied(table, sphinx, events)
        pyramid = ending.pyramid_owner(table)
        if pyramid != NONE:
            self.turn = Turn(pyramid, phases.PYRAMID)
            return
        self.reason = "city"
        if events is not None:
            log.tell_models(table, events)
            events.append(Event("happy_city-log-end", -1, {}))
