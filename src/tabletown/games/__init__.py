"""The shelf: every game there is, by name. A new game adds one line here."""

from tabletown.engine.game import Game
from tabletown.games.dream_home.game import DreamHome
from tabletown.games.happy_city.game import HappyCity
from tabletown.games.welcome.game import Welcome

GAMES: dict[str, Game] = {game.name: game for game in (Welcome(), HappyCity(), DreamHome())}
