"""Records: a game as text that a person can read, that replays exactly, and in which no change goes unnoticed.

A header says what was played and by whom; then come what chance laid on the table (lines with `=`) and one line per
turn. Every line ends with a check that depends on all lines above it, so a changed line is found and named. While a
game runs only the seed's commitment is shown; the seed in a finished record lets anybody deal again.

A branch of a game says so in the header: `branch: 34` when it left the game after 34 steps and the same deal went on,
`branch: 34 2 5f…` when the rest was drawn anew with this key from what seat 2 could know. It may have left a branch itself:
then there is one after the other, with `|` between. The steps before it are in the body, the match begins behind them.
"""

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from tabletown.engine.bounds import excess
from tabletown.engine.branching import Steps, Way, first_position
from tabletown.engine.chance import Chance, commitment
from tabletown.engine.contract import SPECTATOR, BadSetup, IllegalAction, Setup
from tabletown.engine.game import Game
from tabletown.engine.match import Match

TITLE: Final = "Tabletown record 1"
RULE: Final = "---"
CHECK: Final = " #"
FIELDS: Final = (
    *("game", "edition", "options", "rules", "cards", "figures"),
    *("branch", "seats", "commitment", "seed", "ended", "scores"),
)
BRANCH = re.compile(r"(\d{1,6})(?: ([1-9][0-9]?) ([0-9a-f]{2,64}))?", re.ASCII)
SEAT = re.compile(r"\s*[1-9][0-9]?\s*", re.ASCII)
TAKE_BACK: Final = "take back"
RESTART: Final = "start again"


class RecordError(Exception):
    """A record that is not right: the line (from 1, 0 for the whole), the id of the reason's text and its arguments."""

    def __init__(self, line: int, message: str, args: dict[str, str | int]) -> None:
        super().__init__(f"line {line}: {message} {args}")
        self.line = line
        self.message = message
        self.details = args

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.line, self.message, self.details)


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

    def branches(self) -> list[tuple[int, int, bytes]]:
        """Where it left a game, and a branch of that, and so on: after so many steps since the one before, for which seat the
        rest was drawn anew, and with which key."""
        value = self.fields.get("branch", "")
        found: list[tuple[int, int, bytes]] = []
        for part in value.split(" | ") if value else []:
            told = BRANCH.fullmatch(part)
            if told is None or (told[3] and len(told[3]) % 2):
                raise RecordError(self.places["branch"], "record-bad-field", {"field": "branch", "value": value})
            seat = int(told[2]) - 1 if told[2] else SPECTATOR
            if seat >= len(self.names):
                raise RecordError(self.places["branch"], "record-bad-field", {"field": "branch", "value": value})
            found.append((int(told[1]), seat, bytes.fromhex(told[3] or "")))
        return found

    def setup(self, game: Game) -> Setup:
        """The set-up that the header describes; raises RecordError with the line of what is wrong with it."""
        version = self.fields["rules"]
        if version not in [str(known) for known in game.rules_versions]:
            raise RecordError(self.places["rules"], "record-rules-version", {"value": version})
        figures = self.fields.get("figures", "")
        if self.fields["edition"] in game.editions() and not game.knows_figures(self.fields["edition"], figures):
            raise RecordError(self.places["figures"], "record-other-figures", {})
        options: dict[str, str] = {}
        for pair in self.fields.get("options", "").split():
            name, _, value = pair.partition("=")
            options[name] = value
        try:
            setup = game.set_up(
                self.fields["edition"], len(self.names), options, self.fields.get("cards", ""), int(version), figures
            )
        except BadSetup as bad:
            field = bad.field.split()[0]
            line = self.places.get("options" if field == "option" else field, 0)
            raise RecordError(line, "record-bad-field", {"field": bad.field, "value": bad.value}) from None
        setup.figures = figures  # as it is written: records of before do not tell
        return setup


def write(game: Game, match: Match, seed: int | bytes, names: list[str], ways: Sequence[Way] = ()) -> str:
    """A game as text, the seed included: for finished games, and for saves that stay with one player. `ways` lead to the
    match's beginning where it is a branch."""
    secret = Chance.from_seed(seed).key
    setup = match.state.setup
    fields = {
        "game": setup.game,
        "edition": setup.edition,
        "options": options_field(setup.options),
        "rules": str(setup.rules),
        "cards": setup.overlay,
        "figures": setup.figures,
        "branch": _branch_field(ways),
        "seats": names_field(names),
        "commitment": commitment(secret),
        "seed": secret.hex(),
    }
    if match.state.over():
        fields["ended"] = match.state.end_reason()
        fields["scores"] = " ".join(str(score.total) for score in match.state.scores())
    return _text(fields, _before(game, setup, secret, ways) + _body(game, match))


