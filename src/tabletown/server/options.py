"""What the operator has chosen: a TOML file, over it the environment. Passwords belong into these, not onto the command line.

`read` makes one struct of both; run.py turns it into the settings of the server. deploy/tabletown.toml names every field.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from tabletown.engine.catalogue import CatalogueError, Text
from tabletown.server.addresses import BadProxy, Proxies
from tabletown.server.config import NO_CONTACT, Limits, Settings, Smtp

PREFIX = "TABLETOWN_"
FILE = "TABLETOWN_CONFIG"
LISTS = ("origins", "proxies", "hosts")
NUMBERS = ("port", "workers", "bot_workers")
SMTP_NAMES = {
    "host": "SMTP_HOST",
    "port": "SMTP_PORT",
    "sender": "MAIL_FROM",
    "security": "SMTP_SECURITY",
    "user": "SMTP_USER",
    "password": "SMTP_PASSWORD",
}
SMTP_PORTS = {"tls": 465}
USUAL_SMTP_PORT = 587


class BadOptions(Exception):
    """What is wrong, where (a file or a variable) and with which field, in one line of English from the reader of the file."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")


class BadMail(Exception):
    """A mail server that is named only by half: what is wrong is the name of a variable."""


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of the file. In the environment each is TABLETOWN_ and its name in capitals."""

    host: str = ""
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0
    workers: Annotated[int, msgspec.Meta(ge=1, le=256)] = 1
    data: str = ""
    database: str = ""
    log_level: str = ""
    log_file: str = ""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    url: str = ""
    contact: str = ""
    metrics_token: str = ""
    bot_workers: Annotated[int, msgspec.Meta(ge=0, le=256)] = 0
    """0: as many as there are cores, less one."""
    smtp: Smtp | None = None
    limits: Limits = Limits()

    def settings(self, database: str) -> Settings:
        made = Settings(
            database=database,
            origins=self.origins,
            proxies=self.proxies,
            hosts=self.hosts,
            metrics_token=self.metrics_token,
            url=self.url,
            smtp=self.smtp,
            contact=self.contact or NO_CONTACT,
            log_file=self.log_file,
            limits=self.limits,
        )
        return msgspec.structs.replace(made, bot_workers=self.bot_workers) if self.bot_workers else made


def read(environment: Mapping[str, str], file: Path | None = None) -> Options:
    """The file that is given or that the environment names, if any, and the environment over it. Raises BadOptions, BadMail and
    OSError."""
    named = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    chosen = _from_file(named) if named else {}
    checked = dict(chosen)
    if isinstance(checked.get("smtp"), dict):  # the rest of it may come from the environment
        checked["smtp"] = {"host": "", "port": 0, "sender": "", **checked["smtp"]}
    _convert(checked, str(named))
    fields = {**chosen, **_from_environment(environment)}
    if smtp := _smtp({**chosen, **fields}, environment):
        fields["smtp"] = smtp
    options = _convert(fields, PREFIX + "…")
    try:
        Proxies(options.proxies)
    except BadProxy as bad:
        raise BadOptions("proxies", str(bad)) from None
    if options.smtp and not (options.url and options.smtp.sender):
        raise BadMail("TABLETOWN_URL" if options.smtp.sender else "TABLETOWN_MAIL_FROM")
    return options


def _from_file(path: Path) -> dict[str, Any]:
    """Read as catalogues are, within the same bounds."""
    try:
        return dict(Text(path).raw)
    except CatalogueError as bad:
        raise BadOptions(f"{path}:{bad.line}" if bad.line else str(path), bad.reason) from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in Options.__struct_fields__:
        written = environment.get(PREFIX + field.upper(), "")
        if (
            not written or field == "smtp" or written.startswith("tcp://")
        ):  # so Kubernetes tells of services of our name
            continue
        if field in LISTS:
            found[field] = [part.strip() for part in written.split(",") if part.strip()]
        elif field in NUMBERS:
            found[field] = _number(PREFIX + field.upper(), written)
        elif field == "limits":
            found[field] = _table(PREFIX + field.upper(), written)
        else:
            found[field] = written
    return found


def _smtp(fields: Mapping[str, Any], environment: Mapping[str, str]) -> dict[str, Any]:
    """The mail server, of the file, with what the environment says of it; nothing where no host is named."""
    said = {name: environment.get(PREFIX + variable, "") for name, variable in SMTP_NAMES.items()}
    smtp: dict[str, Any] = {**fields.get("smtp", {}), **{name: value for name, value in said.items() if value}}
    if not smtp.get("host"):
        return {}
    smtp.setdefault("sender", "")
    smtp.setdefault("port", SMTP_PORTS.get(smtp.get("security", ""), USUAL_SMTP_PORT))
    try:
        smtp["port"] = int(smtp["port"])
        msgspec.convert(smtp, Smtp)
    except (ValueError, msgspec.ValidationError):
        raise BadMail("TABLETOWN_SMTP_PORT, TABLETOWN_SMTP_SECURITY") from None
    return smtp


def _number(variable: str, written: str) -> int:
    if not (written.isascii() and written.isdecimal() and len(written) < 10):
        raise BadOptions(variable, "is no number")
    return int(written)


def _table(variable: str, written: str) -> dict[str, Any]:
    """A table as TOML writes it in one line: { sockets = 50, requests = { burst = 100, per_second = 20 } }"""
    try:
        return dict(tomllib.loads(f"it = {written}")["it"])
    except (tomllib.TOMLDecodeError, TypeError, ValueError, RecursionError) as bad:
        raise BadOptions(variable, str(bad)) from None


def _convert(fields: Mapping[str, Any], place: str) -> Options:
    try:
        return msgspec.convert(fields, Options)
    except msgspec.ValidationError as bad:
        raise BadOptions(place, str(bad)) from None
