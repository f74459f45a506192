"""Why something on the sheet cannot be done: the rule that is named is true, and the order of a turn is named only when
nothing else stands against it. Asked in random games of every way of dealing.
"""

from collections.abc import Iterator

from support.asking import Fields, Move, Refusals, positions
from tabletown.games import GAMES
from tabletown.games.welcome.view import House, WelcomeView

GAME = GAMES["welcome"]
LATE = ("wrap_up", "estates", "shuffle", "give")
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("first", 2, {}),
    ("first", 2, {"expert": "true", "draft": "true"}),
    ("first", 1, {"expert": "true"}),
    ("collectors", 1, {"competitor": "irina", "expert": "true"}),
]
GAMES_EACH = 5
RARE = {"welcome.park.street_full", "welcome.aca.give_first"}


def shown(view: WelcomeView) -> Iterator[Move]:
    """What can be pointed at: houses, gaps, boxes, plans, cards and completed estates."""
    number = view.chosen.number if view.chosen else 0
    for street, row in enumerate(view.sheets[view.seat].streets, 1):
        for house in range(1, len(row.houses) + 1):
            place = {"street": street, "house": house}
            yield "write", {"number": number, **place}
            yield "roundabout", place
            yield "fence", place
            for source in (house - 1, house + 1):
                yield "bis", {**place, "from": source}
    yield from ((kind, {}) for kind in ("park", "pool", "temp"))
    yield from (("agent", {"size": size}) for size in range(1, 7))
    yield from (("plan", {"plan": plan}) for plan in range(1, 4))
    yield from (("give", {"slot": slot}) for slot in range(1, 4))
    yield from (("combine", {"number": one, "effect": other}) for one in range(1, 4) for other in range(1, 4))
    for estate in view.sheets[view.seat].estates:
        yield "estate", {"street": estate.street, "house": estate.house}


def house(view: WelcomeView, fields: Fields) -> House:
    return view.sheets[view.seat].streets[fields["street"] - 1].houses[fields["house"] - 1]


def right_of(view: WelcomeView, fields: Fields) -> House:
    """Not asked at the end of a street."""
    return house(view, {**fields, "house": fields["house"] + 1})


def is_taken(view: WelcomeView, fields: Fields) -> bool:
    return house(view, fields).number is not None or house(view, fields).roundabout


def breaks_the_order(view: WelcomeView, fields: Fields) -> bool:
    """Between the roundabouts around it the number is not larger than all on its left and smaller than all on its right."""
    row = view.sheets[view.seat].streets[fields["street"] - 1].houses
    place = fields["house"] - 1
    left, right = row[:place], row[place + 1 :]
    cuts = [index for index, each in enumerate(left) if each.roundabout]
    left = left[cuts[-1] + 1 :] if cuts else left
    right = right[: next((index for index, each in enumerate(right) if each.roundabout), len(right))]
    below = [each.number for each in left if each.number is not None]
    above = [each.number for each in right if each.number is not None]
    return any(each >= fields["number"] for each in below) or any(each <= fields["number"] for each in above)


def fits_nowhere(view: WelcomeView, fields: Fields, kind: str) -> bool:
    if kind == "write":
        return breaks_the_order(view, fields)
    slot = fields["number"] - 1
    places = [
        {"number": view.cards[slot].number, "street": street, "house": place}
        for street, row in enumerate(view.sheets[view.seat].streets, 1)
        for place in range(1, len(row.houses) + 1)
    ]
    return all(is_taken(view, place) or breaks_the_order(view, place) for place in places)


def is_copied_wrongly(view: WelcomeView, fields: Fields) -> bool:
    """Into a house that is not empty, or from a place where no number stands."""
    row = view.sheets[view.seat].streets[fields["street"] - 1].houses
    source = fields["from"]
    return is_taken(view, fields) or not 0 < source <= len(row) or row[source - 1].number is None


def is_at_the_end(view: WelcomeView, fields: Fields) -> bool:
    return fields["house"] == len(view.sheets[view.seat].streets[fields["street"] - 1].houses)


def is_used_up(view: WelcomeView, fields: Fields, kind: str) -> bool:
    return view.chosen is not None and view.chosen.effect == kind and view.phase in LATE


def is_park_full(view: WelcomeView) -> bool:
    if view.chosen is None or view.chosen.street is None:
        return False
    street = view.chosen.street - 1
    return view.sheets[view.seat].streets[street].parks == len(view.board.streets[street].parks) - 1


def has_no_pool(view: WelcomeView) -> bool:
    chosen = view.chosen
    if chosen is None or chosen.street is None or chosen.house is None:
        return False
    return not house(view, {"street": chosen.street, "house": chosen.house}).pool


def is_same_number(view: WelcomeView, fields: Fields) -> bool:
    if "from" in fields:
        first = min(fields["house"], fields["from"])
        return view.edition == "first" and house(view, {**fields, "house": first}).fence_right
    number = house(view, fields).number
    return view.edition == "first" and number is not None and number == right_of(view, fields).number


