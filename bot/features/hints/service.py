"""Computes hints, and marks the seats that have asked for one."""

from dataclasses import dataclass, field
from hashlib import blake2s

from cachetools import LRUCache
from msgspec.structs import replace

from bot.domain.person import PersonId
from bot.domain.table import TableId
from bot.domain.table_view import TableView
from bot.refusals import Stale
from bot.tables.loaded_table import LoadedTable, with_seat
from bot.tables.prompts import match_of, open_prompt
from bot.tables.repository import TableRepository
from bot.tables.visibility import require_hints_allowed
from bot.workers.computer_players import GameTaskRunner
from games.api import Action, AnyMatch, RatedMove, Seat, play

CACHED_HINTS = 64
"""Number of seats whose last hint is cached."""


@dataclass(eq=False)
class HintService:
    """The service that asks a master for hints."""

    repository: TableRepository
    task_runner: GameTaskRunner
    _known: LRUCache[tuple[TableId, Seat], tuple[AnyMatch, tuple[RatedMove[Action], ...]]] = field(
        default_factory=lambda: LRUCache(CACHED_HINTS), init=False
    )

    @staticmethod
    def must_warn(table_view: TableView) -> bool:
        """Return whether a match would no longer count after this, its first hint."""
        table, seat = table_view.table, table_view.seat
        was_hinted = any(one.hinted for one in table.seats if one.seat == seat)
        return table_view.hints and not (table.lesson or was_hinted)

    async def ask(self, table: TableId, person: PersonId, prompt_token: str) -> tuple[RatedMove[Action], ...]:
        """Return the best move for the prompt with this token and the next best, and mark the seat.

        The master knows what the seat may know; the result is the same each time. Raises HintsOff, TooSlow, NotYours,
        NotYourTurn, Stale, NotStarted, Closed.
        """
        loaded = await self.repository.load(table, refresh=True)
        prompt = open_prompt(loaded, person, prompt_token)
        if prompt.step is None:
            raise Stale()
        require_hints_allowed(loaded.table, loaded.game)
        found = await self._suggestion(loaded, prompt.seat, prompt_token)

        async def mark(old: LoadedTable) -> None:
            table_seat = old.table.seats[open_prompt(old, person, prompt_token).seat]
            if not table_seat.hinted:
                await self.repository.save(old, with_seat(old.table, replace(table_seat, hinted=True)))

        await self.repository.exclusive(table, mark)
        return found

    async def _suggestion(self, loaded: LoadedTable, seat: Seat, prompt_token: str) -> tuple[RatedMove[Action], ...]:
        """Return the rated moves of a prompt, cached while the match is unchanged."""
        match, table = match_of(loaded), loaded.table.id
        known = self._known.get((table, seat))
        if known is None or known[0] is not match:
            luck = blake2s(f"{table}/{prompt_token}".encode(), digest_size=16).digest()
            determinized = play.determinize(loaded.game, match, seat, luck)
            rated = await self.task_runner.rate_moves(loaded.game, determinized, seat, luck)
            known = self._known[table, seat] = (match, rated)
        return known[1]
