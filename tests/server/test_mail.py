"""Called by e-mail: only at an address that its owner confirmed, once a turn, ended with one tap; by a real mail server."""

import asyncio
import re
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from support.mail_server import MailServer, link_in
from support.mail_server import running as post_office_open
from support.push_service import Device, PushService
from support.tabletown_server import PATIENCE, Guest, ServerProcess, problem, quick_settings, read, serving, sqlite_url
from tabletown.server import wire
from tabletown.server.config import Rate, Settings, Smtp
from tabletown.server.options import BadMail
from tabletown.server.options import read as read_options
from tabletown.server.wire_people import CallWishes, Done, Export, MailHere, MailToken, MyCalls

HOUSE = "https://games.example"
BOX = "ann@mail.example"
TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]
LONG_ENOUGH = 2.5
"""Seconds in which a second mail would have come."""


@pytest.fixture
def post_office() -> Iterator[tuple[MailServer, Smtp]]:
    with post_office_open() as (handler, smtp):
        yield handler, smtp


@pytest.fixture
def mails(post_office: tuple[MailServer, Smtp]) -> MailServer:
    return post_office[0]


@pytest.fixture
def settings(tmp_path: Path, post_office: tuple[MailServer, Smtp]) -> Settings:
    return eager(sqlite_url(tmp_path), post_office[1])


def eager(url: str, smtp: Smtp) -> Settings:
    return msgspec.structs.replace(quick_settings(url), call_after=0.5, call_every=0.1, smtp=smtp, url=HOUSE)


async def give(guest: Guest, address: str = BOX) -> MyCalls:
    return read(await guest.put("/api/me/mail", MailHere(address, "en")), MyCalls)


async def confirmed(guest: Guest, mails: MailServer) -> None:
    read(await guest.put("/api/me/calls", CallWishes("ru", "UTC", 0, 0)), MyCalls)
    assert (await give(guest)).mail == "asked"
    read(await guest.post("/api/mail/confirm", MailToken(link_in(mails.mails[-1], "confirm", HOUSE))), Done)
    assert read(await guest.http.get("/api/me/calls"), MyCalls).mail == "confirmed"


async def sit(ann: Guest, ben: Guest) -> str:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(table.id, 1)
    return table.id


async def test_an_address_that_nobody_confirmed_gets_one_mail_only(ann: Guest, ben: Guest, mails: MailServer) -> None:
    read(await ann.put("/api/me/calls", CallWishes("en", "UTC", 0, 0)), MyCalls)
    await give(ann)
    await sit(ann, ben)
    await asyncio.sleep(LONG_ENOUGH)
    (asked,) = mails.mails
    assert (asked["Subject"], asked["Auto-Submitted"]) == ("E-mails from Tabletown?", "auto-generated")
    assert "Ann" not in asked.as_string(), "nothing that a player wrote goes to strangers"
    assert problem(await ann.post("/api/mail/confirm", MailToken("0" * 22))).message == "error-link"


async def test_a_mail_is_for_whom_no_push_reaches(
    tmp_path: Path, post_office: tuple[MailServer, Smtp], mails: MailServer
) -> None:
    """One message a turn, however many ways there are to tell it."""
    anywhere = msgspec.structs.replace(eager(sqlite_url(tmp_path), post_office[1]), push_anywhere=True)
    async with (
        PushService() as service,
        serving(anywhere) as (address, _),
        Guest(address, "Ann") as ann,
        Guest(address, "Ben") as ben,
    ):
        await confirmed(ann, mails)
        read(await ann.post("/api/me/push", Device(service).subscription()), MyCalls)
        await sit(ann, ben)
        await service.until(1)
        await asyncio.sleep(LONG_ENOUGH)
        assert (len(service.posted), len(mails.mails)) == (1, 1), "the question of the address is the only mail"
        service.status = 410
        await sit(ann, ben)
        await mails.until(2)
        assert len(service.posted) == 2


