"""Action spaces: what follows from a declaration, and that the numbers of the four games are those of the first records."""

import hashlib
import re
from pathlib import Path

import pytest

from tabletown.engine.actions import ActionSpace, Field
from tabletown.games import GAMES

FROZEN = Path(__file__).with_name("frozen_actions.tsv")
"""Of each kind: how many actions it has, its first and last number, a digest of all its lines (number, move, notation, with
tabs between them) and the notation of both ends. Written once, by the tables that the declarations replaced; kinds that came
later are kept by the records that use them."""


def lines_of(name: str) -> dict[str, list[str]]:
    game = GAMES[name]
    kinds: dict[str, list[str]] = {}
    for action in range(-1, game.action_range() + 1):
        try:
            move = game.move(action)
        except ValueError:
            continue
        kinds.setdefault(move.kind, []).append(f"{action}\t{move!r}\t{game.notate(action)}\n")
    return kinds


@pytest.mark.parametrize("name", ["welcome", "streets", "dream_home", "happy_city"])
def test_no_number_no_move_and_no_notation_has_changed(name: str) -> None:
    """Behind those of a kind others may follow: a card that came later."""
    kinds = lines_of(name)
    frozen = [line for line in FROZEN.read_text(encoding="utf-8").splitlines() if line.startswith(f"{name}\t")]
    assert len(frozen) > 10
    for row in frozen:
        kind, count = row.split("\t")[1:3]
        lines = kinds[kind][: int(count)]
        digest = hashlib.sha256("".join(lines).encode()).hexdigest()
        ends = [line.rstrip("\n").split("\t") for line in (lines[0], lines[-1])]
        assert row == "\t".join([name, kind, str(len(lines)), ends[0][0], ends[1][0], digest, ends[0][2], ends[1][2]])


@pytest.mark.parametrize("name", ["welcome", "streets", "dream_home", "happy_city"])
def test_words_and_fields_lead_back_to_the_number(name: str) -> None:
    game = GAMES[name]
    for lines in lines_of(name).values():
        for line in lines[:: 1 + len(lines) // 1000]:
            action = int(line.split("\t")[0])
            move = game.move(action)
            assert game.parse_action(game.notate(action)) == action
            assert game.find_action(move.kind, move.fields) == action


def space() -> ActionSpace:
    made = ActionSpace()
    made.kind("pass", 0)
    made.kind("lay", 8, Field("row", 2, 8, words="NS"), Field("card", 3), text="lay {card} {row}")
    made.kind("swap", 32, Field("one", 3, 4), Field("other", 3), only=lambda fields: fields["one"] < fields["other"])
    made.kind("near", 64, Field("house", 4, first=-1), also=lambda fields: {"next": fields["house"] + 1})
    made.kind("pair", 80, Field("left", 2, 2), Field("right", 2), texts=["a", "ab", "ba", "b"])
    return made


@pytest.mark.parametrize(
    ("action", "move", "text"),
    [
        (0, "pass", "pass"),
        (8, "lay row=1 card=1", "lay 1 N"),
        (18, "lay row=2 card=3", "lay 3 S"),
        (33, "swap one=1 other=2", "swap 1 2"),
        (64, "near house=-1 next=0", "near -1"),
        (82, "pair left=2 right=1", "ba"),
    ],
)
def test_everything_follows_from_the_declaration(action: int, move: str, text: str) -> None:
    told = space().move(action)
    assert repr(told) == move
    assert space().notate(action) == text
    assert space().parse(text) == action
    assert space().find(told.kind, told.fields) == action


@pytest.mark.parametrize("action", [-1, 1, 11, 19, 32, 40, 68, 84])
def test_a_number_between_the_kinds_or_their_fields_is_no_action(action: int) -> None:
    with pytest.raises(ValueError, match="no action"):
        space().move(action)


@pytest.mark.parametrize(
    "text", ["", "lay", "lay 1", "lay 01 N", "lay 1 N ", "lay 4 N", "lay ١ N", "swap 2 1", "near +1", "c"]
)
def test_words_that_mean_nothing_are_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        space().parse(text)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("fly", {}),
        ("pass", {"card": 1}),
        ("lay", {"row": 1}),
        ("lay", {"row": 1, "card": 4}),
        ("lay", {"row": 1, "card": 1, "more": 1}),
        ("swap", {"one": 2, "other": 1}),
        ("near", {"house": 1, "next": 1}),
        ("lay", {"row": 10**30, "card": 1}),
    ],
)
def test_a_move_that_does_not_exist_is_not_found(kind: str, fields: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="there is no move"):
        space().find(kind, fields)


def test_a_field_that_follows_from_others_may_be_left_out() -> None:
    assert space().find("near", {"house": 2}) == 67


def test_numbers_must_not_overlap() -> None:
    made = space()
    with pytest.raises(AssertionError, match="begin among those of pair"):
        made.kind("late", 83)
