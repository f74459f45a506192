"""Why a turn is good: claims about the house before and after it, the most telling first. Each is a message with figures that
lie on the table for everybody to see; the coach says the first one that sets the turn apart.
"""

from tabletown.engine.contract import Event
from tabletown.games.dream_home import actions, scoring
from tabletown.games.dream_home.edition import NONE
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.log import resource_word
from tabletown.games.dream_home.state import DreamHomeState
from tabletown.games.dream_home.table import FIRST_PLAYER

CLAIMS = ("comfort", "room-whole", "room-grows", "decor", "rooms", "resource", "first", "room-begun")
"""The texts `dream_home-reason-<claim>` say them."""


def claims(state: DreamHomeState, seat: int, line: list[int]) -> list[Event]:
    """What can be said for these actions, which the seat can play now."""
    trial = state.copy()
    assert isinstance(trial, DreamHomeState)
    for action in line:
        if trial.epoch != state.epoch:
            break
        trial.play(seat, action)
    if trial.epoch != state.epoch:
        return []  # what came then is not the turn's doing alone
    found = Claims(state, seat, trial.houses[seat])
    return found.all(line)


class Claims:
    def __init__(self, state: DreamHomeState, seat: int, after: House) -> None:
        self.state = state
        self.seat = seat
        self.before = state.houses[seat]
        self.after = after
        self.found: list[Event] = []

    def all(self, line: list[int]) -> list[Event]:
        comfort, decor, rooms = self._gained("comfort"), self._gained("decor"), self._gained("rooms")
        if comfort > 0:
            self._say("comfort", {"points": comfort})
        self._room()
        if decor > 0:
            self._say("decor", {"points": decor})
        if rooms > 0:
            self._say("rooms", {"points": rooms})
        for action in line:
            if actions.TAKE.covers(action):
                self._column(actions.TAKE.offset(action))
        return self.found

    def _say(self, claim: str, args: dict[str, str | int]) -> None:
        self.found.append(Event(f"dream_home-reason-{claim}", self.seat, args))

    def _gained(self, part: str) -> int:
        before, after = scoring.score(self.before, False).parts, scoring.score(self.after, False).parts
        return sum([points for name, points in after if name == part]) - sum(
            [points for name, points in before if name == part]
        )

    def _room(self) -> None:
        """The room that has grown by the new card, or begun with it."""
        house, edition = self.after, self.after.edition
        for cell in edition.board.cells:
            if house.kinds[cell] < 0 or house.cards[cell] in self.before.cards:
                continue
            first = house.first_of(cell)
            kind, size = house.kinds[first], house.size_of(first)
            args: dict[str, str | int] = {"room": edition.kinds[kind], "size": size}
            if size == edition.most[kind]:
                self._say("room-whole", {**args, "points": scoring.room_points(house, first)})
            elif size > 1:
                self._say("room-grows", {**args, "most": edition.most[kind]})
            else:
                self._say("room-begun", {"room": edition.kinds[kind], "most": edition.most[kind]})
            return

    def _column(self, column: int) -> None:
        """What comes with the room."""
        resource = self.state.table.resources[column]
        if column == FIRST_PLAYER and self.state.round < self.after.edition.rounds:
            self._say("first", {})
        elif resource != NONE:
            self._say("resource", {"resource": resource_word(self.after.edition, resource)})
