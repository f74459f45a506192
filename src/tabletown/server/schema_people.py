"""What the database keeps of people, beside the seats they sit on. Only people_storage.py and calls_storage.py touch it.

A person is a hash here as everywhere. A column called `holder` says whose a row is: what is exported and what is forgotten goes
by it, so a new table with such a column takes part in both.
"""

from sqlalchemy import Boolean, Index, Integer, LargeBinary, String, Table, Text

from tabletown.server.schema import NAME, PERSON, TABLE, TIME, added, keys, needed
from tabletown.server.schema import metadata as metadata

people = Table("people", metadata, *keys(holder=PERSON), *needed(name=NAME))
"""Those with several devices: what they are called, so that every device learns a new name."""

codes = Table(
    "codes",
    metadata,
    *keys(code=PERSON),
    *needed(holder=PERSON, sealed=LargeBinary, expires=TIME),
    Index("codes_by_holder", "holder"),
)
"""For my other device: what is made of the code, and the person's id, which only the code opens."""

forgotten = Table(
    "forgotten", metadata, *keys(person=PERSON), *needed(at=TIME, cleared=Boolean), Index("forgotten_by_time", "at")
)
"""Hashes of those who asked to be forgotten: their cookies are no good any more."""

signed_out = Table("signed_out", metadata, *keys(holder=PERSON), *needed(before=TIME))
"""Since when the cookies of somebody's other devices are no good."""

callees = Table(
    "callees",
    metadata,
    *keys(holder=PERSON),
    *needed(language=String(8), zone=String(64), quiet_from=Integer, quiet_to=Integer, asked=Boolean),
    *added(looked=TIME),
)
"""Who may be called back, how, and when not: minutes of the day in their time zone, equal ones for never; and when they last
looked at any page of ours."""

subscriptions = Table(
    "subscriptions",
    metadata,
    *keys(id=PERSON),
    *needed(holder=PERSON, endpoint=Text, p256dh=String(100), auth=String(40), created=TIME),
    Index("subscriptions_by_holder", "holder"),
)
"""Browsers that may be called, by the hash of their address at the push service."""

calls = Table("calls", metadata, *keys(table_id=TABLE, seat=Integer), *needed(turn=Integer, seq=Integer, at=TIME))
"""The last turn of a seat of which somebody was told, and how far the log was looked at."""

mails = Table(
    "mails",
    metadata,
    *keys(holder=PERSON),
    *needed(address=String(254), token=PERSON, stop=PERSON, confirmed=Boolean, created=TIME),
    Index("mails_by_token", "token"),
    Index("mails_by_stop", "stop"),
)
"""An address to be called at, with the hashes of the links that confirm and end it."""
