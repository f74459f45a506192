"""The six effects as numbers, in the order of the catalogue."""

from typing import Final

FENCE: Final = 0
AGENT: Final = 1
PARK: Final = 2
POOL: Final = 3
TEMP: Final = 4
BIS: Final = 5
