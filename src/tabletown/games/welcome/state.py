"""A position of Welcome To: everybody's sheet and turn, the table, and the rounds that hold them together.

All seats play a round at the same time, each on its own sheet. What others see of a seat is `shown`: its sheet as it
stood when the round began. When the last seat is done the round is settled and becomes public at once.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, IllegalAction, Rival, Score, Setup, State
from tabletown.games.welcome import actions, audit, scoring
from tabletown.games.welcome.catalogue import EFFECTS
from tabletown.games.welcome.dealing.aca import AcaPile
from tabletown.games.welcome.dealing.deal import Deal
from tabletown.games.welcome.dealing.draft import Draft
from tabletown.games.welcome.dealing.solo import SoloPile
from tabletown.games.welcome.dealing.stacks import Stacks
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.plans.plan import Plan
from tabletown.games.welcome.sheet import Sheet, blank_sheet
from tabletown.games.welcome.turn import PHASES, WAITING, Table, Turn

# Decisions that are not worth a line in the log.
SILENT: Final = (actions.DONE, actions.SKIP, actions.KEEP, actions.RESHUFFLE)


class WelcomeState(State):
    def __init__(self, setup: Setup, chance: Chance, table: Table) -> None:
        super().__init__(setup, chance)
        self.table = table
        self.round = 1
        self.reason = ""
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
        return self.turns[seat].legal(self.sheets[seat], self.table)

    def refusal(self, seat: int, action: int) -> str:
        if self.reason:
            return "table.game.over"
        if not 0 <= seat < len(self.turns):
            return "table.seat.unknown"
        return self.turns[seat].refusal(self.sheets[seat], self.table, action)

    def play(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        rule = self.refusal(seat, action)
        if rule:
            raise IllegalAction(rule)
        turn = self.turns[seat]
        turn.play(self.sheets[seat], self.table, action)
        if turn.phase == WAITING:
            self.waiting += 1
            if self.waiting == len(self.turns):
                self._settle_round(events)

    def over(self) -> bool:
        return self.reason != ""

    def end_reason(self) -> str:
        return self.reason

    def scores(self) -> list[Score]:
        temps = self._temp_points([sheet.temps for sheet in self.shown])
        return [scoring.score(sheet, temps[seat]) for seat, sheet in enumerate(self.shown)]

    def score_seen_by(self, seat: int) -> Score:
        counts = [sheet.temps for sheet in self.shown]
        counts[seat] = self.sheets[seat].temps
        return scoring.score(self.sheets[seat], self._temp_points(counts)[seat])

    def _temp_points(self, temps: list[int]) -> list[int]:
        deal = self.table.deal
        if isinstance(deal, AcaPile):
            return [deal.temp_points(temps[0])]
        return scoring.temp_points(self.table.edition.board, temps)

    def ranking(self) -> list[int]:
        totals = [score.total for score in self.scores()]
        deal = self.table.deal
        rival = self.rival()
        if isinstance(deal, AcaPile) and rival is not None:
            own = [totals[0], sum(self.shown[0].estate_counts())]
            return [1 if own > [rival.score.total, deal.estates()] else 2]
        return scoring.places(self.shown, totals, self.table.edition.ties_by_size)

    def rival(self) -> Rival | None:
        deal = self.table.deal
        if isinstance(deal, AcaPile) and deal.competitor.scores():
            return Rival(f"welcome-option-competitor-{deal.competitor.id}", deal.score(self.shown[0].temps))
        return None

    def view(self, seat: int) -> object:
        from tabletown.games.welcome.view import view

        return view(self, seat)

    def prompt(self, seat: int) -> Event:
        if self.reason:
            return Event("welcome-prompt-over", seat, {})
        if seat < 0:
            return Event("welcome-prompt-watching", seat, {})
        turn = self.turns[seat]
        args: dict[str, str | int] = {}
        if turn.number >= 0:
            args = {"number": turn.number, "effect": EFFECTS[turn.effect]}
        if turn.claiming >= 0:
            args.update(self._told_plan(turn.claiming))
        return Event(f"welcome-prompt-{PHASES[turn.phase]}", seat, args)

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
        twin.epoch = self.epoch
        twin.round = self.round
        twin.reason = self.reason
        twin.sheets = [sheet.copy() for sheet in self.sheets]
        twin.shown = self.shown[:]
        twin.turns = [turn.copy() for turn in self.turns]
        twin.last = self.last[:]
        twin.waiting = self.waiting
        return twin

    # Between rounds

    def _settle_round(self, events: list[Event] | None) -> None:
        if events is not None:
            self._tell_turns(events)
        wants_reshuffle = False
        for turn in self.turns:
            wants_reshuffle = wants_reshuffle or turn.asks_reshuffle
            for plan in turn.claimed:
                if not self.table.approved[plan]:
                    self.table.approved[plan] = True
                    if events is not None:
                        events.append(Event("welcome-log-approved", turn.seat, self._told_plan(plan)))
        kept = [turn.kept for turn in self.turns]
        self.last = [turn.actions for turn in self.turns]
        self.shown = [sheet.copy() for sheet in self.sheets]
        self.turns = [Turn(seat) for seat in range(len(self.turns))]
        self.waiting = 0
        self.epoch += 1
        self.reason = self._trigger()
        if not self.reason:
            self._deal_round(kept, wants_reshuffle, events)
        elif isinstance(self.table.deal, AcaPile):
            self.table.deal.put_away(kept[0])
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
        if isinstance(deal, SoloPile) and deal.solo_card_drawn() and not all(self.table.approved):
            self.table.approved = [True, True, True]
            if events is not None:
                events.append(Event("welcome-log-solo_card", -1, {}))
        if isinstance(deal, AcaPile):
            self._resolve_plan_cards(deal, events)

    def _resolve_plan_cards(self, deal: AcaPile, events: list[Event] | None) -> None:
        """A plan card was drawn: a competitor whose card ticks the plan completes it."""
        for plan in deal.drawn_plans:
            points = 0
            message = "welcome-log-plan_card"
            if deal.competitor.completes(plan):
                if not deal.competitor.scores():
                    message = "welcome-log-plan_taken"
                card = self.table.plans[plan]
                points = card.other if self.table.approved[plan] else card.first
                deal.plans[plan] = points
                self.table.approved[plan] = True
            if events is not None:
                events.append(Event(message, -1, {**self._told_plan(plan), "points": points}))

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

    def _told_plan(self, plan: int) -> dict[str, str | int]:
        """A plan for a sentence: the editions call theirs differently."""
        return {"plan": plan + 1, "edition": self.table.edition.name}

    def _tell_turns(self, events: list[Event]) -> None:
        for turn in self.turns:
            for action in turn.actions:
                if action in SILENT:
                    continue
                told = actions.move(action)
                args: dict[str, str | int] = dict(told.fields)
                if told.kind == "combine":
                    args = {"number": turn.number, "effect": EFFECTS[turn.effect]}
                elif told.kind == "plan":
                    args = self._told_plan(told.fields["plan"] - 1)
                events.append(Event(f"welcome-log-{told.kind}", turn.seat, args))


def deal_out(setup: Setup, edition: Edition, secret: bytes) -> WelcomeState:
    """A new game: one plan of each level, then the cards, all from the secret."""
    chance = Chance(secret)
    expert = setup.is_on("expert")
    plans: list[Plan] = []
    for level in (1, 2, 3):
        choices = edition.plans_of(level, expert)
        plans.append(edition.plans[choices[chance.below(len(choices))]])
    deal: Deal
    if setup.options.get("competitor", "none") != "none":
        competitor = [known.id for known in edition.competitors].index(setup.options["competitor"])
        aca = AcaPile(edition, competitor)
        aca.shuffle_all(chance)
        deal = aca
    elif setup.seats == 1:
        pile = SoloPile(edition)
        pile.shuffle_all(chance)
        deal = pile
    elif setup.is_on("draft"):
        draft = Draft(edition, setup.seats)
        draft.shuffle_all(chance)
        deal = draft
    else:
        stacks = Stacks(edition)
        stacks.shuffle_all(chance)
        deal = stacks
    state = WelcomeState(
        setup, chance, Table(edition, deal, plans, expert, edition.first_may_reshuffle and setup.seats > 1)
    )
    for seat in range(setup.seats):
        state.sheets.append(blank_sheet(edition.board))
        state.shown.append(blank_sheet(edition.board))
        state.turns.append(Turn(seat))
        state.last.append([])
    return state
