"""How tests read what was printed: the text of a PDF, and its pages as pictures."""

import io
import re
from functools import cache

from PIL import Image, ImageChops
from pypdf import PdfReader

from tabletown.games import GAMES
from tabletown.printing.order import Order
from tabletown.printing.parts import parts_of
from tabletown.printing.press import print_pdf, print_pictures
from tabletown.words import LANGUAGES

DOTS = 45
SAFE = 5
"""Millimetres at the paper's edge that stay empty: no printer reaches them."""


def everything() -> list[Order]:
    """Each part of each edition, the languages, papers and inks taking turns."""
    found: list[Order] = []
    for game in GAMES.own:
        for edition in GAMES[game].editions():
            for part in parts_of(game, edition):
                turn = len(found)
                copies = 3 if part.repeated else 1
                ink = turn % 2 == 1
                paper = ("a4", "letter")[turn // 2 % 2]
                found.append(Order(game, edition, part.name, LANGUAGES[turn % 3], copies, paper, 1, ink))
    return found


def name(order: Order) -> str:
    return f"{order.game}-{order.edition}-{order.part}-{order.language}"


@cache
def document(order: Order) -> PdfReader:
    return PdfReader(io.BytesIO(print_pdf(order)))


@cache
def page_texts(order: Order) -> list[str]:
    return [page.extract_text().replace("\N{NO-BREAK SPACE}", " ") for page in document(order).pages]


def text(order: Order) -> str:
    return " ".join(page_texts(order))


def close(words: str) -> str:
    """Without what line breaks add: spaces and hyphens."""
    return re.sub(r"[\s\N{NO-BREAK SPACE}\N{SOFT HYPHEN}-]", "", words)


def pictures(order: Order) -> list[Image.Image]:
    return [Image.open(io.BytesIO(page)).convert("RGB") for page in print_pictures(order, DOTS)]


def drawn(picture: Image.Image) -> tuple[float, float, float, float]:
    """How many millimetres stay empty on the left, above, on the right and below."""
    bounds = ImageChops.difference(picture, Image.new("RGB", picture.size, "white")).getbbox()
    assert bounds, "an empty page"
    left, top, right, bottom = bounds
    return tuple(dots / DOTS * 25.4 for dots in (left, top, picture.width - right, picture.height - bottom))  # type: ignore[return-value]  # four of them
