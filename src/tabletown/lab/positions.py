"""Positions of games between bots with what their view makes likely, and how each game ended: what win chances are fitted to
and measured by. Games for the one and the other differ in deals and in players.

Every game is drawn from the sample's name and its number, so a run that was stopped goes on where it was. Nothing here knows a
game: tables are drawn from the editions, seats and options that a game has.
"""

import json
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec

from tabletown.bots import bot_key
from tabletown.bots.bot import Bot
from tabletown.bots.foresight import go_on
from tabletown.coach.ending import Ending, ending_of
from tabletown.engine.chance import Chance
from tabletown.engine.contract import BadSetup, Observer, Setup, State
from tabletown.engine.game import Game
from tabletown.games import GAMES
from tabletown.lab.ladder import bot_of
from tabletown.lab.rungs import ODD
from tabletown.lab.simulate import game_secret

FUTURES = 12
"""As many as a review plays at least to judge a turn."""
PARTS = 5
"""A game gives a position from each fifth of it."""
SEEDS = {"fit": 6151, "test": 7193}
LEVELS = {"fit": ("beginner", "greedy", "greedy"), "test": ("beginner", ODD, ODD)}
"""Who sits down. The futures are those of greedy players, so nobody of that mind plays in the games to measure."""
USUAL = 0.6
"""The share of tables with the options that a game offers first."""
COMPANY = (2, 2, 2, 3, 4)


class Position(msgspec.Struct):
    """A position in which somebody had a choice, seen by who had it."""

    number: int
    """Of the game."""
    table: str
    levels: list[str]
    played: float
    """The part of the game that was over."""
    clock: float
    seat: int
    endings: list[Ending]
    outcome: list[float]
    """What each had of the first place in the end, the rival behind the seats."""


def sample(game: Game, kind: str, kept: Path, goes_on: Callable[[int], bool], alone: bool) -> list[Position]:
    """The positions that are kept and those of further games, for as long as the caller wants: it hears how many there are."""
    found = read(kept)
    number = found[-1].number + 1 if found else 0
    kept.parent.mkdir(parents=True, exist_ok=True)
    while goes_on(len(found)):
        new = list(positions(game, kind, number, alone))
        with kept.open("a") as log:
            log.write("".join(json.dumps(msgspec.to_builtins(each)) + "\n" for each in new))
        found += new
        number += 1
    return found


def read(kept: Path) -> list[Position]:
    return [msgspec.json.decode(line, type=Position) for line in kept.read_text().splitlines()] if kept.exists() else []


def positions(game: Game, kind: str, number: int, alone: bool) -> Iterator[Position]:
    draw = Random(f"{game.name} {kind} {alone} {number}")
    secret = game_secret(SEEDS[kind] + alone, number)
    setup = table(game, draw, alone)
    levels = [draw.choice(LEVELS[kind]) for _ in range(setup.seats)]
    state = game.deal(setup, secret)
    stops = list(_played(state, [bot_of(level, game.name, bot_key(secret, seat)) for seat, level in enumerate(levels)]))
    outcome = ending_of(game.needed_planner(), state).shares
    for part in range(PARTS):
        places = range(part * len(stops) // PARTS, (part + 1) * len(stops) // PARTS)
        if places:
            place = draw.choice(places)
            before, seats = stops[place]
            seat = draw.choice(seats)
            key = sha256(b"%d %d " % (part, seat) + secret).digest()
            seen, clock = futures(game, Observer(before, seat), Chance(key), FUTURES)
            yield Position(number, setup.label(), levels, place / len(stops), clock, seat, seen, outcome)


def table(game: Game, draw: Random, alone: bool) -> Setup:
    """A table that people could sit down to, most of them with the options that are offered first."""
    while True:
        edition = draw.choice(game.editions())
        fewest, most = game.seats(edition)
        seats = 1 if alone else max(fewest, min(most, draw.choice(COMPANY)))
        options = {}
        if alone or draw.random() >= USUAL:
            options = {option.name: draw.choice(option.values) for option in game.options(edition)}
        try:
            setup = game.set_up(edition, seats, options)
        except BadSetup:
            continue
        if not alone or game.deal(setup, 1).rival() is not None:
            return setup


def futures(game: Game, observer: Observer, chance: Chance, count: int) -> tuple[list[Ending], float]:
    """What a seat's view leads to when everybody goes on as usual, as the outlook of a review has it; and the clock now."""
    planner = game.needed_planner()
    found, clock = [], 0.0
    for _ in range(count):
        world = observer.imagine(chance)
        clock = planner.clock(world)
        go_on(planner, world, clock + planner.horizon, [chance.branch() for _ in range(world.setup.seats)])
        found.append(ending_of(planner, world))
    return found, clock


def _played(state: State, bots: list[Bot]) -> Iterator[tuple[State, list[int]]]:
    """Play it to the end; every position in which somebody had a choice, and who."""
    while acting := state.acting():
        epoch = state.epoch
        open_seats = [seat for seat in acting if len(state.legal(seat)) > 1]
        if open_seats:
            yield state.copy(), open_seats
        while state.epoch == epoch and (acting := state.acting()):
            state.play(acting[0], bots[acting[0]].choose(Observer(state, acting[0])))


def main() -> None:
    """Play on until there are so many: `python -m tabletown.lab.positions GAME fit|test company|alone COUNT FOLDER`."""
    name, kind, company, wanted, folder = sys.argv[1:]
    kept = Path(folder) / f"{name}-{company}-{kind}.jsonl"
    found = sample(GAMES[name], kind, kept, lambda count: count < int(wanted), company == "alone")
    print(f"{kept}: {len(found)} positions of {len({each.number for each in found})} games")


if __name__ == "__main__":
    main()
