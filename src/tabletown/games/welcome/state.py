"""A position of Welcome To: everybody's sheet and turn, the table, and the rounds that hold them together.

All seats play a round at the same time, each on its own sheet. What others see of a seat is `shown`: its sheet as it
stood when the round began. When the last seat is done the round is settled and becomes public at once.
"""

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, IllegalAction, Rival, Score, Setup, State, named
from tabletown.games.welcome import audit, log, scoring
from tabletown.games.welcome.catalogue import EFFECTS
from tabletown.games.welcome.combination import can_choose
from tabletown.games.welcome.decision import Turn
from tabletown.games.welcome.phases import CHOOSE, PHASES, WAITING
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.table import Table
from tabletown.games.welcome.turn import legal, play, refusal


class WelcomeState(State):
    def __init__(self, setup: Setup, chance: Chance, table: Table) -> None:
        super().__init__(setup, chance)
        self.table = table
        self.round = 1
        self.sheets: list[Sheet] = []
        self.shown: list[Sheet] = []
        self.turns: list[Turn] = []
        self.last: list[list[int]] = []
        """Each seat's actions of the round before, for those who were away."""
        self.waiting = 0

    def acting(self) -> list[int]:
        if self.reason:
            return []
        return [turn.seat for turn in self.turns if turn.phase != WAITING]

    def legal(self, seat: int) -> list[int]:
        if self.reason:
            return []
        return legal(self.turns[seat], self.sheets[seat], self.table)

    def forbids(self, seat: int, action: int) -> str:
        return refusal(self.turns[seat], self.sheets[seat], self.table, action)

    def play(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        # The opening of `State.play` once more: compiled, calls less from the base class make random play 2 to 3 % faster.
        rule = self.refusal(seat, action)
        if rule:
            raise IllegalAction(rule)
        turn = self.turns[seat]
        play(turn, self.sheets[seat], self.table, action)
        if turn.phase == WAITING:
            self.waiting += 1
            if self.waiting == len(self.turns):
                self._settle_round(events)

    def scores(self) -> list[Score]:
        temps = self.table.deal.temp_points([sheet.temps for sheet in self.shown])
        return [scoring.score(sheet, temps[seat]) for seat, sheet in enumerate(self.shown)]

    def score_seen_by(self, seat: int) -> Score:
        counts = [sheet.temps for sheet in self.shown]
        counts[seat] = self.sheets[seat].temps
        return scoring.score(self.sheets[seat], self.table.deal.temp_points(counts)[seat])

    def ranking(self) -> list[int]:
        totals = [score.total for score in self.scores()]
        rival = self.rival()
        if rival is not None:
            own = [totals[0], sum(self.shown[0].estate_counts())]
            return [1 if own > [rival.score.total, self.table.deal.rival_estates()] else 2]
        return scoring.places(self.shown, totals, self.table.edition.ties_by_size)

    def ties(self) -> list[Event]:
        totals = [score.total for score in self.scores()]
        rival = self.rival()
        if rival is not None:
            return self._tie_with(rival) if totals[0] == rival.score.total else []
        counts = [sheet.estate_counts() for sheet in self.shown]
        return scoring.ties(counts, totals, self.table.edition.ties_by_size)

    def _tie_with(self, rival: Rival) -> list[Event]:
        own, its = sum(self.shown[0].estate_counts()), self.table.deal.rival_estates()
        decided = "equal" if own == its else "other"
        return [
            Event("welcome-tie-competitor", 0, {"rival": named(rival.name), "decided": decided, "own": own, "its": its})
        ]

    def rival(self) -> Rival | None:
        return self.table.deal.rival(self.shown[0].temps)

    def view(self, seat: int) -> object:
        from tabletown.games.welcome.showing import view

        return view(self, seat)

    def idle_prompt(self, seat: int) -> Event | None:
        idle = super().idle_prompt(seat)
        return Event("welcome-prompt-waiting", seat, {}) if idle and not self.reason and seat >= 0 else idle

    def asked(self, seat: int) -> Event:
        turn = self.turns[seat]
        if turn.phase == CHOOSE and not can_choose(turn, self.sheets[seat], self.table):
            return self._stuck_prompt(seat)
        args: dict[str, str | int] = {}
        if turn.number >= 0:
            args = {"number": turn.number, "effect": EFFECTS[turn.effect]}
        if turn.claiming >= 0:
            args.update(log.plan_words(self.table, turn.claiming))
        return Event(f"welcome-prompt-{PHASES[turn.phase]}", seat, args)

    def _stuck_prompt(self, seat: int) -> Event:
        """No number fits: which refusal it will be, and what it costs."""
        sheet = self.sheets[seat]
        values = sheet.board.refusal_values
        cost = values[sheet.refusals + 1] - values[sheet.refusals]
        args: dict[str, str | int] = {
            "refusal": sheet.refusals + 1,
            "boxes": sheet.board.refusal_boxes(),
            "points": cost,
        }
        return Event("welcome-prompt-stuck", seat, args)

    def heading(self) -> str:
        cards = f"round {self.round}: {self.table.deal.heading()}"
        if self.round > 1:
            return cards
        return f"plans {', '.join(plan.id for plan in self.table.plans)}; {cards}"

    def copy(self) -> "State":
        return self._copy()

    def imagine(self, seat: int, chance: Chance) -> "State":
        """Others' private choices are undone; those who are done play some other turn, so that they are done there too."""
        twin = self._copy()
        twin.table.deal = self.table.deal.imagine(seat, chance)
        twin.chance = chance.branch()
        done = [turn.seat for turn in self.turns if turn.phase == WAITING and turn.seat != seat]
        for other in range(len(self.turns)):
            if other != seat and not self.reason:
                twin.sheets[other] = self.shown[other].copy()
                twin.turns[other] = Turn(other)
        twin.waiting -= len(done) if not self.reason else 0
        for other in done if not self.reason else []:
            while twin.turns[other].phase != WAITING:
                choices = twin.legal(other)
                twin.play(other, choices[chance.below(len(choices))])
        return twin

    def complaint(self) -> str:
        return audit.complaint(self.sheets, self.table)

    def _copy(self) -> "WelcomeState":
        twin = WelcomeState(self.setup, self.chance.copy(), self.table.copy())
        self.carry_to(twin)
        twin.round = self.round
        twin.sheets = [sheet.copy() for sheet in self.sheets]
        twin.shown = self.shown[:]
        twin.turns = [turn.copy() for turn in self.turns]
        twin.last = self.last[:]
        twin.waiting = self.waiting
        return twin

    # Between rounds

    def _settle_round(self, events: list[Event] | None) -> None:
        if events is not None:
            log.tell_turns(self.turns, self.table, events)
        wants_reshuffle = False
        for turn in self.turns:
            wants_reshuffle = wants_reshuffle or turn.asks_reshuffle
            for plan in turn.claimed:
                if not self.table.approved[plan]:
                    self.table.approved[plan] = True
                    if events is not None:
                        events.append(Event("welcome-log-approved", turn.seat, log.plan_words(self.table, plan)))
        kept = [turn.kept for turn in self.turns]
        self.last = [turn.actions for turn in self.turns]
        self.shown = [sheet.copy() for sheet in self.sheets]
        self.turns = [Turn(seat) for seat in range(len(self.turns))]
        self.waiting = 0
        self.epoch += 1
        self.reason = self._trigger()
        if not self.reason:
            self._deal_round(kept, wants_reshuffle, events)
        else:
            self.table.deal.put_away(kept)
        if self.reason and events is not None:
            events.append(Event("welcome-log-end", -1, {"reason": self.reason}))

    def _deal_round(self, kept: list[int], wants_reshuffle: bool, events: list[Event] | None) -> None:
        deal = self.table.deal
        if wants_reshuffle:
            deal.reshuffle(self.chance)
            if events is not None:
                events.append(Event("welcome-log-reshuffle", -1, {}))
        if not deal.next_round(kept, self.chance):
            self.reason = "deck"
            return
        self.round += 1
        if events is not None:
            events.append(Event("welcome-log-round", -1, {"round": self.round}))
        if deal.solo_card_drawn() and not all(self.table.approved):
            self.table.approved = [True, True, True]
            if events is not None:
                events.append(Event("welcome-log-solo_card", -1, {}))
        for plan in deal.plans_drawn():
            self._resolve_plan_card(plan, events)

    def _resolve_plan_card(self, plan: int, events: list[Event] | None) -> None:
        """It was drawn: a competitor whose card ticks the plan completes it, and a closed agency takes it away."""
        table = self.table
        points = table.plans[plan].other if table.approved[plan] else table.plans[plan].first
        is_completed = table.deal.rival_completes(plan, points)
        table.approved[plan] = table.approved[plan] or is_completed
        if events is not None:
            is_taken = is_completed and self.rival() is None
            message = "welcome-log-plan_taken" if is_taken else "welcome-log-plan_card"
            args = {**log.plan_words(table, plan), "points": points if is_completed else 0}
            events.append(Event(message, -1, args))

    def _trigger(self) -> str:
        """Which of the rulebook's end conditions has come about on somebody's sheet."""
        board = self.table.edition.board
        for sheet in self.sheets:
            if sheet.refusals >= board.refusal_boxes():
                return "refusals"
        for sheet in self.sheets:
            if all(sheet.plans):
                return "plans"
        for sheet in self.sheets:
            if sheet.built >= board.houses:
                return "houses"
        return ""
