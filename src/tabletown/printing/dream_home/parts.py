"""What can be printed of Dream Home."""

from tabletown.printing.common import aid_part, chapter, pad_part, rules_part
from tabletown.printing.dream_home.cards import board, resources, rooms
from tabletown.printing.part import Part

COLOURS = ("#8a4b00", "#fbe8c8")
SCORE = ("rooms", "decor", "comfort", "roof", "architect", "designer")
CHAPTERS = (
    "setup",
    "round",
    "few",
    "placing",
    "growing",
    "face_down",
    "rooms",
    "roofs",
    "decor",
    "tools",
    "helpers",
    "end",
)
AID = tuple(chapter("dream_home", name) for name in ("round", "rooms", "roofs"))


def parts(edition: str) -> list[Part]:
    return [
        Part("board", "dream_home/board.typ", board, repeated=True),
        Part("cards", "dream_home/rooms.typ", rooms),
        Part("resources", "dream_home/resources.typ", resources),
        aid_part(AID, COLOURS),
        pad_part("dream_home", SCORE, 4, COLOURS),
        rules_part("dream_home", CHAPTERS, COLOURS),
    ]
