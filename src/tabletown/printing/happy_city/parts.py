"""What can be printed of Happy City."""

from tabletown.printing.common import aid_part, chapter, pad_part, rules_part
from tabletown.printing.happy_city.cards import cards, specials
from tabletown.printing.part import Part

COLOURS = ("#b3246b", "#fde3ef")
SCORE = ("residents", "hearts", "happiness", "special")
CHAPTERS = ("setup", "cards", "income", "turn", "purchase", "special", "end", "scoring", "young", "expert")
AID = tuple(chapter("happy_city", name) for name in ("turn", "purchase", "scoring"))


def parts(edition: str) -> list[Part]:
    return [
        Part("cards", "happy_city/cards.typ", cards),
        Part("specials", "happy_city/cards.typ", specials),
        aid_part(AID, COLOURS),
        pad_part("happy_city", SCORE, 5, COLOURS),
        rules_part("happy_city", CHAPTERS, COLOURS),
    ]
