"""Lots that nobody may foresee: whatever decides over a game or opens a door is drawn here, from the system's source of chance.

No setting, flag or variable leads here. Tests put other functions in these places, in the process that serves them.
"""

import secrets

BYTES = 32
DIGITS = 12
NONCE = 12


def for_server() -> str:
    """The key of a new database: with it cookies are signed, and the deals of the day and the bots' choices are drawn."""
    return secrets.token_hex(BYTES)


def for_cookies() -> str:
    """A later key for cookies, when the operator wants another one."""
    return secrets.token_hex(BYTES)


def for_deal() -> bytes:
    """What the cards of a table are shuffled with."""
    return secrets.token_bytes(BYTES)


def for_link() -> str:
    """Table ids, seat links and people: what nobody can guess. No dash, since a command line takes one for an option."""
    return secrets.token_urlsafe(16).replace("-", "_")


def for_device() -> int:
    """The code that makes another device the same person."""
    return secrets.randbelow(10**DIGITS)


def for_seal() -> bytes:
    """What is never the same for two things that are sealed."""
    return secrets.token_bytes(NONCE)
