"""A real mail server for tests: takes every mail over SMTP, in a thread of its own, and keeps it."""

import asyncio
import email
import email.policy
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from support.tabletown_server import PATIENCE
from tabletown.server.config import Smtp

SENDER = "Tabletown <town@games.example>"


class MailServer:
    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.knows_nobody = False
        """Refuses every mail, and says to whom it was."""

    async def handle_RCPT(  # noqa: N802 - their name for it
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.knows_nobody:
            return f"550 <{address}>: nobody of this name here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - their name for it
        assert isinstance(envelope.content, bytes)
        taken = email.message_from_bytes(envelope.content, _class=EmailMessage, policy=email.policy.default)
        assert [taken["To"]] == envelope.rcpt_tos
        self.mails.append(taken)
        return "250 OK"

    async def until(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.mails) < count:
                await asyncio.sleep(0.02)


@contextmanager
def running() -> Iterator[tuple[MailServer, Smtp]]:
    handler = MailServer()
    with socket.create_server(("127.0.0.1", 0)) as free:  # the controller calls itself by number and cannot ask for any
        port = free.getsockname()[1]
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    yield handler, Smtp("127.0.0.1", port, SENDER, "none")
    controller.stop()


def link_in(mail: EmailMessage, way: str, house: str) -> str:
    """The token of a link that leads to this house."""
    (token,) = re.findall(rf"{house}/mail/{way}#([\w-]+)", mail.get_content())
    return str(token)
