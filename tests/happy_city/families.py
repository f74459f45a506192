"""The messages of Happy City that are put together while running, for tests/test_locale.py: each id without the
game's name, and the words that can take the place of `*`.
"""

from typing import get_args

from support.moves import move_kinds
from tabletown.games import GAMES
from tabletown.games.happy_city.catalogue import Kind
from tabletown.games.happy_city.log import SILENT
from tabletown.games.happy_city.paper.form import FIELDS
from tabletown.games.happy_city.turn import PHASES

FAMILIES: list[tuple[str, set[str]]] = [
    ("prompt-*", set(PHASES)),
    ("log-*", move_kinds(GAMES["happy_city"]) - set(SILENT)),
    ("effect-*", set(get_args(Kind))),
    ("terminal-*", {"income", "residents", "hearts"}),
    ("paper-field-*", set(FIELDS)),
]
