"""What the view promises about the next tile comes true, and looking changes nothing."""

import pytest

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, Setup
from tabletown.engine.testing import frozen, random_steps
from tabletown.games import GAMES
from tabletown.games.streets import actions, scoring
from tabletown.games.streets.catalogue import SIDES
from tabletown.games.streets.phases import SHOW, SIGNS
from tabletown.games.streets.state import StreetsState
from tabletown.games.streets.table import GRIFTER
from tabletown.games.streets.view import Chance as ShownChance
from tabletown.games.streets.view import Place, StreetsView

GAME = GAMES["streets"]


def seen(state: StreetsState, seat: int) -> StreetsView:
    view = state.view(seat)
    assert isinstance(view, StreetsView)
    return view


def dealt(setup: Setup, seed: int) -> StreetsState:
    state = GAME.deal(setup, seed)
    assert isinstance(state, StreetsState)
    return state


def test_the_backs_of_a_pile_are_all_counted() -> None:
    state = dealt(GAME.set_up("base", 2), 1)
    for seat, action in random_steps(state, Chance.from_seed(1)):
        view = seen(state, 0)
        for pile in (view.stack, view.last_stack):
            assert sum(pile.backs.values()) == pile.tiles
        state.play(seat, action)


@pytest.mark.parametrize("advisors", ["false", "true"])
def test_a_tile_is_worth_in_its_place_what_the_view_promised(advisors: str) -> None:
    """Its length, its value, its people and the streets that it closes, for every tile of the hand in every place."""
    state = dealt(GAME.set_up("base", 3, {"advisors": advisors}), 5)
    for turn, (seat, action) in enumerate(random_steps(state, Chance.from_seed(5))):
        if turn % 9 == 0:
            view = seen(state, seat)
            for held in view.hand:
                for place, chance in zip(view.places, held.chances, strict=bool(held.chances)):
                    _check(state, held.tile.number, place, chance)
        state.play(seat, action)


def test_the_outermost_cells_are_those_of_buildings_and_places() -> None:
    state = dealt(GAME.set_up("base", 3, {}), 6)
    for turn, (seat, action) in enumerate(random_steps(state, Chance.from_seed(6))):
        view = seen(state, seat)
        if turn % 5 == 0 and view.places:
            cells = [(building.x, building.y) for building in view.buildings]
            cells += [(place.x, place.y) for place in view.places]
            assert (view.west, view.east) == (min(x for x, _ in cells), max(x for x, _ in cells))
            assert (view.north, view.south) == (min(y for _, y in cells), max(y for _, y in cells))
        state.play(seat, action)


def _check(state: StreetsState, tile: int, place: Place, promised: ShownChance) -> None:
    twin = state.copy()
    assert isinstance(twin, StreetsState)
    seat = twin.turn.player
    if twin.turn.tile != tile - 1:
        twin.play(seat, actions.PICK.of(tile - 1))
    way = {"x": place.x, "y": place.y, "side": SIDES.index(place.side) + 1}
    twin.play(seat, actions.ACTIONS.find("build", way))
    view = seen(twin, seat)
    street = next(street for street in view.streets if tile in street.tiles)
    assert len(street.tiles) == place.length
    if place.closes == []:
        (worth,) = [building.worth for building in view.buildings if building.tile.number == tile]
        assert worth is not None
        assert (worth.value, worth.people) == (promised.value, promised.people)
        assert promised.pays == []
    elif len(place.closes) == 1 and twin.turn.phase not in (SHOW, SIGNS):
        assert [
            money.money - begun for money, begun in zip(view.players, state.table.income, strict=True)
        ] == promised.pays
        for receipt in view.receipts:
            assert receipt.tile != tile or (receipt.value, receipt.people) == (promised.value, promised.people)


@pytest.mark.parametrize("setup", GAME.configurations()[::5], ids=Setup.label)
def test_looking_changes_nothing(setup: Setup) -> None:
    state = dealt(setup, 3)
    for turn, (seat, action) in enumerate(random_steps(state, Chance.from_seed(3))):
        before = frozen(state) if turn % 5 == 0 else None
        for observer in range(-1, setup.seats) if before else ():
            seen(state, observer)
        assert before is None or frozen(state) == before
        state.play(seat, action)


@pytest.mark.parametrize("setup", GAME.configurations(), ids=Setup.label)
def test_all_money_comes_from_income_and_bonuses(setup: Setup) -> None:
    """What the log tells adds up to what everybody has, with what the Grifter began with."""
    state = dealt(setup, 1)
    events: list[Event] = []
    begun = state.table.income[:]
    for seat, action in random_steps(state, Chance.from_seed(1)):
        state.play(seat, action, events)
    for player, money in enumerate(seen(state, -1).players):
        told = sum(
            int(event.args["dollars"])
            for event in events
            if "dollars" in event.args
            and event.seat == (-1 if state.table.is_solo and player == GRIFTER else player)
            and event.message != "streets-log-businesses"
        )
        bonuses = sum(
            int(event.args["dollars"])
            for event in events
            if event.message == "streets-log-businesses"
            and (event.args["who"] == "grifter") == (money.seat is None)
            and event.seat in (player, -1)
        )
        assert money.money == begun[player] + told + bonuses
        assert scoring.score(state.table, player, True).total == begun[player] + told + bonuses
