"""Our OpenAPI holds: whatever fits it, and much that does not, is answered as it says and never with a server error."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import APIOperation, GenerationMode
from schemathesis.core.result import Ok

from support.tabletown_server import MARK, Guest, ServerProcess, quick_settings, sqlite_url
from tabletown.server import wire
from tabletown.server.app import App

EXAMPLES = 8
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
]

Operation = APIOperation[Any, Any, Any, Any]
Place = tuple[str, dict[str, str], list[str]]
"""The server's address, Ann's cookies and the ids of her tables."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("api")
    with ServerProcess(quick_settings(sqlite_url(folder))) as server:
        cookies, ids = asyncio.run(set_tables(server.address))
        yield server.address, cookies, ids


async def set_tables(address: str) -> tuple[dict[str, str], list[str]]:
    """One that waits for players, one that runs and one that is over."""
    async with Guest(address, "Ann") as ann:
        wishes: list[list[wire.NewSeat]] = [[wire.MySeat(), wire.OpenSeat()], [wire.MySeat()], [wire.MySeat()]]
        ids = [(await ann.set_table(wire.NewTable("welcome", seats))).id for seats in wishes]
        async with ann.live(ids[2]) as live:
            await live.play_on()
        return dict(ann.http.cookies), ids


def operations() -> list[tuple[Operation, GenerationMode]]:
    """Everything that the schema describes, asked rightly and, where something is asked for, wrongly."""
    description = App(quick_settings("sqlite+aiosqlite://")).describe()
    schema = schemathesis.openapi.from_dict(description)
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    right = [(operation, GenerationMode.POSITIVE) for operation in found]
    asking = [operation for operation in found if operation.body or [*operation.iter_parameters()]]
    return right + [(operation, GenerationMode.NEGATIVE) for operation in asking]


@pytest.mark.parametrize(("operation", "mode"), operations(), ids=lambda given: getattr(given, "label", ""))
def test_answers_are_as_described(operation: Operation, mode: GenerationMode, place: Place) -> None:
    address, cookies, ids = place

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case[Any]) -> None:
        for table_id in [None, *ids] if "table_id" in case.path_parameters else [None]:
            if table_id:
                case.path_parameters["table_id"] = table_id
            for jar in (None, cookies):
                response = case.call(base_url=address, headers=MARK, cookies=jar)
                case.validate_response(response, checks=CHECKS)

    ask()
