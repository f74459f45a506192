"""Records: a game as text that a person can read, that replays exactly, and in which no change goes unnoticed.

A header says what was played and by whom; then come what chance laid on the table (lines with `=`) and one line per
turn. Every line ends with a check that depends on all lines above it, so a changed line is found and named. While a
game runs only the seed's commitment is shown; the seed in a finished record lets anybody deal again.
"""

from hashlib import sha256
from typing import Final

from tabletown.engine.chance import commitment
from tabletown.engine.contract import BadSetup, IllegalAction, Setup
from tabletown.engine.game import Game
from tabletown.engine.match import Match

TITLE: Final = "Tabletown record 1"
RULE: Final = "---"
CHECK: Final = " #"
FIELDS: Final = ("game", "edition", "options", "rules", "cards", "seats", "commitment", "seed", "ended", "scores")


class RecordError(Exception):
    """A record that is not right: the line (from 1, 0 for the whole), the id of the reason's text and its arguments."""

    def __init__(self, line: int, message: str, args: dict[str, str | int]) -> None:
        super().__init__(f"line {line}: {message} {args}")
        self.line = line
        self.message = message
        self.details = args


class Line:
    """One line of the body: what lay on the table (seat -1) or a seat's turn."""

    def __init__(self, number: int, seat: int, text: str, check: str) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.check = check


class Record:
    def __init__(self, fields: dict[str, str], places: dict[str, int], lines: list[Line]) -> None:
        self.fields = fields
        self.places = places
        """The line on which each header field stands."""
        self.lines = lines
        self.game = fields["game"]
        self.names = fields["seats"].split(" | ")
        self.seed = fields.get("seed", "")

    def secret(self) -> bytes:
        if not self.seed:
            raise RecordError(0, "record-no-seed", {})
        try:
            return bytes.fromhex(self.seed)
        except ValueError:
            raise RecordError(self.places["seed"], "record-bad-field", {"field": "seed", "value": self.seed}) from None

    def setup(self, game: Game) -> Setup:
        """The set-up that the header describes; raises RecordError with the line of what is wrong with it."""
        version = self.fields["rules"]
        if version != str(game.rules_version):
            raise RecordError(self.places["rules"], "record-rules-version", {"value": version})
        options: dict[str, str] = {}
        for pair in self.fields.get("options", "").split():
            name, _, value = pair.partition("=")
            options[name] = value
        try:
            return game.set_up(self.fields["edition"], len(self.names), options, self.fields.get("cards", ""))
        except BadSetup as bad:
            field = bad.field.split()[0]
            line = self.places.get("options" if field == "option" else field, 0)
            raise RecordError(line, "record-bad-field", {"field": bad.field, "value": bad.value}) from None


def write(game: Game, match: Match, secret: bytes, names: list[str]) -> str:
    """A game as text, the seed included: for finished games, and for saves that stay with one player."""
    setup = match.state.setup
    fields = {
        "game": setup.game,
        "edition": setup.edition,
        "options": " ".join(f"{name}={value}" for name, value in setup.options.items()),
        "rules": str(game.rules_version),
        "cards": setup.cards,
        "seats": " | ".join(_plain(name) for name in names),
        "commitment": commitment(secret),
        "seed": secret.hex(),
    }
    if match.state.over():
        fields["ended"] = match.state.end_reason()
        fields["scores"] = " ".join(str(score.total) for score in match.state.scores())
    lines = [TITLE, *(f"{name}: {value}" for name, value in fields.items() if value), RULE]
    chain = "\n".join(lines)
    for text in _body(game, match):
        chain = _link(chain, text)
        lines.append(text + CHECK + chain[:6])
    return "\n".join(lines) + "\n"


