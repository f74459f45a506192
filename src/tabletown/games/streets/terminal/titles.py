"""The first line of a position of Streets: the round and what lies on the stack, for the drawing and the sentences."""

from tabletown.games.streets.view import StreetsView
from tabletown.words import Words


def title(view: StreetsView, words: Words) -> list[str]:
    told = [words("streets-terminal-round", round=view.round)]
    pile = view.stack if view.stack.tiles else view.last_stack
    if pile.front is not None:
        told.append(words("streets-terminal-stack-open", tiles=pile.tiles, tile=pile.front.number))
    elif pile.back is not None:
        told.append(words("streets-terminal-stack", tiles=pile.tiles, kind=pile.back))
    else:
        told.append(words("streets-terminal-stack-empty"))
    if view.stack.tiles and view.last_stack.tiles:
        told.append(words("streets-terminal-last-stack", tiles=view.last_stack.tiles))
    return told
