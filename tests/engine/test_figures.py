"""The figures of every edition are those that its version of the rules was begun with.

A table and a record keep the fingerprint of the figures they are played with and are not played with others. So a
changed figure needs a new version of the rules: put it in front of `rules_versions`, keep the catalogue as it was in
`former/<edition>-<fingerprint>.toml` beside it, then add the new fingerprint here. What plays no part (sources, comments,
fields left empty) changes no fingerprint.
"""

import pickle
import sys
from pathlib import Path
from random import Random

import pytest

from support.command import tabletown
from tabletown.engine import record
from tabletown.engine.catalogue import CatalogueError, Raw, figures_fingerprint
from tabletown.engine.contract import BadSetup
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.engine.record import RecordError
from tabletown.games import GAMES
from tabletown.games.happy_city.game import HappyCity

FIGURES = {
    "welcome first 1": "ac5c1b89ebae0acb",
    "welcome first 2": "ac5c1b89ebae0acb",
    "welcome collectors 1": "e59512121578d3c7",
    "welcome collectors 2": "e59512121578d3c7",
    "happy_city base 1": "94236eca2674b5fb",
    "dream_home classic 1": "64e7218727c1146f",
    "streets base 1": "ebd2879ea1ee5fbc",
}
"""Of every version that can be played; none of them ever changes."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_figures_change_only_with_the_version_of_the_rules(game: Game) -> None:
    now = {f"{game.name} {edition} {game.rules_versions[0]}": game.figures(edition) for edition in game.editions()}
    pinned = {key: FIGURES.get(key) for key in now}
    assert now == pinned, "figures have changed: raise the version of the rules"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_version_can_be_played_with_its_figures(game: Game) -> None:
    for edition in game.editions():
        for version in game.rules_versions:
            figures = FIGURES[f"{game.name} {edition} {version}"]
            assert game.knows_figures(edition, figures), "keep the catalogue in `former`"
            assert figures_fingerprint(game.figures_data(edition, figures)) == figures


CHANGES: list[tuple[Game, str, str, str, object]] = [
    (GAMES["welcome"], "first", "estate", "values", [0, 50]),
    (GAMES["streets"], "base", "table", "people", 40),
    (GAMES["dream_home"], "classic", "figure", "value", 9),
    (GAMES["happy_city"], "base", "table", "start", 5),
]


def changed(game: Game, edition: str, section: str, field: str, value: object) -> Raw:
    """The catalogue as if one of its figures had been another before."""
    data = game.catalogue(edition)
    data[section][0][field] = value
    return data


@pytest.mark.parametrize(
    ("game", "edition", "section", "field", "value"), CHANGES, ids=[each[0].name for each in CHANGES]
)
def test_a_game_is_played_recorded_and_kept_with_the_figures_it_began_with(
    game: Game, edition: str, section: str, field: str, value: object
) -> None:
    data = changed(game, edition, section, field, value)
    figures = game.use_figures(edition, data)
    assert figures != game.figures(edition)
    assert game.figures_data(edition, figures) == data
    assert game.figures_data(edition) == game.catalogue(edition)
    setup = game.set_up(edition, 2, figures=figures)
    match, chance = Match(game.deal(setup, 1)), Random(1)
    other = game.deal(game.set_up(edition, 2), 1)
    assert game.shared(setup) is not game.shared(other.setup)
    while not match.state.over():
        seat = match.state.acting()[0]
        match.play(seat, chance.choice(match.state.legal(seat)))
    text = record.write(game, match, 1, ["Ann", "Ben"])
    assert f"figures: {figures}\n" in text
    again = record.verify(game, text)
    assert game.shared(again.state.setup) is game.shared(setup)
    kept = pickle.loads(pickle.dumps(match.state))
    assert [score.total for score in kept.scores()] == [score.total for score in match.state.scores()]
    with pytest.raises(RecordError, match="record-other-figures"):
        record.verify(type(game)(), text)


def test_figures_decide_what_is_played() -> None:
    game = HappyCity()
    figures = game.use_figures("base", changed(game, "base", "table", "start", 5))
    coins = [city.coins for city in game.deal(game.set_up("base", 2, figures=figures), 1).view(0).cities]  # type: ignore[attr-defined]  # of this game
    assert coins == [6, 6]


@pytest.mark.parametrize("wrong", ["ids", "order", "fields", "sums"])
def test_a_catalogue_that_these_rules_cannot_play_with_is_not_taken(wrong: str) -> None:
    game = HappyCity()
    data = game.catalogue("base")
    if wrong == "ids":
        data["market"][1]["id"] = "souk"
    elif wrong == "order":
        data["building"].reverse()
    elif wrong == "fields":
        del data["building"][3]["cost"]
    else:
        data["table"][0]["ones"] = 19
    with pytest.raises(CatalogueError):
        game.use_figures("base", data)
    assert not game.knows_figures("base", figures_fingerprint(data))
    with pytest.raises(BadSetup):
        game.set_up("base", 2, figures=figures_fingerprint(data))


def test_a_catalogue_from_before_a_card_was_added_is_taken() -> None:
    game = HappyCity()
    data = game.catalogue("base")
    del data["expert"][-1]
    figures = game.use_figures("base", data)
    setup = game.set_up("base", 2, {"mode": "expert"}, figures=figures)
    assert game.deal(setup, 1).complaint() == ""


def test_an_overlay_corrects_the_figures_that_a_game_began_with(tmp_path: Path) -> None:
    game = HappyCity()
    cards = tmp_path / "cards.toml"
    cards.write_text('[[market]]\nid = "' + str(game.catalogue("base")["market"][0]["id"]) + '"\nincome = 2\n')
    figures = game.use_figures("base", changed(game, "base", "table", "start", 5))
    overlay = game.use_overlay("base", cards)
    edition = game.edition("base", "", overlay, figures)
    assert edition is not game.edition("base", "", overlay) and edition is not game.edition("base", "", "", figures)
    late = game.use_figures("base", changed(game, "base", "table", "start", 6))
    with pytest.raises(BadSetup, match="cards"):
        game.set_up("base", 2, None, overlay, figures=late)


def test_former_figures_can_come_with_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = Path(sys.modules[HappyCity.__module__].__file__ or "").with_name("base.toml").read_text(encoding="utf-8")
    older = HappyCity()
    figures = figures_fingerprint(changed(older, "base", "table", "start", 5))
    (tmp_path / "former").mkdir()
    (tmp_path / f"former/base-{figures}.toml").write_text(
        shipped.replace("start = 2\n", "start = 5\n"), encoding="utf-8"
    )
    monkeypatch.setattr(sys.modules[HappyCity.__module__], "__file__", str(tmp_path / "game.py"))
    game = HappyCity()
    assert game.knows_figures("base", figures)
    assert figures_fingerprint(game.figures_data("base", figures)) == figures
    for unknown in ("0123456789abcdef", "../../etc/passwd", "x" * 300, "\x00"):
        assert not game.knows_figures("base", unknown)


def test_sources_and_empty_fields_are_no_figures_but_everything_else_is() -> None:
    data: dict[str, list[dict[str, object]]] = {"card": [{"id": "a", "cost": 2, "source": "public"}]}
    same: dict[str, list[dict[str, object]]] = {"card": [{"source": "rulebook", "cost": 2, "id": "a", "note": ""}]}
    other: dict[str, list[dict[str, object]]] = {"card": [{"id": "a", "cost": 3, "source": "public"}]}
    assert figures_fingerprint(data) == figures_fingerprint(same) != figures_fingerprint(other)


def test_a_record_names_its_figures_and_is_not_played_with_others() -> None:
    game = GAMES["streets"]
    match = Match(game.deal(game.set_up("base", 2), 1))
    text = record.write(game, match, 1, ["Ann", "Ben"])
    assert f"figures: {game.figures('base')}\n" in text
    assert record.replay(game, record.parse(text)).state.setup.figures == game.figures("base")
    with pytest.raises(RecordError) as wrong:
        record.replay(game, record.parse(text.replace(game.figures("base"), "0123456789abcdef")))
    assert wrong.value.message == "record-other-figures"
    assert text.splitlines()[wrong.value.line - 1].startswith("figures: ")
    without = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("figures: "))
    assert record.replay(game, record.parse(without)).state.setup.figures == ""


def test_a_file_of_corrections_gives_back_the_figures_of_a_record(tmp_path: Path) -> None:
    """As somebody at the command line does with a record of an earlier Tabletown; nothing else makes it play."""
    game = HappyCity()
    figures = game.use_figures("base", changed(game, "base", "table", "start", 5))
    match, chance = Match(game.deal(game.set_up("base", 2, figures=figures), 1)), Random(2)
    while not match.state.over():
        seat = match.state.acting()[0]
        match.play(seat, chance.choice(match.state.legal(seat)))
    kept, cards = tmp_path / "game.txt", tmp_path / "cards.toml"
    kept.write_text(record.write(game, match, 1, ["Ann", "Ben"]), encoding="utf-8")
    cards.write_text('[[table]]\nid = "table"\nstart = 5\n', encoding="utf-8")
    alone = tabletown(tmp_path, "verify", str(kept))
    assert alone.status == 2 and "other figures" in alone.out + alone.err
    assert tabletown(tmp_path, "verify", str(kept), "--cards", str(cards)).status == 0
    cards.write_text('[[table]]\nid = "table"\nstart = 6\n', encoding="utf-8")
    assert tabletown(tmp_path, "verify", str(kept), "--cards", str(cards)).status == 2
