"""The messages of Dream Home that are put together while running, for tests/test_locale.py: each id without the
game's name, and the words that can take the place of `*`.
"""

from support.moves import move_kinds
from tabletown.games import GAMES
from tabletown.games.dream_home.catalogue import HELPERS, TOOLS
from tabletown.games.dream_home.paper.form import FIELDS
from tabletown.games.dream_home.telling import SILENT
from tabletown.games.dream_home.terminal.choices import APART, PLACES
from tabletown.games.dream_home.turn import PHASES

FAMILIES: list[tuple[str, set[str]]] = [
    ("prompt-*", {*PHASES, "build_both", "choose_tool", "resource"} - {"finished"}),
    ("log-*", move_kinds(GAMES["dream_home"]) - set(SILENT)),
    ("tool-*-about", set(TOOLS)),
    ("helper-*-about", set(HELPERS)),
    ("comfort-*", {"bathrooms", "essentials"}),
    ("board-use-*", {"drill", "mixer"}),
    ("cards-*", {"regular", "unique", "basement", "tool", "helper"}),
    ("terminal-*", APART),
    ("terminal-*-on", PLACES),
    ("paper-field-*", set(FIELDS)),
]
