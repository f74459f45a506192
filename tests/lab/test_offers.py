"""Where a decision lists its actions without asking its rule, the two agree in positions of random play."""

import pytest

from tabletown.lab.offers import OURS, measure


@pytest.mark.parametrize("game", OURS)
def test_what_is_offered_is_what_is_not_refused(game: str) -> None:
    rows = measure(game, seed=5, rounds=1)
    assert len(rows) >= 2
    assert all(row.positions and row.offered > 0 for row in rows.values())
