"""Setting the table: one plan of each level, the way in which cards are dealt, and a blank sheet for everybody."""

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Setup
from tabletown.games.welcome.dealing.aca import AcaPile
from tabletown.games.welcome.dealing.deal import Deal
from tabletown.games.welcome.dealing.draft import Draft
from tabletown.games.welcome.dealing.solo import SoloPile
from tabletown.games.welcome.dealing.stacks import Stacks
from tabletown.games.welcome.decision import Turn
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.plans.plan import Plan
from tabletown.games.welcome.sheet import blank_sheet
from tabletown.games.welcome.state import WelcomeState
from tabletown.games.welcome.table import Table


def deal_out(setup: Setup, edition: Edition, chance: Chance) -> WelcomeState:
    """A new game: one plan of each level, then the cards, all by chance."""
    expert = setup.is_on("expert")
    plans: list[Plan] = []
    for level in (1, 2, 3):
        choices = edition.plans_of(level, expert)
        plans.append(edition.plans[choices[chance.below(len(choices))]])
    deal: Deal
    if setup.options.get("competitor", "none") != "none":
        competitor = [known.id for known in edition.competitors].index(setup.options["competitor"])
        aca = AcaPile(edition, competitor)
        aca.shuffle_all(chance)
        deal = aca
    elif setup.seats == 1:
        pile = SoloPile(edition)
        pile.shuffle_all(chance)
        deal = pile
    elif setup.is_on("draft"):
        draft = Draft(edition, setup.seats)
        draft.shuffle_all(chance)
        deal = draft
    else:
        stacks = Stacks(edition)
        stacks.shuffle_all(chance)
        deal = stacks
    state = WelcomeState(
        setup, chance, Table(edition, deal, plans, expert, edition.first_may_reshuffle and setup.seats > 1, setup.rules)
    )
    for seat in range(setup.seats):
        state.sheets.append(blank_sheet(edition.board))
        state.shown.append(blank_sheet(edition.board))
        state.turns.append(Turn(seat))
        state.last.append([])
    return state
