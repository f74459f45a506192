"""Counting paper over HTTP: the same points as `tabletown score` gives, and everything impossible by its line."""

import itertools

import pytest

from support.tabletown_server import Guest
from tabletown.games import GAMES

MARK = {"x-tabletown": "1"}
EQUALS = "top: 1 | 2 | . . . . . . . .\n"
IMPOSSIBLE = {
    "welcome": ("sheet: Ann\ntop: 5 3 . . . . . . . .\n", 2, "top", "welcome-paper-order"),
    "streets": (
        "building: starter_home, 0 0 S, Ann\nbuilding: starter_home, 1 0 S\n",
        2,
        "building",
        "streets-paper-twice",
    ),
    "dream_home": ("house: Ann\nroofs: pink\n", 2, "roofs", "dream_home-paper-unknown"),
    "happy_city": ("city: Ann\ncards: school, Happy Market\n", 2, "cards", "happy_city-paper-market-first"),
}


@pytest.mark.parametrize("game", IMPOSSIBLE)
async def test_a_sheet_is_counted_as_the_command_counts_it(ann: Guest, game: str) -> None:
    text = GAMES[game].paper_example("uk")
    answer = (await ann.http.post(f"/api/games/{game}/paper", content=text, headers=MARK)).json()
    counted = GAMES[game].score_paper(text)
    assert answer["problems"] == []
    assert [(each["name"], each["score"]["total"], each["place"]) for each in answer["sheets"]] == [
        (sheet.name, sheet.score.total, sheet.place) for sheet in counted
    ]


@pytest.mark.parametrize("game", IMPOSSIBLE)
async def test_what_is_impossible_is_named_by_its_line(ann: Guest, game: str) -> None:
    text, *wanted = IMPOSSIBLE[game]
    answer = (await ann.http.post(f"/api/games/{game}/paper", content=text, headers=MARK)).json()
    assert answer["sheets"] == []
    assert wanted in [[each["line"], each["field"], each["message"]] for each in answer["problems"]]


async def test_an_impossible_sheet_is_drawn_all_the_same(ann: Guest) -> None:
    text = "sheet: Ann\ntop: 5 3 o . . . . . . .\nparks: 99 0 0\ntemps: 99\n"
    answer = (await ann.http.post("/api/games/welcome/paper", content=text, headers=MARK)).json()
    (sheet,) = answer["view"]["sheets"]
    assert [house["number"] for house in sheet["streets"][0]["houses"][:3]] == [5, 3, None]
    assert sheet["streets"][0]["houses"][1]["fence_right"], "a roundabout brings its fences"
    assert sheet["temps"] == answer["view"]["board"]["temp_boxes"]


async def test_equal_points_are_explained(ann: Guest) -> None:
    text = f"sheet: Ann\n{EQUALS}sheet: Ben\n{EQUALS}refusals: 1\nsheet: Cid\ntop: 1 2 | . . . . . . . .\n"
    answer = (await ann.http.post("/api/games/welcome/paper", content=text, headers=MARK)).json()
    assert [each["place"] for each in answer["sheets"]] == [1, 1, 3]
    told = [(tie["message"], tie["seat"], tie["args"]["seat"]) for tie in answer["ties"]]
    assert told == [("table-tie-shared", 0, 2), ("welcome-tie-estates", 1, 3)]


async def test_only_games_of_the_house_count_paper(ann: Guest) -> None:
    assert (await ann.http.post("/api/games/chess/paper", content="x", headers=MARK)).status_code == 404
    broken = await ann.http.post("/api/games/welcome/paper", content=b"\xff\xfe", headers=MARK)
    assert broken.json()["problems"]


async def test_a_deal_for_a_real_table_follows_the_rules(ann: Guest) -> None:
    deal = (await ann.http.get("/api/games/welcome/deal?seats=3")).json()
    assert [plan["level"] for plan in deal["plans"]] == [1, 2, 3]
    assert deal["may_reshuffle"] and len(deal["anew"]) == 3
    turns = deal["turns"]
    shuffled = [number for number, turn in enumerate(turns) if turn["shuffled"]]
    assert shuffled and shuffled[0] == turns[0]["left"], "the stacks are formed anew when they are used up"
    for before, after in itertools.pairwise(turns):
        assert [card["next_effect"] for card in before["cards"]] == [card["effect"] for card in after["cards"]]
    alone = (await ann.http.get("/api/games/welcome/deal?seats=1&edition=first")).json()
    assert alone["way"] == "solo" and alone["turns"][-1]["solo_card"] and not alone["anew"]


async def test_every_game_tells_a_phone_what_it_keeps_at_a_real_table(ann: Guest) -> None:
    against = (await ann.http.get("/api/games/welcome/deal?seats=1&edition=collectors&competitor=irina")).json()
    assert against["competitor"]["ticks"] == [True, False, True] and [len(pile) for pile in against["piles"]] == [
        64,
        65,
        63,
    ]
    home = (await ann.http.get("/api/games/dream_home/deal?seats=4")).json()
    assert home["rounds"] == len(home["turns"]) == 12 and "discard" not in [step["id"] for step in home["steps"]]
    city = (await ann.http.get("/api/games/happy_city/deal?seats=2&mode=expert")).json()
    assert city["city"] == 10 and [step["id"] for step in city["before"]] == ["market"]
    streets = (await ann.http.get("/api/games/streets/deal?seats=4")).json()
    assert len(streets["tiles"]) == 40 and (streets["stack"][0], streets["stack"][-1]) == (28, 0)


async def test_the_grifter_builds_in_a_city_that_was_written_down(ann: Guest) -> None:
    city = "building: station, 0 0 south\nbuilding: park, 1 0 west\nbuilding: starter_home, -1 0 south, Ann\n"
    path = "/api/games/streets/turn"
    answer = (await ann.http.post(path, content=f"{city}grifter: art_gallery\n", headers=MARK)).json()
    assert not answer["problems"] and answer["move"]["is_grifter"]
    for place in answer["move"]["places"]:
        gallery = next(each for each in place["buildings"] if each["tile"] == "art_gallery")
        assert (gallery["x"], gallery["y"], gallery["owner"]) == (place["x"], place["y"], 1)
    refused = (await ann.http.post(path, content=f"{city}build: art_gallery, 9 9 south\n", headers=MARK)).json()
    assert refused["move"] is None and refused["problems"][0]["line"] == 4
    nobody = await ann.http.post("/api/games/happy_city/turn", content="x", headers=MARK)
    assert nobody.status_code == 404, "nobody plays there but the players"


async def test_a_table_that_cannot_be_set_gets_no_deal(ann: Guest) -> None:
    for path, status in {
        "welcome/deal?edition=third": 422,
        "chess/deal": 404,
        "welcome/deal?draft=true": 404,
        "welcome/deal?boots=1": 422,
    }.items():
        assert (await ann.http.get(f"/api/games/{path}")).status_code == status, path
