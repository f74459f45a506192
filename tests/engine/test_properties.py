"""The property suite over every game on the shelf, with every edition, option and kind of table.

Seeds are counted, so that a failure comes again; `make soak` counts 200 times as far.
"""

import pytest

from support.long import each_nth_interpreted
from tabletown.engine.contract import Setup
from tabletown.engine.testing import CHECKS
from tabletown.games import GAMES

CONFIGURATIONS = each_nth_interpreted(3, [setup for game in GAMES.values() for setup in game.configurations()])


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("setup", CONFIGURATIONS, ids=Setup.label)
def test_every_game_keeps_the_contract(check: str, setup: Setup, times: int) -> None:
    for seed in range(times * (1 if setup.seats > 4 else 2)):
        try:
            CHECKS[check](GAMES[setup.game], setup, seed)
        except Exception as broken:
            broken.add_note(f"seed {seed}")
            raise
