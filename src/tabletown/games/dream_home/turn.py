"""What one seat decides while it is its turn: with tools and columns, in its house, and with helpers after the last round.

It holds what the seat has in hand and answers what may come next. Whose turn it is, and when, is for the state to say.
"""

from typing import Final

from tabletown.games.dream_home import actions, car, column, decor, face_down, rooms
from tabletown.games.dream_home.edition import DECOR, NONE, SCAFFOLDING, TOOL
from tabletown.games.dream_home.helpers import handyman, roofer, supplier
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import FIRST_PLAYER, Table
from tabletown.games.dream_home.tools import drill, jackhammer, mixer, scaffolding

DISCARD: Final = 0
HAMMER: Final = 1
CHOOSE: Final = 2
BUILD: Final = 3
TOKENS: Final = 4
WRAP_UP: Final = 5
ROOFER: Final = 6
HELPERS: Final = 7
SUPPLY: Final = 8
FINISHED: Final = 9
PHASES: Final = (
    "discard",
    "hammer",
    "choose",
    "build",
    "tokens",
    "wrap_up",
    "roofer",
    "helpers",
    "supply",
    "finished",
)


class Turn:
    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase
        self.room = NONE
        """The room card in hand: taken from the board, or ordered from the supplier."""
        self.resource = NONE
        """The resource in hand: decor or a scaffold that has no place yet."""
        self.column = NONE
        """The column that was taken, or discarded."""
        self.resume = NONE
        """The phase that goes on when a room with several tokens has kept one."""

    def copy(self) -> "Turn":
        twin = Turn(self.seat, self.phase)
        twin.room = self.room
        twin.resource = self.resource
        twin.column = self.column
        twin.resume = self.resume
        return twin

    # What may come next

    def legal(self, house: House, table: Table) -> list[int]:
        phase = self.phase
        if phase == BUILD:
            return self._build_options(house)
        if phase == WRAP_UP:
            return [actions.DONE]
        if phase == CHOOSE:
            return column.options(table) + mixer.options(house, table) + drill.options(house, table)
        if phase == DISCARD:
            return column.discard_options()
        if phase == HAMMER:
            return [*jackhammer.options(table), actions.KEEP]
        if phase == TOKENS:
            return decor.kept_options(house)
        if phase == ROOFER:
            return [*roofer.options(house, table), actions.DONE]
        if phase == HELPERS:
            return supplier.options(house, table) + handyman.options(house) + [actions.DONE]
        if phase == SUPPLY:
            return supplier.cells(house, self.room)
        return []

    def _build_options(self, house: House) -> list[int]:
        found: list[int] = []
        if self.room != NONE:
            found += rooms.options(house, self.room)
            found += face_down.options(house)
        if self.resource == TOOL + SCAFFOLDING:
            found += scaffolding.options(house)
        elif self.resource != NONE:
            targets = decor.options(house, self.resource - DECOR)
            found += targets if targets else [actions.WAIVE]
        return found

    def refusal(self, house: House, table: Table, action: int) -> str:
        """The rule that forbids the action now; empty when it is legal."""
        phase = self.phase
        if action == actions.DONE:
            return "" if phase in (WRAP_UP, ROOFER, HELPERS) else "dream_home.turn.not_finished"
        if actions.BUILD <= action < actions.TOKEN:
            return self._build_refusal(house, action) if phase == BUILD else _not_now()
        if action == actions.WAIVE:
            return self._waive_refusal(house) if phase == BUILD else _not_now()
        if actions.TAKE <= action < actions.DISCARD:
            return column.refusal(table, action - actions.TAKE) if phase == CHOOSE else _not_now()
        if actions.DISCARD <= action < actions.HAMMER:
            return column.discard_refusal(action - actions.DISCARD) if phase == DISCARD else _not_now()
        if action == actions.KEEP:
            return "" if phase == HAMMER else _not_now()
        if actions.HAMMER <= action < actions.MIX:
            if phase != HAMMER:
                return "dream_home.jackhammer.start_of_round"
            return jackhammer.refusal(table, action - actions.HAMMER)
        if actions.MIX <= action < actions.BUILD:
            if phase != CHOOSE:
                return "dream_home.tool.before_the_column"
            left, right = actions.mixed(action)
            return mixer.refusal(house, table, left, right)
        if actions.DRILL <= action < actions.SWAP:
            if phase != CHOOSE:
                return "dream_home.tool.before_the_column"
            cell, place = actions.drilled(action)
            return drill.refusal(house, table, cell, place)
        if actions.TOKEN <= action < actions.INTO:
            return decor.kept_refusal(house, actions.cell_in(action)) if phase == TOKENS else _not_now()
        return self._helper_refusal(house, table, action)

    def _build_refusal(self, house: House, action: int) -> str:
        cell = actions.cell_in(action)
        if action < actions.FURNISH:
            if self.room == NONE:
                return "dream_home.room.one_a_turn"
            if action < actions.HIDE:
                return rooms.refusal(house, self.room, cell)
            return face_down.refusal(house, cell)
        if action < actions.SCAFFOLD:
            if not DECOR <= self.resource < TOOL:
                return "dream_home.decor.none"
            return decor.refusal(house, self.resource - DECOR, cell)
        if self.resource != TOOL + SCAFFOLDING:
            return "dream_home.scaffolding.none"
        return scaffolding.refusal(house, cell)

    def _waive_refusal(self, house: House) -> str:
        if not DECOR <= self.resource < TOOL:
            return "dream_home.decor.none"
        return "dream_home.decor.must_be_placed" if decor.options(house, self.resource - DECOR) else ""

    def _helper_refusal(self, house: House, table: Table, action: int) -> str:
        phase = self.phase
        if actions.ROOF <= action < actions.ROOF + actions.ROOFS:
            return roofer.refusal(house, table, action - actions.ROOF) if phase == ROOFER else _after_the_end()
        if actions.SUPPLY <= action < actions.SUPPLY + actions.CARDS:
            return supplier.refusal(house, table, action - actions.SUPPLY) if phase == HELPERS else _after_the_end()
        if actions.INTO <= action < actions.ROOF:
            return supplier.cell_refusal(house, self.room, actions.cell_in(action)) if phase == SUPPLY else _not_now()
        if actions.SWAP <= action < actions.END:
            if phase != HELPERS:
                return _after_the_end()
            first, second = actions.swapped(action)
            return handyman.refusal(house, first, second)
        return _not_now()

    # Doing it

    def play(self, house: House, table: Table, action: int) -> None:
        """Do a legal action and move on to the next phase."""
        if actions.BUILD <= action < actions.TOKEN or action == actions.WAIVE:
            self._build(house, table, action)
        elif action == actions.DONE or action == actions.KEEP:
            self.phase = FINISHED
        elif actions.TAKE <= action < actions.DISCARD:
            self._take(house, table, action - actions.TAKE)
        elif actions.DISCARD <= action < actions.HAMMER:
            self.column = action - actions.DISCARD
            column.discard(table, self.column)
            self.phase = WRAP_UP
        elif actions.HAMMER <= action < actions.MIX:
            self.column = action - actions.HAMMER
            self.room = jackhammer.use(house, table, self.column)
            self.phase = BUILD
        elif actions.MIX <= action < actions.BUILD:
            left, right = actions.mixed(action)
            mixer.use(house, table, left, right)
        elif actions.DRILL <= action < actions.SWAP:
            cell, place = actions.drilled(action)
            drill.use(house, table, cell, place)
            self._settle_rooms(house, table)
        elif actions.TOKEN <= action < actions.INTO:
            decor.keep(house, actions.cell_in(action))
            self.phase = self.resume
            self._ask_for_tokens(house)
            self._go_on(house, table)
        else:
            self._help(house, table, action)

    def _take(self, house: House, table: Table, place: int) -> None:
        self.column = place
        self.room = column.take_room(table, place)
        self.resource = column.take_resource(house, table, place)
        if place == FIRST_PLAYER:
            table.first_player = self.seat
        self.phase = BUILD

    def _build(self, house: House, table: Table, action: int) -> None:
        cell = actions.cell_in(action)
        if action == actions.WAIVE:
            self._put_away(table)
        elif action < actions.HIDE:
            rooms.build(house, table, self.room, cell)
            self.room = NONE
            self._settle_rooms(house, table)
        elif action < actions.FURNISH:
            face_down.lay(house, table, self.room, cell)
            self.room = NONE
        elif action < actions.SCAFFOLD:
            decor.furnish(house, self.resource - DECOR, cell)
            self._put_away(table)
        else:
            scaffolding.put_up(house, cell)
            self.resource = NONE
        self._go_on(house, table)

    def _put_away(self, table: Table) -> None:
        table.resource_discard.append(self.resource)
        self.resource = NONE

    def _settle_rooms(self, house: House, table: Table) -> None:
        """Rooms have changed: the car may come, and a room may have tokens to choose from."""
        car.park(house, table)
        self._ask_for_tokens(house)

    def _ask_for_tokens(self, house: House) -> None:
        if decor.crowded(house) != NONE:
            self.resume = self.phase
            self.phase = TOKENS

    def _go_on(self, house: House, table: Table) -> None:
        """Leave a phase in which nothing is left to decide."""
        if self.phase == BUILD and self.room == NONE:
            if self.resource == TOOL + SCAFFOLDING:
                nowhere = not scaffolding.options(house)
            else:
                nowhere = self.resource != NONE and not decor.options(house, self.resource - DECOR)
            if nowhere:
                self._put_away(table)
            if self.resource == NONE:
                self.phase = WRAP_UP
        elif self.phase == ROOFER:
            self.phase = ROOFER if roofer.options(house, table) else WRAP_UP
        elif self.phase == HELPERS:
            self.phase = HELPERS if has_work(house, table) else WRAP_UP

    def _help(self, house: House, table: Table, action: int) -> None:
        if action < actions.ROOF:
            supplier.use(house, table, self.room, actions.cell_in(action))
            self.room = NONE
            self.phase = HELPERS
            self._ask_for_tokens(house)
        elif action < actions.SUPPLY:
            roofer.use(house, table, action - actions.ROOF)
        elif action < actions.DRILL:
            self.room = action - actions.SUPPLY
            self.phase = SUPPLY
        else:
            first, second = actions.swapped(action)
            handyman.use(house, table, first, second)
            self._ask_for_tokens(house)
        self._go_on(house, table)


def has_work(house: House, table: Table) -> bool:
    """Whether a supplier or a handyman of the house can still do something."""
    return bool(supplier.options(house, table)) or handyman.is_possible(house)


def _not_now() -> str:
    return "dream_home.turn.order"


def _after_the_end() -> str:
    return "dream_home.helper.after_the_last_round"
