"""The database: which tables it has, and how it is opened. Works on SQLite and PostgreSQL alike.

`tables.seq` and `tables.version` tell other processes what changed: `seq` counts the log, `version` everything else
that binds a move (who sits where), `presence` comings and goings, `told` what was noted and said.
"""

import re
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Dialect,
    Engine,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    create_engine,
    event,
    false,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tabletown.server.rows import Branch, Tally
from tabletown.server.wire import Result

VERSION = 9
MIGRATIONS: dict[int, list[str]] = {
    1: ["ALTER TABLE tables ADD COLUMN figures VARCHAR(16) NOT NULL DEFAULT ''"],
    2: [
        "ALTER TABLE tables ADD COLUMN abandoned BOOLEAN NOT NULL DEFAULT false",
        "ALTER TABLE tables ADD COLUMN next VARCHAR(40) NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN gone BOOLEAN NOT NULL DEFAULT false",
        "ALTER TABLE seats ADD COLUMN hidden BOOLEAN NOT NULL DEFAULT false",
        "ALTER TABLE seats ADD COLUMN wins INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN invited VARCHAR(64) NOT NULL DEFAULT ''",
        "CREATE INDEX seats_by_invited ON seats (invited)",
    ],
    3: [
        "ALTER TABLE tables ADD COLUMN day VARCHAR(10) NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN counts BOOLEAN NOT NULL DEFAULT false",
        "CREATE INDEX tables_by_day ON tables (day)",
        "ALTER TABLE tables ADD COLUMN told INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN free_text BOOLEAN NOT NULL DEFAULT false",
        "ALTER TABLE tables ADD COLUMN watchers_talk BOOLEAN NOT NULL DEFAULT false",
    ],
    4: ["ALTER TABLE tables ADD COLUMN lesson VARCHAR(40) NOT NULL DEFAULT ''"],
    5: [
        "ALTER TABLE callees ADD COLUMN looked BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN hints BOOLEAN NOT NULL DEFAULT false",
        "ALTER TABLE tables ADD COLUMN several BOOLEAN NOT NULL DEFAULT false",
        "ALTER TABLE tables ADD COLUMN turn_limit INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN started BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN back BIGINT NOT NULL DEFAULT 0",
    ],
    6: [],  # the catalogues are a table of their own, which `create` makes
    7: [],  # so are the reviews
    8: [
        "ALTER TABLE tables ADD COLUMN origin VARCHAR(40) NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN branch TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN title VARCHAR(80) NOT NULL DEFAULT ''",
    ],
}
"""What brings a database of each version to the next, in words that SQLite and PostgreSQL both understand. Columns have a
default, so that a process of the version before can go on writing until it is replaced."""
ADDS_COLUMN = re.compile(r"ALTER TABLE (\w+) ADD COLUMN ")

Kept = TypeVar("Kept")


