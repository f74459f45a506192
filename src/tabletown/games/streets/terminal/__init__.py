"""Streets in the terminal: the city drawn as a map, the same in sentences, and the choices in words."""

from tabletown.games.streets.terminal.choices import meant, way
from tabletown.games.streets.terminal.drawing import draw
from tabletown.games.streets.terminal.entries import entry_name, entry_word
from tabletown.games.streets.terminal.sentences import describe

__all__ = ["describe", "draw", "entry_name", "entry_word", "meant", "way"]
