"""What a turn leads to: lines of one turn are played on in imagined futures and compared.

It knows no game. All lines meet the same futures, so what differs between them is the turn alone; those that fall behind are
dropped, half at a time. The bot that looks ahead plays what wins here, the coach tells what each line came to.
"""

from collections.abc import Iterator
from math import sqrt
from typing import Final

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Observer, State
from tabletown.engine.planner import Line, Planner

CERTAIN: Final = 2.6
"""So many standard errors apart, two lines are not compared any longer."""
LEAST_FUTURES: Final = 6
"""Fewer tell nothing, whatever the budget."""
LONGEST: Final = 400
"""Decisions after which an imagined game is judged as it stands: no game may wait for ever, not even in thought."""
WON: Final = 2.0
"""Points that winning is worth besides the margin: the last ones decide more than the others."""
PRIOR: Final = 3.0
"""The planner's own judgement counts as much as so many futures."""


class End:
    """Where one future of a line was left: by how many points the seat is ahead of the best of the others, or behind (alone
    and without a rival, its points); whether the game was over, and then whether the seat came first; how many rounds had
    been played."""

    def __init__(self, seat: int, points: list[float], places: list[int], clock: float) -> None:
        self.points = points
        """What each seat can expect, and behind them the printed rival, if there is one."""
        self.places = places
        """Of the seats, when the game was over; else empty."""
        self.clock = clock
        self.is_over = len(places) > 0
        self.is_first = self.is_over and places[seat] == 1
        self.is_alone = len(points) == 1
        self.margin = points[seat]
        if len(points) > 1:
            self.margin -= max([other for place, other in enumerate(points) if place != seat])


class Foresight:
    """The lines of one turn, seen from one seat. Whoever asks holds the chance, so the same chance gives the same futures."""

    def __init__(self, planner: Planner, observer: Observer, lines: list[Line], chance: Chance) -> None:
        self.planner = planner
        self.observer = observer
        self.chance = chance
        self.contest = Contest(lines)
        self.ends: list[list[End]] = [[] for _ in lines]
        """What the futures of each line came to; the first ones of any two lines are the same futures."""

    def unfold(self, budget: int, least: int = 1) -> Iterator[bool]:
        """Sequential halving: each stage has an equal share of the budget, after each the worse half is dropped, but `least`
        stay where they may still turn out the best. Yields before each future, so that whoever looks can stop: True when a
        stage has ended."""
        contest = self.contest
        stages = max(1, (len(contest.lines) - 1).bit_length())
        for stage in range(stages):
            share = max(LEAST_FUTURES, budget // stages // len(contest.alive))
            for future in range(share):
                yield stage > 0 and future == 0
                self._try_all()
            contest.drop(max(least, 1 + len(contest.alive) // 2 if stage < stages - 1 else 1))
            if len(contest.alive) == 1:
                break

    def _try_all(self) -> None:
        """One future for every line that is still in the running."""
        seat = self.observer.seat
        world = self.observer.imagine(self.chance)
        # Each seat draws from a chance of its own: what this turn does not touch goes the same way after every line.
        moods = [self.chance.branch() for _ in range(world.setup.seats)]
        world = self._others_decided(world, seat, moods)
        for place in self.contest.alive:
            twins = [mood.copy() for mood in moods]
            end = self._end(self._played_on(world.copy(), seat, self.contest.lines[place], twins), seat)
            self.ends[place].append(end)
            won = (WON if end.is_first else -WON) if end.is_over and not end.is_alone else 0.0
            self.contest.record(place, end.margin + won)

    def _others_decided(self, world: State, seat: int, moods: list[Chance]) -> State:
        """Where play is simultaneous nobody knows this seat's turn yet: what they do is the same for every line."""
        epoch = world.epoch
        before = world.copy()
        while world.epoch == epoch:
            others = [who for who in world.acting() if who != seat]
            if not others:
                return world
            for action in self.planner.glance(world, others[0], moods[others[0]]):
                world.play(others[0], action)
        return before  # something was revealed meanwhile, which this seat did not know when it chose its lines

    def _played_on(self, state: State, seat: int, line: Line, moods: list[Chance]) -> State:
        """The position after this line and so many rounds in which everybody plays sensibly."""
        planner = self.planner
        until = planner.clock(state) + planner.horizon
        for action in line.actions:
            if state.over():
                return state
            state.play(seat, action)
        go_on(planner, state, until, moods)
        return state

    def _end(self, state: State, seat: int) -> End:
        places = state.ranking() if state.over() else []
        return End(seat, self.planner.outlook(state), places, self.planner.clock(state))


class Contest:
    """The lines with what their futures came to. Since all meet the same ones, they are compared future by future."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.alive = list(range(len(lines)))
        self.held: list[int] = []
        """Lines that are never dropped: somebody wants to know what they come to."""
        self.ends: list[list[float]] = [[] for _ in lines]

    def record(self, place: int, margin: float) -> None:
        self.ends[place].append(margin)

    def leader(self) -> int:
        best = self.alive[0]
        for place in self.alive:
            if self._rating(place) > self._rating(best):
                best = place
        return best

    def drop(self, most: int) -> None:
        """Keep so many at most, and of them those that may still turn out the best."""
        self.alive.sort(key=lambda place: -self._rating(place))
        best = self.alive[0]
        near = [place for place in self.alive[:most] if place == best or self._is_open(best, place)]
        self.alive = near + [place for place in self.alive if place in self.held and place not in near]

    def _rating(self, place: int) -> float:
        """The mean of the futures; what the planner expected counts like a few of them."""
        ends = self.ends[place]
        expected = self.lines[place].worth - self.lines[0].worth
        return (sum(ends) + PRIOR * expected) / (len(ends) + PRIOR)

    def _is_open(self, best: int, place: int) -> bool:
        differences = [one - other for one, other in zip(self.ends[best], self.ends[place], strict=True)]
        mean, error = mean_and_error(differences)
        return mean < CERTAIN * error or mean <= 0.0


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of at least one value, and its standard error as far as they tell."""
    count = len(values)
    mean = sum(values) / count
    variance = sum([(each - mean) * (each - mean) for each in values]) / max(1, count - 1)
    return mean, sqrt(variance / count)


def go_on(planner: Planner, state: State, until: float, moods: list[Chance]) -> None:
    """Let everybody play sensibly until so many rounds have been played, each seat with a chance of its own."""
    for _ in range(LONGEST):
        acting = state.acting()
        if not acting or planner.clock(state) >= until:
            break
        epoch = state.epoch
        for who in acting:
            if state.epoch == epoch:
                for action in planner.glance(state, who, moods[who]):
                    state.play(who, action)
