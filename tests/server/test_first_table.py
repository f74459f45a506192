"""The first table of a process: whoever sets it waits for nothing that only later pages need."""

import subprocess
import sys

from tabletown.words import LANGUAGES

PROGRAM = """
import time
from fluent.syntax import FluentParser
from tabletown.words import learn, namesakes

parsed = []
parse = FluentParser.parse
FluentParser.parse = lambda parser, text: parsed.append(text) or parse(parser, text)
learn()
assert not parsed
assert namesakes("table-name-", ["nobody is called so"]) == frozenset()
print(all(text.startswith("table-name-") for text in parsed), len(parsed))
"""


def test_only_the_bots_names_are_read_for_it() -> None:
    """All texts of three languages take seconds to parse, in which the whole server stands still."""
    said = subprocess.run([sys.executable, "-c", PROGRAM], check=True, text=True, stdout=subprocess.PIPE).stdout
    only, count = said.split()
    assert only == "True"
    assert int(count) >= len(LANGUAGES)
