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
    stack, last = view.stack, view.last_stack
    if stack.front is not None:
        told.append(words("streets-terminal-stack-open", tiles=stack.tiles, tile=stack.front.id))
    elif stack.back is not None:
        told.append(words("streets-terminal-stack", tiles=stack.tiles, kind=stack.back))
    else:
        told.append(words("streets-terminal-stack-empty"))
    if last.front is not None:
        told.append(words("streets-terminal-last-stack-open", tiles=last.tiles, tile=last.front.id))
    elif last.tiles:
        told.append(words("streets-terminal-last-stack", tiles=last.tiles))
    return told
