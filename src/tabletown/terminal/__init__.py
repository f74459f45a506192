"""The game in the terminal: one client for every game, built on the contract alone.

What a position looks like in text is the game's own matter: tabletown.games.<game>.terminal draws its views.
"""
