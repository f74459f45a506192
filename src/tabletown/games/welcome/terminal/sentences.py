"""A view of Welcome To in sentences, one a line, in the order in which a player needs them. For screen readers and pipes."""

from collections.abc import Sequence

from tabletown.games.welcome.terminal import competitor
from tabletown.games.welcome.terminal.signs import plan_text
from tabletown.games.welcome.view import House, PlanView, SheetView, WelcomeView
from tabletown.words import Words


def describe(view: object, whose: int, names: Sequence[str], words: Words) -> str:
    assert isinstance(view, WelcomeView)
    sheet = view.sheets[max(whose, 0)]
    lines = [_title(view, words)]
    lines += [_card(view, slot, words) for slot in range(len(view.cards))]
    lines += [_plan(number, plan, view.edition, names, words) for number, plan in enumerate(view.plans, 1)]
    if len(names) > 1:
        lines.append(words("welcome-terminal-sheet-of", player=names[max(whose, 0)]))
    lines += [_street(view, sheet, street, words) for street in range(len(sheet.streets))]
    lines += [_estates(sheet, words), _tracks(view, sheet, words)]
    if not view.end_reason:
        lines.append(words("welcome-terminal-total", points=sheet.total))
    for seat, name in enumerate(names):
        if seat != whose:
            lines.append(words("welcome-terminal-neighbour", player=name, points=view.sheets[seat].total))
    if view.competitor:
        lines += competitor.told(view.competitor, words)
    return "\n".join(lines)


def _title(view: WelcomeView, words: Words) -> str:
    parts = [words("welcome-log-round", round=view.round)]
    parts.append(words(f"welcome-terminal-left-{view.way}", cards=view.cards_left))
    if view.top:
        parts.append(words("welcome-terminal-top", effect=view.top))
    return ", ".join(parts) + "."


def _card(view: WelcomeView, slot: int, words: Words) -> str:
    card = view.cards[slot]
    args: dict[str, str | int] = {"slot": slot + 1, "number": card.number, "effect": card.effect}
    if card.next_effect:
        following = words("welcome-effect", effect=card.next_effect)
        return words("welcome-terminal-say-pair", args, following=following)
    return words("welcome-terminal-say-card", args)


def _plan(number: int, plan: PlanView, edition: str, names: Sequence[str], words: Words) -> str:
    head = f"{words('welcome-plan', plan=number, edition=edition)}: {plan_text(plan, words)}."
    value = "welcome-plan-approved" if plan.approved else "welcome-plan-values"
    text = f"{head} {words(value, first=plan.first, other=plan.other)}."
    if plan.claimed:
        text += " " + words("welcome-terminal-say-claimed", players=", ".join(names[seat] for seat in plan.claimed))
    return text


def _street(view: WelcomeView, sheet: SheetView, street: int, words: Words) -> str:
    """Empty houses in a row are told as one, so that a street is heard in a breath."""
    houses = sheet.streets[street].houses
    told: list[str] = []
    place = 0
    while place < len(houses):
        last = place
        while last + 1 < len(houses) and _goes_on(houses[last], houses[last + 1]):
            last += 1
        told.append(_place(houses, place, last, words))
        if houses[last].fence_right and last + 1 < len(houses):
            told.append(words("welcome-effect", effect="fence"))
        place = last + 1
    crossed, values = sheet.streets[street].parks, view.board.streets[street].parks
    park = words("welcome-terminal-say-park", crossed=crossed, boxes=len(values) - 1, points=values[crossed])
    return f"{words('welcome-terminal-say-street', street=street + 1)}: {'; '.join(told)}. {park}"


def _goes_on(house: House, following: House) -> bool:
    return not house.fence_right and all(each.number is None and not each.roundabout for each in (house, following))


def _place(houses: list[House], first: int, last: int, words: Words) -> str:
    house = houses[first]
    if house.roundabout:
        return words("welcome-terminal-say-roundabout", house=first + 1)
    if house.number is None:
        text = words("welcome-terminal-say-empty", first=first + 1, last=last + 1, count=last - first + 1)
        pools = [str(place + 1) for place in range(first, last + 1) if houses[place].pool]
        return f"{text}, {words('welcome-terminal-say-pools', houses=', '.join(pools))}" if pools else text
    text = words("welcome-terminal-say-house", house=first + 1, number=house.number)
    marks = [("bis", house.bis), ("pool", house.pool_built), ("used", house.used)]
    return ", ".join([text, *(words(f"welcome-terminal-say-{mark}") for mark, is_there in marks if is_there)])


def _estates(sheet: SheetView, words: Words) -> str:
    if not sheet.estates:
        return words("welcome-terminal-say-no-estates")
    sizes = ", ".join(str(size) for size in sorted(estate.size for estate in sheet.estates))
    return words("welcome-terminal-say-estates", sizes=sizes)


def _tracks(view: WelcomeView, sheet: SheetView, words: Words) -> str:
    told = [("pools", sheet.pools), ("temps", sheet.temps), ("bis", sheet.bis), ("refusals", sheet.refusals)]
    if view.options.get("expert") == "true":
        told.append(("roundabouts", sheet.roundabouts))
    return ", ".join(f"{words(f'welcome-score-{track}')} {crossed}" for track, crossed in told) + "."
