"""Which golden records there must be: the set-ups, and the showpieces (cards, endings) that some record has to show.

tests/engine/test_golden.py asks for them and tools/golden.py plays them.
"""

from tabletown.engine.contract import Setup, State
from tabletown.engine.game import Game
from tabletown.games.happy_city.game import HappyCity
from tabletown.games.happy_city.state import HappyState


def golden(game: Game) -> list[Setup]:
    """The set-ups that must each have a record for every end condition of their edition."""
    configurations = game.configurations()
    if game.name == "streets":
        return configurations
    if game.name == "dream_home":
        # With four players a column is never discarded, so that option makes no difference there.
        return [setup for setup in configurations if setup.seats < 4 or setup.is_on("discard")]
    if game.name == "happy_city":
        fewest, most = game.seats("base")
        modes = {setup.slug(): setup.options for setup in configurations if setup.seats == fewest}
        return [game.set_up("base", seats, options) for seats in range(fewest, most + 1) for options in modes.values()]
    return [setup for setup in configurations if setup.seats <= game.seats(setup.edition)[0] + 1]


def showpieces(game: Game, setup: Setup) -> list[str]:
    """What games with this set-up can show and some record must."""
    if isinstance(game, HappyCity) and setup.options["mode"] == "expert":
        edition = game.shared(setup)
        return [edition.specials[number].id for number in edition.special_numbers(True, setup.is_on("reconstructed"))]
    if setup.edition == "collectors":
        return [_ending(setup, reason) for reason in game.end_reasons(setup)]
    return []


def shown(state: State) -> list[str]:
    """Which showpieces came about in a finished game."""
    if isinstance(state, HappyState):
        built = [state.table.effect_of(city) for city in state.table.cities]
        return [special.id for special in built if special is not None and special.is_expert]
    return [_ending(state.setup, state.end_reason())]


def _ending(setup: Setup, reason: str) -> str:
    """The collector's edition ends in every way on both boards, alone and together."""
    company = "alone" if setup.seats == 1 else "together"
    return f"{reason} {company}, {setup.edition} {setup.options.get('board', '')}"
