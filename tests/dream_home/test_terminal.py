"""Dream Home at the keyboard: what is drawn, what is said, what can be typed, and a whole game."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from dream_home.builders import facing, game, house, play, with_house
from support.command import Keyboard, numbered
from tabletown.engine import record
from tabletown.games import GAMES
from tabletown.games.dream_home.state import DreamHomeState
from tabletown.games.dream_home.terminal import describe, draw, meant, way
from tabletown.terminal import menu
from tabletown.words import LANGUAGES, Words

NAMES = ["Ann", "Ben"]
SHELF = GAMES["dream_home"]


def drawn(state: DreamHomeState, language: str = "en") -> str:
    seat = state.turn.seat
    moves = [SHELF.move(action) for action in state.legal(seat)]
    page = StringIO()
    Console(file=page, width=200).print(draw(state.view(seat), seat, NAMES, moves, Words(language)))
    return page.getvalue()


def choices(state: DreamHomeState) -> dict[str, str]:
    seat = state.turn.seat
    view, words = state.view(seat), Words("en")
    tree = menu.grow([(action, 0, way(view, SHELF.move(action), words)) for action in state.legal(seat)])
    return dict(menu.rows(tree))


def test_a_room_that_has_grown_has_no_wall_and_its_points_in_the_ceiling() -> None:
    state = with_house(game(), house("", "living living*piano x", "garage #", roofs="red"))
    lines = drawn(state).splitlines()
    floor = next(place for place, line in enumerate(lines) if line.startswith(" 2 │"))
    assert lines[floor].startswith(" 2 │living room   living room  │░░░")
    assert lines[floor - 1].startswith("   ├ 4 ───")
    assert "◆ grand piano" in lines[floor + 1]
    assert re.search(r" 3  roofs 1 +│garage +│╳ scaffold +│", "\n".join(lines))


def test_a_drawing_names_no_roof_of_a_pile() -> None:
    state = with_house(facing(game(), "bathroom", "kitchen + blue"), house(roofs="red red!"))
    state.table.resources[2:] = [-1, -1, -1]
    assert "red" not in drawn(state).replace("laundry", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_is_drawn_in_80_columns_whatever_is_in_it(language: str) -> None:
    made = house("study library games", "wardrobe bedroom*canopy_bed kids", "wine_cellar", garden="treehouse")
    lines = [
        line for line in drawn(with_house(game(), made), language).splitlines() if re.match(r" [ 123] [┌├│─▔]", line)
    ]
    assert len(lines) == 3 + 3 + 1 + 1
    assert {len(line) for line in lines} == {3 + 5 * 14 + 1}


def test_the_position_in_sentences() -> None:
    state = facing(game(), "bathroom", "kitchen + drill")
    with_house(state, house("", "living*piano x", "#", tools="mixer"))
    told = describe(state.view(0), 0, NAMES, Words("en")).splitlines()
    assert told[0] == "Round 1 of 12, first player: Ann."
    assert told[1] == "Column 1: bathroom 1; first player’s token."
    assert told[2].startswith("Column 2: kitchen 1/6; drill (Before you take a column: ")
    assert (
        "Middle floor: 1 living room (grand piano); 2 empty room; 3 free; 4 free; 5 free. Points: living room 1."
        in told
    )
    assert "Basement: 4 scaffolding; 5 free." in told
    assert "Beside the house: concrete mixer." in told


def test_choices_are_columns_then_places() -> None:
    state = facing(game(), "bathroom", "kitchen + piano")
    with_house(state, house("", "living"))
    assert choices(state)["2"] == "Take column 2: kitchen, grand piano"
    play(state, "take 2")
    offered = list(choices(state).values())
    assert "build on the upper floor, column: 1" in offered
    assert "build on the middle floor, column: 2 3" in offered
    assert "Face down: basement, column 4" in offered
    assert meant(state.view(0), "2.3") == "build M3"
    play(state, "build M3")
    assert meant(state.view(0), "2.1") == "furnish M1"
    assert meant(state.view(0), "nonsense") == "nonsense"


def test_tools_and_helpers_have_groups_of_their_own() -> None:
    state = facing(game(), "bathroom", "kitchen + piano")
    with_house(state, house("living", "living study", tools="drill mixer"))
    offered = " ".join(choices(state).values())
    assert "drill …" in offered
    assert "concrete mixer …" in offered


def play_first_choices(keys: Keyboard, asked: str) -> None:
    while asked.endswith("\n> "):
        found = numbered(asked)
        assert found, f"nothing to choose from:\n{asked}"
        asked = keys.type(found[0])


@pytest.mark.parametrize(("language", "ended"), [("ru", "крыши открыты"), ("uk", "дахи відкрито")])
def test_a_whole_game_at_the_keyboard(tmp_path: Path, language: str, ended: str) -> None:
    options = ["--option", "car=true", "--lang", language, "--seed", "5", "--plain", "--save", "game.txt"]
    keys = Keyboard(tmp_path, "play", "dream_home", "--seats", "me,random,greedy", *options)
    play_first_choices(keys, keys.listen())
    done = keys.close()
    assert (done.status, done.err) == (0, "")
    assert ended in done.out
    assert not re.search(r"dream_home-|[⁨⁩]|\x1b", done.out), "an id, an isolation mark or a colour came out"
    record.verify(SHELF, (tmp_path / "game.txt").read_text(encoding="utf-8"))
