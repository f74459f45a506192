"""A push service for tests, which takes what is posted to it, and a browser that opens it as RFC 8291 says."""

import asyncio
import base64
import json
import secrets
import struct
from contextlib import suppress
from typing import Self

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from support.tabletown_server import PATIENCE
from tabletown.server.wire_people import PushHere


class Posted:
    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    """Listens on this machine. `status` is what it answers."""

    def __init__(self) -> None:
        self.status = 201
        self.address = ""
        self.posted: list[Posted] = []
        self._server: asyncio.Server

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posted.append(Posted(first.split()[1], headers, body))
        try:
            await self._answer(writer)
        finally:  # also when the test ends in the middle of an answer
            writer.close()

    async def _answer(self, writer: asyncio.StreamWriter) -> None:
        writer.write(f"HTTP/1.1 {self.status} Said\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()

    async def until(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.posted) < count:
                await asyncio.sleep(0.02)


class Dripping(PushService):
    """One that answers letter by letter and never comes to an end."""

    async def _answer(self, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while not writer.is_closing():
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.05)


class Device:
    """A browser that has subscribed at the service."""

    def __init__(self, service: PushService) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = secrets.token_bytes(16)
        self.path = f"/{secrets.token_urlsafe(24)}"
        self.endpoint = service.address + self.path

    def subscription(self) -> PushHere:
        return PushHere(self.endpoint, _text(self._public), _text(self._auth))

    def read(self, posted: Posted, server_key: str) -> dict[str, str]:
        """What the message says, once it is sure that our server sealed it for this browser."""
        assert posted.path == self.path
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert int(posted.headers["ttl"]) > 0
        _check_signature(posted.headers["authorization"], server_key)
        told: dict[str, str] = json.loads(self._open(posted.body))
        return told

    def _open(self, body: bytes) -> bytes:
        salt, (size, length) = body[:16], struct.unpack("!LB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _derived(shared, self._auth, b"WebPush: info\x00" + self._public + sender, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert padded.endswith(b"\x02")
        return padded[:-1]


def _check_signature(authorization: str, server_key: str) -> None:
    kind, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, fields["k"]) == ("vapid", server_key)
    point = base64.urlsafe_b64decode(server_key + "=" * (-len(server_key) % 4))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    claims = jwt.decode(fields["t"], key, algorithms=["ES256"], audience="http://127.0.0.1")
    assert claims["sub"].startswith("mailto:")


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
