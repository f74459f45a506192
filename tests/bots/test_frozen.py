"""Greedy is the yardstick of the ladder: it decides today as it did when the first figures were measured. Whoever makes
bots better makes others better; a digest here changes only with the rules of its game.
"""

from hashlib import sha256

import pytest

from tabletown.bots import seat_bots
from tabletown.engine.contract import Observer
from tabletown.games import GAMES
from tabletown.lab.simulate import game_secret

DECISIONS = {
    "welcome": "1898060931d57e54",
    "happy_city": "222c4457f022313b",
    "streets": "82c3e622fe55f107",
    "dream_home": "c0ca18cc63f90fbd",
}


@pytest.mark.parametrize("game", DECISIONS)
def test_greedy_decides_as_ever(game: str) -> None:
    secret = game_secret(77, 0)
    options = {"expert": "true"} if game == "welcome" else {}
    state = GAMES[game].deal(GAMES[game].set_up("", 2, options), secret)
    bots = seat_bots(["greedy", "greedy"], game, secret)
    digest = sha256()
    while acting := state.acting():
        seat = acting[0]
        action = bots[seat].choose(Observer(state, seat))
        state.play(seat, action)
        digest.update(f"{seat} {action};".encode())
    assert digest.hexdigest()[:16] == DECISIONS[game]
