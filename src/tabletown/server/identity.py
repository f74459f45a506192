"""Who is asking: a person without an account, known by a signed cookie that holds a random id and a name.

The id is the person's secret and never leaves the cookie; the database keeps only its hash. A seat belongs to the
hash of its holder's id. Links that move a seat hold a token of which, again, only the hash is kept.
"""

import base64
import hashlib
import hmac
import unicodedata

import msgspec

from tabletown.server import lots
from tabletown.server.problems import Trouble
from tabletown.server.wire import NAME_LENGTH

COOKIE = "tabletown"
A_YEAR = 365 * 24 * 3600
NOBODY = ""


class Person(msgspec.Struct):
    """Somebody with a cookie. `holder` is what the database knows them by."""

    id: str
    name: str

    @property
    def holder(self) -> str:
        return hashed(self.id)

    @property
    def public(self) -> str:
        """What a page is told of its own reader: it shows whether two answers serve the same person, nothing else."""
        return hashed(f"public {self.holder}")[:16]


class Signer:
    """Makes and reads the cookie. Every process on one database has the same key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def cookie(self, person: Person, secure: bool) -> str:
        """The value of a Set-Cookie header."""
        payload = _encode(msgspec.json.encode((person.id, person.name)))
        parts = [
            f"{COOKIE}={payload}.{self._sign(payload)}",
            f"Max-Age={A_YEAR}",
            "Path=/",
            "HttpOnly",
            "SameSite=Strict",
        ]
        return "; ".join([*parts, "Secure"] if secure else parts)

    def read(self, cookies: str) -> Person | None:
        """The person in a Cookie header; None when there is none or it was not signed by us."""
        for part in cookies.split(";"):
            name, _, value = part.strip().partition("=")
            payload, _, signature = value.partition(".")
            if name == COOKIE and hmac.compare_digest(signature.encode(), self._sign(payload).encode()):
                person_id, called = msgspec.json.decode(_decode(payload), type=tuple[str, str])
                return Person(person_id, called)
        return None

    def derive(self, purpose: str) -> bytes:
        """A key for something else, which tells nothing about this one."""
        return hmac.digest(self._key, f"derive {purpose}".encode(), "sha256")

    def _sign(self, payload: str) -> str:
        return _encode(hmac.digest(self._key, payload.encode(), "sha256"))


def new_person() -> Person:
    return Person(lots.for_link(), "")


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str, field: str = "name") -> str:
    """A name that can stand in a line of text: no control or direction marks, single spaces, not empty, not long."""
    shown = "".join(letter for letter in unicodedata.normalize("NFC", name) if not _is_invisible(letter))
    cleaned = " ".join(shown.split())
    if not 1 <= len(cleaned) <= NAME_LENGTH:
        raise Trouble(422, "error-name", field, {"most": NAME_LENGTH})
    return cleaned


def _is_invisible(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") and letter not in " \t\n"


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
