"""Makes the view: what a seat may see of a position, put into the structs of view.py."""

from typing import TYPE_CHECKING

from tabletown.engine.contract import SPECTATOR, Score
from tabletown.engine.view import parts
from tabletown.games.welcome.actions import ACTIONS
from tabletown.games.welcome.board import ROW, STREETS, Board
from tabletown.games.welcome.catalogue import EFFECTS
from tabletown.games.welcome.dealing.aca import AcaPile
from tabletown.games.welcome.dealing.deal import NO_CARD
from tabletown.games.welcome.dealing.solo import SOLO_CARD
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.phases import PHASES, WAITING
from tabletown.games.welcome.sheet import BIS, EMPTY, POOL, ROUNDABOUT, USED, Sheet
from tabletown.games.welcome.view import (
    BoardView,
    Card,
    Chosen,
    CompetitorView,
    Estate,
    House,
    MoveView,
    PlanView,
    SheetView,
    StreetBoard,
    StreetSheet,
    WelcomeView,
)

if TYPE_CHECKING:
    from tabletown.games.welcome.state import WelcomeState


def view(state: "WelcomeState", seat: int) -> WelcomeView:
    edition = state.table.edition
    deal = state.table.deal
    own = seat != SPECTATOR
    sheets = [state.sheets[other] if other == seat else state.shown[other] for other in range(state.setup.seats)]
    scores = state.scores()
    if own:
        scores[seat] = state.score_seen_by(seat)
    turn = state.turns[seat] if own else None
    gave = deal.given_by(seat)
    return WelcomeView(
        seat=seat,
        edition=edition.name,
        options=state.setup.options,
        round=state.round,
        end_reason=state.reason,
        way=deal.way,
        cards=cards_view(edition, deal.offered(seat)),
        cards_left=deal.cards_left(),
        top=_top(edition, deal.top_card()),
        competitor=competitor_view(edition, deal, sheets[0].temps) if isinstance(deal, AcaPile) else None,
        passed=card_view(edition, gave) if gave != NO_CARD else None,
        seen=[card_view(edition, card) for card in sorted(deal.discard)],
        plans=plans_view(state, sheets),
        board=board_view(edition.board),
        sheets=[sheet_view(sheet, score) for sheet, score in zip(sheets, scores, strict=True)],
        done=[other.phase == WAITING for other in state.turns],
        phase="over" if state.over() else PHASES[turn.phase] if turn else "watching",
        chosen=_chosen(state, seat) if turn and turn.combined >= 0 else None,
        claiming=turn.claiming + 1 if turn and turn.claiming >= 0 else None,
        picked=[_estate(sheets[seat], first) for first in turn.picked] if turn and turn.claiming >= 0 else [],
        last=[[_move(action) for action in actions_] for actions_ in state.last],
    )


def card_view(edition: Edition, card: int) -> Card:
    return Card(edition.numbers[card], EFFECTS[edition.effects[card]])


def cards_view(edition: Edition, offered: list[tuple[int, int]]) -> list[Card]:
    return [_combination(edition, number, effect) for number, effect in offered]


def _combination(edition: Edition, number: int, effect: int) -> Card:
    card = Card(edition.numbers[number], EFFECTS[edition.effects[effect]])
    if number != effect:
        card.next_effect = EFFECTS[edition.effects[number]]
    return card


def _top(edition: Edition, card: int) -> str | None:
    if card == NO_CARD:
        return None
    if card < 0:
        return "solo" if card == SOLO_CARD else "plan"
    return EFFECTS[edition.effects[card]]


def competitor_view(edition: Edition, deal: AcaPile, temps: int) -> CompetitorView:
    known = deal.competitor
    score = deal.score(temps)
    return CompetitorView(
        id=known.id,
        level=known.level,
        park=known.park,
        pool=known.pool,
        temp=known.temp,
        fence=known.fence,
        bis=known.bis,
        agent=known.agent,
        ticks=[known.completes(plan) for plan in range(3)],
        temps=known.temps,
        given=[card_view(edition, card) for card in deal.given],
        plans=deal.plans[:],
        estates=known.estates(deal.given_effects()),
        score=parts(score),
        total=score.total,
    )


def plans_view(state: "WelcomeState", sheets: list[Sheet]) -> list[PlanView]:
    return [
        PlanView(
            id=plan.id,
            kind=plan.kind,
            level=plan.level,
            expert=plan.expert,
            sizes=plan.sizes,
            street=plan.street,
            count=plan.count,
            pools=plan.pools,
            bis=plan.bis,
            first=plan.first,
            other=plan.other,
            approved=state.table.approved[place],
            claimed=[other for other, sheet in enumerate(sheets) if sheet.plans[place]],
        )
        for place, plan in enumerate(state.table.plans)
    ]


def board_view(board: Board) -> BoardView:
    return BoardView(
        streets=[StreetBoard(board.lengths[street], board.parks[street]) for street in range(STREETS)],
        pools=board.pool_values,
        bis=board.bis_values,
        refusals=board.refusal_values,
        roundabouts=board.roundabout_values,
        estates=board.estate_values,
        temp_boxes=board.temp_boxes,
    )


def sheet_view(sheet: Sheet, score: Score) -> SheetView:
    return SheetView(
        streets=[_street(sheet, street) for street in range(STREETS)],
        pools=sheet.pools,
        temps=sheet.temps,
        bis=sheet.bis,
        refusals=sheet.refusals,
        roundabouts=sheet.roundabouts,
        agents=sheet.agents[:],
        plans=sheet.plans[:],
        estates=[_estate(sheet, first) for first in sheet.estates()],
        total=score.total,
    )


def _street(sheet: Sheet, street: int) -> StreetSheet:
    houses = []
    for cell in range(street * ROW, street * ROW + sheet.board.lengths[street]):
        number, marks = sheet.numbers[cell], sheet.marks[cell]
        houses.append(
            House(
                number=number if number > EMPTY else None,
                bis=marks & BIS != 0,
                roundabout=number == ROUNDABOUT,
                pool=sheet.board.has_pool[cell],
                pool_built=marks & POOL != 0,
                used=marks & USED != 0,
                fence_right=sheet.fenced_right(cell),
            )
        )
    return StreetSheet(houses, sheet.parks[street])


def _estate(sheet: Sheet, first: int) -> Estate:
    return Estate(first // ROW + 1, first % ROW + 1, sheet.estate_at(first))


def _chosen(state: "WelcomeState", seat: int) -> Chosen:
    turn = state.turns[seat]
    return Chosen(
        number_slot=turn.combined // 3 + 1,
        effect_slot=turn.combined % 3 + 1,
        number=turn.number,
        effect=EFFECTS[turn.effect],
        street=turn.cell // ROW + 1 if turn.cell >= 0 else None,
        house=turn.cell % ROW + 1 if turn.cell >= 0 else None,
    )


def _move(action: int) -> MoveView:
    told = ACTIONS.move(action)
    return MoveView(told.kind, told.fields)
