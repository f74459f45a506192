"""The people whom bots are: a name for every bot at a table, the same for everybody who looks and in everybody's language.

Names are chosen from what the whole table knows (the commitment to its deal), so a record tells the same ones as the table
did. A member of the cast is an id here; the texts `table-name-<id>` say it, and the browser draws its face.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Final

CAST: Final = (
    *("mira", "otto", "vera", "leo", "nina", "pavel", "hanna", "emil", "dora", "max", "lida", "hugo"),
    *("olga", "felix", "sonya", "roman", "tina", "viktor", "lara", "igor", "greta", "martin", "zoya", "anton"),
)
SOMEBODY: Final = "?"
"""Stands where a person sits, or nobody yet."""


@lru_cache(4096)
def company(public: str, seats: tuple[str, ...], namesakes: frozenset[str]) -> tuple[str, ...]:
    """Who plays at each seat; empty where `seats` has SOMEBODY. Elsewhere it has the bot that came along from the game before,
    or nothing.

    Nobody of `namesakes` comes: people at the table are called so. When a name changes, only the bot that had it gives way.
    """
    drawn = sorted(CAST, key=lambda member: sha256(f"{public} {member}".encode()).digest())
    usual = [drawn[seat % len(drawn)] for seat in range(len(seats))]
    kept = {member for member in seats if member not in namesakes}
    spare = [member for member in drawn if member not in kept and member not in usual and member not in namesakes]
    found = []
    for member, first in zip(seats, usual, strict=True):
        if member == SOMEBODY:
            found.append("")
        elif member in CAST and member in kept:
            found.append(member)
        elif first in kept or first in namesakes:
            found.append(spare.pop(0) if spare else first)
        else:
            found.append(first)
    return tuple(found)
