"""The messages of Happy City that are put together while running, for tests/test_locale.py: each id without the
game's name, and the words that can take the place of `*`. NAMES are messages with a name for each id of a catalogue.
"""

from typing import get_args

from support.ids import ids
from support.moves import move_kinds
from tabletown.coach.tendencies import categories
from tabletown.games import GAMES
from tabletown.games.happy_city.catalogue import Kind
from tabletown.games.happy_city.log import SILENT
from tabletown.games.happy_city.paper.form import FIELDS
from tabletown.games.happy_city.phases import PHASES
from tabletown.games.happy_city.planning.reasons import CLAIMS

FAMILIES: list[tuple[str, set[str]]] = [
    ("reason-*", set(CLAIMS)),
    ("tendency-*", set(categories(GAMES["happy_city"]).values())),
    ("prompt-*", set(PHASES) - {"finished"}),
    ("log-*", move_kinds(GAMES["happy_city"]) - set(SILENT)),
    ("effect-*", set(get_args(Kind))),
    ("terminal-*", {"income", "residents", "hearts"}),
    ("paper-field-*", set(FIELDS)),
]

NAMES: dict[str, set[str]] = {
    "building": ids("happy_city", "building"),
    "dwelling": ids("happy_city", "dwelling"),
    "market": ids("happy_city", "market"),
    "special": ids("happy_city", "family", "expert"),
}
