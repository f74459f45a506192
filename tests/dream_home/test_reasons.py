"""What is said for a turn of Dream Home is true: every figure is found again on the score sheet or in what everybody sees."""

from collections.abc import Callable

from support.claims import Claimed, claimed
from tabletown.games import GAMES
from tabletown.games.dream_home.planning.reasons import CLAIMS
from tabletown.games.dream_home.state import DreamHomeState
from tabletown.games.dream_home.view import DreamHomeView, RoomScore

Said = dict[str, str | int]
ROUNDS = 12


def rooms(turn: Claimed, is_after: bool = True) -> list[RoomScore]:
    seen = (turn.after if is_after else turn.before).view(turn.seat)
    assert isinstance(seen, DreamHomeView)
    return seen.houses[turn.seat].rooms


def has_new(turn: Claimed, said: Said, size: int) -> bool:
    """There is one more room of this kind and size than before."""

    def count(found: list[RoomScore]) -> int:
        return sum(room.kind == said["room"] and room.cards == size for room in found)

    return count(rooms(turn)) > count(rooms(turn, is_after=False))


def is_whole(turn: Claimed, said: Said) -> bool:
    worth = [room.points for room in rooms(turn) if room.kind == said["room"] and room.cards == said["size"]]
    return has_new(turn, said, int(said["size"])) and said["points"] in worth


def column(turn: Claimed) -> int:
    moves = [GAMES["dream_home"].move(action) for action in turn.actions]
    return next(move.fields["column"] for move in moves if move.kind == "take")


def brings(turn: Claimed, said: Said) -> bool:
    seen = turn.before.view(turn.seat)
    assert isinstance(seen, DreamHomeView)
    resource = seen.columns[column(turn) - 1].resource
    return resource is not None and said["resource"] in (resource.name, resource.group)


def is_first(turn: Claimed, _: Said) -> bool:
    assert isinstance(turn.before, DreamHomeState)
    return column(turn) == 1 and turn.before.round < ROUNDS


HOLDS: dict[str, Callable[[Claimed, Said], bool]] = {
    "comfort": lambda turn, said: turn.gained("comfort") == said["points"],
    "room-whole": is_whole,
    "room-grows": lambda turn, said: (
        has_new(turn, said, int(said["size"])) and 1 < int(said["size"]) < int(said["most"])
    ),
    "room-begun": lambda turn, said: has_new(turn, said, 1) and int(said["most"]) > 1,
    "decor": lambda turn, said: turn.gained("decor") == said["points"],
    "rooms": lambda turn, said: turn.gained("rooms") == said["points"],
    "resource": brings,
    "first": is_first,
}


def test_what_is_said_for_a_turn_is_true() -> None:
    assert set(HOLDS) == set(CLAIMS)
    heard: set[str] = set()
    for turn in claimed(GAMES["dream_home"].set_up("classic", 2), 2):
        for claim in turn.claims:
            name = claim.message.removeprefix("dream_home-reason-")
            assert HOLDS[name](turn, claim.args), (claim, turn.actions)
            heard.add(name)
    assert {"room-whole", "room-grows", "room-begun", "rooms", "resource"} <= heard
