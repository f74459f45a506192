"""The database: which tables it has, and how it is opened. Works on SQLite and PostgreSQL alike.

`tables.seq` and `tables.version` tell other processes what changed: `seq` counts the log, `version` everything else
that binds a move (who sits where), `presence` comings and goings.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
    insert,
    select,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

VERSION = 1

metadata = MetaData()

meta = Table("meta", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("speed", String(8), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hand_over", Integer, nullable=False),
    Column("host", String(64), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("stage", String(8), nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("acting", Text, nullable=False),
    Column("bot_waits", Boolean, nullable=False),
    Column("result", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("presence", Integer, nullable=False),
    Index("tables_by_stage", "stage", "listed", "updated"),
    Index("tables_by_bot", "bot_waits", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("level", String(40), nullable=False),
    Column("handed", Boolean, nullable=False),
    Column("holder", String(64), nullable=False),
    Column("link", String(64), nullable=False),
    Column("here_until", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("seats_by_holder", "holder"),
    Index("seats_by_link", "link"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("action", Integer, nullable=False),
    Column("client", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "client", name="log_client_once"),
)


class WrongVersion(Exception):
    """The database was made by another version of Tabletown."""


def open_engine(url: str) -> AsyncEngine:
    # Parameters are hidden because errors are logged and a table's row holds its seed.
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


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


def create(connection: Connection, key: str) -> str:
    """Make what is missing and return the key that signs cookies: the given one, or the one that is there already."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20317)")  # two processes may start at once
    metadata.create_all(connection)
    found: dict[str, str] = {row.name: row.value for row in connection.execute(select(meta))}
    if found.get("schema", str(VERSION)) != str(VERSION):
        raise WrongVersion(f"the database has schema {found['schema']}, this Tabletown needs {VERSION}")
    for name, value in (("schema", str(VERSION)), ("key", key)):
        if name not in found:
            connection.execute(insert(meta).values(name=name, value=value))
            found[name] = value
    return found["key"]
