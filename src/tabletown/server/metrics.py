"""What /metrics shows, in Prometheus' text form. figures.py adds up what several processes have counted."""

from bisect import bisect_left
from collections.abc import Callable, Iterable

import msgspec

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

Samples = dict[str, float]
"""By what stands before the number in a line."""


class Counter:
    def __init__(self, label: str = "") -> None:
        self._label = label
        self._values: dict[str, int] = {} if label else {"": 0}

    def add(self, value: str = "") -> None:
        self._values[value] = self._values.get(value, 0) + 1

    def samples(self, name: str) -> Samples:
        if not self._label:
            return {name: self._values[""]}
        return {f'{name}{{{self._label}="{value}"}}': count for value, count in sorted(self._values.items())}


class Histogram:
    """Seconds, counted in buckets."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def samples(self, name: str) -> Samples:
        found, below = Samples(), 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            below += count
            found[f'{name}_bucket{{le="{bound}"}}'] = below
        return {**found, f"{name}_sum": self._sum, f"{name}_count": below}


class Gauge:
    """A figure that is read when somebody asks."""

    def __init__(self, read: Callable[[], int]) -> None:
        self._read = read

    def samples(self, name: str) -> Samples:
        return {name: self._read()}


KINDS = {Counter: "counter", Histogram: "histogram", Gauge: "gauge"}


class Snapshot(msgspec.Struct):
    """The figures of one process at one moment: what it has counted, and how it stands now."""

    at: float
    """By the machine's steady clock, which is the same for all its processes."""
    counted: Samples
    now: Samples


class Metrics:
    def __init__(self) -> None:
        self.requests = Counter("status")
        self.refused = Counter("why")
        self.tables_created = Counter()
        self.moves = Counter("outcome")
        self.bot_failures = Counter("why")
        self.tables_healed = Counter("what")
        self.calls = Counter("outcome")
        self.reviews = Counter("outcome")
        self.request_seconds = Histogram()
        self.move_seconds = Histogram()
        self.bot_seconds = Histogram()
        self._all: dict[str, tuple[str, Counter | Histogram | Gauge]] = {
            "tabletown_requests_total": ("HTTP requests", self.requests),
            "tabletown_refused_total": ("Connections and requests that were shown out", self.refused),
            "tabletown_tables_created_total": ("Tables set", self.tables_created),
            "tabletown_moves_total": ("Moves by what came of them", self.moves),
            "tabletown_bot_failures_total": ("Bots that did not answer", self.bot_failures),
            "tabletown_tables_healed_total": ("Tables that stood still or whose row was wrong", self.tables_healed),
            "tabletown_calls_total": ("Messages to people who are called back", self.calls),
            "tabletown_reviews_total": ("Reviews of games by what came of them", self.reviews),
            "tabletown_request_seconds": ("Time to answer a request", self.request_seconds),
            "tabletown_move_seconds": ("Time from receiving a move to its commit", self.move_seconds),
            "tabletown_bot_seconds": ("Time a bot thought about a turn", self.bot_seconds),
        }

    def gauge(self, name: str, about: str, read: Callable[[], int]) -> None:
        self._all[name] = (about, Gauge(read))

    def names(self) -> list[str]:
        return list(self._all)

    def snapshot(self, at: float) -> Snapshot:
        taken = Snapshot(at, {}, {})
        for name, (_, metric) in self._all.items():
            (taken.now if isinstance(metric, Gauge) else taken.counted).update(metric.samples(name))
        return taken

    def text(self, others: Iterable[Snapshot] = ()) -> str:
        """Our figures, with those of other processes added."""
        sums: dict[str, Samples] = {name: metric.samples(name) for name, (_, metric) in self._all.items()}
        for other in others:
            for sample, value in {**other.counted, **other.now}.items():
                mine = sums.get(_metric(sample, self._all), {})
                mine[sample] = mine.get(sample, 0) + value
        lines: list[str] = []
        for name, (about, metric) in self._all.items():
            lines += [f"# HELP {name} {about}.", f"# TYPE {name} {KINDS[type(metric)]}"]
            lines += [f"{sample} {_number(value)}" for sample, value in sums[name].items()]
        return "\n".join(lines) + "\n"


def _metric(sample: str, known: Iterable[str]) -> str:
    """The metric that a line belongs to: a histogram's lines have an ending."""
    name = sample.partition("{")[0]
    return name if name in set(known) else name.rpartition("_")[0]


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.6f}"
