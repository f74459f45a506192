"""The gate through which every request passes before the routes see it: who asks, from where, how often; and the
headers that every answer carries. Plain ASGI around the application, so that nothing can be reached beside it.
"""

import logging
import time
from urllib.parse import quote, urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from tabletown.server import clock
from tabletown.server.addresses import Proxies, counted_as, without_port
from tabletown.server.identity import A_MONTH, Person, new_person
from tabletown.server.problems import HttpError
from tabletown.server.services import Services
from tabletown.server.wire import Problem

logger = logging.getLogger("tabletown.access")

MARK = b"x-tabletown"
"""A header that a page of another site cannot send along without asking us first, which we never grant."""
PERSON = b"x-tabletown-me"
"""Goes with every cookie, which no script can read: tells the page whom it serves from now on, as `id name`."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
ONE_CLICK = "/api/mail/stop/"
"""Mail programs post here by themselves, without our header: who has the token may, whoever they are."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Drawings place their parts by style attributes, which hold no script and cannot load anything.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
OF_THIS_MACHINE = ("127.0.0.1", "localhost", "[::1]")
"""Always answered: whoever supervises the server asks so, and no page elsewhere can make a browser do it for its own name."""


class Caller:
    """Who asks. A person gets an identity when something is done in their name for the first time."""

    def __init__(self, known: Person | None, address: str) -> None:
        self.address = address
        self.must_tell = False
        self.must_forget = False
        """The cookie that came is no good any more."""
        self._person = known
        if known and (known.is_old or known.known_since < clock.now() - A_MONTH):
            self.must_tell = True  # whoever comes back within a year stays known

    @property
    def holder(self) -> str:
        return self._person.holder if self._person else ""

    @property
    def known_since(self) -> int:
        return self._person.known_since if self._person else 0

    @property
    def public(self) -> str:
        return self._person.public if self._person else ""

    @property
    def name(self) -> str:
        return self._person.name if self._person else ""

    def person(self) -> Person:
        if self._person is None:
            self._person = new_person()
            self.must_tell = True
        return self._person

    def remember(self) -> None:
        """Be somebody, and send the cookie."""
        self.person()
        self.must_tell = True

    def become(self, person: Person) -> None:
        """From now on this device is another person."""
        self._person = person
        self.must_tell = True

    def vanish(self) -> None:
        self._person = None
        self.must_tell = False
        self.must_forget = True

    def rename(self, name: str) -> None:
        if self.person().name != name:
            self.person().name = name
            self.must_tell = True


class Gate:
    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        self._proxies = Proxies(services.settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        caller = self._caller(scope)
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._headers(scope, caller)]
            await send(message)

        try:
            self._check(scope, caller)
        except HttpError as trouble:
            await _refuse(answer, trouble.problem)
        else:
            await self._app(scope, receive, answer)
        seconds = time.perf_counter() - start
        self._services.metrics.requests.add(str(status))
        self._services.metrics.request_seconds.observe(seconds)
        data = {"method": scope["method"], "route": _route(scope), "status": status, "ms": round(seconds * 1000, 2)}
        if status == 429:
            logger.warning("too many requests", extra={"data": data})
        else:
            logger.info("request", extra={"data": data})

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        caller = self._caller(scope)
        may_ask = self._services.rate_limits.requests.take(caller.address)
        if not may_ask or not self._is_ours(scope) or not self._is_called_right(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await self._app(scope, receive, send)

    def _caller(self, scope: HTTPScope | WebSocketScope) -> Caller:
        client = scope.get("client")
        address = client[0] if client else ""
        if self._proxies.has(address):
            address = self._told_by_proxy(scope) or address
        person = self._services.signer.read(_header(scope, b"cookie"))
        is_forgotten = person is not None and self._services.forgotten.has(person.holder)
        is_out = person is not None and self._services.sessions.is_out(person.holder, person.known_since)
        caller = Caller(None if is_forgotten or is_out else person, counted_as(address))
        # A cookie that was signed out is not taken away: a newer one may be on its way to the same browser.
        caller.must_forget = is_forgotten
        scope.setdefault("state", {})["caller"] = caller
        return caller

    def _told_by_proxy(self, scope: HTTPScope | WebSocketScope) -> str:
        """The last address that none of our proxies has, and https if the first of them was asked so."""
        proto = _header(scope, b"x-forwarded-proto").partition(",")[0].strip()
        if proto == "https":
            scope["scheme"] = "https" if scope["type"] == ScopeType.HTTP else "wss"
        # All of these headers: some proxies add one of their own behind what the client has sent.
        lines = (value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")
        told = [without_port(part.strip()) for part in ",".join(lines).split(",")]
        return next((part for part in reversed(told) if part and not self._proxies.has(part)), "")

    def _check(self, scope: HTTPScope, caller: Caller) -> None:
        self._services.rate_limits.demand(self._services.rate_limits.requests, caller.address)
        if not self._is_called_right(scope):
            raise HttpError(400, "error-bad-request", "host")
        if scope["method"] in SAFE_METHODS or scope["path"].startswith(ONE_CLICK):
            return
        if not _header(scope, MARK) or not self._is_ours(scope):
            raise HttpError(403, "error-cross-site")

    def _is_ours(self, scope: HTTPScope | WebSocketScope) -> bool:
        """Whether the page that asks came from here. Browsers always say where from; other programs need not."""
        origin = _header(scope, b"origin")
        if not origin:
            return True
        try:
            return urlsplit(origin).netloc == _header(scope, b"host") or origin in self._services.settings.origins
        except ValueError:  # it is no address at all
            return False

    def _is_called_right(self, scope: HTTPScope | WebSocketScope) -> bool:
        """Whether the one who asks means us: another name may be a trick to make our answers look like another site's."""
        hosts = self._services.settings.hosts
        if not hosts:
            return True
        asked = _header(scope, b"host").lower()
        return any(name in (*map(str.lower, hosts), *OF_THIS_MACHINE) for name in (asked, asked.rpartition(":")[0]))

    def _headers(self, scope: HTTPScope, caller: Caller) -> list[tuple[bytes, bytes]]:
        headers = list(HEADERS)
        if scope["path"].startswith("/api/"):
            headers.append((b"cache-control", b"no-store"))
        # Who was signed out while this was being answered gets no young cookie for the old one.
        was_out = caller.known_since > 0 and self._services.sessions.is_out(caller.holder, caller.known_since)
        if caller.must_tell and not was_out:
            cookie = self._services.signer.cookie(caller.person(), scope["scheme"] == "https")
            headers.append((b"set-cookie", cookie.encode()))
            headers.append((PERSON, f"{caller.public} {quote(caller.name)}".strip().encode()))
        elif caller.must_forget:
            headers.append((b"set-cookie", self._services.signer.goodbye().encode()))
        return headers


async def _refuse(send: Send, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.code, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _header(scope: HTTPScope | WebSocketScope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def _route(scope: HTTPScope) -> str:
    """The path with its secrets left out: ids of tables are keys to them."""
    parts = scope["path"].split("/")
    return "/".join("*" if len(part) > 15 else part for part in parts)[:80]
