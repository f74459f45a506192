"""What a process does from which test servers are forked: what every server does first, and always in the same way, is done
once for all of them. It learns the words, reads the figures of the games, and puts a server together that nobody starts. So are
the operator's commands."""

from tabletown import cli, words
from tabletown.games import GAMES
from tabletown.server import backup, upkeep
from tabletown.server.app import App
from tabletown.server.config import Settings

words.learn()
for game in GAMES.values():
    for edition in game.editions():
        game.figures(edition)
COMMANDS = (cli, backup, upkeep)
App(Settings(database="sqlite+aiosqlite://"))
