"""Who is asking: a person without an account, known by a signed cookie that holds a random id and a name.

The id is the person's secret and never leaves the cookie; the database keeps only its hash. A seat belongs to the
hash of its holder's id. Links that move a seat hold a token of which, again, only the hash is kept.
"""

import base64
import hashlib
import hmac
import re
import unicodedata

import msgspec

from tabletown.lookalikes import is_blank
from tabletown.server import clock, lots
from tabletown.server.problems import HttpError
from tabletown.server.wire import NAME_LENGTH
from tabletown.server.wire_talk import TEXT_LENGTH

COOKIE = "tabletown"
A_YEAR = 365 * 24 * 3600
A_MONTH = 30 * 24 * 3600
NOBODY = ""


class Person(msgspec.Struct):
    """Somebody with a cookie. `holder` is what the database knows them by."""

    id: str
    name: str
    known_since: int = 0
    """When their cookie was made; 0 for one that was not made yet, or by an older Tabletown."""
    is_old: bool = False
    """Their cookie was signed with a key that signs nothing new."""

    @property
    def holder(self) -> str:
        return hashed(self.id)

    @property
    def public(self) -> str:
        """What a page is told of its own reader: it shows whether two answers serve the same person, nothing else."""
        return hashed(f"public {self.holder}")[:16]


class Signer:
    """Makes and reads the cookie. Every process on one database has the same keys: one for what is derived, which never
    changes, and those of the cookies, which the operator may change."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cookie_keys = [key]
        self.undated_until = 0
        """Until when cookies are good that do not say when they were made: those of an older Tabletown."""

    def use(self, keys: list[bytes]) -> bool:
        """Sign cookies with the first of these from now on, and read those of any; returns whether one of before is gone."""
        before, self._cookie_keys = self._cookie_keys, keys
        return not set(before) <= set(keys)

    def cookie(self, person: Person, secure: bool) -> str:
        """The value of a Set-Cookie header."""
        made = max(clock.now(), person.known_since)
        payload = _encode(msgspec.json.encode((person.id, person.name, made)))
        parts = [
            f"{COOKIE}={payload}.{_signature(self._cookie_keys[0], payload)}",
            f"Max-Age={A_YEAR}",
            "Path=/",
            "HttpOnly",
            "SameSite=Strict",
        ]
        return "; ".join([*parts, "Secure"] if secure else parts)

    def goodbye(self) -> str:
        """The value of a Set-Cookie header that takes the cookie away."""
        return f"{COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict"

    def read(self, cookies: str) -> Person | None:
        """The person in a Cookie header; None when there is none, it was not signed by us, or its time is over."""
        for part in cookies.split(";"):
            name, _, value = part.strip().partition("=")
            payload, _, signature = value.partition(".")
            if name == COOKIE and (place := self._signed_by(payload, signature)) is not None:
                person_id, called, *made = msgspec.json.decode(_decode(payload))
                person = Person(person_id, called, *made)
                person.is_old = place > 0
                return person if self._is_young(person.known_since) else None
        return None

    def _signed_by(self, payload: str, signature: str) -> int | None:
        """Which of our keys has signed it."""
        for place, key in enumerate(self._cookie_keys):
            if hmac.compare_digest(signature.encode(), _signature(key, payload).encode()):
                return place
        return None

    def _is_young(self, made: int) -> bool:
        return made >= clock.now() - A_YEAR if made else clock.now() < self.undated_until

    def derive(self, purpose: str) -> bytes:
        """A key for something else, which tells nothing about this one."""
        return hmac.digest(self._key, f"derive {purpose}".encode(), "sha256")

    def stop_token(self, holder: str, address: str) -> str:
        """What ends mails to an address: the same in every mail, known to nobody who has none."""
        return self.derive(f"mail {holder} {address}").hex()


def _signature(key: bytes, payload: str) -> str:
    return _encode(hmac.digest(key, payload.encode(), "sha256"))


def new_person() -> Person:
    return Person(lots.for_link(), "")


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str, field: str = "name") -> str:
    """A name that can stand in a line of text: no control or direction marks, single spaces, not empty, not long."""
    cleaned = _one_line(name)
    if is_blank(cleaned) or len(cleaned) > NAME_LENGTH:
        raise HttpError(422, "error-name", field, {"most": NAME_LENGTH})
    return cleaned


def clean_text(text: str) -> str:
    """Words that can stand in a line of text, as names do."""
    cleaned = _one_line(text)
    if not 1 <= len(cleaned) <= TEXT_LENGTH:
        raise HttpError(422, "error-text", "text", {"most": TEXT_LENGTH})
    return cleaned


def _one_line(text: str) -> str:
    shown = "".join(letter for letter in unicodedata.normalize("NFC", text) if not _is_invisible(letter))
    return " ".join(TOWER.sub(r"\1", shown).split())


MARK = "\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f"
TOWER = re.compile(f"([{MARK}]{{2}})[{MARK}]+")
"""Accents upon accents, which reach over the lines above and below; no language that writes so needs more than two."""
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
"""Letters and symbols by their kind, but nothing is drawn for them."""


def _is_invisible(letter: str) -> bool:
    if letter in BLANK:
        return True
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") and letter not in " \t\n"


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
