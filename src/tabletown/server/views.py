"""What the games show, as one type: the union of their views, told apart by the field `game`.

The wire and the TypeScript types need it. A game that the browser can draw adds its view here and its name to TABLE_GAMES;
the others are played in the terminal and from Python.
"""

from tabletown.engine.game import Game
from tabletown.games import GAMES
from tabletown.games.dream_home.view import DreamHomeView
from tabletown.games.happy_city.view import HappyCityView
from tabletown.games.streets.view import StreetsView
from tabletown.games.welcome.view import WelcomeView

View = DreamHomeView | HappyCityView | StreetsView | WelcomeView
TABLE_GAMES: dict[str, Game] = {name: GAMES[name] for name in ("welcome", "happy_city", "dream_home", "streets")}
