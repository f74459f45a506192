"""The cards say where their figures come from, and a box that cannot be is refused with file, line and reason."""

from pathlib import Path

import pytest

from tabletown.engine.catalogue import CatalogueError, Source
from tabletown.games.welcome.catalogue import Catalogue, read

COLLECTORS = read("collectors")


def overlaid(folder: Path, text: str, edition: str = "collectors") -> Catalogue:
    path = folder / "my-box.toml"
    path.write_text(text, encoding="utf-8")
    return read(edition, path)


def test_what_no_source_tells_of_the_collectors_edition_is_marked_as_our_proposal() -> None:
    printed = [
        *((street.board, street.source) for street in COLLECTORS.street),
        *((track.board, track.source) for track in COLLECTORS.track),
        *((estate.board, estate.source) for estate in COLLECTORS.estate),
    ]
    projected = [source for board, source in printed if board == "projected"]
    assert projected == [Source.RECONSTRUCTED] * (3 + 4 + 6)
    assert {plan.source for plan in COLLECTORS.plan if plan.expert} == {Source.RECONSTRUCTED}
    told = {plan.id for plan in COLLECTORS.plan if plan.source != Source.RECONSTRUCTED}
    assert told == {"1-estates-44", "3-estates-234"}
    assert {side.id for side in COLLECTORS.competitor if side.source == Source.RECONSTRUCTED} == {"closed"}
    assert {row.source for row in COLLECTORS.construction} == {Source.PUBLIC}


def test_what_the_standard_board_takes_over_from_the_first_edition_is_marked_as_our_proposal() -> None:
    """No source tells of this edition where its pools are, what the top street's last park is worth, how many temp boxes
    there are."""
    assert [street.source for street in COLLECTORS.street] == [Source.RECONSTRUCTED] * 6
    assert [temp.source for temp in COLLECTORS.temp] == [Source.RECONSTRUCTED]
    assert {track.source for track in COLLECTORS.track if track.board == "standard"} == {
        Source.DERIVED,
        Source.RULEBOOK,
    }


def test_an_owner_of_the_box_corrects_a_plan_and_a_competitor(tmp_path: Path) -> None:
    mine = overlaid(tmp_path, '[[plan]]\nid = "3x-temps"\nfirst = 8\n\n[[competitor]]\nid = "ben"\npark = 3\n')
    plan = next(plan for plan in mine.plan if plan.id == "3x-temps")
    assert (plan.first, plan.other, plan.source) == (8, 3, Source.OVERLAY)
    ben = next(side for side in mine.competitor if side.id == "ben")
    assert (ben.park, ben.pool, ben.source) == (3, 4, Source.OVERLAY)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('[[plan]]\nid = "3x-temps"\nfirst = "many"\n', 3, "plan first: Expected int"),
        ('[[plan]]\nid = "3x-temps"\nfirts = 8\n', 3, "unknown field firts"),
        ('[[plan]]\nid = "9x-temps"\nfirst = 8\n', 1, "no entry with id = '9x-temps'"),
        ('[[plans]]\nid = "3x-temps"\n', 1, "no section [[plans]]"),
        ('[plan]\nid = "3x-temps"\n', 1, "write [[plan]], with two brackets"),
        ('[[plan]]\nid = "3x-temps"\nfirst = \n', 3, "Invalid value"),
        ('[[plan]]\nid = "3x-temps"\nkind = "joy"\n', 3, "Invalid enum value 'joy'"),
        ('[[plan]]\nid = "3x-temps"\nother = 9\n', 3, "at least what others get"),
        ('[[plan]]\nid = "3x-temps"\nsizes = [2]\n', 3, "names sizes of estates or none"),
        ('[[plan]]\nid = "1-estates-44"\nsizes = [4, 7]\n', 3, "Expected int <= 6"),
        ('[[plan]]\nid = "3x-temps"\nfirst = 8\n\n[[plan]]\nid = "3x-parks"\nother = 9\n', 7, "plan 3x-parks: "),
        ('[[construction]]\nid = "8"\nfence = 3\n', 3, "64 cards, the box has 63"),
        ('[[construction]]\nid = "8"\nfence = 3\npark = 1\npool = 3\n', 5, "65 cards, the box has 63"),
        ('[[competitor]]\nid = "ben"\nplans = [4]\n', 3, "Expected int <= 3"),
        ('[[competitor]]\nid = "ben"\nlevel = 8\n', 3, "Expected int <= 7"),
        ('[[competitor]]\nid = "closed"\ntemps = [2, 4, 6]\n', 3, "a better rank in temps takes more boxes"),
        ('[[street]]\nid = "projected-top"\npools = [2, 5, 10]\n', 3, "its pools belong to its 9 houses"),
        ('[[street]]\nid = "projected-top"\nparks = [0, 9, 3]\n', 3, "its parks rise box by box"),
        ('[[street]]\nid = "projected-top"\nboard = "standard"\n', 3, "a top, a middle and a bottom street"),
        ('[[track]]\nid = "projected-bis"\nvalues = [0, 3, 1]\n', 3, "the values rise box by box"),
        ('[[track]]\nid = "projected-pools"\nvalues = [0, 2]\n', 3, "more pools than boxes"),
    ],
)
def test_a_box_that_cannot_be_is_refused_with_its_line(tmp_path: Path, text: str, line: int, reason: str) -> None:
    with pytest.raises(CatalogueError) as refused:
        overlaid(tmp_path, text)
    assert refused.value.line == line
    assert reason in refused.value.reason
    assert str(refused.value).startswith(f"my-box.toml:{line}: ")
