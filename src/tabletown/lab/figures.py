"""The weights of a game's planner as plain figures by name: read, changed and put back by whoever tunes or varies them."""

import importlib
from random import Random
from typing import Any, cast

from tabletown.engine.planner import Planner
from tabletown.games import GAMES

Figures = dict[str, float | list[float]]


def shipped(game: str) -> Figures:
    """The figures that a game comes with. Whole numbers are counts, not judgements, and no figures of these."""
    weights = cast("Any", GAMES[game].planner()).weights
    found: Figures = {}
    for name in getattr(type(weights), "__mypyc_attrs__", None) or vars(weights):
        if name.startswith("__"):
            continue
        value = getattr(weights, name)
        if isinstance(value, float | list):
            found[name] = value[:] if isinstance(value, list) else value
    return found


def planner_with(game: str, figures: Figures) -> Planner:
    """A planner of its own that judges by these figures."""
    planner = cast("Any", GAMES[game].planner())
    room = importlib.import_module(f"tabletown.games.{game}.planning.weights")
    weights = room.Weights()
    for name, value in figures.items():
        setattr(weights, name, value)
    made: Planner = type(planner)(weights)
    return made


def scaled(figures: Figures, factors: list[float]) -> Figures:
    """Each figure times its factor, in order; lists take one for each place."""
    rest = iter(factors)
    return {
        name: [each * next(rest) for each in value] if isinstance(value, list) else value * next(rest)
        for name, value in figures.items()
    }


def count(figures: Figures) -> int:
    return sum(len(value) if isinstance(value, list) else 1 for value in figures.values())


def odd(game: str, spread: float = 0.3) -> Figures:
    """Other weights, always the same ones: each up to a third more or less than what ships."""
    figures, chance = shipped(game), Random(20)
    return scaled(figures, [1.0 + spread * (2.0 * chance.random() - 1.0) for _ in range(count(figures))])
