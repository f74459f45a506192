"""The ids of a catalogue, for tests that compare them with the words there are."""

from tabletown.games import GAMES


def ids(game: str, *sections: str) -> set[str]:
    """What the entries of these sections are called, in every edition."""
    catalogues = [GAMES[game].catalogue(edition) for edition in GAMES[game].editions()]
    return {str(entry["id"]) for catalogue in catalogues for section in sections for entry in catalogue[section]}
