"""The time by which this server says who is away and what waits: it goes on evenly, whatever is done to the machine's clock.

Times are kept in the database as seconds since 1970, so it begins with the machine's clock and from then on only counts.
"""

import time

ALSO_ASLEEP = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""It counts on while the machine sleeps: a notebook that is opened in the morning knows what day it is."""
_began = time.time() - time.clock_gettime(ALSO_ASLEEP)


def now() -> int:
    return int(_began + time.clock_gettime(ALSO_ASLEEP))
