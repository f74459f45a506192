"""Plays real games of Welcome To and keeps moments of them as JSON, in the form in which the server sends a position.

    python web/dev/positions.py      writes web/dev/positions/*.json

The dev page (web/dev/index.html) and the client's tests draw these. Seats play with a simple eye for order and points, so
that the sheets look like people's sheets.
"""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec

from tabletown.engine.chance import Chance
from tabletown.engine.match import Match
from tabletown.games import GAMES
from tabletown.games.welcome.actions import DONE, SKIP
from tabletown.games.welcome.board import CELLS, ROW
from tabletown.games.welcome.state import WelcomeState
from tabletown.games.welcome.view import WelcomeView

GAME = GAMES["welcome"]
TARGET = Path(__file__).with_name("positions")
NAMES = ["Ann", "Олена", "Виктор", "Bot Maple", "Jo", "Ким", "Bot Elm", "Sofía", "Max", "Ірина", "Bot Oak", "Lee"]
TRIES = 60

Moment = Callable[[WelcomeState], bool]


def promise(state: WelcomeState, seat: int) -> float:
    """How good a sheet looks: its points, and numbers near the place where they leave room for the rest."""
    sheet = state.sheets[seat]
    worth = float(state.score_seen_by(seat).total) - 6 * sheet.refusals - 2 * sheet.roundabouts
    for cell in range(CELLS):
        number = sheet.numbers[cell]
        if number >= 0:
            ideal = (number - 1) / 14 * (sheet.board.lengths[cell // ROW] - 1)
            worth += 3 - abs(cell % ROW - ideal)
    return worth + 1.5 * sum(sheet.parks) + 1.5 * sum(sheet.agents) + sheet.temps


def turn_for(state: WelcomeState, seat: int, chance: Chance) -> list[int]:
    """The most promising of some random turns."""
    best: list[int] = []
    best_worth = -1e9
    for _ in range(TRIES):
        trial = state.copy()
        assert isinstance(trial, WelcomeState)
        played: list[int] = []
        while DONE not in trial.legal(seat) or any(20 <= action < 23 for action in trial.legal(seat)):
            choices = [action for action in trial.legal(seat) if action not in (SKIP, DONE)]
            calm = [action for action in choices if not 128 <= action < 192 or chance.below(25) == 0]
            action = (calm or choices)[chance.below(len(calm or choices))]
            trial.play(seat, action)
            played.append(action)
        worth = promise(trial, seat)
        if worth > best_worth:
            best, best_worth = played, worth
    return best


def sent(match: Match, seat: int) -> dict[str, object]:
    """The position as one seat gets it."""
    state = match.state
    legal = state.legal(seat) if seat >= 0 else []
    gains = match.gains(seat) if seat >= 0 else []
    prompt = state.prompt(seat)
    moves = [GAME.move(action) for action in legal]
    return {
        "seq": len(match.log()),
        "seat": seat,
        "seats": [{"name": NAMES[other]} for other in range(state.setup.seats)],
        "view": msgspec.to_builtins(state.view(seat)),
        "legal": [
            {"action": action, "kind": move.kind, "fields": move.fields, "gain": gain}
            for action, move, gain in zip(legal, moves, gains, strict=True)
        ],
        "prompt": {"message": prompt.message, "args": prompt.args},
        "can_take_back": seat >= 0 and match.can_take_back(seat),
        "over": state.over(),
    }


def play_until(match: Match, seat: int, moment: Moment, chance: Chance) -> bool:
    """Goes on with the game, the watched seat last in each round, until the moment has come."""
    state = match.state
    assert isinstance(state, WelcomeState)
    while not state.over():
        others = [other for other in state.acting() if other != seat]
        for other in others:
            for action in turn_for(state, other, chance):
                match.play(other, action)
            match.play(other, DONE)
        for action in [*turn_for(state, seat, chance), DONE]:
            if moment(state):
                return True
            match.play(seat, action)
        if moment(state):
            return True
    return moment(state)


def phase(name: str, first_round: int, effect: str = "") -> Moment:
    def come(state: WelcomeState) -> bool:
        view = state.view(0)
        assert isinstance(view, WelcomeView)
        chosen = view.chosen.effect if view.chosen else ""
        plans = name != "wrap_up" or any(20 <= action < 23 for action in state.legal(0))
        return state.round >= first_round and view.phase == name and effect in ("", chosen) and plans

    return come


def rich(state: WelcomeState) -> bool:
    return state.over() and state.end_reason() != "refusals"


MOMENTS: list[tuple[str, int, dict[str, str], Moment]] = [
    ("aca", 1, {"edition": "collectors", "expert": "true"}, phase("choose", 12)),
    ("projected", 3, {"edition": "collectors", "board": "projected", "expert": "true"}, phase("house", 12)),
    ("first", 3, {}, phase("choose", 1)),
    ("early", 3, {}, phase("house", 4)),
    ("middle", 4, {}, phase("choose", 13)),
    ("temp", 2, {}, phase("house", 9, "temp")),
    ("fence", 3, {}, phase("effect", 10, "fence")),
    ("agent", 2, {}, phase("effect", 8, "agent")),
    ("park", 2, {}, phase("effect", 7, "park")),
    ("pool", 2, {}, phase("effect", 4, "pool")),
    ("bis", 2, {}, phase("effect", 12, "bis")),
    ("plan", 2, {}, phase("wrap_up", 8)),
    ("estates", 2, {}, phase("estates", 1)),
    ("shuffle", 2, {}, phase("shuffle", 1)),
    ("late", 5, {}, phase("choose", 22)),
    ("solo", 1, {}, phase("choose", 8)),
    ("draft", 4, {"draft": "true"}, phase("choose", 7)),
    ("expert", 3, {"expert": "true"}, phase("choose", 14)),
    ("twelve", 12, {}, phase("house", 11)),
    ("end", 4, {}, rich),
]


def moment_of(seats: int, options: dict[str, str], moment: Moment) -> Match:
    """The first of some games in which the moment comes."""
    for deal in range(200):
        chance = Chance(f"{seats} {deal}".encode())
        chosen = {name: value for name, value in options.items() if name != "edition"}
        state = GAME.deal(GAME.set_up(options.get("edition", "first"), seats, chosen), f"sample {deal}".encode())
        match = Match(state)
        if play_until(match, 0, moment, chance):
            return match
    raise SystemExit("no game came to this moment")


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for name, seats, options, moment in MOMENTS:
        match = moment_of(seats, options, moment)
        TARGET.joinpath(f"{name}.json").write_text(json.dumps(sent(match, 0), ensure_ascii=False) + "\n")
        print(name, match.state.setup.label(), f"epoch {match.state.epoch}")


if __name__ == "__main__":
    main()
