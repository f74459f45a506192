"""The messages of Streets that are put together while running, for tests/test_locale.py: each id without the
game's name, and the words that can take the place of `*`.
"""

from tabletown.games.streets.catalogue import ADVISORS, VALUES
from tabletown.games.streets.paper.form import FIELDS
from tabletown.games.streets.phases import PHASES

FAMILIES: list[tuple[str, set[str]]] = [
    ("board-street-*", {"open", "waiting", "counting", "closed"}),
    ("prompt-*", set(PHASES) - {"finished"}),
    ("value-*", set(VALUES)),
    ("advisor-*", set(ADVISORS)),
    ("advisor-*-about", set(ADVISORS)),
    ("terminal-*", {"lying", "seeking"}),
    ("paper-field-*", set(FIELDS)),
]
