"""What cannot be true of cities on paper. Each check looks at one thing and names the field and line where it stands."""

from collections import Counter
from collections.abc import Iterator

from tabletown.engine.paper import SheetError
from tabletown.games.happy_city.box import MARKETS, NONE, SPECIALS
from tabletown.games.happy_city.edition import Edition
from tabletown.games.happy_city.paper.form import Paper
from tabletown.games.happy_city.specials.special import Special
from tabletown.games.happy_city.table import EXPERT


def check(papers: list[Paper], mode: int, edition: Edition) -> list[SheetError]:
    problems = [problem for paper in papers for problem in _alone(paper, mode, edition)]
    problems += _together(papers, mode, edition)
    if mode == EXPERT and len(papers) == 1:
        problems.append(SheetError(papers[0].line, "city", "happy_city-paper-expert-alone", {}))
    return problems


def _alone(paper: Paper, mode: int, edition: Edition) -> Iterator[SheetError]:
    """What is wrong with one city, whatever others have built."""
    box = edition.coloured if mode == EXPERT else edition.white
    line = paper.lines.get("cards", paper.line)
    if len(paper.cards) > box.city:
        yield SheetError(line, "cards", "happy_city-paper-too-many", {"count": len(paper.cards), "most": box.city})
    markets = [place for place, card in enumerate(paper.cards) if MARKETS <= card < SPECIALS]
    if markets != [0]:
        yield SheetError(line, "cards", "happy_city-paper-market-first", {})
    elif mode == EXPERT and paper.market_is_white:
        yield SheetError(line, "cards", "happy_city-paper-market-colour", {})
    for card, count in Counter(card for card in paper.cards if card < MARKETS).items():
        if count > 1:
            yield SheetError(line, "cards", "happy_city-paper-same-name", {"value": paper.typed[card]})
    specials = [edition.specials[card - SPECIALS] for card in paper.cards if card >= SPECIALS]
    if len(specials) > 1:
        yield SheetError(line, "cards", "happy_city-paper-one-special", {})
    elif specials:
        yield from _special(paper, specials[0], mode, edition)
    if paper.copied != NONE and not (specials and _can_become(specials[0], paper.copied, edition)):
        yield SheetError(paper.lines["sphinx"], "sphinx", "happy_city-paper-sphinx", {})


def _special(paper: Paper, special: Special, mode: int, edition: Edition) -> Iterator[SheetError]:
    line = paper.lines.get("cards", paper.line)
    name: dict[str, str | int] = {"value": paper.typed[special.card]}
    if special.is_expert != (mode == EXPERT):
        yield SheetError(line, "cards", "happy_city-paper-other-mode", name)
        return
    city = paper.city(edition.coloured if mode == EXPERT else edition.white)
    # The card that the statue replaced may have had one of the colours.
    if sum(special.missing(city)) > (1 if special.replaces_last else 0):
        yield SheetError(line, "cards", "happy_city-paper-conditions", name)


def _can_become(special: Special, card: int, edition: Edition) -> bool:
    if card < SPECIALS or not special.copies_special:
        return False
    return edition.specials[card - SPECIALS].is_expert and card != special.card


def _together(papers: list[Paper], mode: int, edition: Edition) -> Iterator[SheetError]:
    """Cards that stand in more cities than the box has copies."""
    counts = Counter(card for paper in papers for card in set(paper.cards))
    for card, count in counts.items():
        most = edition.white.copies[card]
        is_white_market = MARKETS <= card < SPECIALS and mode != EXPERT
        if count > most and not is_white_market:
            last = next(paper for paper in reversed(papers) if card in paper.cards)
            args: dict[str, str | int] = {"value": last.typed[card], "count": count, "most": most}
            yield SheetError(last.lines["cards"], "cards", "happy_city-paper-copies", args)
