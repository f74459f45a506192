"""What lies between the players: the drafting board with its two decks and discards, the first-player token and the car.

Columns count from 0. Column 0 is the first player's: it has a room but never a resource.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.games.dream_home.board import COLUMNS
from tabletown.games.dream_home.edition import NONE, Edition

FIRST_PLAYER: Final = 0


class Table:
    def __init__(self, edition: Edition, first_player: int, car: bool) -> None:
        self.edition = edition
        self.first_player = first_player
        """The seat with the token: it begins the next round."""
        self.car = car
        """Whether the car is still to be had."""
        self.room_deck: list[int] = []
        """From the bottom to the top."""
        self.resource_deck: list[int] = []
        self.rooms: list[int] = [NONE] * COLUMNS
        self.resources: list[int] = [NONE] * COLUMNS
        self.room_discard: list[int] = []
        self.resource_discard: list[int] = []

    def shuffle_all(self, chance: Chance) -> None:
        self.room_deck = list(range(len(self.edition.card_kinds)))
        chance.shuffle(self.room_deck)
        self.resource_deck = self.edition.resources[:]
        chance.shuffle(self.resource_deck)

    def lay_out(self) -> None:
        for column in range(COLUMNS):
            self.rooms[column] = self.room_deck.pop()
            if column != FIRST_PLAYER:
                self.resources[column] = self.resource_deck.pop()

    def clear(self) -> None:
        """Discard what nobody took."""
        for column in range(COLUMNS):
            self.discard_room(column)
            self.discard_resource(column)

    def discard_room(self, column: int) -> None:
        if self.rooms[column] != NONE:
            self.room_discard.append(self.rooms[column])
            self.rooms[column] = NONE

    def discard_resource(self, column: int) -> None:
        if self.resources[column] != NONE:
            self.resource_discard.append(self.resources[column])
            self.resources[column] = NONE

    def columns(self) -> list[int]:
        """The columns that still have a room."""
        return [column for column in range(COLUMNS) if self.rooms[column] != NONE]

    def heading(self) -> str:
        """The cards of a round, in notation."""
        shown = []
        for column in range(COLUMNS):
            card = f"{column + 1} {self.edition.card(self.rooms[column])}"
            if self.resources[column] != NONE:
                card += f" + {self.edition.resource(self.resources[column])}"
            shown.append(card)
        return ", ".join(shown)

    def copy(self) -> "Table":
        twin = Table(self.edition, self.first_player, self.car)
        twin.room_deck = self.room_deck[:]
        twin.resource_deck = self.resource_deck[:]
        twin.rooms = self.rooms[:]
        twin.resources = self.resources[:]
        twin.room_discard = self.room_discard[:]
        twin.resource_discard = self.resource_discard[:]
        return twin
