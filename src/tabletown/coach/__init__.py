"""The coach: what a good player would do in a position, what each choice is worth, and why; and the review of a game.

It sees what one seat may know, never a state: a review walks a whole game, but judges each turn with the eyes of its seat. It
knows no host: the server, the terminal and scripts ask it.
"""

from tabletown.coach.advice import Advice, Choice, Coach
from tabletown.coach.review import NOTHING_BETTER, review_game, review_key, review_turn
from tabletown.coach.reviewed import Review

__all__ = ["NOTHING_BETTER", "Advice", "Choice", "Coach", "Review", "review_game", "review_key", "review_turn"]
