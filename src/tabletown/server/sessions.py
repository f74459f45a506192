"""Which cookies are good: signed with a key that is still in use, not too old, and not of a device that was signed out.

Every process keeps the keys and the signed out in memory and reads them again when another one says so, and from time to time.
The gate and the sockets ask here.
"""

from collections.abc import Awaitable, Callable

from tabletown.server import clock
from tabletown.server.forgetting import OVERLAP
from tabletown.server.identity import A_YEAR, Person, Signer
from tabletown.server.storage import Storage
from tabletown.server.tables import Tables

SETTLING = 15
"""Seconds in which every process has read a new key."""


class Sessions:
    def __init__(self, storage: Storage, tables: Tables, signer: Signer) -> None:
        self._storage = storage.sessions
        self._tables = tables
        self._signer = signer
        self._signed_out: dict[str, int] = {}
        self._read_at = 0
        self.on_lost_key: Callable[[], Awaitable[None]] | None = None
        """Called when cookies of a key are no good from now on: nobody stays connected by them."""

    def is_out(self, holder: str, known_since: int) -> bool:
        return known_since < self._signed_out.get(holder, 0)

    async def start(self) -> None:
        self._signer.undated_until = await self._storage.dated_since() + A_YEAR
        await self.refresh()

    async def refresh(self) -> None:
        """Learn what other processes and the operator have changed, and let go of sockets that are no good any more."""
        now = clock.now()
        keys = [each for each in await self._storage.keys() if not each.retired or each.retired > now - A_YEAR]
        # Every process can read a new key before any signs with it; one that is alone signs at once.
        keys.sort(key=lambda each: each.made > now - SETTLING)
        found = await self._storage.signed_out(self._read_at - OVERLAP)
        self._read_at = now
        news = {holder: before for holder, before in found.items() if self._signed_out.get(holder) != before}
        self._signed_out |= news
        if news:
            self._look_again()
        if self._signer.use([bytes.fromhex(each.key) for each in keys]) and self.on_lost_key:
            await self.on_lost_key()

    async def sign_out_others(self, person: Person) -> None:
        """Only the device that asks stays: its cookie is made anew, younger than all others."""
        before = clock.now() + 1
        await self._storage.sign_out(person.holder, before)
        person.known_since = before
        self._signed_out[person.holder] = before
        self._look_again()

    def _look_again(self) -> None:
        for table in list(self._tables.live.values()):
            table.wake_watchers()
