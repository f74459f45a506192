"""A real Firefox, led by WebDriver BiDi, for what the Chromium of the tests cannot do: it lets itself be subscribed at a push
service of our choice. It is whichever Firefox the machine has (`TABLETOWN_FIREFOX`, `firefox-esr`, `firefox`).
"""

import asyncio
import json
import os
import shutil
import socket
from asyncio.subprocess import DEVNULL, Process
from itertools import count
from pathlib import Path
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0
ENTER = "\ue007"


def find_firefox() -> str:
    """Its path; empty when there is none."""
    named = os.environ.get("TABLETOWN_FIREFOX", "")
    return named or shutil.which("firefox-esr") or shutil.which("firefox") or ""


class Firefox:
    """One window. What is pressed and read is found by its role and name, as a screen reader has it."""

    def __init__(self, profile: Path, push_service: str) -> None:
        self._profile = profile
        self._push_service = push_service
        self._numbers = count(1)
        self._process: Process
        self._line: ClientConnection
        self._window = ""

    async def __aenter__(self) -> Self:
        wishes = {
            "dom.push.serverURL": self._push_service,
            "dom.push.connection.enabled": True,  # off by itself where a browser is led by a program
            "dom.push.testing.allowInsecureServerURL": True,
            "permissions.default.desktop-notification": 1,  # the reader says yes: no test can press the browser's own question
            "intl.accept_languages": "en",
            "browser.startup.page": 0,
            "network.captive-portal-service.enabled": False,
            "network.connectivity-service.enabled": False,
            "app.update.enabled": False,
            "datareporting.policy.dataSubmissionEnabled": False,
        }
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wishes.items()]
        (self._profile / "user.js").write_text("".join(lines))
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        flags = ["--headless", "--no-remote", "--profile", str(self._profile), f"--remote-debugging-port={port}"]
        clean = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
        self._process = await asyncio.create_subprocess_exec(
            find_firefox(), *flags, stdout=DEVNULL, stderr=DEVNULL, env={**clean, "HOME": str(self._profile)}
        )
        self._line = await self._connected(f"ws://127.0.0.1:{port}/session")
        await self._ask("session.new", {"capabilities": {}})
        self._window = (await self._ask("browsingContext.getTree", {}))["contexts"][0]["context"]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._process.terminate()
        await self._line.close()
        await self._process.wait()

    async def _connected(self, address: str) -> ClientConnection:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await connect(address, max_size=None)
                except OSError:
                    assert self._process.returncode is None, "Firefox does not start"
                    await asyncio.sleep(0.1)

    async def _ask(self, method: str, wishes: dict[str, Any]) -> dict[str, Any]:
        number = next(self._numbers)
        await self._line.send(json.dumps({"id": number, "method": method, "params": wishes}))
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = json.loads(await self._line.recv())
                if answer.get("id") == number:
                    assert answer["type"] == "success", answer
                    found: dict[str, Any] = answer["result"]
                    return found

    async def goto(self, address: str) -> None:
        await self._ask("browsingContext.navigate", {"context": self._window, "url": address, "wait": "complete"})

    async def find(self, role: str, name: str) -> dict[str, Any]:
        """The first thing of this role and name, as soon as it is there."""
        locator = {"type": "accessibility", "value": {"role": role, "name": name}}
        async with asyncio.timeout(PATIENCE):
            while True:
                wishes = {"context": self._window, "locator": locator}
                nodes = (await self._ask("browsingContext.locateNodes", wishes))["nodes"]
                if nodes:
                    return {"sharedId": nodes[0]["sharedId"]}
                await asyncio.sleep(0.1)

    async def press(self, role: str, name: str) -> None:
        node = await self.find(role, name)
        await self.run("node => node.scrollIntoView({ block: 'center' })", node)
        origin = {"type": "element", "element": node}
        actions = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        await self._act({"type": "pointer", "id": "mouse", "actions": actions})

    async def write(self, text: str) -> None:
        """Into whatever has the focus."""
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        await self._act({"type": "key", "id": "keyboard", "actions": keys})

    async def _act(self, actions: dict[str, Any]) -> None:
        await self._ask("input.performActions", {"context": self._window, "actions": [actions]})

    async def run(self, function: str, *nodes: dict[str, Any]) -> Any:
        """What a function of JavaScript comes to in the page, given these nodes."""
        wishes = {
            "functionDeclaration": f"async (...given) => JSON.stringify(await ({function})(...given) ?? null)",
            "arguments": list(nodes),
            "target": {"context": self._window},
            "awaitPromise": True,
        }
        answer = await self._ask("script.callFunction", wishes)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])
