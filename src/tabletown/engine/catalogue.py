"""Catalogues: a game's cards, tiles and boards as TOML, each entry with its source, and overlays that correct them.

A game describes its catalogue as msgspec structs, each entry as a subclass of `Entry`; this module reads the file into
them and turns every mistake into one line that names file, line and reason. An overlay holds the same sections; an entry
with a known `id` replaces the fields it names, and what it changed is tagged `overlay`. Not compiled: it runs once per game.
"""

import re
import tomllib
from collections.abc import Callable
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from tabletown.engine.bounds import excess, is_harmless, read_start

Raw = dict[str, list[dict[str, object]]]
Lines = dict[tuple[str, int, str], int]
Catalogue = TypeVar("Catalogue", bound=msgspec.Struct)

EXCESSES = {
    "file-too-large": "more than {most} letters",
    "file-long-line": "a line of more than {most} letters",
    "file-control-character": "a control character ({value})",
}
MOST_PARTS = 8
QUOTED = re.compile(r"""("[^"]*"|'[^']*')""")
"""In a list that takes several lines, dots are not the dots of a name."""


class Source(StrEnum):
    """Where a figure comes from."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"
    DERIVED = "derived"
    RECONSTRUCTED = "reconstructed"
    OVERLAY = "overlay"


class Sourced(msgspec.Struct, kw_only=True):
    source: Source


class Entry(Sourced, forbid_unknown_fields=True):
    """What every entry of a catalogue has: its id comes first, and last where its figures are from."""

    id: str


class CatalogueError(Exception):
    """A catalogue or overlay that cannot be used: the file, the line (0 when it is about the whole) and why."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}" if line else f"{file}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.file, self.line, self.reason)


class Text:
    """A TOML file with the line of each key, so that a complaint can point at it."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        try:
            self.text = read_start(path)
            self._keep_to_bounds()
            self.raw: Raw = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as broken:
            raise CatalogueError(self.name, _line_in(str(broken)), str(broken)) from None
        except OSError as missing:
            raise CatalogueError(str(path), 0, missing.strerror or str(missing)) from None
        except UnicodeDecodeError:
            raise CatalogueError(str(path), 0, "not a UTF-8 text file") from None
        except (RecursionError, ValueError):
            raise CatalogueError(self.name, 0, "nested too deeply, or a number too large") from None
        self.lines = _key_lines(self.text)

    def _keep_to_bounds(self) -> None:
        """An overlay may come from anybody. A name in parts takes time that grows with the square of their number."""
        if found := excess(self.text):
            raise CatalogueError(self.name, found.line, EXCESSES[found.message].format(**found.args))
        for number, row in enumerate(self.text.split("\n"), 1):
            if QUOTED.sub("", row).partition("=")[0].count(".") > MOST_PARTS:
                raise CatalogueError(self.name, number, "a name in too many parts")

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


def edition_file(module: str, edition: str) -> Path:
    """The file of an edition, which lies beside the module that reads it."""
    return Path(module).with_name(f"{edition}.toml")


def load(
    path: Path,
    kind: type[Catalogue],
    overlay: Path | None = None,
    complaints: Callable[[Catalogue], list[str]] = nothing_wrong,
    former: Raw | None = None,
) -> Catalogue:
    """Read a catalogue, with the overlay's corrections where one is given; `complaints` says what cannot be true of it.

    `former` is the catalogue as it once was, as plain data: it is read instead, for games that were begun with it."""
    base = Text(path)
    if former is not None:
        _demand_same_places(base, former)
        base.raw = former
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


def _demand_same_places(base: Text, former: Raw) -> None:
    """Actions tell entries by their place, so a former catalogue holds the same ones, or lacks the last of them."""
    for section, entries in former.items():
        now = [entry["id"] for entry in base.raw.get(section, [])]
        if [entry.get("id") for entry in entries] != now[: len(entries)]:
            raise CatalogueError(base.name, 0, f"[[{section}]] had other entries")


def as_data(catalogue: msgspec.Struct) -> Raw:
    """A catalogue's sections and entries as plain data, for lists and card browsers."""
    data: Raw = msgspec.to_builtins(catalogue)
    return data


def shipped_before(folder: Path, edition: str, figures: str) -> Raw | None:
    """The catalogue with these figures, which come with the game as a file of this name; None where there is none."""
    path = folder / f"{edition}-{figures}.toml"
    return Text(path).raw if re.fullmatch("[0-9a-f]{16}", figures) and path.is_file() else None


def figures_fingerprint(data: Raw) -> str:
    """What tables and records keep of the figures they are played with. Sources, and fields that an entry leaves empty,
    do not count: they change nothing in play."""
    figures = {
        section: [{key: value for key, value in entry.items() if value and key != "source"} for entry in entries]
        for section, entries in data.items()
    }
    return sha256(msgspec.json.encode(figures, order="sorted")).hexdigest()[:16]


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
            if not is_harmless(entry):
                raise CatalogueError(overlay.name, line, f"control characters in an entry of [[{section}]]")
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
