"""Among the golden records of Dream Home every tool, helper and kind of decision is used, and the car is parked."""

from pathlib import Path

import pytest

from tabletown.engine import record
from tabletown.games import GAMES
from tabletown.games.dream_home.actions import ACTIONS
from tabletown.games.dream_home.catalogue import HELPERS, TOOLS
from tabletown.games.dream_home.edition import ARCHITECT, DESIGNER
from tabletown.games.dream_home.state import DreamHomeState

RECORDS = [path.read_text(encoding="utf-8") for path in (Path(__file__).parents[1] / "records").glob("dream_home-*")]
MOVES = {"drill": "drill", "jackhammer": "hammer", "mixer": "mix", "scaffolding": "scaffold"}
MOVES |= {"roofer": "roof", "supplier": "supply", "handyman": "swap"}
KINDS = {kind.name for kind in ACTIONS.kinds}


def played(text: str) -> set[str]:
    """The kinds of decision in a record."""
    return {word.split()[0] for line in record.parse(text).lines if line.seat >= 0 for word in line.text.split(", ")}


def ended(text: str) -> DreamHomeState:
    state = record.replay(GAMES["dream_home"], record.parse(text)).state
    assert isinstance(state, DreamHomeState)
    return state


@pytest.mark.parametrize("card", [name for name in (*TOOLS, *HELPERS) if name in MOVES])
def test_a_record_uses_the_tool_or_helper(card: str) -> None:
    assert any(MOVES[card] in played(text) for text in RECORDS)


@pytest.mark.parametrize("helper", [ARCHITECT, DESIGNER])
def test_a_record_counts_the_helper(helper: int) -> None:
    part = HELPERS[helper]
    assert any(dict(score.parts)[part] for text in RECORDS for score in ended(text).scores())


def test_a_record_parks_the_car() -> None:
    with_car = [ended(text) for text in RECORDS if "car=true" in text]
    assert any(not state.table.car for state in with_car)


def test_records_know_every_player_count() -> None:
    assert {len(record.parse(text).names) for text in RECORDS} == {2, 3, 4}


def test_every_kind_of_decision_stands_in_a_record() -> None:
    assert KINDS - set().union(*(played(text) for text in RECORDS)) == set()
