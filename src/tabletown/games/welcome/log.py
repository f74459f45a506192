"""The log: what the seats did in a round, told when it is settled and everybody may know it. Only `state` calls it."""

from typing import Final

from tabletown.engine.contract import Event
from tabletown.games.welcome.actions import ACTIONS
from tabletown.games.welcome.catalogue import EFFECTS
from tabletown.games.welcome.decision import Turn
from tabletown.games.welcome.table import Table

SILENT: Final = ("done", "skip", "keep", "reshuffle")
"""Moves that are not worth a line."""


def plan_words(table: Table, plan: int) -> dict[str, str | int]:
    """A plan for a sentence: the editions call theirs differently."""
    return {"plan": plan + 1, "edition": table.edition.name}


def tell_turns(turns: list[Turn], table: Table, events: list[Event]) -> None:
    for turn in turns:
        for action in turn.actions:
            told = ACTIONS.move(action)
            if told.kind in SILENT:
                continue
            args: dict[str, str | int] = dict(told.fields)
            if told.kind == "combine":
                args = {"number": turn.number, "effect": EFFECTS[turn.effect]}
            elif told.kind == "plan":
                args = plan_words(table, told.fields["plan"] - 1)
            events.append(Event(f"welcome-log-{told.kind}", turn.seat, args))
