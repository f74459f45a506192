"""docs/benchmarks.md is written by several measurements, each of which replaces its own part and leaves the others alone.

The engine's own figures stand first (bench_page.py); each other part is a section under a heading that it is known by.
"""

import platform
import re
import time
from collections.abc import Sequence
from pathlib import Path

from tabletown import __version__
from tabletown.lab.bench import machine, spread

PAGE = Path(__file__).parents[3] / "docs/benchmarks.md"
"""Of a checkout: what measures the set-up and the client runs only there."""


def write_first(lines: Sequence[str], path: Path) -> None:
    """Write what stands before all sections."""
    _, *sections = _parts(path)
    _write(path, ["\n".join(lines), *sections])


def write_section(heading: str, lines: Sequence[str], path: Path) -> None:
    """Write a section in its place, behind all others when it is new."""
    first, *sections = _parts(path)
    ours = "\n".join([f"## {heading}", "", *lines])
    places = [place for place, section in enumerate(sections) if section.splitlines()[0] == f"## {heading}"]
    if places:
        sections[places[0]] = ours
    else:
        sections.append(ours)
    _write(path, [first, *sections])


def circumstances() -> str:
    """What was measured, on which machine, when."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"Tabletown {__version__}, {python}, {machine()}, {time.strftime('%Y-%m-%d')}."


def seconds(values: Sequence[float], digits: int = 1) -> str:
    """The median of the repeats, in brackets the lowest and the highest."""
    found = spread(list(values))
    return f"{found.median:.{digits}f} ({found.low:.{digits}f}–{found.high:.{digits}f})"


def verdict(bar: str, is_kept: bool) -> str:
    return f"- {'kept' if is_kept else '**missed**'}: {bar}"


def _parts(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8") if path.exists() else "# Benchmarks"
    return re.split(r"^(?=## )", text, flags=re.MULTILINE)


def _write(path: Path, parts: list[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n\n".join(part.strip("\n") for part in parts) + "\n", encoding="utf-8")
