"""What a failed browser test leaves behind, to be looked at and played again: how to repeat it, the records of its tables, a
picture of each page and Playwright's trace, in test-results/.
"""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import BrowserContext, Error

from support.lots import drawing
from tabletown.engine import record
from tabletown.server.storage import Storage
from tabletown.server.tables import LiveTable

FOLDER = Path(__file__).parents[2] / "test-results"
TABLE = re.compile(r"/table/([\w-]+)")


def keep_evidence(test: str, contexts: list[BrowserContext], database: str) -> str:
    """Write it all down; returns what to tell whoever reads of the failure. Without a database there are no records."""
    folder = FOLDER / re.sub(r"[^\w.-]+", "-", test).strip("-")
    folder.mkdir(parents=True, exist_ok=True)
    told = [f"to repeat it: .venv/bin/pytest {drawing.how_to_repeat()}"]
    tables: list[str] = []
    for number, context in enumerate(contexts, 1):
        for place, page in enumerate(context.pages, 1):
            told.append(f"window {number}, page {place}: {page.url}")
            tables += TABLE.findall(page.url)
            try:
                page.screenshot(path=folder / f"window-{number}-page-{place}.png", timeout=10_000)
            except Error as error:
                told.append(f"no picture of it: {error.message}")
        context.tracing.stop(path=folder / f"window-{number}.trace.zip")
    told.append(f"pictures and traces: {folder.relative_to(FOLDER.parent)}")
    for table in dict.fromkeys(tables if database else ()):
        with ThreadPoolExecutor(1) as beside_playwright:  # its event loop runs in this thread
            told.append(beside_playwright.submit(asyncio.run, _record(database, table)).result())
    (folder / "told.txt").write_text("\n".join(told) + "\n", encoding="utf-8")
    return "\n".join(told)


async def _record(database: str, table: str) -> str:
    storage = Storage(database)
    try:
        stored = await storage.load(table)
    finally:
        await storage.engine.dispose()
    fold = LiveTable(stored).fold if stored else None
    if stored is None or fold is None:
        return f"table {table}: no game yet"
    names = [seat.name_in_record() for seat in stored.seats]
    ways = stored.table.branch.ways if stored.table.branch else []
    return f"table {table}:\n{record.write(fold.game, fold.match, stored.table.secret, names, ways)}"
