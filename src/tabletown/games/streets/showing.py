"""Makes the view: what a seat may see of a position, put into the structs of view.py, with what everything would earn."""

from typing import TYPE_CHECKING

from tabletown.games.streets import building, business, income, people, scoring
from tabletown.games.streets.actions import STATION, TILE_IDS
from tabletown.games.streets.catalogue import ADVISORS, BUSINESSES, COLOURS, KINDS, SIDES, VALUES
from tabletown.games.streets.city import City
from tabletown.games.streets.decision import Turn
from tabletown.games.streets.edition import BITS, COLOUR_COUNT, COPY, KIND_COUNT, MASK, NONE, UNIVERSAL, Edition
from tabletown.games.streets.geometry import SIDES as SIDE_COUNT
from tabletown.games.streets.geometry import x_of, y_of
from tabletown.games.streets.phases import ABANDON, MOVE, PHASES, PICK, PLACE, SHOW, SIGNS, TAKE, TOKEN
from tabletown.games.streets.street_count import StreetCount, pointing_in
from tabletown.games.streets.table import RECEIPT, Table
from tabletown.games.streets.trial import Trial
from tabletown.games.streets.valuation import PlayerCount
from tabletown.games.streets.view import (
    Building,
    Chance,
    Decision,
    End,
    Group,
    HandTile,
    Home,
    Person,
    Pile,
    Place,
    Player,
    Receipt,
    Street,
    StreetsView,
    Tile,
    Worth,
)

if TYPE_CHECKING:
    from tabletown.games.streets.state import StreetsState


def view(state: "StreetsState", seat: int) -> StreetsView:
    table, turn = state.table, state.turn
    city = table.city
    streets = _streets(city)
    places = _places(state, seat)
    cells = [*city.at, *(cell for cell in city.places if city.open_sides(cell))]
    xs = [x_of(cell) for cell in cells]
    ys = [y_of(cell) for cell in cells]
    return StreetsView(
        seat=seat,
        edition=table.edition.name,
        options=state.setup.options,
        round=state.round,
        end_reason=state.reason,
        first=state.first,
        turn=turn.player,
        is_solo=table.is_solo,
        buildings=[found for street in streets for found in _buildings(table, turn, street)],
        streets=[_street(city, turn, street) for street in streets],
        west=min(xs),
        north=min(ys),
        east=max(xs),
        south=max(ys),
        places=[place for place, _ in places],
        hand=_hand(state, seat, places),
        stack=_pile(table, table.stack, table.is_solo),
        last_stack=_pile(table, table.last_stack, table.is_solo and not table.stack),
        tokens=_by_business(table.token_supply) if table.with_business else {},
        players=[_player(state, player) for player in range(table.players)],
        decision=None if state.over() else _decision(state, seat),
        receipts=_receipts(table),
        ranking=state.ranking() if state.over() else [],
    )


def tile_view(edition: Edition, tile: int) -> Tile:
    value = edition.value[tile]
    colours = [edition.of[tile], edition.and_of[tile]] if VALUES[value] == "set" else [edition.of[tile]]
    return Tile(
        number=tile + 1,
        id=TILE_IDS[tile],
        kind=KINDS[edition.kind[tile]],
        symbols=by_kind(edition.symbols[tile]),
        value=VALUES[value] if value != NONE else None,
        coef=edition.coef[tile],
        of=[COLOURS[colour] for colour in colours if colour != NONE],
        business=BUSINESSES[edition.business[tile]] if edition.business[tile] != NONE else None,
        tokens=edition.tokens[tile],
        is_five=edition.is_five[tile],
    )


def by_kind(symbols: int) -> dict[str, int]:
    counts = {KINDS[kind]: symbols >> (BITS * kind) & MASK for kind in range(KIND_COUNT)}
    return {kind: count for kind, count in counts.items() if count}


def _by_business(tokens: list[int]) -> dict[str, int]:
    return dict(zip(BUSINESSES[:UNIVERSAL], tokens, strict=True))


def _number(tile: int) -> int | None:
    return tile + 1 if tile != NONE else None


# The city


