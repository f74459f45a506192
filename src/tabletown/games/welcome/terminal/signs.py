"""The signs and colours of Welcome To in the terminal, and a plan in words, for the drawing and the sentences alike."""

from tabletown.games.welcome.view import PlanView
from tabletown.words import Words

EFFECT_SIGNS = {"fence": "┃", "agent": "$", "park": "♣", "pool": "≋", "temp": "±", "bis": "b"}
EFFECT_STYLES = {"fence": "yellow", "agent": "magenta", "park": "green", "pool": "cyan", "temp": "blue", "bis": "red"}


def plan_text(plan: PlanView, words: Words) -> str:
    """What a plan asks for."""
    sizes = ", ".join(str(size) for size in plan.sizes)
    figures = {"street": plan.street, "count": plan.count, "pools": plan.pools, "bis": plan.bis}
    return words(f"welcome-plan-{plan.kind}", figures, sizes=sizes)
