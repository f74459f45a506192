"""What is printed of every game in the same way: its rules in short, from its own chapters, and a score pad, from its own
kinds of points."""

from collections.abc import Sequence
from functools import partial

from tabletown.printing.part import Drawn, Figures, Part
from tabletown.words import Words

Colours = tuple[str, str]
"""Of the game's titles, and of what lies behind them."""


def rules_part(game: str, chapters: Sequence[str], colours: Colours) -> Part:
    return Part("rules", "kit/rules.typ", partial(_rules, game=game, chapters=chapters, colours=colours))


def pad_part(game: str, lines: Sequence[str], players: int, colours: Colours, minus: Sequence[str] = ()) -> Part:
    content = partial(_pad, game=game, lines=lines, players=players, colours=colours, minus=minus)
    return Part("pad", "kit/pad.typ", content, repeated=True)


def aid_part(texts: Sequence[tuple[str, str]], colours: Colours) -> Part:
    """A player's aid of these titles and texts, named by their messages."""
    return Part("aids", "kit/aid.typ", partial(_aid, texts=texts, colours=colours), repeated=True)


def chapter(game: str, name: str) -> tuple[str, str]:
    """The messages of a chapter of the rules: its title and its text."""
    return f"{game}-rules-{name}-title", f"{game}-rules-{name}"


def paragraphs(text: str) -> list[str | list[str]]:
    """A chapter as the browser and the terminal read it: a paragraph a line, and lists of lines that begin with a hyphen."""
    found: list[str | list[str]] = []
    for line in (line.strip() for line in text.splitlines()):
        if not line.startswith("- "):
            found += [line] if line else []
        elif found and isinstance(found[-1], list):
            found[-1].append(line[2:])
        else:
            found.append([line[2:]])
    return found


def _rules(figures: Figures, words: Words, edition: str, game: str, chapters: Sequence[str], colours: Colours) -> Drawn:
    return {
        "colour": colours[0],
        "tint": colours[1],
        "chapters": [
            {"title": words(f"{game}-rules-{name}-title"), "text": paragraphs(words(f"{game}-rules-{name}"))}
            for name in chapters
        ],
    }


def _aid(figures: Figures, words: Words, edition: str, texts: Sequence[tuple[str, str]], colours: Colours) -> Drawn:
    chapters = [{"title": words(title), "text": paragraphs(words(text))} for title, text in texts]
    return {"colour": colours[0], "tint": colours[1], "chapters": chapters}


def _pad(
    figures: Figures,
    words: Words,
    edition: str,
    game: str,
    lines: Sequence[str],
    players: int,
    colours: Colours,
    minus: Sequence[str],
) -> Drawn:
    return {
        "colour": colours[0],
        "tint": colours[1],
        "players": players,
        "words": {"player": words("print-player"), "total": words("print-total")},
        "lines": [
            {
                "title": words(f"{game}-score-{line}"),
                "about": words(f"{game}-score-{line}-about"),
                "minus": line in minus,
                "marked": False,
            }
            for line in lines
        ],
    }
