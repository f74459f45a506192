"""What people write is text wherever it is shown: nothing in the client makes markup of a string."""

import re
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
MAKES_MARKUP = re.compile(
    r"@html|\.(inner|outer)HTML\s*\+?=|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment|srcdoc"
)


def test_nothing_in_the_client_makes_markup_of_a_string() -> None:
    sources = [
        path
        for folder in ("src", "public")
        for path in (WEB / folder).rglob("*")
        if path.suffix in (".svelte", ".ts", ".js")
    ]
    assert len(sources) > 100
    found = [
        path.name
        for path in sources
        if ".test." not in path.name and MAKES_MARKUP.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []
