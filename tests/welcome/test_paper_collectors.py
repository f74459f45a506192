"""Paper sheets of the collector's edition, and a competitor's cards beside them."""

import pytest

from tabletown.engine.paper import ImpossiblePaper
from tabletown.games import GAMES


def counted(text: str) -> list[tuple[str, int, int]]:
    return [(sheet.name, sheet.score.total, sheet.place) for sheet in GAMES["welcome"].score_paper(text)]


def test_the_projected_board_has_streets_of_its_own() -> None:
    text = "board: projected\nsheet: Ann\ntop: 1 2 | 3 4 5 . . . .\n"
    assert counted(text) == [("Ann", 2, 1)]
    with pytest.raises(ImpossiblePaper):
        counted(text.replace("board: projected\n", ""))


def test_a_fence_between_bis_is_possible_only_in_this_edition() -> None:
    sheet = "sheet: Ann\ntop: 1 5 | 5b 6 . . . . . .\n"
    assert counted(f"edition: collectors\n{sheet}")[0][1] == 2 - 1
    with pytest.raises(ImpossiblePaper) as wrong:
        counted(sheet)
    assert [problem.message for problem in wrong.value.problems] == ["welcome-paper-bis-fence"]


def test_sergeis_cards_are_counted_beside_the_players_sheet() -> None:
    """The rulebook's estate of five houses at two points, two fences at two, a park of one, and eight for a plan."""
    text = "competitor: Сергей\ncards: fence, agent, сквер, agent, строение, fence\ncompleted: 8\nsheet: Аня\nparks: 3 0 0\n"
    assert counted(text) == [("Аня", 10, 2), ("Сергей", 10 + 4 + 1 + 8, 1)]


def test_effects_are_understood_as_the_rulebook_calls_them() -> None:
    def points(cards: str) -> int:
        return counted(f"competitor: Сергей\ncards: {cards}\nsheet: Аня\n")[1][1]

    one = points("temp, temp")
    assert points("рабочие, дополнительные рабочие") == points("доп. рабочие, Дополнительные Рабочие") == one
    assert points("додаткові робітники, робітники") == one


def test_unknown_names_are_told_by_line() -> None:
    with pytest.raises(ImpossiblePaper) as wrong:
        counted("competitor: Batman\nsheet: Ann\n")
    assert [(problem.line, problem.message) for problem in wrong.value.problems] == [(1, "welcome-paper-unknown-word")]
