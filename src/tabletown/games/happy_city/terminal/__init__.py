"""Happy City in the terminal: the table and a city drawn, the same in sentences, and the choices in words."""

from tabletown.games.happy_city.terminal.choices import meant, way
from tabletown.games.happy_city.terminal.drawing import draw
from tabletown.games.happy_city.terminal.entries import entry_name, entry_word
from tabletown.games.happy_city.terminal.sentences import describe

__all__ = ["describe", "draw", "entry_name", "entry_word", "meant", "way"]
