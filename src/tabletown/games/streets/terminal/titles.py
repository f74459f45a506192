"""The first line of a position of Streets, drawn or told: the round and what lies on the stack, or how the game ended."""

from tabletown.games.streets.view import StreetsView
from tabletown.words import Words


def title(view: StreetsView, words: Words) -> list[str]:
    if view.end_reason:
        told = [words(f"streets-end-{view.end_reason}")]
        if view.is_solo:
            told.append(words("streets-terminal-won" if view.ranking == [1] else "streets-terminal-lost"))
        return told
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
