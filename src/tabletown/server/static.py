"""The browser client and the texts as files: read when first asked for, kept compressed, and read again when they
change.

Files with a hash in their name may be cached for ever, the page itself is always asked for again.
"""

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from pathlib import Path

import msgspec

CLIENT = Path(str(files("tabletown"))) / "server" / "static"
LOCALES = Path(str(files("tabletown"))) / "locale"
NOT_FOR_BROWSERS = ("terminal.ftl",)
HASHED = "assets/"
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".webmanifest": "application/manifest+json"}
COMPRESSIBLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


class File(msgspec.Struct):
    body: bytes
    zipped: bytes | None
    type: str
    tag: str
    forever: bool


class Files:
    def __init__(self, client: Path = CLIENT, locales: Path = LOCALES) -> None:
        self._client = client.resolve()
        self._locales = locales.resolve()
        self._kept: dict[tuple[str, int], File] = {}

    def page(self) -> File | None:
        """The page of the client, whatever address within it was asked for."""
        return self._file(self._client / "index.html", forever=False)

    def asset(self, path: str) -> File | None:
        place = (self._client / path).resolve()
        if not place.is_relative_to(self._client) or not place.is_file():
            return None
        return self._file(place, forever=path.startswith(HASHED))

    def texts(self, language: str) -> File | None:
        """All texts of a language that a browser may need, as one file."""
        folder = self._locales / language
        if not language.isalpha() or not folder.is_dir():
            return None
        parts = [path for path in sorted(folder.glob("*.ftl")) if path.name not in NOT_FOR_BROWSERS]
        stamp = max((path.stat().st_mtime_ns for path in parts), default=0)
        return self._keep(f"locale {language}", stamp, parts, ".ftl", forever=False)

    def _file(self, path: Path, forever: bool) -> File | None:
        if not path.is_file():
            return None
        return self._keep(str(path), path.stat().st_mtime_ns, [path], path.suffix, forever)

    def _keep(self, name: str, stamp: int, parts: list[Path], suffix: str, forever: bool) -> File:
        if (name, stamp) not in self._kept:
            body = b"\n".join(path.read_bytes() for path in parts)
            kind = TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
            zipped = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSIBLE) else None
            tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
            self._kept[(name, stamp)] = File(body, zipped, kind, tag, forever)
        return self._kept[(name, stamp)]
