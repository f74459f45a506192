"""Lots that nobody may foresee: whatever decides over a game or opens a door is drawn here, from the system's source of chance.

No setting, flag or variable leads here. Tests put other functions in these places, in the process that serves them.
"""

import secrets

BYTES = 32


def for_server() -> str:
    """The key of a new database: with it cookies are signed and the bots' choices are drawn."""
    return secrets.token_hex(BYTES)


def for_deal() -> bytes:
    """What the cards of a table are shuffled with."""
    return secrets.token_bytes(BYTES)


def for_link() -> str:
    """Table ids, seat links and people: what nobody can guess."""
    return secrets.token_urlsafe(16)