async def test_one_mail_a_turn_and_an_end_with_one_tap(ann: Guest, ben: Guest, mails: MailServer, address: str) -> None:
    await confirmed(ann, mails)
    table_id = await sit(ann, ben)
    await mails.until(2)
    await asyncio.sleep(LONG_ENOUGH)
    assert len(mails.mails) == 2
    told = mails.mails[1]
    assert told["Subject"] == "Ваш ход: Бумажные кварталы"
    assert f"{HOUSE}/table/{table_id}" in told.get_content()
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    (stop,) = re.findall(rf"<{HOUSE}(/api/mail/stop/[\w-]+)>", told["List-Unsubscribe"])
    assert stop.endswith(link_in(told, "stop", HOUSE))
    async with httpx.AsyncClient(base_url=address) as program:  # by itself, with neither cookie nor header of ours
        answer = await program.post(stop, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        assert (await program.post(stop)).status_code == 200
    assert read(await ann.http.get("/api/me/calls"), MyCalls).mail == "none"
    for guest in (ann, ben):
        async with guest.live(table_id) as live:
            await live.play_turn()
    await asyncio.sleep(LONG_ENOUGH)
    assert len(mails.mails) == 2


async def test_switched_off_and_forgotten(ann: Guest, mails: MailServer) -> None:
    await confirmed(ann, mails)
    assert [row["address"] for row in read(await ann.http.get("/api/me/export"), Export).more["mails"]] == [BOX]
    assert read(await ann.http.delete("/api/me/mail"), MyCalls).mail == "none"
    assert "mails" not in read(await ann.http.get("/api/me/export"), Export).more


@pytest.mark.parametrize(
    "given",
    [
        "",
        "ann",
        "ann@",
        "@mail.example",
        "ann@mail",
        "a b@mail.example",
        "ann@mail.example\nBcc: x@y.example",
        "ann@mail.example, ben@mail.example",
    ],
)
async def test_what_is_no_address(ann: Guest, mails: MailServer, given: str) -> None:
    assert problem(await ann.put("/api/me/mail", MailHere(given, "en"))).message == "error-mail"
    assert mails.mails == []


@pytest.fixture
async def strict(tmp_path: Path, post_office: tuple[MailServer, Smtp]) -> AsyncIterator[str]:
    settings = eager(sqlite_url(tmp_path), post_office[1])
    limits = msgspec.structs.replace(settings.limits, mails=Rate(2, 0.0))
    with ServerProcess(msgspec.structs.replace(settings, limits=limits, proxies=("127.0.0.1",))) as server:
        yield server.address


async def test_nobody_floods_a_mailbox(strict: str, mails: MailServer) -> None:
    """Whoever asks, and from wherever: a mailbox gets few questions, and none after that."""
    answers = []
    for number in range(4):
        async with Guest(strict, f"Guest {number}") as guest:
            guest.http.headers["X-Forwarded-For"] = f"10.0.0.{number}"
            answers.append(
                (await guest.put("/api/me/mail", MailHere(BOX.upper() if number % 2 else BOX, "en"))).status_code
            )
    assert answers == [200, 200, 429, 429]
    assert len(mails.mails) == 2


async def test_without_a_mail_server_there_are_no_mails(tmp_path: Path) -> None:
    with ServerProcess(quick_settings(sqlite_url(tmp_path))) as server:
        async with Guest(server.address, "Ann") as ann:
            assert read(await ann.http.get("/api/me/calls"), MyCalls).mail == "never"
            assert problem(await ann.put("/api/me/mail", MailHere(BOX, "en"))).message == "error-no-mail"


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
async def test_two_processes_send_one_mail(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, post_office: tuple[MailServer, Smtp]
) -> None:
    url = str(request.getfixturevalue("postgres_url")) if kind == "postgresql" else sqlite_url(tmp_path)
    mails, smtp = post_office
    log = tmp_path / "log"
    with ServerProcess(eager(url, smtp), log) as one, ServerProcess(eager(url, smtp), log) as two:
        async with Guest(one.address, "Ann") as ann, Guest(two.address, "Ben") as ben:
            await confirmed(ann, mails)
            table_id = await sit(ann, ben)
            await mails.until(2)
            await asyncio.sleep(LONG_ENOUGH)
            assert len(mails.mails) == 2
            for path in ("/api/me", "/api/tables", f"/api/tables/{table_id}"):
                assert BOX not in (await ben.http.get(path)).text
        for server in (one, two):
            server.send(signal.SIGTERM)
    assert BOX not in log.read_text()


async def test_what_does_not_go_out_gives_no_address_away(
    tmp_path: Path, post_office: tuple[MailServer, Smtp], mails: MailServer
) -> None:
    """Whatever goes wrong with push and mail, neither the most talkative log nor the others at the table learn where to."""
    settings = msgspec.structs.replace(eager(sqlite_url(tmp_path), post_office[1]), push_anywhere=True)
    log, another = tmp_path / "log", "ann@elsewhere.example"
    with ServerProcess(settings, log) as server:
        async with Guest(server.address, "Ann") as ann, Guest(server.address, "Ben") as ben:
            await confirmed(ann, mails)
            async with PushService() as service:
                device = Device(service)
                read(await ann.post("/api/me/push", device.subscription()), MyCalls)
            mails.knows_nobody = True
            table = await ann.set_table(wire.NewTable("welcome", TWO))
            async with ben.live(table.id) as live:
                await ben.take_seat(table.id, 1)
                async with asyncio.timeout(PATIENCE):
                    while "a mail did not go out" not in log.read_text():
                        await asyncio.sleep(0.05)
                failed = await ann.put("/api/me/mail", MailHere(another, "en"))
                assert problem(failed).message == "error-mail-failed"
                await live.play_turn()
                heard = [*live.frames]
            paths = ("/api/me/export", "/api/tables", f"/api/tables/{table.id}", "/metrics")
            heard += [failed.text, *[(await ben.http.get(path)).text for path in paths]]
        server.send(signal.SIGTERM)
    written = log.read_text()
    assert "a push did not go out" in written
    for text in (written, *heard):
        assert not [word for word in (BOX, another, device.endpoint, device.path[1:]) if word in text]


def test_the_operator_names_the_mail_server() -> None:
    assert read_options({}).smtp is None
    named = {"TABLETOWN_SMTP_HOST": "mail.example", "TABLETOWN_MAIL_FROM": "town@games.example", "TABLETOWN_URL": HOUSE}
    assert read_options(named).smtp == Smtp("mail.example", 587, "town@games.example")
    secure = read_options({**named, "TABLETOWN_SMTP_SECURITY": "tls", "TABLETOWN_SMTP_USER": "town"}).smtp
    assert secure == Smtp("mail.example", 465, "town@games.example", "tls", "town")
    for wrong, name in (
        ({**named, "TABLETOWN_URL": ""}, "TABLETOWN_URL"),
        ({**named, "TABLETOWN_MAIL_FROM": ""}, "TABLETOWN_MAIL_FROM"),
        ({**named, "TABLETOWN_SMTP_SECURITY": "some"}, "TABLETOWN_SMTP_SECURITY"),
        ({**named, "TABLETOWN_SMTP_PORT": "post"}, "TABLETOWN_SMTP_PORT"),
    ):
        with pytest.raises(BadMail, match=name):
            read_options(wrong)
