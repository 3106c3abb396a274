"""What has not been heard of yet: read from the log, and remembered while a person answers on and nobody else does."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from cachetools import LRUCache

from bot.database.repositories import Repositories
from bot.domain.move_record import LoggedMove
from bot.domain.table import TableId
from bot.tables.loaded_table import LoadedTable
from games.api import Seat, play

LATELY = 60
"""So many answers back goes what is told to somebody who comes to look."""

REMEMBERED = 512
"""So many seats in the middle of their turns are told from memory what came before."""


@dataclass(eq=False)
class UnreadMoves:
    """Tells what a seat has missed."""

    repositories: Repositories
    _before: LRUCache[tuple[TableId, Seat], tuple[int, tuple[LoggedMove, ...]]] = field(
        default_factory=lambda: LRUCache(REMEMBERED), init=False
    )

    async def of(self, loaded: LoadedTable, seat: Seat | None) -> tuple[LoggedMove, ...]:
        """Return what a seat has missed, or everybody (`None`)."""
        table = loaded.table
        if seat is None:
            told = await self.repositories.log.not_undone(table.id, loaded.moves_on_board)
            # a board that is not posted anew for anyone would gather the whole match
            return told[-LATELY:] if len(table.people) == 1 else told
        has_prompt = _has_prompt(loaded, seat)
        missed = await self.repositories.log.missed(table.id, seat, has_prompt=has_prompt)
        if has_prompt:
            self._before[table.id, seat] = (table.revision, missed)
        return missed

    def after(
        self, loaded: LoadedTable, seat: Seat, own: LoggedMove, others: Sequence[LoggedMove]
    ) -> Sequence[LoggedMove] | None:
        """Return what a seat has missed once it and then others have answered; None where that must be read.

        What another process has added must be. In the middle of a turn a seat is told what came before it.
        """
        table = loaded.table
        if own.number + len(others) != table.moves:
            return None
        if others or not _has_prompt(loaded, seat):
            return others
        revision, missed = self._before.get((table.id, seat), (table.revision, ()))
        if revision + 1 != table.revision:  # something else has happened at the table, too
            return None
        self._before[table.id, seat] = (table.revision, missed)
        return missed


def _has_prompt(loaded: LoadedTable, seat: Seat) -> bool:
    return loaded.match is not None and seat in play.prompts(loaded.game, loaded.match)
