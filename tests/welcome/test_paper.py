"""Sheets on paper: the worked examples of the rulebooks count right, and nothing impossible is counted."""

import pytest

from tabletown.engine.paper import ImpossiblePaper, PaperSheet
from tabletown.games import GAMES
from tabletown.words import LANGUAGES, Words

GAME = GAMES["welcome"]

# The filled score strips of the collector's rulebook, pages 11 and 19.
PAGE_11 = """\
plans: 8 - 6
parks: 0 4 1
pools: 4
temps: 7 points
agents: 0 1 3 0 2 0
estates: 1 2 4 0 2 0
bis: 1
refusals: 2
"""
PAGE_19 = """\
plans: 6 3 11
parks: 0 1 5
pools: 3
temps: 1 points
agents: 1 0 0 3 0 0
estates: 2 2 1 3 1 0
bis: 3
"""

HOUSES = {"top": 10, "middle": 11, "bottom": 12}


def count(text: str) -> list[PaperSheet]:
    return GAME.score_paper(text)


def only(text: str) -> dict[str, int]:
    (sheet,) = count(text)
    return dict(sheet.score.parts)


def problems(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(ImpossiblePaper) as caught:
        count(text)
    return [(problem.line, problem.field, problem.message) for problem in caught.value.problems]


def reasons(text: str) -> list[str]:
    return [message.removeprefix("welcome-paper-") for _, _, message in problems(text)]


def street(field: str, houses: str) -> str:
    """A street whose last houses are empty."""
    written = len(houses.replace("|", " ").split())
    return f"{field}: {houses} {'. ' * (HOUSES[field] - written)}"


def test_the_score_strip_of_page_11_counts_91() -> None:
    (sheet,) = count(PAGE_11)
    assert dict(sheet.score.parts) == {
        "plans": 14,
        "parks": 16,
        "pools": 13,
        "temps": 7,
        "estates-1": 1,
        "estates-2": 6,
        "estates-3": 24,
        "estates-4": 0,
        "estates-5": 14,
        "estates-6": 0,
        "bis": -1,
        "refusals": -3,
        "roundabouts": 0,
    }
    assert sheet.score.total == 91


def test_the_score_strip_of_page_19_counts_83() -> None:
    (sheet,) = count(PAGE_19)
    assert [points for part, points in sheet.score.parts if part.startswith("estates")] == [6, 4, 3, 21, 5, 0]
    assert sheet.score.total == 83


def test_temps_are_ranked_among_the_sheets_of_a_file() -> None:
    """Collector's rulebook, page 11: 5, 5, 1 and 0 boxes bring 7, 7, 4 and 0 points."""
    names = {"Алиса": 5, "Боря": 5, "Света": 1, "Денис": 0}
    sheets = count("".join(f"sheet: {name}\ntemps: {boxes}\n" for name, boxes in names.items()))
    assert [(sheet.name, dict(sheet.score.parts)["temps"]) for sheet in sheets] == [
        ("Алиса", 7),
        ("Боря", 7),
        ("Света", 4),
        ("Денис", 0),
    ]
    assert [sheet.place for sheet in sheets] == [1, 1, 3, 4]


def test_temps_are_ranked_among_players_who_are_only_mentioned() -> None:
    assert [only(f"temps: {boxes}\nothers: 5 3 3 1")["temps"] for boxes in (6, 5, 4, 3, 2, 1, 0)] == [
        7,
        7,
        4,
        4,
        1,
        1,
        0,
    ]


def test_alone_six_temps_bring_seven_points() -> None:
    """First rulebook, the solo game: 5 boxes bring nothing, 6 bring 7 points."""
    assert (only("temps: 5")["temps"], only("temps: 6")["temps"]) == (0, 7)


def test_numbers_reached_with_temps_are_possible() -> None:
    """First rulebook: with temps an 8 becomes 6, 7, 8, 9 or 10; only temps give 0, 16 and 17."""
    assert only("temps: 1\n" + street("top", "6 7 8 9 10"))["temps"] == 0
    assert reasons(street("top", "0 16 17")) == ["rare-numbers"]
    assert only("temps: 3\n" + street("top", "0 16 17"))["temps"] == 0


@pytest.mark.parametrize(("houses", "temps"), [("0 0b 3", 1), ("1 15 16 16b", 1), ("1 2 17 17b 17b", 1)])
def test_a_bis_of_a_number_reached_with_temps_needs_no_temp(houses: str, temps: int) -> None:
    assert len(count(f"{street('top', houses)}\ntemps: {temps}")) == 1
    assert reasons(street("top", houses)) == ["rare-numbers"]


def test_an_agent_raises_estates_of_two() -> None:
    """First rulebook: with the first box of the column crossed, an estate of 2 houses brings 3 points instead of 2."""
    houses = street("top", "5 13 |")
    assert only(houses)["estates-2"] == 2
    # The agent came with a house of its own.
    assert only(houses + "\nagents: 0 1 0 0 0 0")["estates-2"] == 3


def test_a_fence_divides_an_estate_of_three() -> None:
    """First rulebook: a fence between the first two houses makes estates of one and of two."""
    middle = street("middle", ". . 5")
    whole = only("\n".join([street("top", "1 2 3 |"), middle]))
    divided = only("\n".join([street("top", "1 | 2 3 |"), middle]))
    assert (whole["estates-3"], whole["estates-1"], whole["estates-2"]) == (3, 0, 0)
    assert (divided["estates-3"], divided["estates-1"], divided["estates-2"]) == (0, 1, 2)


def test_numbers_may_be_skipped() -> None:
    """First rulebook: 10 right after 7 is fine."""
    assert only(street("top", "7 10"))["bis"] == 0


@pytest.mark.parametrize(("refusals", "cost"), [(0, 0), (1, 0), (2, 3), (3, 5)])
def test_refusals_cost(refusals: int, cost: int) -> None:
    assert only(f"refusals: {refusals}")["refusals"] == -cost


@pytest.mark.parametrize(("houses", "cost"), [("o", 3), ("o 5 o", 8)])
def test_roundabouts_cost_and_fence(houses: str, cost: int) -> None:
    """First rulebook: one costs 3, two cost 8. Between two of them a house is an estate of its own."""
    counted = only(street("top", houses))
    assert counted["roundabouts"] == -cost and counted["estates-1"] == (1 if "5" in houses else 0)


def test_a_roundabout_lets_numbers_begin_anew() -> None:
    assert only(street("top", "3 14 o 1 3"))["roundabouts"] == -3


def test_bis_may_be_repeated_to_both_sides() -> None:
    """Collector's rulebook: 4 – 5b – 5 – 5b – 5b."""
    assert only("\n".join([street("top", "4 5b 5 5b 5b"), street("middle", "1 2 3")]))["bis"] == -6


def test_the_tenth_bis_is_free() -> None:
    row = "1 1b 1b 1b 1b 1b 1b 1b 1b 1b"
    others = [street("middle", "1 2 3 4 5"), street("bottom", "1 2 3 4 5 6")]
    assert only("\n".join([f"top: {row}", *others]))["bis"] == -28


def test_pools_are_counted_on_the_streets() -> None:
    assert only("top: . . 5* . . . 8* 9* . .")["pools"] == 9


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_example_can_be_counted_in_every_language(spoken: str) -> None:
    text = GAME.paper_example(spoken)
    (sheet,) = count(text)
    assert sheet.score.total == 63
    assert sheet.name == Words(spoken)("welcome-paper-example-name")
    assert Words(spoken)("welcome-paper-field-bottom") in text


def test_a_bis_is_written_as_each_language_writes_it() -> None:
    assert {only(street("top", f"4 4{sign}"))["bis"] for sign in "bсп"} == {-1}


def test_equal_totals_are_decided_by_estates() -> None:
    one = f"sheet: A\n{street('top', '1 2 |')}"
    two = f"sheet: B\n{street('top', '1 | 2 |')}"
    assert [sheet.place for sheet in count(f"{one}\n{two}")] == [2, 1]


@pytest.mark.parametrize(
    ("houses", "reason"),
    [
        ("5 4", "order"),
        ("5 . 3", "order"),
        ("5 5", "twice-on-street"),
        ("5 . 5", "twice-on-street"),
        ("5 . 5b", "bis-apart"),
        ("5b 6", "bis-alone"),
        ("5 o 5b", "bis-alone"),
        ("5 | 5b", "bis-fence"),
        ("18", "range"),
        ("5*", "no-pool"),
        ("1 2 .*", "pool-needs-house"),
        ("1 2 2b*", "pool-needs-house"),
        ("5 x 6", "unknown-house"),
        ("o o o", "too-many-boxes"),
    ],
)
def test_an_impossible_street_is_named(houses: str, reason: str) -> None:
    padding = "\n".join([street("middle", "1 2 3"), street("bottom", "1 2 3")])
    assert reasons(street("top", houses) + "\n" + padding) == [reason]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("top: 1 2 3", "house-count"),
        ("top: 1 2 3 4 5 6 7 8 9 10 11", "house-count"),
        ("parks: 4 0 0", "too-many-boxes"),
        ("parks: 1 0", "numbers"),
        ("agents: 2 0 0 0 0 0", "too-many-boxes"),
        ("temps: 12", "too-many-boxes"),
        ("temps: 5 points", "temp-points"),
        ("bis: 10", "too-many-boxes"),
        ("pools: 10", "too-many-boxes"),
        ("refusals: 4", "too-many-boxes"),
        ("refusals: two", "numbers"),
        ("roundabouts: 3", "too-many-boxes"),
        ("others: 12", "too-many-boxes"),
        ("estates: 0 0 0 0 0 6", "too-many-houses"),
        ("plans: 5 0 0", "plan-points"),
        ("plans: 0 1 0", "plan-points"),
        ("swimming: 3", "unknown-field"),
        ("just words", "unknown-field"),
        ("# nothing", "empty"),
    ],
)
def test_an_impossible_line_is_named(line: str, reason: str) -> None:
    assert reasons(line) == [reason]


