"""The sheets of Welcome To: streets and tracks of one board, with their words."""

from tabletown.printing.part import Drawn, Figures, marked, number, numbers
from tabletown.words import Words


def sheet(figures: Figures, words: Words, edition: str, board: str) -> Drawn:
    streets = [entry for entry in figures["street"] if entry["board"] == board]
    tracks = {_short(entry): entry for entry in figures["track"] if entry["board"] == board}
    estates = [entry for entry in figures["estate"] if entry["board"] == board]
    temp = figures["temp"][0]
    shown = [*streets, *tracks.values(), *estates, temp]
    edition_name = words(f"welcome-edition-{edition}")
    return {
        "board": edition_name if board == "standard" else f"{edition_name}: {words(f'welcome-option-board-{board}')}",
        "marked": any(marked(entry) for entry in shown),
        "words": {
            "city": words("print-city"),
            "player": words("print-player"),
            "park": words("welcome-score-parks"),
        },
        "streets": [
            {
                "houses": number(entry, "houses"),
                "pools": numbers(entry, "pools"),
                "parks": numbers(entry, "parks"),
                "marked": marked(entry),
                "name": words(f"print-street-{place}"),
            }
            for place, entry in enumerate(streets, 1)
        ],
        "tracks": {
            "plans": {
                "title": words("welcome-score-plans"),
                "signs": [words("welcome-plan-card", edition=edition, plan=plan) for plan in (1, 2, 3)],
            },
            "parks": {"title": words("welcome-score-parks")},
            **{
                name: {
                    "title": words(f"welcome-score-{name}"),
                    "values": numbers(entry, "values"),
                    "marked": marked(entry),
                }
                for name, entry in tracks.items()
            },
            "temps": {
                "title": words("welcome-score-temps"),
                "boxes": number(temp, "boxes"),
                "ranks": numbers(temp, "ranks"),
                "marked": marked(temp),
            },
            "estates_title": words("print-estates"),
            "estates": [
                {"size": int(_short(entry)), "values": numbers(entry, "values"), "marked": marked(entry)}
                for entry in estates
            ],
            "total": words("print-total"),
        },
    }


def _short(entry: dict[str, object]) -> str:
    return str(entry["id"]).removeprefix("projected-")
