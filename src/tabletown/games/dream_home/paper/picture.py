"""The houses of a paper file as a view, so that the board's own drawings show what was written, possible or not.

A file names kinds of rooms; the view shows a card of each kind, one without children where there is one.
"""

from collections.abc import Callable

from tabletown.engine.contract import SPECTATOR
from tabletown.games.dream_home.edition import NONE, Edition
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.paper.form import read
from tabletown.games.dream_home.showing import house_view
from tabletown.games.dream_home.view import DreamHomeView, Hand


def draw_paper(text: str, editions: Callable[[str, str], Edition]) -> DreamHomeView:
    edition = editions("classic", "")
    papers, _ = read(text, edition)
    for paper in papers:
        _choose_cards(paper.house)
    return DreamHomeView(
        seat=SPECTATOR,
        edition=edition.name,
        options={},
        round=edition.rounds,
        end_reason="",
        rounds=edition.rounds,
        columns=[],
        room_discard=[],
        resource_discard=[],
        houses=[house_view(paper.house, True) for paper in papers],
        first_player=NONE,
        car=None,
        acting=None,
        phase="over",
        hand=Hand(None, None, None),
        ranking=[],
    )


def _choose_cards(house: House) -> None:
    edition = house.edition
    for cell, kind in enumerate(house.kinds):
        cards = [card for card, its_kind in enumerate(edition.card_kinds) if its_kind == kind]
        if cards:
            house.cards[cell] = min(cards, key=lambda card: edition.children[card])
