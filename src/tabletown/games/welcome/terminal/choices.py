"""How the decisions of Welcome To are offered: places by street and house, everything else in a line of its own."""

import re

from tabletown.engine.contract import Move
from tabletown.engine.renderer import Branch
from tabletown.games.welcome.view import WelcomeView
from tabletown.words import Words

LEAVE_IT = ("skip", "done", "keep")


def way(view: object, move: Move, words: Words, plain: bool = False) -> list[Branch]:
    """Where a move hangs in the tree of choices. Moves that leave something be have the number 0."""
    assert isinstance(view, WelcomeView)
    label = move_label(view, move, words)
    fields = move.fields
    if move.kind in LEAVE_IT:
        return [Branch(label, "0")]
    if move.kind == "combine" and view.way == "stacks":
        return [Branch(label, str(fields["number"]))]
    if move.kind in ("write", "fence", "roundabout"):
        street = Branch(words(f"welcome-terminal-{move.kind}-on", street=fields["street"]), str(fields["street"]))
        house = Branch(label, str(fields["house"]))
        if move.kind == "roundabout":
            return [Branch(words("welcome-terminal-roundabout")), street, house]
        if move.kind == "write" and view.chosen and view.chosen.effect == "temp":
            number = fields["number"]
            return [Branch(words("welcome-terminal-write-number", number=number), str(number)), street, house]
        return [street, house]
    if move.kind == "bis":
        return [Branch(words("welcome-terminal-bis-on", street=fields["street"])), Branch(label)]
    if move.kind == "agent":
        return [Branch(label, str(fields["size"]))]
    return [Branch(label)]


def move_label(view: WelcomeView, move: Move, words: Words) -> str:
    """A move in words, with what the cards and the sheet have to say to it."""
    fields: dict[str, str | int] = dict(move.fields)
    if move.kind == "combine":
        number = view.cards[move.fields["number"] - 1]
        effect = view.cards[move.fields["effect"] - 1]
        fields = {"number": number.number, "effect": effect.effect}
        if view.way == "draft":
            rest = view.cards[6 - move.fields["number"] - move.fields["effect"] - 1]
            passed = words("welcome-terminal-card", number=rest.number, effect=rest.effect)
            return words("welcome-terminal-combine-passing", fields, passed=passed)
    if move.kind == "agent":
        size = move.fields["size"]
        crossed = view.sheets[view.seat].agents[size - 1]
        values = view.board.estates[size - 1]
        return words("welcome-terminal-agent", size=size, now=values[crossed], then=values[crossed + 1])
    if move.kind == "bis":
        street = view.sheets[view.seat].streets[move.fields["street"] - 1]
        copied = street.houses[move.fields["from"] - 1].number
        return words("welcome-terminal-bis", fields, number=copied if copied is not None else 0)
    if move.kind == "estate":
        sizes = {(estate.street, estate.house): estate.size for estate in view.sheets[view.seat].estates}
        size = sizes[move.fields["street"], move.fields["house"]]
        return words("welcome-terminal-estate", fields, size=size, last=int(fields["house"]) + size - 1)
    return words(f"welcome-move-{move.kind}", fields, edition=view.edition)


def meant(view: object, typed: str) -> str:
    """`2.5` names a place: for the number to write, the fence, the roundabout, as the turn stands."""
    assert isinstance(view, WelcomeView)
    if not re.fullmatch(r"[1-3]\.\d+", typed):
        return typed
    if view.phase == "house" and view.chosen:
        return f"{view.chosen.number}@{typed}"
    if view.phase == "effect" and view.chosen and view.chosen.effect == "fence":
        return f"fence {typed}"
    return f"roundabout {typed}"
