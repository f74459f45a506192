"""Where somebody's last turn ended: the server knows it for every seat, so that each device marks the same lines as news."""

import random

from tabletown.engine.contract import SPECTATOR
from tabletown.server import presenting
from tabletown.server.fold import BOT, Fold
from tabletown.server.rows import LogRow


def round_of(fold: Fold) -> object:
    return getattr(fold.match.state.view(SPECTATOR), "round", None)


def play(fold: Fold, seat: int, chance: random.Random, by: str = "") -> list[int]:
    """A whole turn; returns how many events there were before each of its steps."""
    counts = []
    round_ = round_of(fold)
    while seat in fold.acting() and round_of(fold) == round_:
        counts.append(len(fold.match.events))
        action = chance.choice(fold.match.state.legal(seat))
        fold.apply(LogRow(fold.seq + 1, seat, "play", action, f"{by}{seat}.{fold.seq}"))
    return counts


def test_where_all_play_at_once_the_last_one_is_no_exception() -> None:
    chance = random.Random(1)
    fold = Fold("welcome", "first", {}, b"seed", 2)
    for first in (0, 1, 0):
        before = len(fold.match.events)
        play(fold, first, chance)
        play(fold, 1 - first, chance)
        assert fold.left_off == [before, before]
        assert len(fold.match.events) > before
    shown = presenting.encode_position(fold, 1).json
    assert f'"since":{before}'.encode() in bytes(shown)


def test_where_one_plays_after_the_other_each_has_a_place_of_their_own() -> None:
    chance = random.Random(2)
    fold = Fold("happy_city", "base", {}, b"seed", 2)
    for _ in range(6):
        (seat,) = fold.acting()
        other = fold.left_off[1 - seat]
        counts = play(fold, seat, chance)
        assert fold.left_off[seat] == counts[-1]
        assert fold.left_off[1 - seat] == other


def test_what_a_bot_plays_for_somebody_is_no_turn_of_theirs() -> None:
    chance = random.Random(3)
    fold = Fold("happy_city", "base", {}, b"seed", 2)
    first, second = play(fold, fold.acting()[0], chance), fold.acting()[0]
    assert first
    before = [*fold.left_off]
    play(fold, second, chance, BOT)
    assert len(fold.match.events) > before[1 - second]
    assert fold.left_off == before
