"""Web Push: a message to a browser whose page is closed, sealed for it alone (RFC 8291) and signed by this server (RFC 8292).

Where it goes is an address that a stranger gave us. It is https, never one of our own network, and that is looked at when the
connection is made, so that a name cannot first mean one place and then another. calls.py sends through it.
"""

import asyncio
import base64
import ipaddress
import logging
import socket
from collections.abc import Iterable
from typing import Literal
from urllib.parse import urlsplit

import httpcore
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from webpush import WebPush, WebPushSubscription
from webpush.vapid import VAPID

from tabletown.server.config import Settings
from tabletown.server.problems import HttpError

logger = logging.getLogger(__name__)

HTTPS = 443
LIFE = 6 * 3600
"""Seconds that a push service keeps a message for a device that is off."""
PATIENCE = 10.0
GONE = (404, 410)
SECRET = 16
NAT64 = ipaddress.ip_network("64:ff9b::/96")

Outcome = Literal["sent", "gone", "failed"]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Subscription(msgspec.Struct):
    """What a browser gives out to be reached by."""

    endpoint: str
    p256dh: str
    auth: str


def new_key() -> str:
    """A private key for signing, as text to keep."""
    private: bytes = VAPID.generate_keys()[0]
    return private.decode()


def demand_endpoint(endpoint: str, settings: Settings) -> None:
    """Raise when this can be no push service: only https on its own port, with a plain name."""
    try:
        parts = urlsplit(endpoint)
        plain = (
            parts.scheme == "https"
            and parts.port in (None, HTTPS)
            and not parts.username
            and "." in (parts.hostname or "")
        )
    except ValueError:
        plain = False
    if not plain and not settings.push_anywhere:
        raise HttpError(422, "error-push", "endpoint")


def demand_keys(p256dh: str, auth: str) -> None:
    """Raise when nothing could be sealed for these: a point on the curve and sixteen bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh))
        fits = len(_decoded(auth)) == SECRET
    except ValueError:
        fits = False
    if not fits:
        raise HttpError(422, "error-push", "p256dh")


def _decoded(key: str) -> bytes:
    return base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))


def is_outside(address: Address) -> bool:
    """Whether this is an address of the wide world: not this machine, not our network, not one of them in disguise."""
    if isinstance(address, ipaddress.IPv6Address):
        hidden = address.ipv4_mapped or address.sixtofour
        if hidden is not None:
            return is_outside(hidden)
        if address in NAT64 or address.teredo:
            return False
    return address.is_global and not address.is_multicast


class Outside(httpcore.AsyncNetworkBackend):
    """Connects to addresses of the wide world only, and to just the one that it has looked at."""

    def __init__(self) -> None:
        self._inside = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from None
        addresses = [ipaddress.ip_address(info[4][0]) for info in found]
        if not addresses or not all(is_outside(address) for address in addresses):
            raise httpcore.ConnectError("not an address of the wide world")
        return await self._inside.connect_tcp(str(addresses[0]), port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Push:
    def __init__(self, private_key: str, settings: Settings) -> None:
        loaded = serialization.load_pem_private_key(private_key.encode(), None)
        public = loaded.public_key()
        pem = public.public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
        self.key = VAPID.get_application_server_key(public)
        """What browsers must know of us to let us reach them."""
        self._sealer = WebPush(private_key.encode(), pem, settings.contact, ttl=LIFE)
        backend = None if settings.push_anywhere else Outside()
        self._pool = httpcore.AsyncConnectionPool(network_backend=backend, max_connections=20, keepalive_expiry=30)

    async def send(self, to: Subscription, message: bytes) -> Outcome:
        """Hand it to the push service, within PATIENCE in all: one that drips its answer must not keep anybody waiting.
        What it answers besides the status is not read."""
        try:
            headers, sealed = await asyncio.to_thread(self._seal, to, message)
            async with (
                asyncio.timeout(PATIENCE),
                self._pool.stream("POST", to.endpoint, headers=headers, content=sealed) as answer,
            ):
                status = answer.status
        except Exception as error:
            logger.warning("a push did not go out", extra={"data": {"reason": type(error).__name__}})
            return "failed"
        if status in GONE:
            return "gone"
        return "sent" if 200 <= status < 300 else "failed"

    def _seal(self, to: Subscription, message: bytes) -> tuple[list[tuple[bytes | str, bytes | str]], bytes]:
        keys = {"p256dh": to.p256dh, "auth": to.auth}
        made = self._sealer.get(message, WebPushSubscription.model_validate({"endpoint": to.endpoint, "keys": keys}))
        headers = {**made.headers, "content-type": "application/octet-stream", "urgency": "normal"}
        return list(headers.items()), made.encrypted

    async def close(self) -> None:
        await self._pool.aclose()
