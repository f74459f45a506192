"""The messages of Streets that are put together while running, for tests/test_locale.py: each id without the
game's name, and the words that can take the place of `*`. NAMES are messages with a name for each id of a catalogue.
"""

from support.ids import ids
from tabletown.coach.tendencies import categories
from tabletown.games import GAMES
from tabletown.games.streets.catalogue import ADVISORS, BUSINESSES, VALUES
from tabletown.games.streets.paper.turn import TURN_FIELDS
from tabletown.games.streets.phases import PHASES
from tabletown.games.streets.planning.reasons import CLAIMS

FAMILIES: list[tuple[str, set[str]]] = [
    ("reason-*", set(CLAIMS)),
    ("tendency-*", set(categories(GAMES["streets"]).values())),
    ("board-street-*", {"open", "waiting", "counting", "closed"}),
    ("view-*", {"buildings"}),  # the plain board: another word than in other games
    ("prompt-*", set(PHASES) - {"finished"}),
    ("score-*", {"last_count"}),  # only when the game is over
    ("score-*-about", {"last_count"}),
    ("value-*", set(VALUES)),
    ("advisor-*", set(ADVISORS)),
    ("advisor-*-about", set(ADVISORS)),
    ("terminal-*", {"lying", "seeking", "sum"}),
    ("paper-field-*", set(TURN_FIELDS)),
]

NAMES: dict[str, set[str]] = {
    "tile": ids("streets", "tile", "start"),
    "business": set(BUSINESSES),
}
