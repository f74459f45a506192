"""The one source of chance: a generator that gives the same numbers on every machine.

It reads SHA-256 of a key and a counter, so that nobody who sees dealt cards can compute the next ones, and a revealed
key proves the deal afterwards. A state owns one; bots and `imagine` bring their own.
"""

from hashlib import sha256
from struct import Struct
from typing import Final

from mypy_extensions import i64

WORDS_PER_BLOCK: Final = 8
WORD: Final = 0x100000000
_WORDS: Final = Struct(">8I")


class Chance:
    """Uniform whole numbers from a key. Copies go on independently from the same point."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.drawn = 0
        self._block: tuple[int, ...] = ()

    @staticmethod
    def from_seed(seed: int | bytes) -> "Chance":
        """The generator for a seed: a secret is its key as it is, a small number that a person typed is made into one."""
        return Chance(sha256(b"tabletown seed %d" % seed).digest() if isinstance(seed, int) else seed)

    def __repr__(self) -> str:
        """It never shows the key, which is a game's secret."""
        return f"<Chance, {self.drawn} words drawn>"

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.key,), {"drawn": self.drawn, "_block": self._block}

    def copy(self) -> "Chance":
        twin = Chance(self.key)
        twin.drawn = self.drawn
        twin._block = self._block
        return twin

    def word(self) -> int:
        """The next 32 bits. A block's words come from its end to its beginning."""
        place = self.drawn % WORDS_PER_BLOCK
        if place == 0:
            counter = (self.drawn // WORDS_PER_BLOCK).to_bytes(8, "big")
            self._block = _WORDS.unpack(sha256(self.key + counter).digest())
        self.drawn += 1
        return self._block[WORDS_PER_BLOCK - 1 - place]

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely as the other: a biased tail is drawn again."""
        if bound == 1:
            return 0
        choices: i64 = bound
        limit: i64 = WORD - WORD % choices
        word: i64 = self.word()
        while word >= limit:
            word = self.word()
        return word % choices

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def branch(self) -> "Chance":
        """A fresh generator whose numbers tell nothing about this one's."""
        return Chance(self.word().to_bytes(4, "big") + self.word().to_bytes(4, "big") + self.key[:8])


def commitment(secret: bytes) -> str:
    """What players may see of a secret seed before the end: its SHA-256, in hexadecimal."""
    return sha256(secret).hexdigest()
