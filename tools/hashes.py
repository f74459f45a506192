"""The SHA-256 of every file that a package index has for a pinned version, so that a lock holds on every platform.

It asks the indexes that pip is set up with, in the simple form that all of them speak. lock.py calls it.
"""

import re
import sys
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import unquote, urljoin

from pip._internal.models.index import PyPI as PipsOwn

from pip_settings import pip_settings

LINK = re.compile(r'href="([^"#]+)#sha256=([0-9a-f]{64})"')
SOURCE = re.compile(r"\.(tar\.gz|zip)$")
AT_ONCE = 8


def with_hashes(pins: set[str]) -> dict[str, list[str]]:
    """The hashes for each name==version line; ends with a message when one has none."""
    indexes = _indexes()
    ordered = sorted(pins)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        found = dict(zip(ordered, pool.map(lambda pin: _hashes(pin, indexes), ordered), strict=True))
    if missing := [pin for pin, hashes in found.items() if not hashes]:
        sys.exit(f"no index has a hash for {', '.join(missing)}")
    return found


def _indexes() -> list[str]:
    chosen = pip_settings(sys.executable)
    return [*chosen.get("index-url", [PipsOwn.simple_url]), *chosen.get("extra-index-url", [])]


def _hashes(pin: str, indexes: list[str]) -> list[str]:
    name, _, version = pin.partition("==")
    found = set()
    for index in indexes:
        for link, digest in LINK.findall(_page(index, re.sub(r"[-_.]+", "-", name).lower())):
            if _version(unquote(link).rpartition("/")[2]) == version:
                found.add(digest)
    return sorted(found)


def _page(index: str, name: str) -> str:
    address = urljoin(f"{index.rstrip('/')}/", f"{name}/")
    if address.startswith("file:"):
        address += "index.html"
    try:
        with urllib.request.urlopen(
            urllib.request.Request(address, headers={"Accept": "text/html"}), timeout=60
        ) as page:
            return str(page.read().decode())
    except (urllib.error.URLError, FileNotFoundError):
        return ""  # another index may have it


def _version(file: str) -> str:
    if file.endswith(".whl"):
        return file.split("-")[1]
    return SOURCE.sub("", file).rpartition("-")[2] if SOURCE.search(file) else ""
