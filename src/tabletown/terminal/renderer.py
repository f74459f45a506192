"""Finds what draws a game in the terminal: the package `terminal` beside its class, else the plain outline."""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from tabletown.engine.game import Game
from tabletown.engine.renderer import Renderer
from tabletown.terminal.outline import Outline


def renderer_of(game: Game) -> Renderer:
    room = f"{type(game).__module__.rpartition('.')[0]}.terminal"
    if not room.startswith(".") and find_spec(room) is not None:
        return cast("Renderer", import_module(room))
    return Outline(game.name)