class Json(TypeDecorator[Kept], Generic[Kept]):
    """A value of one type, kept as text. Nothing is kept as empty text."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Kept | None, dialect: Dialect) -> str:
        return "" if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Kept | None:
        kept: Kept | None = msgspec.json.decode(value, type=self.kind) if value else None
        return kept


Options: Json[dict[str, str]] = Json(dict[str, str])
Acting: Json[list[int]] = Json(list[int])
FinalResult: Json[Result] = Json(Result)
Counted: Json[Tally] = Json(Tally)
Branched: Json[Branch] = Json(Branch)

metadata = MetaData()


def keys(**types: Any) -> list[Column[Any]]:
    """The columns that tell the rows of a table apart, by name."""
    return [Column(name, kind, primary_key=True) for name, kind in types.items()]


def needed(**types: Any) -> list[Column[Any]]:
    """Columns that every row fills, by name."""
    return [Column(name, kind, nullable=False) for name, kind in types.items()]


def added(**types: Any) -> list[Column[Any]]:
    """Columns of later versions, see MIGRATIONS: rows from before, and of processes that do not know them yet, have nothing
    in them, 0 or false."""
    return [
        Column(name, kind, nullable=False, server_default=_nothing(kind() if isinstance(kind, type) else kind))
        for name, kind in types.items()
    ]


def _nothing(kind: Any) -> Any:
    if isinstance(kind, Boolean):
        return false()
    return "0" if isinstance(kind, Integer) else ""


TABLE = String(40)
PERSON = String(64)
"""A hash: of somebody, or of a link."""
NAME = String(80)
TIME = BigInteger
"""In seconds since 1970."""

meta = Table("meta", metadata, *keys(name=String(40)), *needed(value=Text))

tables = Table(
    "tables",
    metadata,
    *keys(id=TABLE),
    *needed(game=String(40), edition=String(40), options=Options, rules=Integer),
    *added(figures=String(16)),
    *needed(speed=String(8), spectators=Boolean, listed=Boolean, hand_over=Integer, host=PERSON),
    *needed(
        secret=LargeBinary, stage=String(8), imported=Boolean, acting=Acting, bot_waits=Boolean, result=FinalResult
    ),
    *needed(created=TIME, updated=TIME, seq=Integer, version=Integer, presence=Integer),
    *added(abandoned=Boolean, next=TABLE, day=String(10), counts=Boolean),
    *added(told=Integer, free_text=Boolean, watchers_talk=Boolean),
    *added(lesson=String(40), hints=Boolean, several=Boolean, turn_limit=Integer, started=TIME),
    *added(origin=TABLE, branch=Branched, title=NAME),
    Index("tables_by_stage", "stage", "listed", "updated"),
    Index("tables_by_bot", "bot_waits", "updated"),
    Index("tables_by_day", "day"),
)

seats = Table(
    "seats",
    metadata,
    *keys(table_id=TABLE, seat=Integer),
    *needed(kind=String(8), name=NAME, level=String(40), handed=Boolean),
    *needed(holder=PERSON, link=PERSON, here_until=TIME, seen=TIME),
    *added(gone=Boolean, hidden=Boolean, wins=Integer, invited=PERSON, back=TIME),
    Index("seats_by_holder", "holder"),
    Index("seats_by_link", "link"),
    Index("seats_by_invited", "invited"),
)

log = Table(
    "log",
    metadata,
    *keys(table_id=TABLE, seq=Integer),
    *needed(seat=Integer, kind=String(12), action=Integer),
    Column("client", String(80), key="request_id", nullable=False),
    *needed(at=TIME),
    UniqueConstraint("table_id", "request_id", name="log_client_once"),
)

tallies = Table("tallies", metadata, *keys(table_id=TABLE), *needed(seq=Integer, tally=Counted))
"""What logs come to, counted once. Nothing is lost with it: see tallies.py."""

reviews = Table(
    "reviews",
    metadata,
    *keys(table_id=TABLE),
    *needed(form=Integer, asked=TIME, worker=String(16), alive=TIME, tries=Integer),
    *needed(done=Integer, total=Integer, finished=TIME, review=Text),
    Index("reviews_by_finished", "finished", "asked"),
)
"""Reviews of finished games: asked for, being made by a process that gives signs of life, or there. See reviews_storage.py."""

notes = Table(
    "notes",
    metadata,
    *keys(table_id=TABLE, number=Integer),
    *needed(kind=String(12), before=Boolean, seq=Integer, seat=Integer, name=NAME, holder=PERSON, at=TIME),
    Index("notes_by_holder", "holder"),
)

said = Table(
    "said",
    metadata,
    *keys(table_id=TABLE, number=Integer),
    *needed(kind=String(12), text=Text, seat=Integer, name=NAME, holder=PERSON),
    *needed(to_name=NAME, to_holder=PERSON, at=TIME),
    Index("said_by_holder", "holder"),
)

mutes = Table("mutes", metadata, *keys(holder=PERSON, muted=PERSON), Index("mutes_by_muted", "muted"))


class Store:
    """One subject of what is kept: reads through one engine, and writes through it too."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = engine.execution_options(writes=True)


catalogues = Table(
    "catalogues",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("edition", String(40), primary_key=True),
    Column("figures", String(16), primary_key=True),
    Column("data", Text, nullable=False),
)
"""Every catalogue that tables here were set with, as it was then, by the fingerprint of its figures: see figures_storage.py."""


class WrongVersion(Exception):
    """The database was made by another version of Tabletown."""


def open_engine(url: str) -> AsyncEngine:
    # Parameters are hidden because errors are logged and a table's row holds its seed.
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
    if engine.dialect.name == "sqlite":
        _tell_sqlite(engine.sync_engine)
    return engine


def open_file(url: URL) -> Engine:
    """The same SQLite file, for a thread that may wait."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    _tell_sqlite(engine)
    return engine


def _tell_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    event.listen(engine, "invalidate", _end_what_was_broken_off)


def _prepare_sqlite(connection: object, _record: object) -> None:
    """Other processes may read while one writes, and what is committed stays even when the power goes."""
    connection.isolation_level = None  # type: ignore[attr-defined]  # the driver's own BEGIN would come too late
    cursor = connection.cursor()  # type: ignore[attr-defined]  # SQLAlchemy types no driver's connection
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write asks for the lock first: one that asks later can fail without a remedy."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _end_what_was_broken_off(connection: DBAPIConnection, _record: object, _error: BaseException | None) -> None:
    """Whoever was cancelled while reading leaves a statement that has not ended. Closing waits for it, and the lock of its
    transaction with it: nobody could write any more until the statement is thrown away."""
    connection.rollback()


def create(connection: Connection, key: str) -> str:
    """Make what is missing, bring what is older up to date, and return the key that signs cookies: the given one, or the
    one that is there already."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20317)")  # two processes may start at once
    older = set(inspect(connection).get_table_names())
    metadata.create_all(connection)
    found: dict[str, str] = {row.name: row.value for row in connection.execute(select(meta))}
    _migrate(connection, int(found.get("schema", VERSION)), older)
    for name, value in (("schema", str(VERSION)), ("key", key)):
        if name not in found:
            connection.execute(insert(meta).values(name=name, value=value))
            found[name] = value
    return found["key"]


def _migrate(connection: Connection, version: int, tables_before: set[str]) -> None:
    """A table that was made just now has all its columns already: only those that were there before lack some."""
    if version != VERSION and version not in MIGRATIONS:
        raise WrongVersion(f"the database has schema {version}, this Tabletown needs {VERSION}")
    for older in range(version, VERSION):
        for statement in MIGRATIONS[older]:
            added = ADDS_COLUMN.match(statement)
            if added is None or added[1] in tables_before:
                connection.exec_driver_sql(statement)
    if version != VERSION:
        connection.execute(update(meta).where(meta.c.name == "schema").values(value=str(VERSION)))
