"""What our games show, as one type: the union of their views, told apart by the field `game`.

The TypeScript types are made from it, for the boards that draw these games. The server itself sends every game's view as it
is: one from another package is no part of the union, and the browser shows it on the plain board.
"""

from tabletown.games.dream_home import view as dream_home
from tabletown.games.dream_home.view import DreamHomeView
from tabletown.games.happy_city import view as happy_city
from tabletown.games.happy_city.view import HappyCityView
from tabletown.games.streets import view as streets
from tabletown.games.streets.view import StreetsView
from tabletown.games.welcome import view as welcome
from tabletown.games.welcome.view import WelcomeView

View = DreamHomeView | HappyCityView | StreetsView | WelcomeView
Dealt = dream_home.TableDeal | happy_city.TableDeal | streets.TableDeal | welcome.TableDeal
"""What is dealt beforehand for a real table, or told of how a game runs there."""
Moved = streets.TableMove
"""A turn of a printed opponent at a real table."""
