"""What /metrics shows, in Prometheus' text form. Counters of this process only; a scraper adds processes up."""

from bisect import bisect_left
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Counter:
    def __init__(self, label: str = "") -> None:
        self._label = label
        self._values: dict[str, int] = {} if label else {"": 0}

    def add(self, value: str = "") -> None:
        self._values[value] = self._values.get(value, 0) + 1

    def lines(self, name: str) -> list[str]:
        if not self._label:
            return [f"{name} {self._values['']}"]
        return [f'{name}{{{self._label}="{value}"}} {count}' for value, count in sorted(self._values.items())]


class Histogram:
    """Seconds, counted in buckets."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> list[str]:
        found, below = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            below += count
            found.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*found, f"{name}_sum {self._sum:.6f}", f"{name}_count {below}"]


class Gauge:
    """A figure that is read when somebody asks."""

    def __init__(self, read: Callable[[], int]) -> None:
        self._read = read

    def lines(self, name: str) -> list[str]:
        return [f"{name} {self._read()}"]


KINDS = {Counter: "counter", Histogram: "histogram", Gauge: "gauge"}


class Metrics:
    def __init__(self) -> None:
        self.requests = Counter("status")
        self.tables_created = Counter()
        self.moves = Counter("outcome")
        self.bot_failures = Counter("why")
        self.request_seconds = Histogram()
        self.move_seconds = Histogram()
        self.bot_seconds = Histogram()
        self._all: dict[str, tuple[str, Counter | Histogram | Gauge]] = {
            "tabletown_requests_total": ("HTTP requests", self.requests),
            "tabletown_tables_created_total": ("Tables set", self.tables_created),
            "tabletown_moves_total": ("Moves by what came of them", self.moves),
            "tabletown_bot_failures_total": ("Bots that did not answer", self.bot_failures),
            "tabletown_request_seconds": ("Time to answer a request", self.request_seconds),
            "tabletown_move_seconds": ("Time from receiving a move to its commit", self.move_seconds),
            "tabletown_bot_seconds": ("Time a bot thought about a turn", self.bot_seconds),
        }

    def gauge(self, name: str, about: str, read: Callable[[], int]) -> None:
        self._all[name] = (about, Gauge(read))

    def text(self) -> str:
        lines: list[str] = []
        for name, (about, metric) in self._all.items():
            lines += [f"# HELP {name} {about}.", f"# TYPE {name} {KINDS[type(metric)]}", *metric.lines(name)]
        return "\n".join(lines) + "\n"