def _streets(city: City) -> list[list[int]]:
    """Every street once, in the order in which their first tiles came into the city."""
    streets = [city.street(tile) for tile in city.at.values()]
    return [street for place, street in enumerate(streets) if street not in streets[:place]]


def _street(city: City, turn: Turn, street: list[int]) -> Street:
    first = street[0]
    counted = StreetCount(city, street)
    states = {"open": not city.is_closed[first], "waiting": first in turn.closing, "counting": first == turn.street}
    return Street(
        id=first + 1,
        tiles=[tile + 1 for tile in street],
        side=SIDES[city.side[first]],
        state=next((state for state, is_so in states.items() if is_so), "closed"),
        ends=[_end(city, street, cell) for cell in (city.before(street), city.after(street))],
        symbols=by_kind(counted.symbols),
        people=dict(zip(COLOURS, counted.people, strict=True)),
    )


def _end(city: City, street: list[int], cell: int) -> End:
    tile = city.at.get(cell, NONE)
    return End(x_of(cell), y_of(cell), _number(tile), tile in pointing_in(city, street))


def _buildings(table: Table, turn: Turn, street: list[int]) -> list[Building]:
    city = table.city
    counted = StreetCount(city, street)
    return [
        Building(
            tile=tile_view(table.edition, tile),
            x=x_of(city.cell[tile]),
            y=y_of(city.cell[tile]),
            side=SIDES[city.side[tile]],
            owner=city.owner[tile] if city.owner[tile] != NONE else None,
            signs=city.signs[tile],
            is_abandoned=_is_abandoned(city, turn, tile),
            people=_people(city, turn, tile),
            street=street[0] + 1,
            is_new=tile == table.newest,
            worth=_worth(table, counted, tile) if city.owner[tile] != NONE else None,
        )
        for tile in street
    ]


def _is_abandoned(city: City, turn: Turn, tile: int) -> bool:
    """Without a sign in an open street; a new building whose signs are still to be chosen is not."""
    unsigned = turn.phase == SIGNS and tile == turn.tile
    return tile < STATION and city.owner[tile] == NONE and not city.is_closed[tile] and not unsigned


def _people(city: City, turn: Turn, tile: int) -> list[Person]:
    leaving = turn.phase == MOVE and tile in turn.leaving
    return [
        Person(
            colour=COLOURS[city.colour_of(home)],
            home=home + 1,
            lying=city.lying[home],
            standing=city.standing[home],
            leaving=city.lying[home] if leaving else 0,
        )
        for home in city.homes_on(tile)
        if city.lying[home] + city.standing[home]
    ]


def _worth(table: Table, counted: StreetCount, tile: int) -> Worth:
    owner = table.city.owner[tile]
    count = PlayerCount(table, counted, owner, False)
    last = PlayerCount(table, counted, owner, True)
    value, lying = income.worth(table, count, tile), table.city.people_on(tile)
    return Worth(
        value=value,
        people=lying,
        total=value + lying,
        at_the_end=income.last_share(table, income.worth(table, last, tile) + lying),
        source=_number(count.model(tile)) if table.edition.value[tile] == COPY else None,
    )


# What the seat may do


def _places(state: "StreetsState", seat: int) -> list[tuple[Place, int]]:
    """Where the seat may build now, each with its number: SIDES * cell + side."""
    turn = state.turn
    if state.over() or seat != turn.decider or turn.phase not in (PICK, PLACE):
        return []
    places = turn.choices or building.places(state.table, turn.player)
    return [(_place(state.table, turn, place), place) for place in places]


def _place(table: Table, turn: Turn, place: int) -> Place:
    cell, side = place // SIDE_COUNT, place % SIDE_COUNT
    tile = turn.tile if turn.tile != NONE else table.hands[turn.player][0]
    below = table.city.at.get(cell, NONE)
    trial = Trial(table, turn.player, tile, cell, side)
    closing = trial.close()
    trial.lift()
    return Place(
        x=x_of(cell),
        y=y_of(cell),
        side=SIDES[side],
        length=len(trial.street),
        closes=[0 if first == tile else first + 1 for first in closing],
        covers=_number(below),
    )


