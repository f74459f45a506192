"""The messages of Welcome To that are put together while running, for tests/test_locale.py: each id without the
game's name, and the words that can take the place of `*`.
"""

from typing import get_args

from support.moves import move_kinds
from tabletown.coach.tendencies import categories
from tabletown.games import GAMES
from tabletown.games.welcome.catalogue import EFFECTS, Kind
from tabletown.games.welcome.log import SILENT
from tabletown.games.welcome.paper.form import FIELDS
from tabletown.games.welcome.paper.table import TABLE_FIELDS
from tabletown.games.welcome.phases import PHASES
from tabletown.games.welcome.planning.reasons import CLAIMS

FAMILIES: list[tuple[str, set[str]]] = [
    ("effect-*", set(EFFECTS)),
    ("effect-*-about", set(EFFECTS)),
    ("plan-*", set(get_args(Kind))),
    ("prompt-*", set(PHASES)),
    ("reason-*", set(CLAIMS)),
    ("tendency-*", set(categories(GAMES["welcome"]).values())),
    ("log-*", move_kinds(GAMES["welcome"]) - set(SILENT)),
    ("score-competitor-*", {"plans", "parks", "pools", "temps", "fences", "estates"}),
    ("terminal-*-on", {"write", "fence", "roundabout"}),
    ("terminal-left-*", {"stacks", "solo", "draft", "aca"}),
    ("terminal-say-*", {"bis", "pool", "used"}),
    ("paper-field-*", {*FIELDS, *TABLE_FIELDS}),
]
