"""Every decision in Happy City as a small number, the same in every position, with its move and its notation.

Both ways are pure tables: nothing here looks at a position. Numbers are part of records, so they never change; a new
decision takes a free range.
"""

from typing import Final

from tabletown.engine.contract import Move
from tabletown.games.happy_city.box import DECKS, DWELLINGS
from tabletown.games.happy_city.catalogue import MOST_SEATS
from tabletown.games.happy_city.catalogue import read as read_catalogue

KEEP: Final = 0
COIN: Final = 1
DONE: Final = 2
CHANCE: Final = 3  # the sphinx draws from the box
DRAW: Final = 8  # + deck from 0
MARKET: Final = 16  # + market from 0
BORROW: Final = 24  # + seat whose income the louvre repeats
COPY: Final = 32  # + seat whose special building the sphinx becomes
MODEL: Final = 40  # + seat whose card the pyramid becomes
DISCARD: Final = 64  # + building
BUY: Final = 128  # + building or dwelling, by its card number
SPECIAL: Final = 192  # + special building
END: Final = 256

SIMPLE: Final = {KEEP: "keep", COIN: "coin", DONE: "done", CHANCE: "chance"}
SEATED: Final = {BORROW: "borrow", COPY: "copy", MODEL: "model"}

# The order of the catalogue is the same for ever; names are those of the base edition, whatever an overlay changes.
_BASE: Final = read_catalogue("base")
BUILDINGS: Final[list[str]] = [building.id for building in _BASE.building]
DWELLING_IDS: Final[list[str]] = [dwelling.id for dwelling in _BASE.dwelling]
MARKET_IDS: Final[list[str]] = [market.id for market in _BASE.market]
SPECIAL_IDS: Final[list[str]] = [special.id for special in (*_BASE.family, *_BASE.expert)]


def move(action: int) -> Move:
    """The readable form; cards, decks and seats count from 1."""
    if action in SIMPLE:
        return Move(SIMPLE[action], {})
    if DRAW <= action < DRAW + DECKS:
        return Move("draw", {"deck": action - DRAW + 1})
    if MARKET <= action < MARKET + len(MARKET_IDS):
        return Move("market", {"market": action - MARKET + 1})
    if BORROW <= action < MODEL + MOST_SEATS and action % 8 < MOST_SEATS:
        return Move(SEATED[action - action % 8], {"seat": action % 8 + 1})
    if DISCARD <= action < DISCARD + len(BUILDINGS):
        return Move("discard", {"building": action - DISCARD + 1})
    if BUY <= action < BUY + len(BUILDINGS):
        return Move("buy", {"building": action - BUY + 1})
    if BUY + DWELLINGS <= action < BUY + DWELLINGS + len(DWELLING_IDS):
        return Move("dwelling", {"dwelling": action - BUY - DWELLINGS + 1})
    if SPECIAL <= action < SPECIAL + len(SPECIAL_IDS):
        return Move("special", {"special": action - SPECIAL + 1})
    raise ValueError(f"{action} is no action of Happy City")


def notate(action: int) -> str:
    """How a record writes the action: `buy museum`, `draw 2`, `special film_studios`."""
    told = move(action)
    if told.kind in ("discard", "buy"):
        return f"{told.kind} {BUILDINGS[told.fields['building'] - 1]}"
    if told.kind == "dwelling":
        return f"buy {DWELLING_IDS[told.fields['dwelling'] - 1]}"
    if told.kind == "market":
        return f"market {MARKET_IDS[told.fields['market'] - 1]}"
    if told.kind == "special":
        return f"special {SPECIAL_IDS[told.fields['special'] - 1]}"
    return " ".join([told.kind, *(str(value) for value in told.fields.values())])


def _tables() -> dict[str, int]:
    table: dict[str, int] = {}
    for action in range(END):
        try:
            table[notate(action)] = action
        except ValueError:
            continue
    return table


_ACTIONS: Final[dict[str, int]] = _tables()


def read(text: str) -> int:
    """The action that a record's words mean; raises ValueError when they mean none."""
    if text not in _ACTIONS:
        raise ValueError(text)
    return _ACTIONS[text]
