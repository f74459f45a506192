"""Streets in the terminal: what the map and the sentences show, how choices read, and whole games at the keyboard."""

import re
from pathlib import Path

import pytest
from rich.console import Console

from streets.builders import advised, build, game, lay, play, tile, turn_of, view_of, with_hand
from support.command import Keyboard
from tabletown.engine import record
from tabletown.games import GAMES
from tabletown.games.streets import terminal
from tabletown.games.streets.actions import TILE_IDS
from tabletown.games.streets.state import StreetsState
from tabletown.terminal import menu
from tabletown.words import LANGUAGES, Words

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve"]
SHELF = GAMES["streets"]


def drawn(state: StreetsState, language: str = "en", width: int = 80) -> str:
    seat = state.turn.decider
    moves = [SHELF.move(action) for action in state.legal(seat)]
    console = Console(width=width, color_system=None, force_terminal=True)
    with console.capture() as capture:
        console.print(terminal.draw(state.view(seat), seat, NAMES[: state.setup.seats], moves, Words(language)))
    return capture.get()


def told(state: StreetsState, language: str = "en") -> list[str]:
    seat = state.turn.decider
    return terminal.describe(state.view(seat), seat, NAMES[: state.setup.seats], Words(language)).splitlines()


def choices(state: StreetsState) -> dict[str, str]:
    seat, words = state.turn.decider, Words("en")
    view, legal = state.view(seat), state.legal(seat)
    ways = [(action, 0, terminal.way(view, SHELF.move(action), words)) for action in legal]
    return dict(menu.rows(menu.grow(ways)))


def example(people: int = 3) -> StreetsState:
    """The rulebook's street in the south, still open in the west: seat 0 owns two of its buildings, seat 1 one."""
    state = game()
    lay(state, "starter_home", 1, 5, "S", owner=0)
    lay(state, "flea_market", 2, 5, "S", owner=0)
    lay(state, "art_gallery", 3, 5, "S", owner=1, people=people)
    lay(state, "hardware_store", 4, 5, "W")
    return with_hand(state, "student_house toy_store copy_shop")


# The map


def test_the_map_shows_roads_numbers_owners_and_people() -> None:
    lines = drawn(game()).splitlines()
    station = next(number for number, line in enumerate(lines) if "⌂46" in line)
    assert lines[station].rstrip().endswith("┃♣47")
    assert "•4" in lines[station + 1]
    assert "━━━━━━━┃" in lines[station + 2]
    row = next(number for number, line in enumerate(drawn(example()).splitlines()) if "●1 " in line)
    assert re.search(r"●1 +●6 +▲10 +┃✱37", drawn(example()).splitlines()[row])
    assert re.search(r"1•1 +1•1 +2•3 +┃", drawn(example()).splitlines()[row + 1])


def test_places_for_a_tile_show_the_sides_where_its_road_can_run() -> None:
    text = drawn(play(with_hand(game(), "student_house toy_store copy_shop"), "pick toy_store"))
    assert " →↓ " in text and " →← " in text and " ↓← " in text and " ↑← " in text


def test_seekers_and_abandoned_buildings_are_marked() -> None:
    state = lay(game(), "row_houses", 1, 5, "S", people=0, standing=2)
    assert "–!2" in drawn(state)


def test_what_buildings_would_pay_stands_beside_them() -> None:
    text = " ".join(drawn(example()).split())
    assert "1 ● Starter Home $2 for each parent symbol $6+1" in text
    assert "6 ● Flea Market $5 for each pair of hipster and parent symbols $10+1" in text
    assert "▸1• Ann $0 3 signs" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_widest_city_fits_into_80_columns(language: str) -> None:
    state = game(5)
    for number, name in enumerate(("starter_home", "art_gallery", "vinyl_club", "hostel", "aquarium", "food_hall")):
        lay(state, name, 2 + 2 * number, 9, "E")
    lines = drawn(state, language).splitlines()
    assert max(len(line.rstrip()) for line in lines) <= 80
    assert lines[2].split()[-1] == "12"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_by_its_id(language: str) -> None:
    states = [example(), game(1), game(3, business="true", advisors="true"), game(1, advisors="true", business="true")]
    for state in states:
        for text in [drawn(state, language), *told(state, language)]:
            assert "streets-" not in text


# In sentences


def test_the_position_in_sentences() -> None:
    lines = told(example())
    assert lines[0].startswith("Round 1, stack of ")
    assert "In your hand: Toy Store; shopper 1; $2 for each parent symbol." in lines
    assert (
        "Open street (free ends: west): Starter Home at 1, 5, road in the south, parent 1, 1 parent, Ann, "
        "$2 for each parent symbol, now $7; Flea Market at 2, 5, road in the south, parent 1, 1 parent, Ann, "
        "$5 for each pair of hipster and parent symbols, now $11; Art Gallery at 3, 5, road in the south, hipster 1, "
        "3 hipsters, Bob, $2 for each hipster symbol, now $7."
    ) in lines
    assert any(line.startswith("Ann: $0; 3 signs; in hand: hipster, shopper, wild") for line in lines)


def test_the_solo_stack_lies_open() -> None:
    state = game(1)
    top = Words("en")("streets-tile", tile=TILE_IDS[state.table.top()])
    assert f"next {top}" in told(state)[0]
    assert "the Grifter’s last tiles: 3" in told(state)[0]
    assert told(state)[-1] == "The Grifter: $20."


