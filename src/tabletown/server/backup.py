"""Backups: everything in a database as one file, taken while the server runs and read back into either kind of database.

The file is gzipped JSON, a line for each row, between a header and a last line with the number of rows, so that one that
was cut off is noticed. All rows are of one moment. It holds the key of the cookies and the seeds of running games, so only
its owner may read it. A plain copy of the SQLite file would miss what is still in the journal beside it.
"""

import base64
import gzip
import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TextIO

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    LargeBinary,
    MetaData,
    Table,
    TypeDecorator,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeEngine

from tabletown.server import clock, schema
from tabletown.server.schema_people import metadata as kept

TITLE = "Tabletown backup 1"
AT_ONCE = 500
Progress = Callable[[int, int], None]
Row = dict[str, object]


class Header(msgspec.Struct):
    title: str
    schema: int
    made: int
    rows: int


class BadBackup(Exception):
    """A file that cannot be read back, by the id of the reason's text."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.details = args


def _plain_tables() -> list[Table]:
    """Our tables with the values as the database has them, without what we make of them."""
    metadata = MetaData()
    return [
        Table(table.name, metadata, *(Column(each.name, _plain(each.type)) for each in table.columns))
        for table in kept.sorted_tables
    ]


def _plain(kind: TypeEngine[Any]) -> TypeEngine[Any]:
    return kind.impl_instance if isinstance(kind, TypeDecorator) else kind


def _found_tables(connection: Connection) -> list[Table]:
    """Our tables as they are in this database, which may be older."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in kept.tables)
    return found.sorted_tables


async def back_up(url: str, path: Path, tell: Progress = lambda done, of: None) -> int:
    """Write everything to a new file and return how many rows that is. The file appears when it is whole."""
    engine = schema.open_engine(url)
    part = path.with_name(f"{path.name}.part")
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            tables = await connection.run_sync(_found_tables)
            total = sum([await _count(connection, table) for table in tables])
            with _private(part) as file:
                header = Header(TITLE, await _version(connection), clock.now(), total)
                _write(file, header)
                done = 0
                for table in tables:
                    rows = await connection.stream(select(table))
                    async for row in rows.mappings():
                        _write(file, [str(table.name), {str(name): _out(value) for name, value in row.items()}])
                        done += 1
                        tell(done, total)
                _write(file, done)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
        await engine.dispose()
    return total


async def restore(url: str, path: Path, tell: Progress = lambda done, of: None) -> int:
    """Read a backup into an empty database; all of it or nothing. Raises BadBackup."""
    tables = {table.name: table for table in _plain_tables()}
    engine = schema.open_engine(url)
    try:
        async with engine.execution_options(writes=True).begin() as connection:
            await connection.run_sync(schema.create, "")
            if await _count(connection, tables["tables"]):
                raise BadBackup("admin-not-empty")
            for name in ("meta", "catalogues"):  # all that an unused database holds
                await connection.execute(tables[name].delete())
            lines = _lines(path)
            header = _header(next(lines, b""))
            done, waiting = 0, dict[str, list[Row]]()
            for line in lines:
                content = _decoded(line)
                if isinstance(content, int):
                    break
                name, row = _row(content, tables)
                waiting.setdefault(name, []).append(row)
                done += 1
                if len(waiting[name]) == AT_ONCE:
                    await connection.execute(insert(tables[name]), waiting.pop(name))
                    tell(done, header.rows)
            else:
                raise BadBackup("admin-cut-off")
            if content != done or done != header.rows:
                raise BadBackup("admin-cut-off")
            for name, rows in waiting.items():
                await connection.execute(insert(tables[name]), rows)
            # What an older version did not have yet is there by its default.
            await connection.execute(
                update(schema.meta).where(schema.meta.c.name == "schema").values(value=str(schema.VERSION))
            )
            tell(done, header.rows)
    finally:
        await engine.dispose()
    return done


def _private(path: Path) -> TextIO:
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
    return gzip.open(path, "wt", encoding="utf-8")


def _write(file: TextIO, thing: object) -> None:
    file.write(msgspec.json.encode(thing).decode() + "\n")


def _out(value: object) -> object:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


LONGEST = 16 * 1024 * 1024
"""Of a line. No row comes near it; a small file that unfolds into one enormous line would take all memory."""


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            while line := file.readline(LONGEST):
                yield line
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise BadBackup("admin-cut-off") from None


def _header(line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise BadBackup("admin-no-backup") from None
    if header.title != TITLE or not 1 <= header.schema <= schema.VERSION:
        raise BadBackup("admin-other-version", value=header.schema, known=schema.VERSION)
    return header


def _decoded(line: bytes) -> object:
    try:
        return msgspec.json.decode(line)
    except (msgspec.MsgspecError, RecursionError):
        raise BadBackup("admin-cut-off") from None


def _row(content: object, tables: dict[str, Table]) -> tuple[str, Row]:
    match content:
        case [str(name), dict(row)] if name in tables and row.keys() <= set(tables[name].columns.keys()):
            return name, {column: _back(tables[name].columns[column], value) for column, value in row.items()}
    raise BadBackup("admin-no-backup")


def _back(column: "Column[object]", value: object) -> object:
    if isinstance(column.type, LargeBinary) and isinstance(value, str):
        try:
            return base64.b64decode(value)
        except ValueError:
            raise BadBackup("admin-no-backup") from None
    return bool(value) if isinstance(column.type, Boolean) else value


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def _version(connection: AsyncConnection) -> int:
    found = await connection.execute(select(schema.meta.c.value).where(schema.meta.c.name == "schema"))
    return int(found.scalar_one())
