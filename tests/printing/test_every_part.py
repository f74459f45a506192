"""Whatever can be printed: it renders, keeps off the paper's edge, no word outgrows its place, and the text can be searched."""

import math
from typing import Any

import pytest

from printing.reading import SAFE, close, document, drawn, everything, name, pictures, text
from support.long import sampled
from tabletown.printing.order import Order
from tabletown.printing.parts import parts_of
from tabletown.words import Words

EVERYTHING = everything()
SEVERAL = [each for each in EVERYTHING if each.copies > 1]
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}


@pytest.mark.parametrize("order", sampled(EVERYTHING, *EVERYTHING[1::2]), ids=name)
def test_nothing_reaches_into_the_margin(order: Order) -> None:
    for picture in pictures(order):
        assert min(drawn(picture)) >= SAFE


@pytest.mark.parametrize("order", sampled(EVERYTHING, *EVERYTHING[::2]), ids=name)
def test_a_document_is_tagged_titled_and_brings_its_fonts(order: Order) -> None:
    made = document(order)
    words = Words(order.language)
    part = words(f"print-part-{order.part}")
    root: Any = made.root_object
    assert root["/MarkInfo"]["/Marked"] and root["/Lang"] == order.language
    assert made.metadata and made.metadata.title == f"{words(f'{order.game}-name')} – {part}"
    for page in made.pages:
        sides = sorted(float(side) / 72 * 25.4 for side in page.mediabox[2:])
        assert sides == pytest.approx(SIZES[order.paper], abs=0.1)
        resources: Any = page["/Resources"]
        for font in resources.get("/Font", {}).values():
            described = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"]
            assert {"/FontFile2", "/FontFile3"} & described.keys()


@pytest.mark.parametrize("order", sampled(SEVERAL, *SEVERAL[::2]), ids=name)
def test_several_sheets_share_a_page(order: Order) -> None:
    per_page = 2 if order.ink else 4
    made = order._replace(per_page=per_page)
    assert len(document(made).pages) == math.ceil(order.copies / per_page)
    assert len(document(order).pages) == order.copies
    assert all(min(drawn(picture)) >= SAFE for picture in pictures(made))


@pytest.mark.parametrize("order", [each for each in EVERYTHING if each.part == "rules"], ids=name)
def test_the_rules_in_short_are_one_page_and_whole(order: Order) -> None:
    assert len(document(order).pages) == 1
    drawing = next(part for part in parts_of(order.game, order.edition) if part.name == "rules")
    chapters = drawing.content({}, Words(order.language), order.edition)["chapters"]
    assert isinstance(chapters, list) and len(chapters) > 5
    found = close(text(order))
    for chapter in chapters:
        last = chapter["text"][-1]
        line = last[-1] if isinstance(last, list) else last
        assert close(line)[-25:] in found