def parse(text: str) -> Record:
    """Take a record apart; raises RecordError when it is none. What it says is not judged here: see `verify`."""
    rows = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    if rows[0].strip() != TITLE:
        raise RecordError(1, "record-not-a-record", {"expected": TITLE})
    if RULE not in rows:
        raise RecordError(len(rows), "record-no-body", {"expected": RULE})
    end = rows.index(RULE)
    fields: dict[str, str] = {}
    places: dict[str, int] = {}
    for number, row in enumerate(rows[1:end], 2):
        name, colon, value = row.partition(":")
        if not colon or name not in FIELDS or name in fields:
            raise RecordError(number, "record-bad-field", {"field": name, "value": value.strip()})
        fields[name] = value.strip()
        places[name] = number
    for name in ("game", "edition", "rules", "seats", "commitment"):
        if name not in fields:
            raise RecordError(end + 1, "record-missing-field", {"field": name})
    lines = [_line(number, row) for number, row in enumerate(rows[end + 1 :], end + 2) if row.strip()]
    return Record(fields, places, lines)


def replay(game: Game, record: Record, until: int = -1) -> Match:
    """Play a record from its seed, up to and with the given number of body lines; raises RecordError at a wrong line.
    Play a record from its seed, up to and with the given number of body lines; raises RecordError at a wrong line."""
    match = Match(game.deal(record.setup(game), record.secret()))
    for line in record.lines if until < 0 else record.lines[:until]:
        play_line(game, match, line)
    return match


def play_line(game: Game, match: Match, line: Line) -> None:
    """Play one line of the body, or check what it says lay on the table."""
    if line.seat < 0:
        dealt = match.headings[-1].text
        if line.text != dealt:
            raise RecordError(line.number, "record-other-cards", {"expected": dealt, "value": line.text})
        return
    for word in line.text.split(", "):
        try:
            match.play(line.seat, game.read(word))
        except ValueError:
            raise RecordError(line.number, "record-unknown-move", {"value": word}) from None
        except IllegalAction as illegal:
            raise RecordError(line.number, "record-illegal-move", {"value": word, "rule": illegal.rule}) from None


def verify(game: Game, text: str) -> Match:
    """Deal again from the revealed seed, check every line and the result; raises RecordError at the first wrong one."""
    record = parse(text)
    secret = record.secret()
    if record.fields["commitment"] != commitment(secret):
        raise RecordError(record.places["seed"], "record-commitment", {})
    match = Match(game.deal(record.setup(game), secret))
    rows = text.replace("\r\n", "\n").split("\n")
    chain = "\n".join(rows[: rows.index(RULE) + 1])
    for line in record.lines:
        play_line(game, match, line)
        row = rows[line.number - 1]
        chain = _link(chain, row[: row.rindex(CHECK)] if CHECK in row else row)
        if line.check != chain[:6]:
            raise RecordError(line.number, "record-changed", {})
    _check_result(record, match)
    return match


def _check_result(record: Record, match: Match) -> None:
    if not match.state.over():
        raise RecordError(0, "record-unfinished", {})
    scores = " ".join(str(score.total) for score in match.state.scores())
    for field, found in (("ended", match.state.end_reason()), ("scores", scores)):
        if record.fields.get(field) != found:
            line = record.places.get(field, 0)
            raise RecordError(line, "record-other-result", {"field": field, "expected": found})


def _body(game: Game, match: Match) -> list[str]:
    log = match.log()
    lines: list[str] = []
    for index, heading in enumerate(match.headings):
        if heading.text:
            lines.append(f"= {heading.text}")
        end = match.headings[index + 1].log if index + 1 < len(match.headings) else len(log)
        words: dict[int, list[str]] = {}
        for step in log[heading.log : end]:
            words.setdefault(step.seat, []).append(game.notate(step.action))
        lines += [f"{seat + 1}: {', '.join(said)}" for seat, said in words.items()]
    return lines


def _line(number: int, row: str) -> Line:
    text, mark, check = row.rpartition(CHECK)
    if not mark:
        text, check = row, ""
    if text.startswith("= "):
        return Line(number, -1, text[2:].strip(), check)
    seat, colon, words = text.partition(":")
    if not colon or not seat.strip().isdecimal() or int(seat) < 1:
        raise RecordError(number, "record-bad-line", {"value": row})
    return Line(number, int(seat) - 1, words.strip(), check)


def _link(chain: str, text: str) -> str:
    return sha256(f"{chain}\n{text}".encode()).hexdigest()


def _plain(name: str) -> str:
    """A name that cannot break the header's form."""
    return " ".join(name.replace("|", "/").split()) or "?"
