"""What the page of the client is sent with, so that a browser on a slow line asks for everything at once and waits only twice:
the texts of its language, what the home page asks the server, and the games themselves. static.py puts it into the page.
"""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec

from tabletown.words import LANGUAGES

MANIFEST = "files.json"
"""Vite's list of what became of which source."""
HOME_ASKS = ("/api/me", "/api/tables")


class Built(msgspec.Struct):
    file: str
    name: str = ""


def language_of(accepted: str) -> str:
    """The first language of the reader's that we speak, as their browser says it; English when there is none."""
    wishes = (re.split(r"[-;]", wish.strip().lower())[0] for wish in accepted.split(","))
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def with_first_answer(page: str, client: Path, path: str, language: str, games: Callable[[], bytes]) -> str:
    """The page with it. A client that was built without a list of its files is sent as it is."""
    if not (client / MANIFEST).is_file():
        return page
    built = msgspec.json.decode((client / MANIFEST).read_bytes(), type=dict[str, Built])
    texts = next((each for each in built.values() if each.name == f"house-{language}"), None)
    parts = [f'<link rel="modulepreload" crossorigin href="/{texts.file}">'] if texts else []
    if not path:
        parts += [f'<link rel="preload" as="fetch" crossorigin="anonymous" href="{each}">' for each in HOME_ASKS]
        listed = games().decode().replace("<", "\\u003c")
        parts.append(f'<script type="application/json" id="games">{listed}</script>')
    return page.replace("</head>", f"{''.join(parts)}</head>")
