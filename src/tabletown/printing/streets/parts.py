"""What can be printed of Streets."""

from tabletown.printing.common import aid_part, chapter, pad_part, rules_part
from tabletown.printing.part import Part
from tabletown.printing.streets.tiles import advisors, pieces, tiles

COLOURS = ("#b23a26", "#fde5dc")
SCORE = ("income", "last_count", "majorities", "sets")
CHAPTERS = (
    "setup",
    "turn",
    "tiles",
    "building",
    "closing",
    "income",
    "values",
    "moving",
    "seekers",
    "abandoning",
    "end",
)
AID = tuple(chapter("streets", name) for name in ("turn", "values"))


def parts(edition: str) -> list[Part]:
    return [
        Part("tiles", "streets/tiles.typ", tiles),
        Part("pieces", "streets/pieces.typ", pieces),
        Part("advisors", "streets/advisors.typ", advisors),
        aid_part(AID, COLOURS),
        pad_part("streets", SCORE, 5, COLOURS),
        rules_part("streets", CHAPTERS, COLOURS),
    ]
