"""What can be set about a server, as one struct that also travels to worker processes. It holds no logic."""

import msgspec

MINUTE = 60
LIVE_HAND_OVER = 5
DAYS_HAND_OVER = 3 * 24 * 60
"""Minutes of absence after which the others may hand a seat to a bot, unless the table says otherwise."""


class Rate(msgspec.Struct, frozen=True):
    """At most `burst` at once, and `per_second` of them in the long run."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True):
    requests: Rate = Rate(200, 50)
    """Of any kind, from one address."""
    tables: Rate = Rate(20, 0.2)
    """New tables and uploaded records, by one person and from one address."""
    moves: Rate = Rate(60, 15)
    """Messages on sockets, by one person, or from one address by those who only watch."""
    sockets: int = 200
    """Open at once from one address."""
    body: int = 16_384
    record: int = 262_144
    frame: int = 2_048


class Settings(msgspec.Struct, frozen=True):
    database: str
    """An SQLAlchemy URL: sqlite+aiosqlite:///… or postgresql+psycopg://…"""
    origins: tuple[str, ...] = ()
    """Where else than from this server's own address pages may come from."""
    bot_workers: int = 1
    bot_time: float = 10.0
    """Seconds that a bot may think about one turn."""
    bot_pause: float = 0.6
    """Seconds that a bot waits before its turn, so that people can follow."""
    bot_grace: float = 3.0
    """Seconds left to the process that made the last move before another one lets a bot play."""
    idle: float = 120.0
    """Seconds after which a table that nobody looks at is dropped from memory."""
    most_tables: int = 2_000
    """Kept in memory at most; the one that was idle longest goes first."""
    poll: float = 0.3
    """Seconds between looks at the database for what other processes wrote, where it cannot call us."""
    heartbeat: float = 15.0
    """Seconds between signs of life of connected players, for other processes."""
    limits: Limits = Limits()
