"""An edition ready to play: its house, its rooms and their points, and both decks, unpacked for the compiled rules.

Kinds of room are numbered in the order of the catalogue, room cards likewise. Resource cards have no number of their
own, since equal ones are interchangeable: a resource is its kind, one of the codes below.
"""

from typing import Final

from tabletown.games.dream_home.board import Board
from tabletown.games.dream_home.catalogue import COLOURS, HELPERS, TOOLS, Catalogue

NONE: Final = -1

# What a resource card is.
ROOF: Final = 0  # + 2 * colour, + 1 with a window
DECOR: Final = 16  # + item
TOOL: Final = 32  # + tool
HELPER: Final = 48  # + helper

DRILL: Final = 0
JACKHAMMER: Final = 1
MIXER: Final = 2
SCAFFOLDING: Final = 3

ROOFER: Final = 0
SUPPLIER: Final = 1
ARCHITECT: Final = 2
HANDYMAN: Final = 3
DESIGNER: Final = 4

SIZES: Final = 4  # points are looked up by kind * SIZES + cards


class Edition:
    def __init__(self, name: str, catalogue: Catalogue) -> None:
        self.name = name
        self.board = Board(catalogue)
        self.rounds = catalogue.cells()
        self.kinds: list[str] = [room.id for room in catalogue.room]
        self.groups: list[str] = [room.group for room in catalogue.room]
        self.is_basement: list[bool] = [room.group == "basement" for room in catalogue.room]
        self.most: list[int] = [room.most for room in catalogue.room]
        self.next_to: list[int] = [self.kind(room.next_to) if room.next_to else NONE for room in catalogue.room]
        self.points: list[int] = [0] * (len(self.kinds) * SIZES)
        self.points_next_to: list[int] = [0] * len(self.kinds)
        for row in catalogue.points:
            if row.next_to:
                self.points_next_to[self.kind(row.room)] = row.points
            else:
                self.points[self.kind(row.room) * SIZES + row.cards] = row.points
        self.card_ids: list[str] = [card.id for card in catalogue.card]
        self.card_kinds: list[int] = [self.kind(card.room) for card in catalogue.card]
        self.children: list[int] = [card.children for card in catalogue.card]
        self._unpack_decor(catalogue)
        self._unpack_resources(catalogue)
        self._unpack_score(catalogue)

    def _unpack_decor(self, catalogue: Catalogue) -> None:
        points = {row.id: row.points for row in catalogue.decor_points}
        self.decor: list[str] = [item.id for item in catalogue.decor]
        self.decor_points: list[int] = [points[item.id] for item in catalogue.decor]
        self.decor_beside: list[bool] = [item.beside for item in catalogue.decor]
        self.decor_rooms: list[list[bool]] = [[kind in item.rooms for kind in self.kinds] for item in catalogue.decor]
        self.car: int = self.decor.index("car")
        self.car_cards: int = catalogue.decor[self.car].cards
        self.car_room: int = self.kind(catalogue.decor[self.car].rooms[0])

    def _unpack_resources(self, catalogue: Catalogue) -> None:
        self.resources: list[int] = []
        for colour, roof in enumerate(catalogue.roof):
            self.resources += [ROOF + 2 * colour] * roof.plain + [ROOF + 2 * colour + 1] * roof.windows
        self.resources += [DECOR + item for item, printed in enumerate(catalogue.decor) if not printed.token_only]
        for tool, card in enumerate(catalogue.tool):
            self.resources += [TOOL + tool] * card.copies
        for helper, card in enumerate(catalogue.helper):
            self.resources += [HELPER + helper] * card.copies

    def _unpack_score(self, catalogue: Catalogue) -> None:
        self.comfort: list[str] = [bonus.id for bonus in catalogue.comfort]
        self.comfort_rooms: list[list[int]] = [[self.kind(room) for room in row.rooms] for row in catalogue.comfort]
        self.comfort_both_floors: list[bool] = [bonus.both_floors for bonus in catalogue.comfort]
        self.comfort_points: list[int] = [bonus.points for bonus in catalogue.comfort]
        figures: dict[str, int] = {figure.id: figure.value for figure in catalogue.figure}
        self.roof_cards: int = figures["roof_cards"]
        self.roof_one_colour: int = figures["roof_one_colour"]
        self.roof_mixed: int = figures["roof_mixed"]
        self.roof_window: int = figures["roof_window"]
        self.architect_comfort: int = figures["architect_comfort"]
        self.architect_empty: int = figures["architect_empty"]
        self.designer_token: int = figures["designer_token"]

    def kind(self, name: str) -> int:
        """The number of a kind of room."""
        return self.kinds.index(name)

    def room(self, card: int) -> str:
        """The name of a card's room."""
        return self.kinds[self.card_kinds[card]]

    def card(self, card: int) -> str:
        """A room card in notation."""
        return f"{self.room(card)} {self.card_ids[card]}"

    def resource(self, resource: int) -> str:
        """A resource card in notation."""
        if resource >= HELPER:
            return HELPERS[resource - HELPER]
        if resource >= TOOL:
            return TOOLS[resource - TOOL]
        if resource >= DECOR:
            return self.decor[resource - DECOR]
        return f"{COLOURS[resource // 2]} roof" + (" with window" if resource % 2 else "")

    def resource_group(self, resource: int) -> str:
        if resource >= HELPER:
            return "helper"
        if resource >= TOOL:
            return "tool"
        return "decor" if resource >= DECOR else "roof"