def test_counts_must_agree_with_the_streets() -> None:
    streets = "\n".join([street("top", "1 2 5* | 6 6b"), street("middle", "1 2 3 4")])
    assert only(f"{streets}\npools: 1\nbis: 1\nestates: 0 0 1 0 0 0")["pools"] == 3
    assert reasons(f"{streets}\npools: 2") == ["count-differs"]
    assert reasons(f"{streets}\nbis: 0") == ["count-differs"]
    assert reasons(f"{streets}\nroundabouts: 1") == ["count-differs"]
    assert reasons(f"{streets}\nestates: 1 0 0 0 0 0") == ["estates-differ"]


def test_effects_cannot_outnumber_houses() -> None:
    """A house is written with one effect at most, and a park on its own street."""
    assert reasons(street("top", "1 | 2 | 3 |") + "\nagents: 1 0 0 0 0 0") == ["effects"]
    assert reasons("\n".join([street("top", "1"), street("middle", "1 2 3"), "parks: 2 0 0"])) == ["parks"]


def test_everything_wrong_is_told_at_once_by_line_and_field() -> None:
    text = "\n".join(
        ["sheet: Anna", street("top", "5 4"), "parks: 9 0 0", "sheet: Boris", "refusals: 7", "refusals: 1"]
    )
    assert problems(text) == [
        (2, "top", "welcome-paper-order"),
        (3, "parks", "welcome-paper-too-many-boxes"),
        (5, "refusals", "welcome-paper-too-many-boxes"),
        (6, "refusals", "welcome-paper-twice"),
    ]


def test_the_collectors_edition_lets_a_fence_part_a_bis() -> None:
    streets = "\n".join([street("top", "5 | 5b"), street("middle", "1 2 3")])
    assert reasons(streets) == ["bis-fence"]
    assert only(f"edition: collectors\n{streets}")["bis"] == -1


def test_an_unknown_edition_or_board_is_named() -> None:
    assert problems("edition: seventh\ntemps: 1") == [(1, "edition", "welcome-paper-unknown-word")]
    assert problems("temps: 1\nboard: round") == [(2, "board", "welcome-paper-unknown-word")]
    assert only("издание: collectors\nboard: projected\nrefusals: 1")["refusals"] == 0
