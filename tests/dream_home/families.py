"""The messages of Dream Home that are put together while running, for tests/test_locale.py: each id without the
game's name, and the words that can take the place of `*`. NAMES are messages with a name for each id of a catalogue.
"""

from support.ids import ids
from support.moves import move_kinds
from tabletown.coach.tendencies import categories
from tabletown.games import GAMES
from tabletown.games.dream_home.catalogue import HELPERS, TOOLS
from tabletown.games.dream_home.log import SILENT
from tabletown.games.dream_home.paper.form import FIELDS
from tabletown.games.dream_home.phases import PHASES
from tabletown.games.dream_home.planning.reasons import CLAIMS
from tabletown.games.dream_home.terminal.choices import APART, PLACES

FAMILIES: list[tuple[str, set[str]]] = [
    ("reason-*", set(CLAIMS)),
    ("tendency-*", set(categories(GAMES["dream_home"]).values())),
    ("prompt-*", {*PHASES, "build_both", "choose_tool", "resource", "stuck"} - {"finished"}),
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

NAMES: dict[str, set[str]] = {
    "room": ids("dream_home", "room") | {"empty"},
    "item": ids("dream_home", "decor"),
    "resource": ids("dream_home", "decor", "tool", "helper") - {"car"} | {"token", "roof"},
    "roof": ids("dream_home", "roof"),
}
