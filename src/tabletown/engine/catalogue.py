"""Catalogues: a game's cards, tiles and boards as TOML, each entry with its source, and overlays that correct them.

A game describes its catalogue as msgspec structs; this module reads the file into them and turns every mistake into one
line that names file, line and reason. An overlay holds the same sections; an entry with a known `id` replaces the
fields it names, and what it changed is tagged `overlay`. Not compiled: it runs once per game.
"""

import re
import tomllib
from collections.abc import Callable
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, TypeVar

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


class Correction(NamedTuple):
    """One field of one entry that an overlay writes anew, and the overlay's line."""

    section: str
    place: int
    key: str
    value: object
    line: int


def nothing_wrong(catalogue: object) -> list[str]:
    return []


def load(
    path: Path,
    kind: type[Catalogue],
    overlay: Path | None = None,
    complaints: Callable[[Catalogue], list[str]] = nothing_wrong,
) -> Catalogue:
    """Read a catalogue, with the overlay's corrections where one is given; `complaints` says what cannot be true of it."""
    base = Text(path)
    if overlay is None:
        catalogue = _convert(base.raw, kind, base, [])
        for complaint in complaints(catalogue):
            raise CatalogueError(base.name, 0, complaint)
        return catalogue
    correction = Text(overlay)
    corrections = _corrections(base.raw, correction)
    catalogue = _convert(_corrected(base.raw, corrections), kind, correction, corrections)
    for complaint in complaints(catalogue):
        raise CatalogueError(correction.name, _culprit(base.raw, kind, complaints, corrections), complaint)
    return catalogue


def as_data(catalogue: msgspec.Struct) -> Raw:
    """A catalogue's sections and entries as plain data, for lists and card browsers."""
    data: Raw = msgspec.to_builtins(catalogue)
    return data


def overlay_fingerprint(path: Path) -> str:
    """What a record keeps of an overlay, so that a replay can demand the same one."""
    return Text(path).fingerprint()


def _corrections(raw: Raw, overlay: Text) -> list[Correction]:
    """What the overlay changes, field by field in the order of its lines."""
    found: list[Correction] = []
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
            for key, value in {**entry, "source": Source.OVERLAY.value}.items():
                if key != "id":
                    found.append(Correction(section, place, key, value, overlay.line(section, number, key)))
    return found


def _corrected(raw: Raw, corrections: list[Correction]) -> Raw:
    merged = {section: [dict(entry) for entry in entries] for section, entries in raw.items()}
    for correction in corrections:
        merged[correction.section][correction.place][correction.key] = correction.value
    return merged


def _culprit(
    raw: Raw, kind: type[Catalogue], complaints: Callable[[Catalogue], list[str]], corrections: list[Correction]
) -> int:
    """The line of the correction after which something is wrong and stays wrong to the end."""
    line = 0
    for count in range(len(corrections), 0, -1):
        if not complaints(msgspec.convert(_corrected(raw, corrections[:count]), kind)):
            break
        line = corrections[count - 1].line
    return line


def _convert(raw: Raw, kind: type[Catalogue], text: Text, corrections: list[Correction]) -> Catalogue:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as wrong:
        reason, section, index, key = _place(str(wrong))
        lines = [change.line for change in corrections if change[:3] == (section, index, key)]
        line = lines[-1] if lines else 0 if corrections else text.line(section, index, key)
        raise CatalogueError(text.name, line, reason) from None


def _place(message: str) -> tuple[str, str, int, str]:
    """Take msgspec's "reason - at `$.plan[3].first`" apart."""
    found = re.search(r"`\$\.(\w+)\[(\d+)\](?:\.(\w+))?", message)
    unknown = re.search(r"unknown field `(\w+)`", message)
    reason = message.split(" - at ")[0].replace("`", "")
    if not found:
        return message, "", 0, ""
    section, index = found.group(1), int(found.group(2))
    key = found.group(3) or (unknown.group(1) if unknown else "")
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
