"""The steps of a turn, each with decisions of its own, and the step to which every action belongs."""

from typing import Final

from tabletown.games.streets import actions

ABANDON: Final = 0
PICK: Final = 1
PLACE: Final = 2
SIGNS: Final = 3
ORDER: Final = 4
TAKE: Final = 5
TOKEN: Final = 6
SHOW: Final = 7
MOVE: Final = 8
WRAP_UP: Final = 9
FINISHED: Final = 10
PHASES: Final = (
    "abandon",
    "pick",
    "place",
    "signs",
    "order",
    "take",
    "token",
    "show",
    "move",
    "wrap_up",
    "finished",
)


def _phases_of_ranges() -> list[int]:
    phases = [FINISHED] * actions.BUILD
    kinds = {"done": WRAP_UP, "settle": MOVE, "pass": SHOW, "signs": SIGNS, "token": TOKEN, "pick": PICK}
    kinds |= {"abandon": ABANDON, "score": ORDER, "take": TAKE, "show": SHOW, "send": MOVE, "send_all": MOVE}
    for action in range(actions.BUILD):
        try:
            phases[action] = kinds[actions.move(action).kind]
        except ValueError:
            continue
    return phases


_PHASES: Final[list[int]] = _phases_of_ranges()


def phase_of(action: int) -> int:
    """The step of a turn to which an action belongs; FINISHED for a number that is no action."""
    if 0 <= action < actions.BUILD:
        return _PHASES[action]
    return PLACE if actions.BUILD <= action < actions.END else FINISHED
