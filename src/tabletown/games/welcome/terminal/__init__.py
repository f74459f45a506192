"""Welcome To in the terminal: the sheet drawn, the sheet in sentences, and the choices in words."""

from tabletown.games.welcome.terminal.choices import meant, way
from tabletown.games.welcome.terminal.drawing import draw
from tabletown.games.welcome.terminal.entries import entry_name, entry_word
from tabletown.games.welcome.terminal.sentences import describe

__all__ = ["describe", "draw", "entry_name", "entry_word", "meant", "way"]
