"""What a turn leads to, judged in futures that were not used to find it: the played turn, another one and the usual way to play
on meet the same ones, and the points of every seat are kept.

A search that picks the best of many by some futures flatters its choice; asked again in fresh ones it tells the truth. It sees
what one seat may know, through an observer.
"""

from math import inf

from tabletown.bots.foresight import go_on, mean_and_error
from tabletown.coach.chances import Prospects, Spread
from tabletown.coach.ending import ending_of
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Observer, State
from tabletown.engine.planner import Planner

Margins = list[float]
"""For each seat by how many points it is ahead of the best of the others, or behind; alone and without a rival its points."""


def margins(points: list[float], seats: int) -> Margins:
    if len(points) == 1:
        return points[:]
    return [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(seats)]


class Trial:
    def __init__(
        self,
        planner: Planner,
        observer: Observer,
        played: list[int],
        other: list[int],
        further: float,
        chance: Chance,
        spread: Spread | None = None,
    ) -> None:
        self.planner = planner
        self.observer = observer
        self.lines = [played, [], other] if other else [played, []]
        """The played turn, the usual way to go on, and the turn that it is compared with if there is one."""
        self.further = further
        """So many rounds later the next decision was due: the played turn is also judged when that one would be."""
        self.chance = chance
        self.ends: list[list[Margins]] = [[] for _ in self.lines]
        self.later: list[Margins] = []
        now = planner.clock(observer.imagine(Chance(b"")))
        self.prospects = [Prospects(spread, now) for _ in self.lines]
        """The win chances of each line."""

    @property
    def futures(self) -> int:
        return len(self.later)

    def look(self, futures: int) -> None:
        """Play on in so many futures more."""
        for _ in range(futures):
            world = self.observer.imagine(self.chance)
            moods = [self.chance.branch() for _ in range(world.setup.seats)]
            for place, line in enumerate(self.lines):
                self._play_on(world.copy(), place, line, [mood.copy() for mood in moods])

    def _play_on(self, state: State, place: int, line: list[int], moods: list[Chance]) -> None:
        planner = self.planner
        until = planner.clock(state) + planner.horizon
        for action in line:
            state.play(self.observer.seat, action)
        go_on(planner, state, until, moods)
        ending = ending_of(planner, state)
        end = margins(ending.points, state.setup.seats)
        self.ends[place].append(end)
        self.prospects[place].add(ending)
        if place == 0:
            if self.further > 0 and not state.over():
                go_on(planner, state, until + self.further, moods)
                end = margins(planner.outlook(state), state.setup.seats)
            self.later.append(end)

    # What came out of it, for one seat: means with their standard errors

    def usual(self, seat: int) -> tuple[float, float]:
        """What the seat could expect before the turn was played."""
        return mean_and_error([end[seat] for end in self.ends[1]])

    def behind(self, seat: int) -> tuple[float, float]:
        """What the other turn brings the seat more than the played one."""
        if len(self.lines) < 3:
            return 0.0, 0.0
        return mean_and_error([one[seat] - two[seat] for one, two in zip(self.ends[2], self.ends[0], strict=True)])

    def usual_win(self, seat: int) -> tuple[float, float] | None:
        """The seat's chance to win before the turn was played; None where there is none to tell."""
        return self.prospects[1].of(seat)

    def win_behind(self, seat: int) -> tuple[float, float] | None:
        """What the other turn adds to that chance compared with the played one."""
        if len(self.lines) < 3:
            return (0.0, 0.0) if self.prospects[0].found else None
        return self.prospects[2].ahead_of(self.prospects[0], seat)

    def moved(self, seat: int) -> tuple[float, float]:
        """What the turn changed for the seat compared with the usual way, looked at as late as the next one is."""
        return mean_and_error([one[seat] - two[seat] for one, two in zip(self.later, self.ends[1], strict=True)])

    def drift(self, seat: int) -> float:
        """What looking so much later changes by itself."""
        return mean_and_error([one[seat] - two[seat] for one, two in zip(self.later, self.ends[0], strict=True)])[0]


TO_THE_END = inf
"""`further` for the last decision of a game."""
