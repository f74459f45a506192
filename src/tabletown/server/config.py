"""What can be set about a server, as one struct that also travels to worker processes. It holds no logic."""

import os
from typing import Literal

import msgspec

MINUTE = 60
NO_CONTACT = "nobody@localhost.localdomain"
LIVE_HAND_OVER = 5
DAYS_HAND_OVER = 3 * 24 * 60
"""Minutes of absence after which the others may hand a seat to a bot, unless the table says otherwise."""


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """At most `burst` at once, and `per_second` of them in the long run."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    requests: Rate = Rate(200, 50)
    """Of any kind, from one address."""
    tables: Rate = Rate(20, 0.2)
    """New tables and uploaded records, by one person and from one address."""
    moves: Rate = Rate(60, 15)
    """Messages on sockets, by one person, or from one address by those who only watch."""
    codes: Rate = Rate(10, 1 / 60)
    """Codes for another device, made by one person and from one address."""
    guesses: Rate = Rate(10, 1 / 30)
    """Codes tried from one address."""
    guesses_in_all: Rate = Rate(60, 1.0)
    """Codes tried by everybody together, at one process."""
    calls: Rate = Rate(30, 1 / 60)
    """Messages to one person who is called back."""
    mails: Rate = Rate(3, 1 / 7200)
    """Questions whether an address is its owner's: by one person, from one address, to one mailbox."""
    mails_in_all: Rate = Rate(60, 1 / 60)
    exports: Rate = Rate(5, 1 / 60)
    """Files with all that is kept about somebody, and people forgotten, from one address."""
    prints: Rate = Rate(20, 0.2)
    """Documents to print, from one address."""
    papers: Rate = Rate(60, 4)
    """Sheets that were filled in on paper and are counted, from one address."""
    moves_from_address: Rate = Rate(600, 150)
    """Messages on sockets from one address, by however many persons."""
    talk: Rate = Rate(10, 0.5)
    """Things said and nudges, by one person and from one address."""
    hints: Rate = Rate(20, 0.5)
    """Questions to the coach, by one person and from one address; a hint takes two."""
    reviews: Rate = Rate(6, 1 / 60)
    """Reviews to be made, by one person and from one address."""
    sockets: int = 200
    """Open at once from one address."""
    sockets_in_all: int = 5_000
    connections: int = 100
    """Open at once from one address, sockets not counted."""
    connections_in_all: int = 2_000
    arrival: float = 20.0
    """Seconds in which a request must have arrived, its body included."""
    departure: float = 120.0
    """Seconds in which an answer must have been taken."""
    body: int = 16_384
    record: int = 262_144
    frame: int = 2_048


class Smtp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The operator's mail server."""

    host: str
    port: int
    sender: str
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""


class Settings(msgspec.Struct, frozen=True):
    database: str
    """An SQLAlchemy URL: sqlite+aiosqlite:///… or postgresql+psycopg://…"""
    origins: tuple[str, ...] = ()
    """Where else than from this server's own address pages may come from."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of our own proxies: what they say of the one who asks (X-Forwarded-For, -Proto) is believed."""
    hosts: tuple[str, ...] = ()
    """Names by which this server is called; empty: any."""
    client: str = ""
    """The folder of the browser client; empty: the one that was built with this package."""
    metrics_token: str = ""
    """What a scraper of /metrics must show; without one only this machine is answered."""
    bot_workers: int = max(1, (os.cpu_count() or 1) - 1)
    """Processes in which bots think; one core is left to people."""
    bot_time: float = 8.0
    """Seconds after which a bot's turn comes, thought out or not."""
    bot_pause: float = 0.2
    """Seconds that a bot waits before its turn. The pace at which people follow is each page's own."""
    bot_grace: float = 3.0
    """Seconds left to the process that made the last move before another one lets a bot play."""
    review_depth: int = 2
    """How deep reviews look; see docs/coach.md for what each depth takes."""
    feedback_depth: int = 2
    """How deep the coach looks back at a turn that was just played."""
    feedback_time: float = 20.0
    """Seconds that this may take; on a busy machine others come first."""
    review_time: float = 1800.0
    """Seconds that the review of one game may take."""
    idle: float = 120.0
    """Seconds after which a table that nobody looks at is dropped from memory."""
    most_tables: int = 2_000
    """Kept in memory at most; the one that was idle longest goes first."""
    poll: float = 0.3
    """Seconds between looks at the database for what other processes wrote, where it cannot call us."""
    heartbeat: float = 15.0
    """Seconds between signs of life of connected players, for other processes."""
    glance: float = 10.0
    """Seconds for which a page may be hidden before nobody looks at it any more."""
    silence: float = 60.0
    """Seconds after which nobody looks at a page that says nothing, not even `ping`."""
    call_after: float = 60.0
    """Seconds that a turn waits, and nobody looks, before somebody is called back."""
    call_every: float = 10.0
    """Seconds between looks whether somebody is to be called back."""
    contact: str = NO_CONTACT
    """Whom a push service may write to about our messages: an e-mail address of the operator."""
    smtp: Smtp | None = None
    """Without it there are no mails."""
    url: str = ""
    """Where people open this server, for links in mails: https://games.example"""
    push_anywhere: bool = False
    """Whether pushes may go to any address, also of our own network and without https. Only ever true in tests."""
    clock_ahead: float = 0.0
    """Seconds by which the clock of the deal of the day runs ahead: what tests wait for."""
    figures: str = ""
    """The folder in which processes of one supervisor tell each other what they have counted; empty: there is one process."""
    log_file: str = ""
    """Where logs go, opened anew on SIGHUP; empty: standard error."""
    limits: Limits = Limits()
