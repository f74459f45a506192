"""The rest of a game in a second, for browser tests of what comes after it: whoever looks through a window goes on over a line
of their own, as in another tab of the same browser, while the window shows what happens. How a whole game is played by hand is
for the tests of whole games.
"""

import re
from concurrent.futures import ThreadPoolExecutor

import msgspec
from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from support.tabletown_server import PATIENCE, new_id, server_messages
from tabletown.server import wire


def play_out(*windows: Page) -> None:
    """All of these people play until the game is over."""
    lines = [_line(page) for page in windows]
    with ThreadPoolExecutor(len(lines)) as people:
        list(people.map(_play_on, lines))


def _line(page: Page) -> tuple[str, dict[str, str]]:
    """The address of the table's socket, and what says who we are."""
    found = re.fullmatch(r"(https?://[^/]+)/table/([^/?]+).*", page.url)
    assert found, f"no table at {page.url}"
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in page.context.cookies(found[1]))
    return f"{found[1].replace('http', 'ws', 1)}/api/tables/{found[2]}/live", {"Cookie": cookies, "Origin": found[1]}


def _play_on(line: tuple[str, dict[str, str]]) -> None:
    address, headers = line
    with connect(address, additional_headers=headers, max_size=None) as socket:
        position = _next(socket)
        while not position.over:
            position = _play(socket, position) if position.legal else _next(socket)


def _play(socket: ClientConnection, position: wire.Position) -> wire.Position:
    """Do the last thing that is allowed; returns how the table stands afterwards."""
    play = wire.Play(new_id(), position.seen, position.seat, position.legal[-1].action)
    socket.send(msgspec.json.encode(play).decode())
    seen: int | None = None
    while seen is None or position.seen < seen:
        message = _hear(socket)
        if isinstance(message, wire.PositionNews):
            position = message.position
        elif isinstance(message, wire.Ack) and message.id == play.id:
            seen = message.seen
        elif isinstance(message, wire.Reload) and message.id == play.id:
            return _next(socket)
    return position


def _next(socket: ClientConnection) -> wire.Position:
    while not isinstance(message := _hear(socket), wire.PositionNews):
        assert not isinstance(message, wire.Refused | wire.Failed), message
    return message.position


def _hear(socket: ClientConnection) -> wire.ServerMessage:
    return server_messages.decode(socket.recv(PATIENCE))
