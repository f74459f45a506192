"""Called by e-mail, as people meet it: an address in the settings, a link that confirms it, and one that ends it at a tap."""

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from support.axe import violations
from support.mail_server import MailServer, link_in, running
from support.tabletown_server import PATIENCE, ServerProcess, quick_settings, sqlite_url
from support.windows import Windows, lay_table, press, sit_down

Office = tuple[Windows, MailServer]


@pytest.fixture
def office(chromium: Browser, tmp_path: Path) -> Iterator[Office]:
    with running() as (mails, smtp):
        server = ServerProcess(quick_settings(sqlite_url(tmp_path)))
        quick = {"smtp": smtp, "url": server.address, "call_after": 0.5, "call_every": 0.1}
        server.settings = msgspec.structs.replace(server.settings, **quick)
        with server:
            windows = Windows(chromium, server.address)
            yield windows, mails
            windows.close()
            assert windows.complaints == []


def until(mails: MailServer, count: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while len(mails.mails) < count:
        assert time.monotonic() < deadline, "no mail came"
        time.sleep(0.05)


def test_an_address_is_confirmed_used_and_forgotten(office: Office) -> None:
    windows, mails = office
    ann = windows.open("Ann", "/settings")
    press(ann.get_by_role("switch", name="Quiet hours"))  # whatever the time is while this runs
    ann.get_by_role("textbox", name="E-mail").fill("ann@mail.example")
    assert violations(ann) == []
    ann.get_by_role("button", name="Send the link").press("Enter")
    expect(ann.get_by_text("An e-mail with a link is on its way to you.")).to_be_visible()
    until(mails, 1)

    mailbox = windows.tab(ann.context, f"/mail/confirm#{link_in(mails.mails[0], 'confirm', windows.address)}")
    yes = mailbox.get_by_role("button", name="Yes, write to me")
    expect(yes).to_be_visible()
    assert violations(mailbox) == []
    press(yes)
    expect(mailbox.get_by_text("Confirmed. You can close this page.")).to_be_visible()
    expect(ann.get_by_text("You are called by e-mail")).to_be_visible()

    mailbox.close()
    path = lay_table(ann, "welcome", "me", "open")
    ann.goto("/settings")
    sit_down(windows.open("Ben", path))
    until(mails, 2)
    phone = windows.open(path=f"/mail/stop#{link_in(mails.mails[1], 'stop', windows.address)}", phone=True)
    expect(phone.get_by_text("Done: Tabletown will not write to this address any more")).to_be_visible()
    assert violations(phone) == []
    ann.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # Ann comes back to this tab
    expect(ann.get_by_role("textbox", name="E-mail")).to_have_value("")
