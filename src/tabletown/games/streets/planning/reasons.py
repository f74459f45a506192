"""Why a turn is good: claims about the city before and after a tile is laid, the most telling first. Each is a message with
figures that lie on the table for everybody to see; the coach says the first one that sets the turn apart.
"""

from tabletown.engine.contract import Event
from tabletown.games.streets import actions, income
from tabletown.games.streets.actions import TILE_IDS
from tabletown.games.streets.edition import NONE, WILD
from tabletown.games.streets.state import StreetsState
from tabletown.games.streets.street_count import StreetCount
from tabletown.games.streets.valuation import PlayerCount

CLAIMS = ("pays-only", "pays-most", "pays", "tokens", "homes", "worth", "open")
"""The texts `streets-reason-<claim>` say them."""


def claims(state: StreetsState, seat: int, line: list[int]) -> list[Event]:
    """What can be said for these actions, which the seat can play now."""
    trial = state.copy()
    assert isinstance(trial, StreetsState)
    tile = state.turn.tile
    for action in line:
        if trial.epoch != state.epoch:
            break
        if actions.PICK.covers(action):
            tile = actions.PICK.offset(action)
        trial.play(seat, action)
    return Claims(state, trial, seat, tile).all()


class Claims:
    def __init__(self, before: StreetsState, after: StreetsState, seat: int, tile: int) -> None:
        self.before = before.table
        self.after = after.table
        self.seat = seat
        self.tile = tile
        """The tile that is laid, NONE when none is."""
        self.found: list[Event] = []

    def all(self) -> list[Event]:
        self._income()
        self._tokens()
        if self.tile != NONE and self.after.city.owner[self.tile] == self.seat:
            self._building()
        return self.found

    def _say(self, claim: str, args: dict[str, str | int]) -> None:
        self.found.append(Event(f"streets-reason-{claim}", self.seat, args))

    def _income(self) -> None:
        """What is paid at once, to whom."""
        paid = [then - now for now, then in zip(self.before.income, self.after.income, strict=True)]
        own = paid[self.seat]
        most = max([each for player, each in enumerate(paid) if player != self.seat])
        if own > 0 and most == 0:
            self._say("pays-only", {"dollars": own})
        elif own > most:
            self._say("pays-most", {"dollars": own, "most": most})
        elif own > 0:
            self._say("pays", {"dollars": own})

    def _tokens(self) -> None:
        if self.after.with_business:
            count = sum(self.after.tokens[self.seat]) - sum(self.before.tokens[self.seat])
            if count > 0:
                self._say("tokens", {"count": count})

    def _building(self) -> None:
        """What the new building is worth as its street stands, and how long that street can still grow."""
        city = self.after.city
        street = city.street(self.tile)
        count = PlayerCount(self.after, StreetCount(city, street), self.seat, False)
        worth = income.worth(self.after, count, self.tile) + city.people_on(self.tile)
        name = TILE_IDS[self.tile]
        colour = self.after.edition.kind[self.tile]
        came = self.before.city.seekers(colour) if colour != WILD else 0
        if came and self.before.income == self.after.income:
            self._say("homes", {"tile": name, "count": came})
        if worth > 0:
            self._say("worth", {"tile": name, "dollars": worth})
        ends = (city.end_before(street) == NONE) + (city.end_after(street) == NONE)
        if ends:
            self._say("open", {"tile": name, "ends": ends, "buildings": len(street)})
