"""The form of a paper file: lines of `field: value`, a city as a list of card names. Reads it and shows how to write it.

Fields and cards are understood in every language that has words for them, and by the ids of the catalogue.
"""

from functools import cache

from tabletown.engine.paper import SheetError
from tabletown.forms import Written, entries, plain, remarks
from tabletown.games.happy_city.box import DWELLINGS, MARKETS, NONE, SPECIALS, Box
from tabletown.games.happy_city.city import City, empty_city
from tabletown.games.happy_city.edition import Edition
from tabletown.games.happy_city.table import FAMILY, MODES
from tabletown.words import LANGUAGES, Words

WHITE = -2
"""Any market, white side up."""
FIELDS = ("mode", "city", "cards", "coins", "sphinx")
EXAMPLE = (
    "happy_city-market-white",
    ("building", "shoe_shop"),
    ("building", "school"),
    ("dwelling", "house"),
    ("building", "museum"),
    ("special", "film_studios"),
    ("building", "steelworks"),
    ("dwelling", "luxury_residence"),
    ("building", "spa"),
    ("building", "zoo"),
)


class Paper(Written):
    """One city of a file, and on which line each field stands."""

    def __init__(self, name: str, line: int) -> None:
        super().__init__(name, line)
        self.cards: list[int] = []
        self.coins = 0
        self.copied = NONE
        """What the sphinx became, as a card."""
        self.typed: dict[int, str] = {}
        """The cards as they were written."""
        self.market_is_white = False

    def city(self, box: Box) -> City:
        made = empty_city(box)
        for card in self.cards:
            made.build(card)
        made.coins = self.coins
        made.copied = self.copied - SPECIALS if self.copied != NONE else NONE
        return made


def example(language: str) -> str:
    """A finished city with explanations, ready to be changed."""
    words = Words(language)
    cards = [
        words(name) if isinstance(name, str) else words(f"happy_city-{name[0]}", {name[0]: name[1]}) for name in EXAMPLE
    ]
    rows = [
        ("mode", words("happy_city-option-mode-family"), words("happy_city-paper-about-mode")),
        ("city", words("happy_city-paper-example-name"), ""),
        ("cards", ", ".join(cards), ""),
        ("coins", "2", words("happy_city-paper-about-coins")),
    ]
    lines = remarks(words("happy_city-paper-about"))
    for field, value, about in rows:
        line = f"{words(f'happy_city-paper-field-{field}')}: {value}"
        lines.append(f"{line:<20} # {about}" if about else line)
    return "\n".join(lines) + "\n"


def read(text: str, edition: Edition) -> tuple[list[Paper], int, list[SheetError]]:
    """Every city of the file, the mode that was played, and what could not be understood."""
    papers: list[Paper] = []
    mode = FAMILY
    names = _cards(edition)
    lines, problems = entries(text, "happy_city", FIELDS)
    for number, field, value in lines:
        if field == "mode":
            mode = _modes().get(value.casefold(), NONE)
            if mode == NONE:
                mode = FAMILY
                args: dict[str, str | int] = {"value": value, "allowed": ", ".join(MODES)}
                problems.append(SheetError(number, field, "happy_city-paper-unknown-mode", args))
        else:
            if field == "city" or not papers:
                papers.append(Paper(value if field == "city" else "", number))
            if field != "city":
                problems += _fill(papers[-1], field, value, number, names)
    if not papers and not problems:
        problems.append(SheetError(0, "city", "happy_city-paper-empty", {}))
    return papers, mode, problems


def _fill(paper: Paper, field: str, value: str, line: int, names: dict[str, int]) -> list[SheetError]:
    again = paper.note("happy_city", field, line)
    if again:
        return again
    if field == "coins":
        if not value.isdecimal():
            return [SheetError(line, field, "happy_city-paper-number", {"value": value})]
        paper.coins = int(value)
        return []
    problems: list[SheetError] = []
    cards: list[int] = []
    for word in value.replace(";", ",").split(","):
        card = names.get(plain(word))
        if card is None:
            problems.append(SheetError(line, field, "happy_city-paper-unknown-card", {"value": word.strip()}))
        else:
            paper.market_is_white = paper.market_is_white or card == WHITE
            cards.append(MARKETS if card == WHITE else card)
            paper.typed[cards[-1]] = word.strip()
    if field == "cards":
        paper.cards = cards
    elif cards:
        paper.copied = cards[0]
    return problems


def _modes() -> dict[str, int]:
    spoken = [Words(language) for language in LANGUAGES]
    found = {
        words(f"happy_city-option-mode-{mode}").casefold(): number
        for words in spoken
        for number, mode in enumerate(MODES)
    }
    return {**found, **{mode: number for number, mode in enumerate(MODES)}}


@cache
def _cards(edition: Edition) -> dict[str, int]:
    """Every card by its names."""
    box = edition.white
    found = {plain(name): card for card, name in enumerate(box.ids) if name and not MARKETS <= card < SPECIALS}
    kinds = [("building", 0, box.buildings), ("dwelling", DWELLINGS, box.dwellings)]
    kinds += [("market", MARKETS, box.markets), ("special", SPECIALS, box.specials)]
    for language in LANGUAGES:
        words = Words(language)
        found[plain(words("happy_city-market-white"))] = WHITE
        for kind, first, count in kinds:
            for number in range(count):
                found[plain(words(f"happy_city-{kind}", {kind: box.ids[first + number]}))] = first + number
    return found
