"""Moves that a seat has not seen: read from the log, and cached during the seat's turn."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from cachetools import LRUCache

from bot.database.repositories import Repositories
from bot.domain.move_record import LoggedMove
from bot.domain.table import TableId
from bot.tables.loaded_table import LoadedTable
from games.api import Seat, play

LATELY = 60
"""Maximum number of recent moves in a public view."""

CACHED_SEATS = 512
"""Number of seats in the cache."""


@dataclass(eq=False)
class UnreadMoves:
    """The moves that a seat has not seen."""

    repositories: Repositories
    _before: LRUCache[tuple[TableId, Seat], tuple[int, tuple[LoggedMove, ...]]] = field(
        default_factory=lambda: LRUCache(CACHED_SEATS), init=False
    )

    async def of(self, loaded: LoadedTable, seat: Seat | None) -> tuple[LoggedMove, ...]:
        """Return the moves that a seat has not seen; for None, those since the newest board."""
        table = loaded.table
        if seat is None:
            told = await self.repositories.log.not_undone(table.id, loaded.moves_on_board)
            # the board of a solo table is never reposted
            return told[-LATELY:] if len(table.people) == 1 else told
        has_prompt = _has_prompt(loaded, seat)
        revision, known = self._before.get((table.id, seat), (None, ()))
        if has_prompt and revision == table.revision:
            return known
        missed = await self.repositories.log.missed(table.id, seat, has_prompt=has_prompt)
        if has_prompt:
            self._before[table.id, seat] = (table.revision, missed)
        return missed

    def after(
        self, loaded: LoadedTable, seat: Seat, own: LoggedMove, others: Sequence[LoggedMove]
    ) -> Sequence[LoggedMove] | None:
        """Return the moves that a seat has not seen after its own move and others; None = read them from the log.

        They must be read if another process has added moves.
        """
        table = loaded.table
        if own.number + len(others) != table.moves:
            return None
        if others or not _has_prompt(loaded, seat):
            return others
        revision, missed = self._before.get((table.id, seat), (table.revision, ()))
        if revision + 1 != table.revision:  # the table has changed otherwise
            return None
        self._before[table.id, seat] = (table.revision, missed)
        return missed


def _has_prompt(loaded: LoadedTable, seat: Seat) -> bool:
    return loaded.match is not None and seat in play.prompts(loaded.game, loaded.match)
