"""Dream Home in the terminal: the house drawn, the house in sentences, and the choices in words."""

from tabletown.games.dream_home.terminal.choices import meant, way
from tabletown.games.dream_home.terminal.drawing import draw
from tabletown.games.dream_home.terminal.entries import entry_name, entry_word
from tabletown.games.dream_home.terminal.sentences import describe

__all__ = ["describe", "draw", "entry_name", "entry_word", "meant", "way"]
