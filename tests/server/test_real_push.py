"""A real browser subscribes at a real push service, is called when its page is closed, and lets go. Only the browser's own
question is answered beforehand. Needs a Firefox on the machine: the Chromium of the other tests has no push service at all.
"""

import asyncio
from pathlib import Path

import msgspec
import pytest

from support.autopush import Autopush
from support.firefox import ENTER, Firefox, find_firefox
from support.tabletown_server import PATIENCE, Guest, quick_settings, serving, sqlite_url
from tabletown.server import wire

SHOWN = """() => navigator.serviceWorker.getRegistration("/")
  .then(found => found.getNotifications())
  .then(notes => notes.map(note => [note.title, note.body, note.tag]))"""
SUBSCRIBED = """() => navigator.serviceWorker.getRegistration("/")
  .then(found => found.pushManager.getSubscription())
  .then(found => found !== null)"""


async def shown(firefox: Firefox, address: str) -> list[list[str]]:
    """The messages that stand on the screen, asked for on a page that is none of the client's."""
    await firefox.goto(f"{address}/icon.svg")
    async with asyncio.timeout(PATIENCE):
        while not (notes := await firefox.run(SHOWN)):
            await asyncio.sleep(0.1)
    found: list[list[str]] = notes
    return found


@pytest.mark.skipif(not find_firefox(), reason="there is no Firefox on this machine")
async def test_a_real_browser_is_called_back(tmp_path: Path) -> None:
    settings = quick_settings(sqlite_url(tmp_path))
    settings = msgspec.structs.replace(settings, call_after=2.0, call_every=0.2, glance=0.3, push_anywhere=True)
    profile = tmp_path / "firefox"
    profile.mkdir()
    async with (
        Autopush() as service,
        serving(settings) as (address, _),
        Firefox(profile, service.socket_address) as ann,
        Guest(address, "Ben") as ben,
    ):
        await ann.goto(f"{address}/settings")
        await ann.press("button", "Your name")
        await ann.press("textbox", "Your name")
        await ann.write(f"Ann{ENTER}")
        await ann.find("button", "Ann: change your name")
        await ann.press("switch", "Quiet hours")  # whatever the time is while this runs
        await ann.press("switch", "Messages on this device")
        await service.until(lambda: len(service.channels) == 1)

        table = await ben.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
        await ann.goto(f"{address}/table/{table.id}")
        await ann.press("button", "Sit down here")
        await ann.find("button", "Menu")
        await ann.goto("about:blank")
        await service.until(lambda: service.opened == 1)
        assert await shown(ann, address) == [["Your turn", "Welcome To", f"/table/{table.id}"]]

        await ann.goto(f"{address}/settings")
        await ann.press("button", "Forget me")
        await ann.press("button", "Forget me for good")
        await service.until(lambda: not service.channels)
        assert not await ann.run(SUBSCRIBED)
        assert service.posted == 1
