"""E-mail through the operator's own mail server: the question whether an address is its owner's, and calls back to the table.

Nothing that a player wrote goes into a mail, so that nobody can write to strangers through us. calls.py and the routes send
through it; without a configured server there is none of it.
"""

import asyncio
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from tabletown.server.config import Smtp
from tabletown.server.problems import HttpError
from tabletown.words import Words

logger = logging.getLogger(__name__)

PATIENCE = 20.0
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,8}")
"""What mail servers take everywhere. Nothing in it can end a header."""


def checked_address(written: str) -> str:
    address = written.strip()
    if len(address) > 254 or not ADDRESS.fullmatch(address):
        raise HttpError(422, "error-mail", "address")
    return address


class Mailer:
    def __init__(self, smtp: Smtp, house: str) -> None:
        self._smtp = smtp
        self._house = house.rstrip("/")

    async def ask(self, address: str, language: str, token: str) -> bool:
        """Ask whoever reads this address whether they want to be called there."""
        say = Words(language)
        link = f"{self._house}/mail/confirm#{token}"
        text = say("person-mail-ask", link=link)
        return await self._send(address, say("person-mail-ask-title"), text, {})

    async def call(self, address: str, language: str, game: str, table: str, stop: str) -> bool:
        say = Words(language)
        end = f"{self._house}/mail/stop#{stop}"
        text = say("person-mail-turn", game=say(f"{game}-name"), link=f"{self._house}{table}", stop=end)
        one_click = f"<{self._house}/api/mail/stop/{stop}>"
        headers = {"List-Unsubscribe": one_click, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        return await self._send(address, say("person-mail-turn-title", game=say(f"{game}-name")), text, headers)

    async def _send(self, address: str, title: str, text: str, headers: dict[str, str]) -> bool:
        message = EmailMessage()
        message["From"] = self._smtp.sender
        message["To"] = address
        message["Subject"] = title
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._smtp.sender.rpartition("@")[2].strip(">") or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            message[name] = value
        message.set_content(text + "\n")
        try:
            await asyncio.to_thread(self._deliver, message)
        except Exception as error:  # the address must not get into the log, as it would with the exception
            logger.warning("a mail did not go out", extra={"data": {"reason": type(error).__name__}})
            return False
        return True

    def _deliver(self, message: EmailMessage) -> None:
        smtp = self._smtp
        if smtp.security == "tls":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(
                smtp.host, smtp.port, timeout=PATIENCE, context=ssl.create_default_context()
            )
        else:
            connection = smtplib.SMTP(smtp.host, smtp.port, timeout=PATIENCE)
        with connection:
            if smtp.security == "starttls":
                connection.starttls(context=ssl.create_default_context())
            if smtp.user:
                connection.login(smtp.user, smtp.password)
            connection.send_message(message)
