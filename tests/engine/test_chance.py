"""The source of chance gives the same numbers everywhere, evenly, and tells nothing of what comes next."""

from collections import Counter

from tabletown.engine.chance import Chance, commitment


def test_the_numbers_are_fixed_for_ever() -> None:
    """Records depend on these: a change here makes every old seed worthless."""
    chance = Chance(b"tabletown")
    assert [chance.word() for _ in range(4)] == [1984918300, 3794102398, 2386775977, 3038361440]
    chance.drawn = 8
    assert [chance.word() for _ in range(2)] == [1071859244, 2836149638]


def test_a_copy_goes_on_from_the_same_point_on_its_own() -> None:
    chance = Chance.from_seed(1)
    chance.word()
    twin = chance.copy()
    assert [twin.word() for _ in range(20)] == [chance.word() for _ in range(20)]
    twin.word()
    assert twin.drawn == chance.drawn + 1


def test_every_order_is_as_likely_as_the_other() -> None:
    chance = Chance.from_seed(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    # Six standard deviations of a binomial with 6000 draws at one in six.
    assert all(abs(count - 1000) < 6 * 29 for count in counts.values())


def test_numbers_stay_below_their_bound() -> None:
    chance = Chance.from_seed(3)
    for bound in (1, 2, 3, 81, 1000):
        drawn = [chance.below(bound) for _ in range(300)]
        assert 0 <= min(drawn) <= max(drawn) < bound


def test_a_branch_differs_from_its_stem() -> None:
    stem = Chance.from_seed(4)
    assert [stem.branch().word() for _ in range(3)] != [stem.word() for _ in range(3)]


def test_a_commitment_is_the_plain_sha_256_that_anybody_can_check() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
