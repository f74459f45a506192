"""What one seat may know of a game of Welcome To, as structs that go over the wire. Not compiled: msgspec builds them.

A view holds the seat's own sheet with its uncommitted turn, and the sheets of others as they stood when the round
began.
"""

from typing import TYPE_CHECKING

import msgspec

from tabletown.engine.contract import SPECTATOR, Score
from tabletown.games.welcome import actions
from tabletown.games.welcome.board import ROW, STREETS, Board
from tabletown.games.welcome.catalogue import EFFECTS
from tabletown.games.welcome.dealing.aca import AcaPile
from tabletown.games.welcome.dealing.draft import NOTHING, Draft
from tabletown.games.welcome.dealing.solo import SOLO_CARD, SoloPile
from tabletown.games.welcome.dealing.stacks import Stacks
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.sheet import BIS, EMPTY, POOL, ROUNDABOUT, USED, Sheet
from tabletown.games.welcome.turn import PHASES, WAITING

if TYPE_CHECKING:
    from tabletown.games.welcome.state import WelcomeState


class Part(msgspec.Struct):
    """One line of a score."""

    id: str
    points: int


class House(msgspec.Struct):
    """A place in a street. `number` is null while it is empty or a roundabout."""

    number: int | None
    bis: bool
    roundabout: bool
    pool: bool
    """A pool is drawn here."""
    pool_built: bool
    used: bool
    """It has paid for a plan."""
    fence_right: bool


class StreetSheet(msgspec.Struct):
    houses: list[House]
    parks: int
    """Park boxes crossed."""


class Estate(msgspec.Struct):
    """A completed estate: street and first house from 1."""

    street: int
    house: int
    size: int


class SheetView(msgspec.Struct):
    streets: list[StreetSheet]
    pools: int
    temps: int
    bis: int
    refusals: int
    roundabouts: int
    agents: list[int]
    plans: list[int]
    estates: list[Estate]
    score: list[Part]
    total: int


class StreetBoard(msgspec.Struct):
    houses: int
    parks: list[int]


class BoardView(msgspec.Struct):
    """The printed figures, so that a client can draw the sheet without knowing the edition."""

    streets: list[StreetBoard]
    pools: list[int]
    bis: list[int]
    refusals: list[int]
    roundabouts: list[int]
    estates: list[list[int]]
    temp_boxes: int
    temp_ranks: list[int]


class Card(msgspec.Struct):
    """A number side and an effect side. With stacks they are two cards, and `next_effect` is the number card's own."""

    number: int
    effect: str
    next_effect: str | None = None


class PlanView(msgspec.Struct):
    id: str
    kind: str
    level: int
    expert: bool
    sizes: list[int]
    street: int
    count: int
    pools: int
    bis: int
    first: int
    other: int
    approved: bool
    claimed: list[int]
    """The seats that have completed it, in the order of the table."""


class Chosen(msgspec.Struct):
    """The seat's own choices of this turn so far."""

    number_slot: int
    effect_slot: int
    number: int
    effect: str
    street: int | None
    house: int | None


class MoveView(msgspec.Struct):
    kind: str
    fields: dict[str, int]


class CompetitorView(msgspec.Struct):
    """The competitor of the solo game: its card, its stack in order (open to the player) and what it would score now."""

    id: str
    level: int
    park: int
    pool: int
    temp: int
    fence: int
    bis: int
    agent: int
    ticks: list[bool]
    temps: list[int]
    given: list[Card]
    plans: list[int]
    estates: list[int]
    """What each of its estates is worth; the five best count."""
    score: list[Part]
    total: int


class WelcomeView(msgspec.Struct, tag="welcome", tag_field="game"):
    seat: int
    edition: str
    options: dict[str, str]
    round: int
    way: str
    """How cards are dealt: stacks, solo, aca or draft."""
    cards: list[Card]
    """The three combinations, or the seat's own three cards."""
    cards_left: int
    """In one stack, or in the pile."""
    top: str | None
    """What the pile's top card shows: its effect, `solo` or `plan`. Stacks show it on the cards themselves."""
    competitor: CompetitorView | None
    passed: Card | None
    """The card this seat gave to its right-hand neighbour."""
    seen: list[Card]
    """The cards that have been played and lie open in the discard."""
    plans: list[PlanView]
    board: BoardView
    sheets: list[SheetView]
    done: list[bool]
    phase: str
    chosen: Chosen | None
    claiming: int | None
    picked: list[Estate]
    roundabout_open: bool
    last: list[list[MoveView]]
    """What each seat did in the round before."""
    end_reason: str
    ranking: list[int]