def _hand(state: "StreetsState", seat: int, places: list[tuple[Place, int]]) -> list[HandTile]:
    table, turn = state.table, state.turn
    if not 0 <= seat < state.setup.seats:
        return []
    own = turn.player == seat
    return [
        HandTile(
            tile=tile_view(table.edition, tile),
            is_picked=own and turn.phase == PLACE and turn.tile == tile,
            is_shown=tile in table.shown,
            chances=[_chance(table, seat, tile, place) for _, place in places] if own else [],
        )
        for tile in table.hands[seat]
    ]


def _chance(table: Table, seat: int, tile: int, place: int) -> Chance:
    trial = Trial(table, seat, tile, place // SIDE_COUNT, place % SIDE_COUNT)
    found = Chance(trial.worth(), trial.people(), trial.pays())
    trial.lift()
    return found


def _decision(state: "StreetsState", seat: int) -> Decision:
    table, turn = state.table, state.turn
    hides_tile = turn.phase == PLACE and not turn.choices and seat != turn.player
    for_whom = turn.taker if turn.phase in (TAKE, TOKEN) else turn.decider if turn.phase == SHOW else turn.player
    return Decision(
        phase=PHASES[turn.phase],
        seat=turn.decider,
        player=for_whom,
        tile=None if hides_tile else _number(turn.tile),
        face=None if hides_tile or turn.tile == NONE else tile_view(table.edition, turn.tile),
        streets=[first + 1 for first in turn.closing],
        street=_number(turn.street),
        groups=_groups(table, turn) if turn.phase == MOVE else [],
        buildings=_choosable(table, turn),
        tokens=turn.owed,
    )


def _choosable(table: Table, turn: Turn) -> list[int]:
    if turn.phase == ABANDON:
        return [tile + 1 for tile in range(STATION) if table.city.owner[tile] == turn.player]
    if turn.phase == TAKE:
        return [tile + 1 for tile in business.buildings_of(table, table.city.street(turn.street), turn.taker)]
    return []


def _groups(table: Table, turn: Turn) -> list[Group]:
    counts = people.waiting(table.city, turn.leaving)
    return [_group(table, turn, colour, counts[colour]) for colour in range(COLOUR_COUNT) if counts[colour]]


def _group(table: Table, turn: Turn, colour: int, count: int) -> Group:
    suggested = people.suggestion(table, colour, turn.leaving, turn.player)
    return Group(
        colour=COLOURS[colour],
        people=count,
        homes=[
            Home(
                home=home + 1,
                tile=min(home, STATION) + 1,
                is_suggested=home == suggested,
            )
            for home in people.destinations(table, colour, turn.leaving, turn.player)
        ],
    )


# Piles and players


def _pile(table: Table, pile: list[int], is_open: bool) -> Pile:
    kinds = table.edition.kind
    counts = {KINDS[kind]: sum(1 for tile in pile if kinds[tile] == kind) for kind in range(KIND_COUNT)}
    return Pile(
        tiles=len(pile),
        back=KINDS[kinds[pile[-1]]] if pile and (is_open or pile is table.stack) else None,
        front=tile_view(table.edition, pile[-1]) if pile and is_open else None,
        backs=counts,
    )


def _player(state: "StreetsState", player: int) -> Player:
    table = state.table
    edition = table.edition
    advisor = table.advisor_of(player)
    grifter = table.is_grifter(player)
    return Player(
        seat=None if grifter else player,
        money=scoring.score(table, player, True).total if state.over() else table.income[player],
        signs=None if grifter else table.signs[player],
        backs=sorted((KINDS[edition.kind[tile]] for tile in table.hands[player]), key=KINDS.index),
        shown=[tile_view(edition, tile) for tile in table.hands[player] if tile in table.shown],
        advisor=ADVISORS[advisor] if advisor != NONE else None,
        tokens=_by_business(table.tokens[player]) if table.with_business else {},
    )


def _receipts(table: Table) -> list[Receipt]:
    found = []
    for place in range(0, len(table.receipts), RECEIPT):
        tile, player, value, lying, source = table.receipts[place : place + RECEIPT]
        found.append(Receipt(tile + 1, player, value, lying, value + lying, _number(source)))
    return found
