"""Why a turn is good: claims about the sheet before and after it, the most telling first. Each is a message with figures that
stand on the sheets, or on the table for everybody to see; the coach says the first one that sets the turn apart.
"""

from tabletown.engine.contract import Event
from tabletown.games.welcome import actions
from tabletown.games.welcome.board import ROW, SIZES, STREETS, Board
from tabletown.games.welcome.phases import WRAP_UP
from tabletown.games.welcome.plans.plan import Plan
from tabletown.games.welcome.sheet import EMPTY, PLANS, ROUNDABOUT, Sheet
from tabletown.games.welcome.state import WelcomeState
from tabletown.games.welcome.turn import play

NUMBERS = 18
CLAIMS = (
    *("plan-first", "plan-later", "refuse", "estate-plan", "estate", "pool", "park", "parks-full", "temp", "temp-lead"),
    *("agent", "agent-paid", "fence", "fence-plan", "joins", "gap", "room"),
)
"""The texts `welcome-reason-<claim>` say them."""


def claims(state: WelcomeState, seat: int, line: list[int]) -> list[Event]:
    """What can be said for these actions, which the seat can play now."""
    return Claims(state, seat, line).all()


class Claims:
    def __init__(self, state: WelcomeState, seat: int, line: list[int]) -> None:
        self.state = state
        self.seat = seat
        self.line = line
        self.table = state.table
        self.edition = state.setup.edition
        self.before = state.sheets[seat]
        self.after = self.before.copy()
        turn = state.turns[seat].copy()
        for action in line:
            if action != actions.DONE.number:
                play(turn, self.after, self.table, action)
        self.is_whole = turn.phase == WRAP_UP
        self.found: list[Event] = []

    def all(self) -> list[Event]:
        self._plans()
        self._refusal()
        self._estates()
        self._tracks()
        self._fences()
        self._numbers()
        return self.found

    def _say(self, claim: str, args: dict[str, str | int]) -> None:
        self.found.append(Event(f"welcome-reason-{claim}", self.seat, args))

    def _plans(self) -> None:
        for place in range(PLANS):
            points = self.after.plans[place]
            if points and not self.before.plans[place]:
                claim = "plan-later" if self.table.approved[place] else "plan-first"
                self._say(claim, {"edition": self.edition, "plan": place + 1, "points": points})

    def _refusal(self) -> None:
        if self.after.refusals > self.before.refusals:
            values = self.after.board.refusal_values
            cost = values[self.after.refusals] - values[self.before.refusals]
            self._say("refuse", {"points": cost})

    # Estates

    def _estates(self) -> None:
        before, after = self.before.estate_counts(), self.after.estate_counts()
        for size in range(SIZES, 0, -1):
            if after[size - 1] <= before[size - 1]:
                continue
            for place in range(PLANS):
                if self._is_asked(place, size):
                    args: dict[str, str | int] = {"edition": self.edition, "plan": place + 1, "size": size}
                    self._say("estate-plan", args)
            worth = self.after.board.estate_values[size - 1][self.after.agents[size - 1]]
            self._say("estate", {"size": size, "points": worth})

    def _is_asked(self, place: int, size: int) -> bool:
        """Whether an open plan asks for an estate of this size of which too few stood before, and now one more does."""
        plan = self.table.plans[place]
        if self.after.plans[place] or size not in plan.sizes:
            return False
        had, has = _candidates(plan, self.before, size), _candidates(plan, self.after, size)
        return had < plan.sizes.count(size) and has > had

    # Tracks

    def _tracks(self) -> None:
        before, after, board = self.before, self.after, self.after.board
        if after.pools > before.pools:
            points = board.pool_values[after.pools] - board.pool_values[before.pools]
            self._say("pool", {"count": after.pools, "points": points})
        for street in range(STREETS):
            if after.parks[street] > before.parks[street]:
                points = board.parks[street][after.parks[street]] - board.parks[street][before.parks[street]]
                args: dict[str, str | int] = {"street": street + 1, "points": points}
                self._say("parks-full" if after.has_all_parks(street) else "park", args)
        if after.temps > before.temps:
            others = [sheet.temps for other, sheet in enumerate(self.state.shown) if other != self.seat]
            most = max(others) if others else 0
            if others and before.temps <= most < after.temps:
                self._say("temp-lead", {"count": after.temps, "most": most})
            else:
                self._say("temp", {"count": after.temps})
        for size in range(SIZES):
            if after.agents[size] > before.agents[size]:
                self._agent(size, board)

    def _agent(self, size: int, board: Board) -> None:
        column = board.estate_values[size]
        value, more = (
            column[self.after.agents[size]],
            column[self.after.agents[size]] - column[self.before.agents[size]],
        )
        count = self.after.estate_counts()[size]
        if count:
            self._say("agent-paid", {"size": size + 1, "count": count, "points": more * count})
        else:
            self._say("agent", {"size": size + 1, "value": value})

    # Fences

    def _fences(self) -> None:
        for action in self.line:
            if actions.FENCE.covers(action):
                cell = actions.cell_in(action)
                rows = [self._row_at(cell), self._row_at(cell + 1)]
                rows.sort(key=lambda row: row[1])
                for size, missing in rows:
                    if missing > 0 and size <= SIZES:
                        self._row(size, missing, cell // ROW)

    def _row_at(self, cell: int) -> tuple[int, int]:
        """How many places lie between the fences around this one, and how many of them are still empty. A row with a
        roundabout in it can be no estate and is told as too long."""
        sheet = self.after
        first = cell
        while not sheet.fenced_left(first):
            first -= 1
        last = cell
        while not sheet.fenced_right(last):
            last += 1
        numbers = sheet.numbers[first : last + 1]
        if ROUNDABOUT in numbers:
            return ROW, 0
        return last - first + 1, numbers.count(EMPTY)

    def _row(self, size: int, missing: int, street: int) -> None:
        args: dict[str, str | int] = {"street": street + 1, "size": size, "missing": missing}
        for place in range(PLANS):
            plan = self.table.plans[place]
            is_open = not self.after.plans[place] and size in plan.sizes
            is_here = plan.kind == "estates" or (plan.kind == "estates_on_street" and plan.street == street + 1)
            if is_open and is_here and _candidates(plan, self.after, size) < plan.sizes.count(size):
                self._say("fence-plan", {**args, "edition": self.edition, "plan": place + 1})
        self._say("fence", args)

    # Numbers

    def _numbers(self) -> None:
        for action in self.line:
            if actions.WRITE.covers(action):
                cell, number = actions.cell_in(action), self.after.numbers[actions.cell_in(action)]
                self._neighbours(cell, number)
        if self.is_whole:
            fitting = sum([1 for number in range(NUMBERS) if self.after.fits_anywhere(number)])
            self._say("room", {"count": fitting, "all": NUMBERS})

    def _neighbours(self, cell: int, number: int) -> None:
        """What stands beside the new house, and what fits between it and the next ones."""
        sheet, street = self.before, cell // ROW
        first, end = street * ROW, street * ROW + sheet.board.lengths[street]
        left = cell - 1
        while left >= first and sheet.numbers[left] == EMPTY:
            left -= 1
        right = cell + 1
        while right < end and sheet.numbers[right] == EMPTY:
            right += 1
        below = sheet.numbers[left] if left >= first and sheet.numbers[left] >= 0 else EMPTY
        above = sheet.numbers[right] if right < end and sheet.numbers[right] >= 0 else EMPTY
        if left == cell - 1 and below != EMPTY and below == number - 1:
            self._say("joins", {"number": number, "beside": below, "street": street + 1})
        elif right == cell + 1 and above == number + 1:
            self._say("joins", {"number": number, "beside": above, "street": street + 1})
        self._gap(street, cell - left - 1, below + 1, number - 1)
        self._gap(street, right - cell - 1, number + 1, NUMBERS - 1 if above == EMPTY else above - 1)

    def _gap(self, street: int, places: int, low: int, high: int) -> None:
        if places and high - low + 1 >= places:
            self._say("gap", {"street": street + 1, "count": places, "low": low, "high": high})


def _candidates(plan: Plan, sheet: Sheet, size: int) -> int:
    """How many completed estates of this size could pay for the plan."""
    return sum([1 for first in plan.candidates(sheet, []) if sheet.estate_at(first) == size])
