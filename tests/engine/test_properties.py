"""The property suite over every game on the shelf, with every edition, option and kind of table."""

import pytest

from tabletown.engine.contract import Setup
from tabletown.engine.testing import CHECKS
from tabletown.games import GAMES

CONFIGURATIONS = [setup for game in GAMES.values() for setup in game.configurations()]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("setup", CONFIGURATIONS, ids=Setup.label)
def test_every_game_keeps_the_contract(check: str, setup: Setup) -> None:
    for seed in range(1 if setup.seats > 4 else 2):
        CHECKS[check](GAMES[setup.game], setup, seed)
