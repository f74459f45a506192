"""What the games show, as one type: the union of their views, told apart by the field `game`.

The wire and the TypeScript types need it. A new game adds its view here.
"""

from tabletown.games.dream_home.view import DreamHomeView
from tabletown.games.welcome.view import WelcomeView

View = WelcomeView | DreamHomeView
