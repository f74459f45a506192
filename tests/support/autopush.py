"""A push service that a real Firefox subscribes at: it gives out addresses over the browser's own socket, and hands on what is
posted to them, still sealed. It speaks as much of Mozilla's protocol as that takes.
"""

import asyncio
import base64
import json
import secrets
from collections.abc import Callable
from typing import Self

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

PATIENCE = 60.0


class Autopush:
    def __init__(self) -> None:
        self.channels: dict[str, str] = {}
        """The browser's subscriptions, by the path that belongs to each."""
        self.posted = 0
        self.opened = 0
        """How many messages the browser could open and has given to a worker."""
        self._browser: ServerConnection
        self._socket: Server
        self._posts: asyncio.Server

    async def __aenter__(self) -> Self:
        self._socket = await serve(self._listen, "127.0.0.1", 0)
        self._posts = await asyncio.start_server(self._take, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._socket.close()
        self._posts.close()

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{next(iter(self._socket.sockets)).getsockname()[1]}/"

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.05)

    async def _listen(self, browser: ServerConnection) -> None:
        self._browser = browser
        try:
            async for frame in browser:
                answer = self._answer(json.loads(frame))
                if answer is not None:
                    await browser.send(json.dumps(answer))
        except ConnectionClosed:
            pass  # a browser that is ended says no goodbye

    def _answer(self, told: dict[str, object]) -> dict[str, object] | None:
        kind, channel = told.get("messageType"), str(told.get("channelID", ""))
        done: dict[str, object] = {"messageType": kind, "channelID": channel, "status": 200}
        if kind == "hello":
            who = {"uaid": secrets.token_hex(16), "use_webpush": True, "broadcasts": {}}
            return {"messageType": kind, "status": 200, **who}
        if kind == "register":
            path = f"/{secrets.token_urlsafe(24)}"
            self.channels[path] = channel
            port = self._posts.sockets[0].getsockname()[1]
            return {**done, "pushEndpoint": f"http://127.0.0.1:{port}{path}"}
        if kind == "unregister":
            self.channels = {path: one for path, one in self.channels.items() if one != channel}
            return done
        if kind == "ack":
            self.opened += 1
        return None if told else {}  # nothing at all is a ping

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posted += 1
        channel = self.channels.get(first.split()[1])
        if channel:
            sealed = base64.urlsafe_b64encode(body).rstrip(b"=").decode()
            told = {"messageType": "notification", "channelID": channel, "version": secrets.token_hex(8)}
            await self._browser.send(
                json.dumps({**told, "data": sealed, "headers": {"encoding": headers["content-encoding"]}})
            )
        writer.write(f"HTTP/1.1 {201 if channel else 410} Said\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