def test_in_the_last_rounds_the_grifters_tiles_are_not_called_the_stack() -> None:
    state = game(1)
    state.table.removed += state.table.stack
    state.table.stack = []
    top = Words("en")("streets-tile", tile=TILE_IDS[state.table.last_stack[-1]])
    assert f"the Grifter’s last tiles: 3, next {top}" in told(state)[0]
    assert "stack of" not in told(state)[0]


def test_the_end_of_a_solo_game_says_who_has_won_with_all_the_money() -> None:
    state = game(1, business="true")
    state.table.tokens[1] = [1, 1, 1, 1]
    state.table.token_supply = [11] * 4
    state.table.last_income = [0, 0]
    state.reason = "tiles"
    assert told(state)[0] == "All tiles are built, the Grifter has won."
    assert told(state)[-1].startswith("The Grifter: $70; ")
    rival = state.rival()
    assert rival is not None and (rival.name, rival.score.total) == ("streets-grifter", 70)
    state.table.income[0] = 71
    assert told(state)[0] == "All tiles are built, you have beaten the Grifter."


# Choices


def test_tiles_then_places_by_cell_and_side() -> None:
    state = example()
    assert choices(state)["1"] == "Build: Student House ▲, $2 for each shopper symbol"
    play(state, "pick student_house")
    rows = list(choices(state).values())
    assert "Place 0, 5 (west of Starter Home): 2→✓ 3↓" in rows
    view, move = state.view(0), SHELF.move(SHELF.parse_action("build 0 5 E"))
    assert terminal.way(view, move, Words("en"))[-1].label == ("Place 0, 5, road in the east, now $1, closes a street")


def test_people_move_by_colours_and_the_suggestion_is_one_key() -> None:
    state = example()
    lay(state, "micro_brewery", 0, 9, "S", owner=1)
    build(state, "student_house", 0, 5, "E")
    rows = choices(state)
    assert rows["0"] == "Everybody where it serves me best"
    assert "3 hipsters to Student House (yours)" in rows.values()
    assert "1 hipster to Micro Brewery (player 2)" in rows.values()
    assert "1 hipster to Central Station (nobody’s)" in rows.values()


def test_abandoning_tells_what_is_lost_and_tokens_what_they_are() -> None:
    state = game()
    for number, name in enumerate(("starter_home", "row_houses", "aquarium", "hostel", "multiplex")):
        lay(state, name, 4 * number, 9, "S", owner=0)
    assert choices(turn_of(state, 0))["1"] == "Abandon: Starter Home, now $3"
    state = game(business="true")
    lay(state, "puppet_theatre", 1, 5, "S", owner=0)
    lay(state, "family_cafe", 2, 5, "S", owner=0)
    lay(state, "hardware_store", 3, 5, "W")
    build(with_hand(state, "student_house"), "student_house", 0, 5, "E")
    assert list(choices(state).values()) == [
        "Token for: Puppet Theatre, leisure ×2",
        "Token for: Family Café, restaurant",
    ]


def test_the_entrepreneurs_hand_and_the_investors_signs() -> None:
    state = advised("investor")
    play(with_hand(state, "student_house"), "build 0 1 E")
    assert list(choices(state).values()) == ["One sign", "Two signs"]
    state = advised("entrepreneur")
    lay(state, "starter_home", 1, 5, "S", owner=0)
    lay(state, "hardware_store", 2, 5, "W")
    build(with_hand(state, "student_house toy_store"), "student_house", 0, 5, "E")
    assert choices(state) == {"0": "Count no tile of the hand", "1": "Count: Toy Store ■, $2 for each parent symbol"}


def test_places_and_tiles_can_be_typed() -> None:
    state = example()
    assert terminal.meant(view_of(state), "Toy Store") == "pick toy_store"
    play(state, "pick toy_store")
    assert terminal.meant(view_of(state), "0 5 e") == "build 0 5 E"
    assert terminal.meant(view_of(state), "−1, 0 ↓") == "build -1 0 S"
    assert terminal.meant(view_of(state), "student_house") == "pick student_house"
    assert terminal.meant(view_of(state), "nonsense") == "nonsense"
    assert tile("toy_store") in state.table.hands[0]


# Whole games


def play_last_choices(keys: Keyboard, asked: str) -> None:
    """Type the last choice each time, of a place its first side. The first choice would pick another tile for ever."""
    while asked.endswith("\n> "):
        found = re.findall(r"^(\d+): (?:.*?: (\d) (?:road|дорога))?", asked, re.MULTILINE)
        assert found, f"nothing to choose from:\n{asked}"
        asked = keys.type(".".join(filter(None, found[-1])))


@pytest.mark.parametrize(
    ("seats", "options", "language", "ended"),
    [
        ("me,greedy", ["business=true", "advisors=true"], "ru", "Все постройки выложены"),
        ("me", ["grifter=easy"], "uk", "Усі будівлі викладено"),
    ],
)
def test_a_whole_game_at_the_keyboard(
    tmp_path: Path, seats: str, options: list[str], language: str, ended: str
) -> None:
    chosen = [word for option in options for word in ("--option", option)]
    more = [*chosen, "--lang", language, "--seed", "5", "--plain", "--save", "game.txt"]
    keys = Keyboard(tmp_path, "play", "streets", "--seats", seats, *more)
    play_last_choices(keys, keys.listen())
    done = keys.close()
    assert (done.status, done.err) == (0, "")
    assert ended in done.out
    assert not re.search(r"streets-|[⁨⁩]|\x1b", done.out), "an id, an isolation mark or a colour came out"
    record.verify(SHELF, (tmp_path / "game.txt").read_text(encoding="utf-8"))