def _branch_field(ways: Sequence[Way]) -> str:
    return " | ".join(f"{len(steps)} {seat + 1} {key.hex()}" if key else str(len(steps)) for steps, seat, key in ways)


def _before(game: Game, setup: Setup, secret: bytes, ways: Sequence[Way]) -> list[str]:
    """What was played before a branch begins."""
    lines: list[str] = []
    for place, (steps, _, _) in enumerate(ways):
        part = Match(first_position(game.deal(setup, secret), ways[:place]))
        for seat, action in steps:
            part.play(seat, action)
        lines += _body(game, part, is_part=True)
    return lines


def write_unplayed(fields: dict[str, str], steps: list[tuple[int, str]]) -> str:
    """A game that cannot be played here, as it was logged: the header's fields, and who did what in words. What lay on
    the table is not told, and steps that were taken back are still there, with TAKE_BACK or RESTART after them."""
    lines: list[str] = []
    last = -1
    for seat, word in steps:
        if seat == last:
            lines[-1] += f", {word}"
        else:
            lines.append(f"{seat + 1}: {word}")
        last = seat
    return _text({name: fields[name] for name in FIELDS if name in fields}, lines)


def names_field(names: list[str]) -> str:
    return " | ".join(_plain(name) for name in names)


def options_field(options: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())


def _text(fields: dict[str, str], body: list[str]) -> str:
    lines = [TITLE, *(f"{name}: {value}" for name, value in fields.items() if value), RULE]
    chain = "\n".join(lines)
    for text in body:
        chain = _link(chain, text)
        lines.append(text + CHECK + chain[:6])
    return "\n".join(lines) + "\n"


def parse(text: str) -> Record:
    """Take a record apart; raises RecordError when it is none. What it says is not judged here: see `verify`."""
    if found := excess(text):
        raise RecordError(*found)
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


def opening(game: Game, record: Record) -> tuple[Match, list[Way], list[Line]]:
    """The match before its first line, the ways that lead there, and the lines that are its own: those behind where it branches
    off. Raises RecordError at a wrong line."""
    match = Match(game.deal(record.setup(game), record.secret()))
    ways: list[Way] = []
    place = 0
    for count, seat, key in record.branches():
        while len(match.settled) < count and place < len(record.lines):
            play_line(game, match, record.lines[place])
            place += 1
        if len(match.settled) != count or match.pending or match.state.over():
            raise RecordError(record.places["branch"], "record-bad-field", {"field": "branch", "value": str(count)})
        steps: Steps = [(step.seat, step.action) for step in match.settled]
        ways.append((steps, seat, key))
        match = Match(first_position(match.state, [([], seat, key)]))
    return match, ways, record.lines[place:]


def replay(game: Game, record: Record) -> Match:
    """Play a record from its seed, a branch from where it begins; raises RecordError at a wrong line."""
    match, _, lines = opening(game, record)
    for line in lines:
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
            if word == TAKE_BACK:
                match.take_back(line.seat)
            elif word == RESTART:
                match.restart_turn(line.seat)
            else:
                match.play(line.seat, game.parse_action(word))
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
    match, _, own = opening(game, record)
    rows = text.replace("\r\n", "\n").split("\n")
    chain = "\n".join(rows[: rows.index(RULE) + 1])
    begins = len(record.lines) - len(own)
    for place, line in enumerate(record.lines):
        if place >= begins:
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


def _body(game: Game, match: Match, is_part: bool = False) -> list[str]:
    """What lay on the table and the turns; of a part without what lies there at its end, which belongs to what follows."""
    log = match.log()
    lines: list[str] = []
    for index, heading in enumerate(match.headings):
        if is_part and heading.log == len(log):
            break
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
    if not colon or not SEAT.fullmatch(seat):
        raise RecordError(number, "record-bad-line", {"value": row})
    return Line(number, int(seat) - 1, words.strip(), check)


def _link(chain: str, text: str) -> str:
    return sha256(f"{chain}\n{text}".encode()).hexdigest()


def _plain(name: str) -> str:
    """A name that cannot break the header's form."""
    return " ".join(name.replace("|", "/").split()) or "?"
