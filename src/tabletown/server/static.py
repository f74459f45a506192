"""The browser client as files: read when first asked for, kept compressed, and read again when they change.

Where the build left a smaller copy beside one (.br), browsers that know it get that. Files with a hash in their name may be
cached for ever, the page itself is always asked for again.
"""

import gzip
import hashlib
import mimetypes
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import msgspec

from tabletown.server.first_answer import with_first_answer

CLIENT = Path(str(files("tabletown"))) / "server" / "static"
HASHED = "assets/"
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
COMPRESSIBLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


class File(msgspec.Struct):
    body: bytes
    zipped: bytes | None
    brotli: bytes | None
    type: str
    tag: str
    forever: bool


class Files:
    def __init__(self, client: Path = CLIENT) -> None:
        self._client = client.resolve()
        self._kept: dict[tuple[str, int], File] = {}

    def page(self, path: str = "", language: str = "en", games: Callable[[], bytes] = lambda: b"[]") -> File | None:
        """The page of the client, whatever address within it was asked for, with what a browser there needs first."""
        page = self._client / "index.html"
        if not page.is_file():
            return None
        name = f"{page} {'home' if not path else ''} {language}"
        stamp = page.stat().st_mtime_ns
        if (name, stamp) not in self._kept:
            text = with_first_answer(page.read_text(encoding="utf-8"), self._client, path, language, games)
            self._kept[(name, stamp)] = _made(text.encode(), "text/html", forever=False)
        return self._kept[(name, stamp)]

    def asset(self, path: str) -> File | None:
        try:
            place = (self._client / path).resolve()
            if not place.is_relative_to(self._client) or not place.is_file():
                return None
        except (OSError, ValueError):  # no file has such a name
            return None
        return self._file(place, forever=path.startswith(HASHED))

    def _file(self, path: Path, forever: bool) -> File | None:
        if not path.is_file():
            return None
        name, stamp = str(path), path.stat().st_mtime_ns
        if (name, stamp) not in self._kept:
            kind = TYPES.get(path.suffix) or mimetypes.types_map.get(path.suffix, "application/octet-stream")
            smaller = path.with_name(f"{path.name}.br")
            is_newest = smaller.is_file() and smaller.stat().st_mtime_ns >= stamp  # else it is of another build
            brotli = smaller.read_bytes() if is_newest else None
            self._kept[(name, stamp)] = _made(path.read_bytes(), kind, forever, brotli)
        return self._kept[(name, stamp)]


def _made(body: bytes, kind: str, forever: bool, brotli: bytes | None = None) -> File:
    zipped = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSIBLE) else None
    return File(body, zipped, brotli, kind, f'"{hashlib.sha256(body).hexdigest()[:16]}"', forever)
