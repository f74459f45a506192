"""What the games show, as one type: the union of their views, told apart by the field `game`.

The wire and the TypeScript types need it. A new game adds its view here.
"""

from tabletown.games.happy_city.view import HappyCityView
from tabletown.games.welcome.view import WelcomeView

View = HappyCityView | WelcomeView