def view(state: "WelcomeState", seat: int) -> WelcomeView:
    edition = state.table.edition
    deal = state.table.deal
    own = seat != SPECTATOR
    sheets = [state.sheets[other] if other == seat else state.shown[other] for other in range(state.setup.seats)]
    scores = state.scores()
    if own:
        scores[seat] = state.score_seen_by(seat)
    turn = state.turns[seat] if own else None
    if isinstance(deal, Stacks):
        way, cards, left, top = (
            "stacks",
            [_combination(edition, deal, slot) for slot in range(3)],
            len(deal.stacks[0]),
            None,
        )
    elif isinstance(deal, SoloPile):
        way, cards, left, top = (
            "solo",
            [_card(edition, card) for card in deal.hand],
            len(deal.pile),
            _top(edition, deal.pile),
        )
    elif isinstance(deal, AcaPile):
        way, cards, left, top = (
            "aca",
            [_card(edition, card) for card in deal.hand],
            len(deal.pile),
            _top(edition, deal.pile),
        )
    else:
        assert isinstance(deal, Draft)
        hand = deal.hands[seat] if own else []
        way, cards, left, top = (
            "draft",
            [_card(edition, card) for card in hand],
            len(deal.pile),
            _top(edition, deal.pile),
        )
    gave = deal.passed[seat] if own and isinstance(deal, Draft) else NOTHING
    return WelcomeView(
        seat=seat,
        edition=edition.name,
        options=state.setup.options,
        round=state.round,
        way=way,
        cards=cards,
        cards_left=left,
        top=top,
        competitor=_competitor(edition, deal, sheets[0].temps) if isinstance(deal, AcaPile) else None,
        passed=_card(edition, gave) if gave != NOTHING else None,
        seen=[_card(edition, card) for card in sorted(deal.discard)],
        plans=_plans(state, sheets),
        board=_board(edition.board),
        sheets=[_sheet(sheet, score) for sheet, score in zip(sheets, scores, strict=True)],
        done=[other.phase == WAITING for other in state.turns],
        phase="over" if state.over() else PHASES[turn.phase] if turn else "watching",
        chosen=_chosen(state, seat) if turn and turn.combined >= 0 else None,
        claiming=turn.claiming + 1 if turn and turn.claiming >= 0 else None,
        picked=[_estate(sheets[seat], first) for first in turn.picked] if turn and turn.claiming >= 0 else [],
        roundabout_open=bool(turn and state.table.expert and not turn.roundabout_built),
        last=[[_move(action) for action in actions_] for actions_ in state.last],
        end_reason=state.reason,
        ranking=state.ranking() if state.over() else [],
    )


def _card(edition: Edition, card: int) -> Card:
    return Card(edition.numbers[card], EFFECTS[edition.effects[card]])


def _combination(edition: Edition, deal: Stacks, slot: int) -> Card:
    number, effect = deal.stacks[slot][-1] if deal.stacks[slot] else -1, deal.turned[slot]
    return Card(edition.numbers[number], EFFECTS[edition.effects[effect]], EFFECTS[edition.effects[number]])


def _top(edition: Edition, pile: list[int]) -> str | None:
    if not pile:
        return None
    if pile[-1] < 0:
        return "solo" if pile[-1] == SOLO_CARD else "plan"
    return EFFECTS[edition.effects[pile[-1]]]


def _competitor(edition: Edition, deal: AcaPile, temps: int) -> CompetitorView:
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
        given=[_card(edition, card) for card in deal.given],
        plans=deal.plans[:],
        estates=known.estates(deal.given_effects()),
        score=[Part(name, points) for name, points in score.parts],
        total=score.total,
    )


def _plans(state: "WelcomeState", sheets: list[Sheet]) -> list[PlanView]:
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


def _board(board: Board) -> BoardView:
    return BoardView(
        streets=[StreetBoard(board.lengths[street], board.parks[street]) for street in range(STREETS)],
        pools=board.pool_values,
        bis=board.bis_values,
        refusals=board.refusal_values,
        roundabouts=board.roundabout_values,
        estates=board.estate_values,
        temp_boxes=board.temp_boxes,
        temp_ranks=board.temp_ranks,
    )


def _sheet(sheet: Sheet, score: Score) -> SheetView:
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
        score=[Part(name, points) for name, points in score.parts],
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
    told = actions.move(action)
    return MoveView(told.kind, told.fields)
