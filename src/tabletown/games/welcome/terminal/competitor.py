"""The competitor of the solo game in the terminal: its stack and what it would count now, drawn and in sentences."""

from rich.text import Text

from tabletown.games.welcome.terminal.signs import EFFECT_SIGNS, EFFECT_STYLES
from tabletown.games.welcome.view import CompetitorView
from tabletown.words import Words


def drawn(competitor: CompetitorView, words: Words) -> Text:
    text = Text(f" {words(f'welcome-option-competitor-{competitor.id}')} ", style="bold")
    text.append(words("table-points", points=competitor.total))
    text.append("  ")
    for card in competitor.given:
        text.append(EFFECT_SIGNS[card.effect], style=EFFECT_STYLES[card.effect])
    text.append(f"  {_parts(competitor, words)}", style="dim")
    return text


def told(competitor: CompetitorView, words: Words) -> list[str]:
    name = words(f"welcome-option-competitor-{competitor.id}")
    lines = [words("welcome-terminal-neighbour", player=name, points=competitor.total)]
    if competitor.given:
        cards = ", ".join(words("welcome-effect", effect=card.effect) for card in competitor.given)
        lines.append(words("welcome-competitor-stack", cards=cards))
        lines.append(_parts(competitor, words) + ".")
    return lines


def _parts(competitor: CompetitorView, words: Words) -> str:
    return ", ".join(f"{words(f'welcome-score-{part.id}')}: {part.points}" for part in competitor.score if part.points)
