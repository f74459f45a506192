"""A city of Streets that stands on a table: read from a small file, checked, and every building counted as in the game."""

from collections.abc import Callable

from tabletown.engine.contract import Score
from tabletown.engine.paper import ImpossiblePaper, PaperLine, PaperSheet, with_ties
from tabletown.engine.ties import told
from tabletown.games.streets import income
from tabletown.games.streets.actions import TILE_IDS
from tabletown.games.streets.edition import NONE, Edition
from tabletown.games.streets.paper.checks import check
from tabletown.games.streets.paper.form import example, read
from tabletown.games.streets.paper.turn import play_turn
from tabletown.games.streets.paper.written import Written
from tabletown.games.streets.street_count import StreetCount
from tabletown.games.streets.table import Table
from tabletown.games.streets.valuation import PlayerCount

__all__ = ["draw_paper", "example", "play_turn", "score_paper"]


def draw_paper(text: str, editions: Callable[[str, str], Edition]) -> None:
    """The tiles of a city are drawn as they lie; who earns what with them is told by the lines of a sheet."""


def score_paper(text: str, editions: Callable[[str, str], Edition]) -> list[PaperSheet]:
    """What every owner gets: a closed street pays in full, an open one a share, as in the last count. Raises ImpossiblePaper
    with all problems at once."""
    edition = editions("base", "")
    written, problems = read(text)
    problems += check(written, edition)
    if problems:
        raise ImpossiblePaper(sorted(problems, key=lambda problem: problem.line))
    account = _Account(written, edition)
    totals = [income + last for income, last in zip(account.income, account.last, strict=True)]
    sheets = [
        PaperSheet(
            name,
            Score([("income", account.income[player]), ("last_count", account.last[player])]),
            1 + sum(1 for other in totals if other > totals[player]),
            account.lines[player],
        )
        for player, name in enumerate(written.owners)
    ]
    return with_ties(sheets, told(totals, [[] for _ in totals], []))


class _Account:
    """The buildings counted street by street, from north to south and from west to east."""

    def __init__(self, written: Written, edition: Edition) -> None:
        players = len(written.owners)
        self.table = Table(edition, written.city(edition), players, False)
        self.table.advisors = [written.advisors.get(player, NONE) for player in range(players)]
        self.table.hands = [[] for _ in range(players)]
        self.income = [0] * players
        self.last = [0] * players
        self.lines: list[list[PaperLine]] = [[] for _ in range(players)]
        city = self.table.city
        seen: list[int] = []
        number = 0
        for cell in sorted(city.at):
            street = city.street(city.at[cell])
            if street[0] not in seen and income.owners(self.table, street):
                number += 1
                self._count(street, number)
            seen.append(street[0])

    def _count(self, street: list[int], number: int) -> None:
        is_closed = self.table.city.is_enclosed(street)
        counted = StreetCount(self.table.city, street)
        paid = {player: self._buildings(counted, player, is_closed) for player in income.owners(self.table, street)}
        everybody = sum(dollars for buildings in paid.values() for _, dollars in buildings)
        for player, buildings in paid.items():
            dollars = sum(each for _, each in buildings)
            heading: dict[str, str | int] = {
                "street": number,
                "state": "closed" if is_closed else "open",
                "buildings": len(street),
                "dollars": dollars,
                "everybody": everybody,
            }
            self.lines[player] += [PaperLine("streets-paper-street", heading), *(line for line, _ in buildings)]
            (self.income if is_closed else self.last)[player] += dollars

    def _buildings(self, counted: StreetCount, player: int, is_closed: bool) -> list[tuple[PaperLine, int]]:
        """A player's buildings of a street, each with its line and what it pays."""
        table = self.table
        count = PlayerCount(table, counted, player, not is_closed)
        found = []
        for tile in counted.street:
            if table.city.owner[tile] == player:
                value, people = income.worth(table, count, tile), table.city.people_on(tile)
                dollars = value + people if is_closed else income.last_share(table, value + people)
                args: dict[str, str | int] = {"tile": TILE_IDS[tile], "value": value}
                args |= {"people": people, "dollars": dollars, "state": "closed" if is_closed else "open"}
                found.append((PaperLine("streets-paper-line", args), dollars))
        return found
