"""Whether anybody looks at the page behind a socket. A page says so when it is hidden and when it is shown again; one that says
nothing at all for a while is frozen, as phones do it, and nobody looks at it either.

A glance elsewhere does not count. live.py asks, and is told when the answer changes.
"""

import asyncio
from collections.abc import Callable

from tabletown.server.config import Settings


class Gaze:
    def __init__(self, settings: Settings, changed: Callable[[], None]) -> None:
        self._settings = settings
        self._changed = changed
        self._loop = asyncio.get_running_loop()
        self._is_hidden = False
        self._is_silent = False
        self._heard_at = self._loop.time()
        self._hiding: asyncio.TimerHandle | None = None
        self._silence = self._loop.call_later(settings.silence, self._listen)

    @property
    def looks(self) -> bool:
        return not self._is_hidden and not self._is_silent

    def heard(self) -> None:
        """Something came from the page. It is called for every message, so it sets no timer."""
        self._heard_at = self._loop.time()
        if self._is_silent:
            self._is_silent = False
            self._silence = self._loop.call_later(self._settings.silence, self._listen)
            self._changed()

    def told(self, looks: bool) -> None:
        """The page says whether it is seen."""
        if self._hiding:
            self._hiding.cancel()
            self._hiding = None
        if not looks:
            self._hiding = self._loop.call_later(self._settings.glance, self._turn_away)
        elif self._is_hidden:
            self._is_hidden = False
            self._changed()

    def close(self) -> None:
        self._silence.cancel()
        if self._hiding:
            self._hiding.cancel()

    def _turn_away(self) -> None:
        self._is_hidden = True
        self._changed()

    def _listen(self) -> None:
        left = self._heard_at + self._settings.silence - self._loop.time()
        if left > 0:
            self._silence = self._loop.call_later(left, self._listen)
        else:
            self._is_silent = True
            self._changed()
