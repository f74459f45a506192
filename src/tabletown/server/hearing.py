"""What one person hears at a table: everything that is said there but for those whom they have muted. live.py calls it."""

from tabletown.server.rows import SaidRow
from tabletown.server.tables import LiveTable
from tabletown.server.wire_talk import Muted, Said, TalkNews


class Ear:
    """Remembers what its listener has been told, and gives what is new."""

    def __init__(self, table: LiveTable, holder: str) -> None:
        self._table = table
        self._holder = holder
        self._told = 0
        self._muted: set[str] = set()
        self._has_spoken = False

    def news(self) -> TalkNews | None:
        table = self._table
        if table.told == self._told:
            return None
        muted = {other for listener, other in table.mutes if self._holder and listener == self._holder}
        is_all = muted != self._muted or not self._has_spoken
        after = 0 if is_all else self._told
        fresh = [row for row in table.said if row.number > after and row.holder not in muted]
        self._told, self._muted = table.told, muted
        if not fresh and not (is_all and (self._has_spoken or muted)):
            return None
        self._has_spoken = True
        return TalkNews([self._said(row) for row in fresh], is_all, self._silenced(muted))

    def _said(self, row: SaidRow) -> Said:
        return Said(
            number=row.number,
            kind=row.kind,
            text=row.text,
            name=row.name,
            mine=self._holder != "" and row.holder == self._holder,
            watcher=row.seat < 0,
            to=row.to_name,
            to_me=self._holder != "" and row.to_holder == self._holder,
            at=row.at,
        )

    def _silenced(self, muted: set[str]) -> list[Muted]:
        """One thing that each of them said, by which they can be heard again."""
        last = {row.holder: row for row in self._table.said if row.holder in muted}
        return [Muted(row.number, row.name) for row in last.values()]
