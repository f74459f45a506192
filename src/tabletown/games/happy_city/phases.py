"""The steps of a turn, each with decisions of its own."""

from typing import Final

MARKET: Final = 0
LENDER: Final = 1
DISCARD: Final = 2
REFILL: Final = 3
BUY: Final = 4
WRAP_UP: Final = 5
SPHINX: Final = 6
PYRAMID: Final = 7
FINISHED: Final = 8
PHASES: Final = ("market", "lender", "discard", "refill", "buy", "wrap_up", "sphinx", "pyramid", "finished")
COMES_FIRST: Final = (
    "happy_city.market.first",
    "happy_city.income.lender_first",
    "happy_city.discard.first",
    "happy_city.draw.first",
    "happy_city.buy.first",
    "happy_city.turn.one_purchase",
    "happy_city.sphinx.first",
    "happy_city.pyramid.first",
    "happy_city.turn.order",
)
"""For each step the rule that is told to whoever wants to do something else."""
