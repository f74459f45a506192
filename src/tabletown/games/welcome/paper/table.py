"""What a paper file says of the whole table: the edition, the board, and the competitor of the solo game with its cards.

Names are understood in every language that has words for them, as the fields are.
"""

from tabletown.engine.paper import SheetError
from tabletown.forms import plain
from tabletown.games.welcome.catalogue import EFFECTS, STANDARD
from tabletown.words import LANGUAGES, Words

TABLE_FIELDS = ("edition", "board", "competitor", "cards", "completed")
EDITIONS = ("first", "collectors")
BOARDS = (STANDARD, "projected")


class TableNotes:
    def __init__(self) -> None:
        self.edition = EDITIONS[0]
        self.board = STANDARD
        self.competitor = ""
        self.name = ""
        """The competitor as the file calls it."""
        self.cards: list[int] = []
        """The competitor's effects, in the order in which it got them."""
        self.completed: list[int] = []
        """Its points for plans."""

    def put(self, field: str, known: str, written: str) -> None:
        if field == "edition":
            self.edition = known
        elif field == "board":
            self.board = known
            self.edition = self.edition if known == STANDARD else "collectors"
        else:
            self.competitor = known
            self.name = written
            self.edition = "collectors"


def read_table(rows: list[tuple[int, str, str]], competitors: list[str]) -> tuple[TableNotes, list[SheetError]]:
    """The notes from (line, field, value) rows, and what could not be understood."""
    notes = TableNotes()
    problems: list[SheetError] = []
    known = {
        "edition": _names("welcome-edition", EDITIONS),
        "board": _names("welcome-option-board", BOARDS),
        "competitor": _names("welcome-option-competitor", competitors),
    }
    effects = _effects()
    for line, field, value in rows:
        words = [plain(word) for word in value.split(",") if word.strip()]
        if field in known:
            if value.casefold() not in known[field]:
                problems.append(_unknown(line, field, value, sorted(set(known[field].values()))))
                continue
            notes.put(field, known[field][value.casefold()], value)
        elif field == "completed":
            if all(word.isdecimal() for word in words):
                notes.completed = [int(word) for word in words]
            else:
                problems.append(SheetError(line, field, "welcome-paper-numbers", {"value": value, "count": 3}))
        else:
            strange = [word for word in words if word not in effects]
            problems += [_unknown(line, field, word, list(EFFECTS)) for word in strange]
            notes.cards = [effects[word] for word in words if word in effects]
    return notes, problems


def _unknown(line: int, field: str, value: str, allowed: list[str]) -> SheetError:
    return SheetError(line, field, "welcome-paper-unknown-word", {"value": value, "allowed": ", ".join(allowed)})


def _names(prefix: str, ids: tuple[str, ...] | list[str]) -> dict[str, str]:
    """Every name of these things: their ids, and their words in each language without what stands in brackets."""
    found = {name: name for name in ids}
    for language in LANGUAGES:
        words = Words(language)
        for name in ids:
            found[words(f"{prefix}-{name}").partition(" (")[0].casefold()] = name
    return found


def _effects() -> dict[str, int]:
    """Every name of the effects: their ids, and in each language the short word, the title and the noun it ends with."""
    found = {name: place for place, name in enumerate(EFFECTS)}
    for language in LANGUAGES:
        words = Words(language)
        for place, name in enumerate(EFFECTS):
            title = plain(words(f"welcome-effect-{name}"))
            for known in (plain(words("welcome-effect", effect=name)), title, title.split()[-1]):
                found.setdefault(known, place)
    return found
