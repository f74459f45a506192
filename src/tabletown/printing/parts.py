"""Which parts of which game can be printed: the list of the games' own lists."""

from tabletown.games import GAMES
from tabletown.printing.dream_home import parts as dream_home
from tabletown.printing.happy_city import parts as happy_city
from tabletown.printing.part import Part
from tabletown.printing.streets import parts as streets
from tabletown.printing.welcome import parts as welcome

LISTS = {
    "welcome": welcome.parts,
    "streets": streets.parts,
    "dream_home": dream_home.parts,
    "happy_city": happy_city.parts,
}


def parts_of(game: str, edition: str) -> list[Part]:
    """What can be printed of an edition; nothing for a game that has no drawings."""
    return LISTS[game](edition) if game in LISTS and edition in GAMES[game].editions() else []
