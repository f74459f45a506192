"""Happy City, Streets and Dream Home on paper: every card, tile and figure of the catalogue, as often as the box has it."""

import re
from collections import Counter

from printing.reading import close, page_texts, text
from tabletown.games import GAMES
from tabletown.printing.order import Order
from tabletown.printing.parts import parts_of
from tabletown.words import Words

Entry = dict[str, object]


def fronts(order: Order) -> str:
    """The text of every second page: the others are backs."""
    return close(" ".join(page_texts(order)[0::2]))


def drawn(order: Order, key: str) -> list[Entry]:
    """What the drawing was given."""
    part = next(part for part in parts_of(order.game, order.edition) if part.name == order.part)
    found = part.content(GAMES[order.game].catalogue(order.edition), Words(order.language), order.edition)[key]
    assert isinstance(found, list)
    return found


def whole(entry: Entry, field: str) -> int:
    return int(str(entry[field]))


def test_happy_city_has_every_card_with_its_copies() -> None:
    order = Order("happy_city", "base", "cards", "ru")
    box = GAMES["happy_city"].catalogue("base")
    cards = drawn(order, "cards")
    assert len(cards) == len(box["market"]) + sum(
        whole(each, "copies") for each in (*box["dwelling"], *box["building"])
    )
    shown = fronts(order)
    for name, count in Counter(str(card["name"]) for card in cards).items():
        assert shown.count(close(name)) >= count
    wanted = Counter(abs(whole(card, field)) for card in cards for field in ("income", "residents", "hearts"))
    wanted.update(whole(card, "cost") for card in cards if card["cost"] is not None)
    del wanted[0]
    found = Counter(int(each) for page in page_texts(order)[0::2] for each in re.findall(r"\d+", page))
    assert wanted == found


def test_happy_city_tells_what_each_special_building_does() -> None:
    order = Order("happy_city", "base", "specials", "en")
    box = GAMES["happy_city"].catalogue("base")
    cards = drawn(order, "cards")
    assert len(cards) == len(box["family"]) + len(box["expert"])
    shown = fronts(order)
    for card in cards:
        assert close(str(card["name"])) in shown and close(str(card["effect"])) in shown


def test_streets_has_every_tile_with_its_value() -> None:
    order = Order("streets", "base", "tiles", "uk")
    box = GAMES["streets"].catalogue("base")
    tiles = drawn(order, "tiles")
    assert len(tiles) == len(box["tile"]) + len(box["start"])
    shown = fronts(order)
    for tile in tiles:
        assert close(str(tile["name"])) in shown and close(str(tile["value"])) in shown
    assert shown.count("≈") == sum(bool(tile["marked"]) for tile in tiles) > 0


def test_streets_has_people_signs_and_tokens_for_all() -> None:
    order = Order("streets", "base", "pieces", "en")
    table = GAMES["streets"].catalogue("base")["table"][0]
    shown = Counter(text(order).split())
    for kind in ("tourist", "hipster", "parent", "shopper"):
        assert shown[kind] == table["people"]
    for business in ("restaurant", "residential", "leisure", "retail"):
        assert shown[business] == table["tokens"]
    assert [shown[str(player)] for player in range(1, 6)] == [table["signs"]] * 5


def test_streets_explains_every_advisor() -> None:
    order = Order("streets", "base", "advisors", "ru")
    shown = fronts(order)
    cards = drawn(order, "cards")
    assert len(cards) == len(GAMES["streets"].catalogue("base")["advisor"])
    assert all(close(str(card["about"])) in shown and close(str(card["name"])) in shown for card in cards)


def test_dream_home_has_every_room_and_its_points() -> None:
    order = Order("dream_home", "classic", "cards", "en")
    box = GAMES["dream_home"].catalogue("classic")
    words = Words("en")
    shown = fronts(order)
    for room, count in Counter(str(card["room"]) for card in box["card"]).items():
        assert shown.count(close(words("dream_home-room", room=room))) >= count
    points = [number for card in drawn(order, "cards") for number in card["points"]]  # type: ignore[attr-defined]  # a list
    found = Counter(int(each) for page in page_texts(order)[0::2] for each in re.findall(r"\d+", page))
    assert Counter(points) <= found
    board = Order("dream_home", "classic", "board", "en")
    worth = Counter(whole(entry, "points") for entry in box["points"])
    assert worth <= Counter(int(each) for each in re.findall(r"\d+", text(board)))


def test_dream_home_has_every_resource_with_its_copies() -> None:
    order = Order("dream_home", "classic", "resources", "uk")
    box = GAMES["dream_home"].catalogue("classic")
    cards = drawn(order, "cards")
    roofs = sum(whole(roof, "plain") + whole(roof, "windows") for roof in box["roof"])
    helping = sum(whole(each, "copies") for each in (*box["tool"], *box["helper"]))
    assert len(cards) == roofs + len(box["decor"]) + helping
    shown = fronts(order)
    for card, count in Counter((str(card["name"]), str(card["about"])) for card in cards).items():
        assert all(shown.count(close(said)) >= count for said in card if said)
