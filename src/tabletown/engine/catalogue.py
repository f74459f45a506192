"""Catalogues: a game's cards, tiles and boards as TOML, each entry with its source, and overlays that correct them.

A game describes its catalogue as msgspec structs; this module reads the file into them and turns every mistake into one
line that names file, line and reason. An overlay holds the same sections; an entry with a known `id` replaces the
fields it names, and what it changed is tagged `overlay`. Not compiled: it runs once per game.
"""

import re
import tomllib
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

import msgspec

Raw = dict[str, list[dict[str, object]]]
Lines = dict[tuple[str, int, str], int]
Catalogue = TypeVar("Catalogue", bound=msgspec.Struct)


class Source(StrEnum):
    """Where a figure comes from."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"
    DERIVED = "derived"
    RECONSTRUCTED = "reconstructed"
    OVERLAY = "overlay"


class CatalogueError(Exception):
    """A catalogue or overlay that cannot be used: the file, the line (0 when it is about the whole) and why."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}" if line else f"{file}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


class Text:
    """A TOML file with the line of each key, so that a complaint can point at it."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        try:
            self.text = path.read_text(encoding="utf-8")
            self.raw: Raw = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as broken:
            raise CatalogueError(self.name, _line_in(str(broken)), str(broken)) from None
        except OSError as missing:
            raise CatalogueError(str(path), 0, missing.strerror or str(missing)) from None
        except UnicodeDecodeError:
            raise CatalogueError(str(path), 0, "not a UTF-8 text file") from None
        self.lines = _key_lines(self.text)

    def fingerprint(self) -> str:
        return sha256(self.text.encode()).hexdigest()[:16]

    def line(self, section: str, index: int, key: str = "") -> int:
        return self.lines.get((section, index, key), self.lines.get((section, index, ""), 0))


def load(path: Path, kind: type[Catalogue], overlay: Path | None = None) -> Catalogue:
    """Read a catalogue, with the overlay's corrections where one is given."""
    base = Text(path)
    if overlay is None:
        return _convert(base.raw, kind, base, {})
    correction = Text(overlay)
    origins = _merge(base.raw, correction)
    return _convert(base.raw, kind, correction, origins)


def as_data(catalogue: msgspec.Struct) -> Raw:
    """A catalogue's sections and entries as plain data, for lists and card browsers."""
    data: Raw = msgspec.to_builtins(catalogue)
    return data


def overlay_fingerprint(path: Path) -> str:
    """What a record keeps of an overlay, so that a replay can demand the same one."""
    return Text(path).fingerprint()


def _merge(raw: Raw, overlay: Text) -> dict[tuple[str, int, str], int]:
    """Write the overlay's fields over the catalogue's; returns the overlay's line for each field written."""
    origins: dict[tuple[str, int, str], int] = {}
    for section, entries in overlay.raw.items():
        if section not in raw:
            raise CatalogueError(overlay.name, overlay.line(section, 0), f"no section [[{section}]] in this catalogue")
        if not isinstance(entries, list):
            raise CatalogueError(overlay.name, overlay.line(section, 0), f"write [[{section}]], with two brackets")
        places = {entry["id"]: index for index, entry in enumerate(raw[section])}
        for number, entry in enumerate(entries):
            line = overlay.line(section, number)
            name = entry.get("id")
            if name not in places:
                raise CatalogueError(
                    overlay.name,
                    line,
                    f"[[{section}]] has no entry with id = {name!r}"
                    if name
                    else f"an entry of [[{section}]] has no id",
                )
            place = places[name]
            for key, value in entry.items():
                if key != "id":
                    raw[section][place][key] = value
                    origins[(section, place, key)] = overlay.line(section, number, key)
            raw[section][place]["source"] = Source.OVERLAY.value
    return origins


def _convert(raw: Raw, kind: type[Catalogue], text: Text, origins: dict[tuple[str, int, str], int]) -> Catalogue:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as wrong:
        reason, section, index, key = _place(str(wrong))
        line = origins.get((section, index, key)) or (0 if origins else text.line(section, index, key))
        raise CatalogueError(text.name, line, reason) from None


def _place(message: str) -> tuple[str, str, int, str]:
    """Take msgspec's "reason - at `$.plan[3].first`" apart."""
    found = re.search(r"`\$\.(\w+)\[(\d+)\](?:\.(\w+))?", message)
    reason = message.split(" - at ")[0].replace("`", "")
    if not found:
        return message, "", 0, ""
    section, index, key = found.group(1), int(found.group(2)), found.group(3) or ""
    return f"{section} {key}: {reason}".replace(" :", ":"), section, index, key


def _key_lines(text: str) -> Lines:
    lines: Lines = {}
    counts: dict[str, int] = {}
    section, index = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[\[?\s*(\w+)", line)
        if header:
            section = header.group(1)
            index = counts.get(section, 0)
            counts[section] = index + 1
            lines[(section, index, "")] = number
            continue
        key = re.match(r"\s*(\w+)\s*=", line)
        if key:
            lines.setdefault((section, index, key.group(1)), number)
    return lines


def _line_in(message: str) -> int:
    found = re.search(r"line (\d+)", message)
    return int(found.group(1)) if found else 0
