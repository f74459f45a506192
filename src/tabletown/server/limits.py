"""How often somebody may ask: token buckets by person and address, and a count of open sockets. All in memory."""

import time
from collections import Counter, OrderedDict

from tabletown.server.config import Limits, Rate
from tabletown.server.problems import HttpError

MOST_BUCKETS = 20_000


class Bucket:
    """Lets `burst` through at once and refills with time."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each key; those not used for longest are forgotten, so memory stays bounded."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()


class RateLimits:
    """All limits of one server process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)
        self.moves = Buckets(limits.moves)
        self.codes = Buckets(limits.codes)
        self.guesses = Buckets(limits.guesses)
        self.guesses_in_all = Buckets(limits.guesses_in_all)
        self.calls = Buckets(limits.calls)
        self.mails = Buckets(limits.mails)
        self.mails_in_all = Buckets(limits.mails_in_all)
        self.exports = Buckets(limits.exports)
        self.prints = Buckets(limits.prints)
        self.papers = Buckets(limits.papers)
        self.talk = Buckets(limits.talk)
        self.hints = Buckets(limits.hints)
        self.reviews = Buckets(limits.reviews)
        self.moves_from_address = Buckets(limits.moves_from_address)
        self.sockets: Counter[str] = Counter()

    def demand(self, buckets: Buckets, *keys: str) -> None:
        """Raise when any of these has asked too often. Whoever is nobody yet has an empty name: all of them are not one."""
        if [key for key in keys if key and not buckets.take(key)]:
            raise HttpError(429, "error-too-many")
