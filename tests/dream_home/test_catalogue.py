"""The catalogue says where each figure comes from, and an overlay that cannot be true is refused with its line."""

from pathlib import Path

import pytest

from tabletown.engine.catalogue import CatalogueError, Source
from tabletown.games.dream_home.catalogue import Catalogue, read
from tabletown.games.dream_home.game import DreamHome
from tabletown.games.dream_home.state import DreamHomeState

CATALOGUE = read("classic")


def test_what_no_source_tells_is_marked_as_our_proposal() -> None:
    assert {card.source for card in CATALOGUE.card} == {Source.RECONSTRUCTED}
    assert {card.source for card in CATALOGUE.roof} == {Source.RECONSTRUCTED}
    assert {card.source for card in (*CATALOGUE.tool, *CATALOGUE.helper)} == {Source.RECONSTRUCTED}
    proposed = {room.id for room in CATALOGUE.room if room.source == Source.RECONSTRUCTED}
    assert proposed == {"study", "library", "games", "wine_cellar", "workshop", "laundry", "storage"}
    told = {row.id for row in CATALOGUE.points if row.source == Source.RULEBOOK}
    assert {"living-3", "bedroom-2", "kitchen-1", "kids-1", "bathroom-1", "garage-2", "pantry-1-next_to"} <= told
    assert {"kitchen-2", "kids-2"} == {row.id for row in CATALOGUE.points if row.source == Source.PUBLIC}
    assert {row.id for row in CATALOGUE.decor_points if row.source == Source.RULEBOOK} == {"piano", "cat_house", "car"}


def test_every_room_has_its_own_decor() -> None:
    for room in ("living", "bedroom", "kitchen", "kids", "bathroom"):
        assert any(item.rooms == [room] for item in CATALOGUE.decor)


def overlaid(tmp_path: Path, text: str) -> Catalogue:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return read("classic", path)


def test_an_owner_of_the_box_corrects_a_card(tmp_path: Path) -> None:
    mine = overlaid(tmp_path, '[[card]]\nid = "07"\nroom = "study"\nchildren = 3\n')
    assert (mine.card[6].room, mine.card[6].children, mine.card[6].source) == ("study", 3, Source.OVERLAY)
    assert mine.card[5] == CATALOGUE.card[5]


def test_an_overlay_is_played_with_and_noted_by_its_fingerprint(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[points]]\nid = "kitchen-2"\npoints = 5\n', encoding="utf-8")
    game = DreamHome()
    fingerprint = game.use_overlay("classic", path)
    state = game.deal(game.set_up("classic", 2, overlay=fingerprint), 1)
    assert isinstance(state, DreamHomeState)
    known = state.table.edition
    assert known.points[known.kind("kitchen") * 4 + 2] == 5
    path.write_text('[[points]]\nid = "kitchen-2"\npoints = 7\n', encoding="utf-8")
    assert game.use_overlay("classic", path) != fingerprint


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[tool]]\nid = "drill"\ncopies = 3\n', "49 resource cards, 12 rounds take 48"),
        ('[[roof]]\nid = "red"\nwindows = 2\nplain = 3\n', "exactly one card with a window"),
        ('[[card]]\nid = "01"\nroom = "attic"\n', "card 01: there is no room attic"),
        ('[[card]]\nid = "01"\nchildren = -1\n', "children are 0 or more"),
        ('[[floor]]\nid = "basement"\nfirst = 3\n', "60 room cards, 13 rounds take 65"),
        ('[[room]]\nid = "kids"\nmost = 3\n', "points: kids needs its points for each size"),
        ('[[room]]\nid = "study"\ngroup = "attic"\n', "there is no group attic"),
        ('[[room]]\nid = "study"\nnext_to = "sea"\n', "there is no room sea"),
        ('[[decor]]\nid = "slide"\nrooms = []\n', "decor slide: it needs rooms"),
        ('[[decor_points]]\nid = "piano"\npoints = -3\n', "points are 0 or more"),
        ('[[comfort]]\nid = "bathrooms"\nrooms = []\n', "comfort bathrooms: it asks for rooms"),
        ('[[figure]]\nid = "roof_mixed"\nvalue = -1\n', "every figure of the score is 0 or more"),
    ],
)
def test_a_box_that_cannot_be_is_refused_with_its_line(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(CatalogueError) as caught:
        overlaid(tmp_path, text)
    assert caught.value.line == 3
    assert reason in caught.value.reason


def test_a_wrong_value_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError) as caught:
        overlaid(tmp_path, '[[card]]\nid = "01"\n\nchildren = "many"\n')
    assert str(caught.value).startswith("mine.toml:4: ")
