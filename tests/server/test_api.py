"""Our OpenAPI holds: whatever fits it, and much that does not, is answered as it says and never with a server error. So do the
messages of the socket, which OpenAPI does not know."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from schemathesis import APIOperation, GenerationMode
from schemathesis.core.result import Ok

from support.every_route import SOCKET
from support.long import LONG
from support.tabletown_server import MARK, Guest, ServerProcess, new_id, quick_settings, sqlite_url
from tabletown.server import wire
from tabletown.server.app import ROUTES, App

EXAMPLES = 25 if LONG else 5
FORGET = "DELETE /api/me"
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


async def somebody(address: str) -> dict[str, str]:
    """Whoever asks to be forgotten is nobody afterwards: not Ann, whom the others still need."""
    async with Guest(address, "Eve") as eve:
        return dict(eve.http.cookies)


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
            for jar in (None, asyncio.run(somebody(address)) if operation.label == FORGET else cookies):
                response = case.call(base_url=address, headers=MARK, cookies=jar)
                case.validate_response(response, checks=CHECKS)

    ask()


def test_every_route_is_described() -> None:
    """So every one is asked above, but the socket and the pages of the client."""
    description = App(quick_settings("sqlite+aiosqlite://")).describe()
    found = list(schemathesis.openapi.from_dict(description).get_all_operations())
    described = {result.ok().label for result in found if isinstance(result, Ok)}
    assert len(described) == len(found), "an operation that cannot be read would not be asked"
    routes = {
        f"{method} {re.sub(r':[a-z]+}', '}', path)}"
        for route in ROUTES
        for path in route.paths
        for method in getattr(route, "http_methods", ["SOCKET"])
    }
    assert routes - described == {f"SOCKET {SOCKET}", "GET /", "GET /{path}"}


def messages(mode: GenerationMode) -> some.SearchStrategy[str]:
    """Messages of browsers, or what is nearly one, made as if a route took them."""
    (schema,), parts = msgspec.json.schema_components([wire.ClientMessage], ref_template="#/components/schemas/{name}")
    body = {"required": True, "content": {"application/json": {"schema": schema}}}
    description = {
        "openapi": "3.1.0",
        "info": {"title": "The socket", "version": "1"},
        "paths": {"/live": {"post": {"requestBody": body, "responses": {"200": {"description": "An answer"}}}}},
        "components": {"schemas": parts},
    }
    asked = schemathesis.openapi.from_dict(description)["/live"]["POST"]
    return asked.as_strategy(generation_mode=mode).map(lambda case: json.dumps(case.body, default=str))


ANYTHING = some.one_of(
    messages(GenerationMode.POSITIVE), messages(GenerationMode.NEGATIVE), some.text(max_size=50).map(json.dumps)
)


@settings(max_examples=100 if LONG else 30, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(sent=some.lists(ANYTHING, max_size=12))
def test_every_message_is_answered_and_no_socket_breaks(place: Place, sent: list[str]) -> None:
    """At a table that is open, one that runs and one that is over; by somebody who plays there and by a stranger."""
    address, cookies, ids = place
    asyncio.run(send_to_all(address, cookies, ids, sent))


async def send_to_all(address: str, cookies: dict[str, str], ids: list[str], sent: list[str]) -> None:
    async with Guest(address) as ann, Guest(address) as stranger:
        ann.http.cookies.update(cookies)
        for guest in (ann, stranger):
            for table_id in ids:
                async with guest.live(table_id) as live:
                    for text in sent:
                        await live.connection.send(text)
                    # Each frame is read as one of ours; a socket that broke would not answer any more.
                    assert isinstance(await live.ask(wire.Ping(new_id())), wire.Pong)
