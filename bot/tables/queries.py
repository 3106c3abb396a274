"""Read-only queries: a person's tables, a table's history, the record of a match."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from bot.database.repositories import Repositories
from bot.domain.audit import AuditEntry
from bot.domain.match_result import MatchResult
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import PersonId, PersonSettings
from bot.domain.table import Table, TableId, TableStatus
from bot.domain.table_view import MyTable, VisibleMove
from bot.refusals import NotStarted, StillRunning
from bot.tables.catalog import Games, game_of
from bot.tables.loaded_table import LoadedTable
from bot.tables.log_view import visible_move
from bot.tables.repository import TableRepository
from bot.tables.visibility import require_shareable, require_visible
from games.api import Seat, record

ALL_OPEN = 10_000
"""Above the number of open tables that one person can have."""

LISTED_CLOSED = 50
"""Number of a person's closed tables that are listed."""


LOBBIES = 50
"""Number of the newest lobbies of a server that are listed."""


@dataclass(eq=False)
class TableQueries:
    """Read-only queries about tables and matches."""

    repositories: Repositories
    games: Games
    repository: TableRepository

    async def table(self, table: TableId) -> Table:
        """Return the public state of a table."""
        return (await self.repository.load(table, refresh=True)).table

    async def my_tables(
        self, person: PersonId, *, closed: bool = False, limit: int | None = None
    ) -> tuple[MyTable, ...]:
        """Return the person's open (or closed) tables, the longest pending first, lessons last.

        Without a `limit`, all open ones or the last LISTED_CLOSED closed ones.
        """
        most = limit or (LISTED_CLOSED if closed else ALL_OPEN)
        tables, found = await self.repositories.tables.of_person(person, closed=closed, limit=most)
        pending_turns: dict[TableId, dict[Seat, PendingTurn]] = {table.id: {} for table in tables}
        for name, pending_turn in found:
            pending_turns[name][pending_turn.seat] = pending_turn
        known = await self.repositories.people.find(
            {person, *(pending_turn.person for _, pending_turn in found if pending_turn.person is not None)}
        )
        settings_by_person = {one.id: one.settings for one in known.values()}
        mine = [
            self._mine(table, person, pending_turns[table.id], settings_by_person)
            for table in tables
            if table.game in self.games
        ]
        return tuple(
            sorted(mine, key=lambda one: (one.table.lesson, one.pending is None, one.pending and one.pending.since))
        )

    def _mine(
        self,
        table: Table,
        person: PersonId,
        pending_turns: Mapping[Seat, PendingTurn],
        settings_by_person: Mapping[PersonId, PersonSettings],
    ) -> MyTable:
        loaded = LoadedTable(
            table, game_of(self.games, table.game), pending_turns=pending_turns, settings_by_person=settings_by_person
        )
        waited = loaded.pending(self.repository.now())
        own = next((one for one in waited if one.person == person), None)
        return MyTable(table, table.seat_of(person) or 0, own, waited)

    async def next_of(self, person: PersonId, besides: TableId) -> Table | None:
        """Return the person's longest pending table other than `besides`, or None."""
        return await self.repositories.tables.next_of(person, besides, self.games)

    async def tables_at(self, home: int, *, limit: int = 25) -> tuple[Table, ...]:
        """Return the open tables of a channel or thread, the last changed first."""
        return await self.repositories.tables.at(home, limit=limit)

    async def open_lobbies(self, guild: int, person: PersonId) -> tuple[Table, ...]:
        """Return the lobbies of a server where this person can take a seat, the newest first."""
        found = await self.repositories.tables.lobbies(guild, limit=LOBBIES)
        return tuple(table for table in found if table.game in self.games and table.has_seat_for(person))

    async def history(
        self, table: TableId, person: PersonId | None = None, *, after: int = 0
    ) -> tuple[VisibleMove, ...]:
        """Return the moves after number `after` as this person may see them, oldest first.

        With `after` -1 the opening comes first, as number 0 of seat -1. Raises Secret at an open challenge's table.
        """
        loaded = await self.repository.load(table, refresh=True)
        require_visible(loaded, person)
        seat, closed = loaded.table.seat_of(person), loaded.table.closed
        entries = await self.repositories.log.entries(table, after)
        return tuple(visible_move(loaded.game, entry, seat, closed=closed) for entry in entries)

    async def audit(self, table: TableId, person: PersonId | None = None) -> tuple[AuditEntry, ...]:
        """Return the audit log of a table, oldest first. Raises Secret, OwnLesson."""
        require_visible(await self.repository.load(table, refresh=True), person)
        return await self.repositories.log.audit(table)

    async def export(self, table: TableId, person: PersonId | None = None, *, secret: bool = False) -> bytes:
        """Return the record of a finished match as JSON, with its seed.

        With `secret` the match may be running. Its record contains all its secrets: it is for the bot's operator only,
        without a `person`. Raises StillRunning, NotStarted, Secret at an open challenge's table, OwnResult.
        """
        loaded = await self.repository.load(table, refresh=True)
        if not secret:
            require_shareable(loaded, person)
        return await self.record(loaded, secret=secret)

    async def can_replay(self, table: TableId) -> bool:
        """Return whether a table's moves can be replayed: the rules have not changed."""
        return (await self.repository.load(table)).can_replay

    async def record(self, loaded: LoadedTable, *, secret: bool = False) -> bytes:
        """Return the record of a finished match, also of older rules.

        Of a running one by `secret`.

        Raises StillRunning, NotStarted.
        """
        match, table = loaded.match, loaded.table
        if match is None:
            raise NotStarted()
        running = table.status is TableStatus.RUNNING
        if running and not secret:
            raise StillRunning()
        moves = await self.repositories.log.not_undone(table.id, 0)
        stored = loaded.stored_rules or match.rules
        rules = table.rules or stored
        return msgspec.json.encode(
            record.Record(
                game=table.game,
                rules=rules,
                seats=match.seats,
                options=msgspec.Raw(msgspec.json.encode(match.options)),
                seed=match.seed,
                moves=tuple(record.RecordedMove(move.seat, msgspec.Raw(move.action.encode())) for move in moves),
                secret=running,
                upgraded=rules != stored,
            )
        )

    async def results(self, person: PersonId, *, limit: int = 50) -> tuple[MatchResult, ...]:
        """Return the results of a person, the newest match first."""
        return await self.repositories.log.results_of(person, limit)
