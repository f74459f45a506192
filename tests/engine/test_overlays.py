"""Mistakes in an overlay, in all games: each is told with its file and line, whatever field it is in and whatever stands there.
What is accepted instead can be played."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletown as tt
from support.long import LONG
from tabletown.engine.catalogue import CatalogueError

Mistakes = Iterator[tuple[str, str, str]]


def written(value: object) -> str:
    """As TOML has it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def no_such(value: object) -> list[str]:
    """What cannot stand where this does, or hardly."""
    if isinstance(value, bool):
        return ['"yes"']
    if isinstance(value, int):
        return ["-7", '"many"', "9999"]
    if isinstance(value, list):
        return ["[]", "[-7]", '["nothing"]', "3"]
    return ['"nothing"', "3"]


def mistakes(game: tt.Game, edition: str) -> Mistakes:
    """Section, id and line of one field of one entry, set to something else; of each section the last entry, or all."""
    for section, entries in game.catalogue(edition).items():
        for entry in entries if LONG else entries[-1:]:
            for field, value in entry.items():
                if field not in ("id", "source"):
                    yield from ((section, str(entry["id"]), f"{field} = {wrong}") for wrong in no_such(value))


@pytest.mark.parametrize("name", tt.GAMES.own)
def test_a_mistake_is_told_with_its_line_or_can_be_played(name: str, tmp_path: Path) -> None:
    game = tt.GAMES[name]
    cards = tmp_path / "cards.toml"
    told: dict[str, tuple[str, int]] = {}
    for edition in game.editions():
        setups = [setup for setup in game.configurations() if setup.edition == edition]
        for section, entry, line in mistakes(game, edition):
            cards.write_text(f'\n[[{section}]]\nid = "{entry}"\n{line}\n', encoding="utf-8")
            try:
                overlay = game.use_overlay(edition, cards)
            except CatalogueError as wrong:
                told[f"{section} {entry} {line}"] = (wrong.file, wrong.line)
                continue
            for setup in (setups[0], setups[-1]):
                state = game.deal(game.set_up(edition, setup.seats, setup.options, overlay), 1)
                tt.play_out(state, "random", seed=1)
    assert {what: where for what, where in told.items() if where != ("cards.toml", 4)} == {}
    assert len(told) > 50


@pytest.mark.parametrize("name", tt.GAMES.own)
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("\n[[nothing]]\nid = 1\n", 2),
        ('\n\n[[{0}]]\nid = "{1}"\nnonsense = 3\n', 5),
        ('\n[[{0}]]\nsource = "public"\n', 2),
        ("\n[[{0}\n", 2),
    ],
)
def test_what_is_no_entry_is_told_with_its_line(name: str, text: str, line: int, tmp_path: Path) -> None:
    game = tt.GAMES[name]
    section, entries = next(iter(game.catalogue(game.editions()[0]).items()))
    cards = tmp_path / "cards.toml"
    cards.write_text(text.format(section, entries[0]["id"]))
    with pytest.raises(CatalogueError) as wrong:
        game.use_overlay(game.editions()[0], cards)
    assert wrong.value.line == line
