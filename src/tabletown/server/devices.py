"""My other device: a code, shown on the one and typed or scanned on the other, makes both the same person.

A code has twelve digits, lives ten minutes and works once. The database learns neither the code nor the person's id: a row is
found by one half of what scrypt makes of the code, and the id in it is sealed with the other. The routes call it.
"""

import asyncio
import hashlib

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tabletown.server import clock, lots
from tabletown.server.identity import Person, Signer
from tabletown.server.people_storage import PeopleStorage
from tabletown.server.problems import HttpError
from tabletown.server.wire_people import DeviceCode

LIFE = 600
HALF = 32


async def offer(people: PeopleStorage, signer: Signer, person: Person) -> DeviceCode:
    """A new code for this person; the one before is no good any more."""
    code = f"{lots.for_device():0{lots.DIGITS}}"
    place, key = await _halves(signer, code)
    nonce = lots.for_seal()
    inside = msgspec.json.encode((person.id, person.name))
    expires = clock.now() + LIFE
    await people.offer(place, person.holder, nonce + AESGCM(key).encrypt(nonce, inside, None), expires)
    return DeviceCode(code, expires)


async def redeem(people: PeopleStorage, signer: Signer, written: str) -> Person:
    """Whose code this is. It is used up by it; a wrong one and an old one are told apart by nobody."""
    code = "".join(letter for letter in written if letter in "0123456789")
    place, key = await _halves(signer, code)
    sealed = await people.redeem(place)
    if sealed is None:
        raise HttpError(404, "error-code", "code")
    try:
        inside = AESGCM(key).decrypt(sealed[: lots.NONCE], sealed[lots.NONCE :], None)
    except InvalidTag:
        raise HttpError(404, "error-code", "code") from None
    person = Person(*msgspec.json.decode(inside, type=tuple[str, str]))
    await people.keep_name(person.holder, person.name)
    return person


async def _halves(signer: Signer, code: str) -> tuple[str, bytes]:
    """Where a code is found and what it opens. Slow on purpose: who steals the database still has to guess."""

    def work() -> bytes:
        return hashlib.scrypt(code.encode(), salt=signer.derive("device codes"), n=2**14, r=8, p=1, dklen=2 * HALF)

    made = await asyncio.to_thread(work)
    return made[:HALF].hex(), made[HALF:]
