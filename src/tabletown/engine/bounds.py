"""What a file from somebody else may be: sizes that no honest record, sheet or overlay reaches, and no signs that a
terminal would obey. Everything that reads such a file asks here first, so that a bad one is refused at once and by line.
"""

import re
from pathlib import Path
from typing import Final, NamedTuple

MOST: Final = 200_000
"""Letters in a file. The longest record of the tests has 7,000."""
LONGEST_LINE: Final = 2_000
LARGEST_NUMBER: Final = 6
"""Digits of a number in a sheet."""
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""Control characters, and those that turn the direction of the text around them. Tabs are harmless."""
DIGITS = re.compile(r"\d{" + str(LARGEST_NUMBER + 1) + ",}")


class Excess(NamedTuple):
    """Why a text is not read: the line (0 for the whole) and the id and arguments of the reason's text."""

    line: int
    message: str
    args: dict[str, str | int]


def excess(text: str) -> Excess | None:
    """What is beyond all bounds in a text, the first of it."""
    if len(text) > MOST:
        return Excess(0, "file-too-large", {"most": MOST})
    for number, row in enumerate(text.split("\n"), 1):
        if len(row) > LONGEST_LINE:
            return Excess(number, "file-long-line", {"most": LONGEST_LINE})
        sign = OBEYED.search(row.rstrip("\r"))
        if sign:
            return Excess(number, "file-control-character", {"value": f"U+{ord(sign.group()):04X}"})
    return None


def large_number(text: str) -> Excess | None:
    """The first number that is larger than anything in any box."""
    for number, row in enumerate(text.split("\n"), 1):
        if DIGITS.search(row):
            return Excess(number, "file-large-number", {"most": LARGEST_NUMBER})
    return None


def read_start(path: Path) -> str:
    """A file's text, and no more of it than shows that it is too large; raises OSError and UnicodeDecodeError."""
    with path.open("rb") as file:
        return decoded(file.read(4 * MOST + 4))


def decoded(raw: bytes) -> str:
    """Text from bytes. Some editors begin it with a mark of its encoding; it is none of the text."""
    if len(raw) > 4 * MOST:
        return " " * (MOST + 1)  # too large whatever it says; the last letter may be cut in two
    return raw.decode("utf-8-sig")


def is_harmless(value: object) -> bool:
    """Whether no text in a value from a TOML file holds signs that a terminal would obey; TOML can spell them out."""
    if isinstance(value, str):
        return not OBEYED.search(value)
    if isinstance(value, dict):
        return all(map(is_harmless, value)) and all(map(is_harmless, value.values()))
    return all(map(is_harmless, value)) if isinstance(value, list) else True


def harmless(text: str) -> str:
    """A text with signs that a terminal would obey spelled out, for messages that quote what somebody gave."""
    return OBEYED.sub(lambda sign: f"\\u{ord(sign.group()):04x}", text)
