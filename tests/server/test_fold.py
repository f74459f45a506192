"""A log folded into a match: whose turn it has been how often, since when somebody is asked, and who has seen how much."""

from random import Random

from tabletown.engine.contract import SPECTATOR
from tabletown.server.fold import Fold
from tabletown.server.rows import LogRow


def fold() -> Fold:
    return Fold("happy_city", "base", {}, b"0123456789abcdef", 3)


def play_on(game: Fold, chance: Random) -> int:
    """Let whoever is to decide do something; returns the seat."""
    seat = game.acting()[0]
    action = chance.choice(game.match.state.legal(seat))
    game.apply(LogRow(game.seq + 1, seat, "play", action, f"{game.seq}", at=100 + game.seq))
    return seat


def test_turns_are_counted_whenever_the_word_passes_to_somebody() -> None:
    game, chance = fold(), Random(4)
    first = game.acting()[0]
    counted = [int(seat == first) for seat in range(3)]
    assert game.turns == counted
    for _ in range(60):
        before = game.acting()
        play_on(game, chance)
        for seat in game.acting():
            counted[seat] += seat not in before
        assert game.turns == counted
    assert min(counted) > 1


def test_somebody_is_asked_since_something_new_was_shown_to_them() -> None:
    """A step that can still be taken back makes nobody's time longer."""
    game, chance = fold(), Random(5)
    since = {game.acting()[0]: 0}
    private = 0
    for _ in range(40):
        epoch = game.match.state.epoch
        play_on(game, chance)
        if game.match.state.epoch != epoch:
            since |= dict.fromkeys(game.acting(), 100 + game.seq - 1)
        else:
            private += 1
        assert all(game.since[seat] == at for seat, at in since.items())
    assert private


def test_what_others_cannot_see_is_counted_for_its_seat_alone() -> None:
    game, chance = fold(), Random(6)
    for _ in range(40):
        public = game._public()
        seen = list(game.seen)
        seat = play_on(game, chance)
        assert game.seen[seat] == seen[seat] + 1
        is_public = game._public() != public
        assert game.seen[SPECTATOR] == seen[SPECTATOR] + is_public
        assert not game.is_fresh(seat, seen[seat]) and game.is_fresh(seat, game.seen[seat])
        assert not game.is_fresh(seat, game.seen[seat] + 1), "nobody has seen what is to come"
        assert sum(game.own_rows) == game.seq