ASKED: Refusals[WelcomeView] = Refusals(
    says={
        "welcome.turn.already_chosen": lambda view, fields, kind: view.phase != "choose",
        "welcome.turn.one_combination": lambda view, fields, kind: (
            view.way == "stacks" and fields["number"] != fields["effect"]
        ),
        "welcome.turn.two_cards": lambda view, fields, kind: (
            view.way != "stacks" and fields["number"] == fields["effect"]
        ),
        "welcome.house.ascending": fits_nowhere,
        "welcome.house.empty_only": lambda view, fields, kind: is_taken(view, fields),
        "welcome.house.combination_first": lambda view, fields, kind: view.phase == "choose",
        "welcome.house.one_a_turn": lambda view, fields, kind: (
            view.chosen is not None and view.chosen.house is not None
        ),
        "welcome.refusal.builds_nothing": lambda view, fields, kind: view.chosen is None and view.phase in LATE,
        "welcome.effect.of_the_combination": lambda view, fields, kind: (
            view.chosen is not None and view.chosen.effect != kind
        ),
        "welcome.effect.after_the_house": lambda view, fields, kind: view.phase in ("choose", "house"),
        "welcome.effect.once": is_used_up,
        "welcome.fence.between_houses": lambda view, fields, kind: is_at_the_end(view, fields),
        "welcome.fence.already_there": lambda view, fields, kind: house(view, fields).fence_right,
        "welcome.fence.used_estate": lambda view, fields, kind: (
            house(view, fields).used and right_of(view, fields).used
        ),
        "welcome.bis.next_to_number": lambda view, fields, kind: is_copied_wrongly(view, fields),
        "welcome.bis.same_estate": lambda view, fields, kind: is_same_number(view, fields),
        "welcome.agent.column_full": lambda view, fields, kind: (
            view.sheets[view.seat].agents[fields["size"] - 1] == len(view.board.estates[fields["size"] - 1]) - 1
        ),
        "welcome.park.street_full": lambda view, fields, kind: is_park_full(view),
        "welcome.pool.no_pool_here": lambda view, fields, kind: has_no_pool(view),
        "welcome.plan.once": lambda view, fields, kind: view.sheets[view.seat].plans[fields["plan"] - 1] > 0,
        "welcome.plan.requirement": lambda view, fields, kind: view.sheets[view.seat].plans[fields["plan"] - 1] == 0,
        "welcome.plan.after_the_effect": lambda view, fields, kind: view.phase in ("choose", "house", "effect"),
        "welcome.plan.finish_first": lambda view, fields, kind: view.phase in ("estates", "shuffle"),
        "welcome.plan.estates_of_a_plan": lambda view, fields, kind: view.claiming is None,
        "welcome.plan.estates_needed": lambda view, fields, kind: view.claiming is not None,
        "welcome.roundabout.expert_only": lambda view, fields, kind: view.options["expert"] == "false",
        "welcome.roundabout.one_a_turn": lambda view, fields, kind: view.sheets[view.seat].roundabouts > 0,
        "welcome.roundabout.two_at_most": lambda view, fields, kind: view.sheets[view.seat].roundabouts == 2,
        "welcome.roundabout.before_or_after": lambda view, fields, kind: view.phase in ("house", "effect"),
        "welcome.aca.third_card": lambda view, fields, kind: view.phase != "give",
        "welcome.aca.give_first": lambda view, fields, kind: view.phase == "give",
    },
    order=[
        *("welcome.turn.already_chosen", "welcome.house.combination_first"),
        *("welcome.effect.after_the_house", "welcome.effect.once", "welcome.refusal.builds_nothing"),
        *("welcome.plan.after_the_effect", "welcome.plan.finish_first", "welcome.aca.give_first"),
        "welcome.roundabout.before_or_after",
    ],
    rest={
        "write": ["welcome.house.empty_only"],
        "roundabout": ["welcome.house.empty_only", "welcome.roundabout.two_at_most"],
        "fence": ["welcome.fence.already_there", "welcome.fence.used_estate", "welcome.bis.same_estate"],
        "agent": ["welcome.agent.column_full"],
        "park": ["welcome.park.street_full"],
        "pool": ["welcome.pool.no_pool_here"],
        "plan": ["welcome.plan.once"],
    },
)


def test_the_rule_that_matters_is_named() -> None:
    for edition, seats, options in TABLES:
        setup = GAME.set_up(edition, seats, options)
        for seed in range(GAMES_EACH):
            for state, seat in positions(GAME, setup, seed):
                view = state.view(seat)
                assert isinstance(view, WelcomeView)
                ASKED.ask(GAME, state, seat, view, shown(view))
    assert ASKED.heard >= ASKED.says.keys() - RARE
