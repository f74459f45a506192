"""Who beats whom: the bots play what rungs.py asks for, and what they reached is written to docs/bots.md.

`make ladder` runs it. Each deal is played once from every seat, so that neither cards nor turn order help anybody. Budgets are
counted in futures and no clock cuts them short, so a busy machine plays the same games as a quiet one. Finished games are kept
in a file; a run that was stopped goes on from there, unless rules or bots have changed since.
"""

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from functools import lru_cache
from hashlib import sha256
from math import inf
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tabletown
from tabletown.bots import bot_key, make_bot
from tabletown.bots.bot import Bot
from tabletown.bots.greedy import Greedy
from tabletown.bots.searcher import Searcher, Strength
from tabletown.engine.player import play_out
from tabletown.games import GAMES
from tabletown.lab.figures import odd, planner_with
from tabletown.lab.ladder_page import page
from tabletown.lab.rungs import ODD, RUNGS, Played, Rung
from tabletown.lab.simulate import game_secret

KEPT = Path(".cache/ladder.jsonl")
PAGE = Path("docs/bots.md")
SEED = 2026
ROOMS = ("engine", "games", "bots")
"""What decides how a game goes."""


@lru_cache(1)
def code() -> str:
    """A mark of the rules and bots as they are: games of others do not count."""
    digest = sha256()
    home = Path(tabletown.__file__).parent
    for path in sorted(each for room in ROOMS for each in (home / room).rglob("*") if each.suffix in (".py", ".toml")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def bot_of(name: str, game: str, key: bytes) -> Bot:
    """The bot of this name; one that looks ahead is never stopped by the clock."""
    if name == ODD:
        return Greedy(key, planner_with(game, odd(game)))
    bot = make_bot(name, game, key)
    if isinstance(bot, Searcher):
        bot.strength = Strength(bot.strength.lines, bot.strength.seconds, cap=inf)
    return bot


def play(rung: Rung, number: int) -> Played:
    game = GAMES[rung.game]
    setup = game.set_up(rung.edition, rung.seats, rung.options)
    secret, seat = game_secret(SEED, number // rung.seats), number % rung.seats
    names = [rung.bot if other == seat else rung.other for other in range(rung.seats)]
    state = game.deal(setup, secret)
    started = time.process_time()
    play_out(state, [bot_of(name, rung.game, bot_key(secret, where)) for where, name in enumerate(names)])
    seconds = time.process_time() - started
    points = [float(score.total) for score in state.scores()]
    others = [other for where, other in enumerate(points) if where != seat]
    rival = state.rival()
    if rival is not None:
        others.append(float(rival.score.total))
    places = state.ranking()
    result = 1.0 / places.count(1) if places[seat] == 1 else 0.0
    margin = points[seat] - max(others, default=0.0)
    return Played(rung.id, number, code(), result, margin, points[seat], state.end_reason() == "refusals", seconds)


def kept() -> list[Played]:
    """The games of earlier runs that were played by the same rules and bots."""
    if not KEPT.exists():
        return []
    games = [Played(**json.loads(line)) for line in KEPT.read_text().splitlines()]
    return [game for game in games if game.code == code()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games on each rung (400)")
    parser.add_argument("--rung", default="", help="only rungs that have all these words in their name")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    parser.add_argument("--minutes", type=float, default=inf, help="begin no game after so many minutes")
    parser.add_argument("--again", action="store_true", help="forget what was played before")
    asked = parser.parse_args()
    if asked.again:
        KEPT.unlink(missing_ok=True)
    found = kept()
    done = {(each.rung, each.number) for each in found}
    words = asked.rung.lower().split()
    wanted = [rung for rung in RUNGS if all(word in f"{rung.table} {rung.id}".lower() for word in words)]
    tasks = [(rung, number) for number in range(asked.games) for rung in wanted if (rung.id, number) not in done]
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    columns = (TextColumn("ladder"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    end = time.monotonic() + 60.0 * asked.minutes
    with ProcessPoolExecutor(asked.jobs) as pool, KEPT.open("a") as file, Progress(*columns) as bar:
        task = bar.add_task("ladder", total=len(tasks))
        begun = [pool.submit(play, *each) for each in tasks]
        for future in as_completed(begun):
            if future.cancelled():
                continue
            played = future.result()
            found.append(played)
            file.write(json.dumps(asdict(played)) + "\n")
            file.flush()
            bar.advance(task)
            if time.monotonic() > end:
                pool.shutdown(wait=False, cancel_futures=True)
    PAGE.write_text(page(found, code()), encoding="utf-8")
    print(f"written: {PAGE}")


if __name__ == "__main__":
    main()
