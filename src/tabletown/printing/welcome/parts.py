"""What can be printed of Welcome To."""

from functools import partial

from tabletown.games.welcome.catalogue import EFFECTS
from tabletown.printing.common import aid_part, chapter, pad_part, rules_part
from tabletown.printing.part import Part
from tabletown.printing.welcome.cards import construction, plans
from tabletown.printing.welcome.competitors import competitors, count_sheet
from tabletown.printing.welcome.sheets import sheet

COLOURS = ("#12705f", "#dcefe6")
COSTS = ("bis", "refusals", "roundabouts")
SCORE = ("plans", "parks", "pools", "temps", *(f"estates-{size}" for size in range(1, 7)), *COSTS)
CHAPTERS = ("setup", "round", "house", "fence", "agent", "park", "pool", "temp", "bis", "refusal", "plans", "end")
AID = (
    *((f"welcome-effect-{effect}", f"welcome-effect-{effect}-about") for effect in EFFECTS),
    chapter("welcome", "refusal"),
    chapter("welcome", "end"),
)


def parts(edition: str) -> list[Part]:
    collectors = edition == "collectors"
    rivals = Part("competitors", "welcome/competitors.typ", competitors)
    board = Part("projected", "welcome/sheet.typ", partial(sheet, board="projected"), repeated=True)
    return [
        Part("sheets", "welcome/sheet.typ", partial(sheet, board="standard"), repeated=True),
        *([board] if collectors else []),
        Part("cards", "welcome/cards.typ", construction),
        Part("plans", "welcome/plans.typ", plans),
        *([rivals, Part("aca", "welcome/aca.typ", count_sheet, repeated=True)] if collectors else []),
        aid_part(AID, COLOURS),
        pad_part("welcome", SCORE, 6, COLOURS, COSTS),
        rules_part("welcome", (*CHAPTERS, "collectors" if collectors else "expert"), COLOURS),
    ]
