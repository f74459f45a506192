"""A position of Streets: the table, whose turn it is, and what comes between turns: drawing, the Grifter, the last count.

One seat decides at a time and all can watch; hidden are the fronts of others' hands and what lies below the top of the
stack. The epoch rises when a tile is drawn or shown and whenever another seat has to decide.
"""

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, IllegalAction, Rival, Score, Setup, State
from tabletown.engine.ties import told
from tabletown.games.streets import actions, audit, building, business, income, log, scoring
from tabletown.games.streets.catalogue import ADVISORS, KINDS
from tabletown.games.streets.decision import Turn
from tabletown.games.streets.edition import CONTRACTOR, NONE
from tabletown.games.streets.log import Events
from tabletown.games.streets.phases import FINISHED, MOVE, PHASES, PLACE, SHOW, SIGNS, TAKE, TOKEN
from tabletown.games.streets.table import GRIFTER, Table
from tabletown.games.streets.turn import legal, play, refusal


class StreetsState(State):
    def __init__(self, setup: Setup, chance: Chance, table: Table, turn: Turn) -> None:
        super().__init__(setup, chance)
        self.table = table
        self.turn = turn
        self.first = 0
        self.round = 1
        self.has_passed = False
        """Whether the turn was passed on when this epoch began; then a new tile may lie on top."""

    def acting(self) -> list[int]:
        return [] if self.reason else [self.turn.decider]

    def legal(self, seat: int) -> list[int]:
        if self.reason or seat != self.turn.decider:
            return []
        return legal(self.turn, self.table)

    def forbids(self, seat: int, action: int) -> str:
        if seat != self.turn.decider:
            return "table.turn.not_yours"
        return refusal(self.turn, self.table, action)

    def play(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        # The opening of `State.play` once more: compiled, calls less from the base class make random play 2 to 3 % faster.
        rule = self.refusal(seat, action)
        if rule:
            raise IllegalAction(rule)
        is_showing = self.turn.phase == SHOW and action != actions.PASS.number
        play(self.turn, self.table, action, events)
        if self.turn.phase == FINISHED:
            self._pass_on(events)
        elif self.turn.decider != seat or is_showing:
            self.epoch += 1
            self.has_passed = False

    def scores(self) -> list[Score]:
        return [self.score_seen_by(seat) for seat in range(self.setup.seats)]

    def score_seen_by(self, seat: int) -> Score:
        return scoring.score(self.table, seat, self.over())

    def ranking(self) -> list[int]:
        return scoring.ranking(self.table, self.over())

    def ties(self) -> list[Event]:
        totals = [scoring.score(self.table, player, self.over()).total for player in range(self.table.players)]
        if self.table.is_solo:
            return [Event("streets-tie-grifter", 0, {})] if totals[0] == totals[GRIFTER] else []
        return told(totals, [[] for _ in totals], [])

    def rival(self) -> Rival | None:
        """The Grifter."""
        if not self.table.is_solo:
            return None
        return Rival("streets-grifter", scoring.score(self.table, GRIFTER, self.over()))

    def view(self, seat: int) -> object:
        from tabletown.games.streets.showing import view

        return view(self, seat)

    def asked(self, seat: int) -> Event:
        turn = self.turn
        player = turn.taker if turn.phase in (TAKE, TOKEN) else turn.player
        args: dict[str, str | int] = {"who": "grifter" if self.table.is_grifter(player) else "player"}
        if turn.phase in (PLACE, SIGNS):
            args["tile"] = actions.TILE_IDS[turn.tile]
        elif turn.phase == TOKEN:
            args["tokens"] = turn.owed
        elif turn.phase == MOVE:
            args["people"] = sum(self.table.city.people_on(tile) for tile in turn.leaving)
        return Event(f"streets-prompt-{PHASES[turn.phase]}", seat, args)

    def heading(self) -> str:
        table = self.table
        top = table.top()
        if top == NONE:
            lying = ""
        elif table.is_solo:
            lying = f"top {actions.TILE_IDS[top]}"
        else:
            lying = f"top {KINDS[table.edition.kind[top]]}"
        if self.epoch == 0:
            advisors = [ADVISORS[advisor] for advisor in table.advisors if advisor != NONE]
            start = f"first {self.first + 1}; {lying}"
            return f"{start}; advisors {' '.join(advisors)}" if advisors else start
        return lying if self.has_passed else ""

    def copy(self) -> "State":
        return self._copy()

    def imagine(self, seat: int, chance: Chance) -> "State":
        twin = self._copy()
        twin.table.redraw_hidden(seat, chance)
        twin.chance = chance.branch()
        turn = twin.turn
        if turn.phase == PLACE and turn.player != seat and not twin.table.is_grifter(turn.player):
            # Which tile another seat has picked is not seen before it is built.
            turn.tile = twin.table.hands[turn.player][0]
        return twin

    def complaint(self) -> str:
        return audit.complaint(self.table, self.turn)

    def begin(self) -> None:
        self.turn.begin(self.table, None)

    def _copy(self) -> "StreetsState":
        twin = StreetsState(self.setup, self.chance.copy(), self.table.copy(), self.turn.copy())
        self.carry_to(twin)
        twin.first = self.first
        twin.round = self.round
        twin.has_passed = self.has_passed
        return twin

    # Between turns

    def _pass_on(self, events: Events) -> None:
        """Draw, and give the turn to the next player; the Grifter's turns that need no decision are played at once."""
        while self.turn.phase == FINISHED and not self.reason:
            self.epoch += 1
            self.has_passed = True
            self._draw(events)
            round_ = self.round
            following = self._next_player()
            if events is not None and self.round != round_:
                events.append(Event("streets-log-round", -1, {"round": self.round}))
            if following == NONE:
                self._end(events)
            else:
                self._tell_passed_over(following, events)
                self.turn = Turn(following)
                self.turn.begin(self.table, events)

    def _next_player(self) -> int:
        """The next one who has a tile and a place for it, counting rounds on the way; NONE when nobody has."""
        table = self.table
        passed = 0
        for place in range(1, table.players + 1):
            player = (self.turn.player + place) % table.players
            if player == self.first:
                passed = 1
            if self._has_tile(player) and building.can_build(table, player):
                self.round += passed
                return player
        return NONE

    def _tell_passed_over(self, following: int, events: Events) -> None:
        """Those between the last player and the next one who have a tile but no place for it."""
        player = (self.turn.player + 1) % self.table.players
        while player != following:
            if self._has_tile(player):
                log.tell(events, self.table, "streets-log-no_place", player, {})
            player = (player + 1) % self.table.players

    def _draw(self, events: Events) -> None:
        """At a table for one the player draws when the Grifter has built."""
        table = self.table
        player = self.turn.player
        if table.is_solo:
            if player != GRIFTER:
                return
            player = 0
        for _ in range(2 if table.advisor_of(player) == CONTRACTOR else 1):
            if table.stack:
                kind = KINDS[table.edition.kind[table.top()]]
                table.draw(player)
                log.tell(events, table, "streets-log-draw", player, {"kind": kind})

    def _has_tile(self, player: int) -> bool:
        if self.table.is_grifter(player):
            return self.table.top() != NONE
        return len(self.table.hands[player]) > 0

    def _end(self, events: Events) -> None:
        table = self.table
        table.receipts = []
        table.last_income = income.last_counts(table, True)
        self.reason = "tiles"
        if events is None:
            return
        is_full = any(self._has_tile(player) for player in range(table.players))
        events.append(Event("streets-log-full" if is_full else "streets-log-end", -1, {}))
        log.tell_last_income(events, table)
        if table.with_business:
            for player in range(table.players):
                dollars = business.majorities(table, player) + business.sets(table, player)
                if dollars:
                    log.tell(events, table, "streets-log-businesses", player, {"dollars": dollars})
