"""Replays finished matches: own tables, and imported records."""

from dataclasses import dataclass
from datetime import timedelta
from hashlib import blake2s

from msgspec import Struct

from bot.database.repositories import Repositories
from bot.domain.move_record import LoggedMove
from bot.domain.person import PersonId
from bot.domain.table import Location, Table, TableId, TableSeat, TableStatus
from bot.domain.table_view import TableView, VisibleMove
from bot.domain.time_control import TimeControl
from bot.domain.timestamps import from_millis, to_millis
from bot.features.replay.repository import ImportRepository
from bot.refusals import BadRecord, NoRecord, NotStarted, StillRunning
from bot.tables.catalog import Games
from bot.tables.queries import TableQueries
from bot.tables.repository import Clock, TableRepository
from bot.tables.visibility import require_shareable, require_visible
from bot.workers.computer_players import GameTaskRunner
from bot.workers.replays import ReplayedMove, ReplayMoment
from games.api import Seat, record

RECORD_LIFETIME = timedelta(days=7)
"""Time for which an imported record is stored."""


class ReplayView(Struct, frozen=True):
    """A position of a match as a seat saw it (None: the public), after `number` of the `entries`.

    `brought`: the record was imported. `whole`: its moves end the match.
    """

    table_view: TableView
    number: int
    entries: tuple[VisibleMove, ...]
    brought: bool = False
    whole: bool = True


@dataclass(eq=False)
class ReplayService:
    """The service that replays finished matches and imported records."""

    repositories: Repositories
    import_repository: ImportRepository
    now: Clock
    games: Games
    repository: TableRepository
    task_runner: GameTaskRunner
    queries: TableQueries

    def must_fit(self, size: int) -> None:
        """Raise BadRecord for a file of more bytes than the record of the longest match of any game."""
        largest = max((game.largest_record for game in self.games.values()), default=0)
        if size > largest:
            raise BadRecord(why="large", most=largest // 1000)

    async def of_table(
        self, table: TableId, person: PersonId, number: int, seat: Seat | None, *, share: bool = False
    ) -> ReplayView:
        """Return a position of a finished match as a seat saw it; `share`: to show it in public.

        Raises StillRunning, NotStarted, TooSlow, BadRecord if the rules have changed; Secret, OwnLesson, OwnResult at a
        private table.
        """
        loaded = await self.repository.load(table, refresh=True)
        (require_shareable if share else require_visible)(loaded, person)
        if loaded.match is None:
            raise NotStarted()
        if not loaded.table.closed:
            raise StillRunning()
        if not loaded.can_replay:
            raise BadRecord(why="upgraded")
        record = await self.queries.record(loaded)
        moment = await self._moment({loaded.table.game: loaded.game}, record, number, seat)
        logged = await self.repositories.log.not_undone(table, 0)
        entries = tuple(_visible(entry, move) for entry, move in zip(logged, moment.moves, strict=True))
        return ReplayView(_table_view(loaded.table, moment), moment.number, entries)

    async def bring(self, person: PersonId, data: bytes) -> None:
        """Store a record, replacing the person's previous one. Raises BadRecord, TooSlow."""
        self.must_fit(len(data))
        found = await self.task_runner.check_file(self.games, data)
        if found.wrong:
            raise BadRecord(why=found.wrong, most=found.most)
        await self.import_repository.put(person, found.record.decode(), to_millis(self.now()))

    async def imported(self, person: PersonId, number: int, seat: Seat | None) -> ReplayView:
        """Return a position of the person's imported record. Raises NoRecord, BadRecord, TooSlow."""
        found = await self.import_repository.find(person)
        if found is None:
            raise NoRecord()
        moment = await self._moment(self.games, found.encode(), number, seat)
        now, moves = self.now(), enumerate(moment.moves, start=1)
        entries = tuple(VisibleMove(number, move.seat, now, move.action, move.events) for number, move in moves)
        table_view = _table_view(self._table(moment, person), moment)
        return ReplayView(table_view, moment.number, entries, brought=True, whole=moment.whole)

    async def _moment(self, games: Games, data: bytes, number: int, seat: Seat | None) -> ReplayMoment:
        try:
            return await self.task_runner.replay_moment(games, data, number, seat)
        except record.RecordInvalid as error:
            raise BadRecord(why=error.reason) from error

    async def tidy(self) -> None:
        """Delete old records."""
        await self.import_repository.forget(to_millis(self.now() - RECORD_LIFETIME))

    def _table(self, moment: ReplayMoment, person: PersonId) -> Table:
        """Return a table for a record, with players without names."""
        now = self.now()
        return Table(
            id=f"file{blake2s(f'{person}/{moment.commitment}'.encode(), digest_size=5).hexdigest()}",
            game=moment.game,
            status=TableStatus.OVER,
            host=person,
            place=Location(0),
            seat_count=moment.seats,
            seats=tuple(TableSeat(seat, person=seat + 1) for seat in range(moment.seats)),
            options={},
            private=True,
            time_control=TimeControl.NONE,
            moves=len(moment.moves),
            created_at=now,
            changed_at=now,
            commitment=moment.commitment,
        )


def _table_view(table: Table, moment: ReplayMoment) -> TableView:
    return TableView(table, moment.seat, moment.view, scores=moment.scores)


def _visible(entry: LoggedMove, move: ReplayedMove) -> VisibleMove:
    """Return a move with the time and player of the log, and the events of the replay."""
    return VisibleMove(
        number=entry.number,
        seat=entry.seat,
        at=from_millis(entry.at),
        action=move.action,
        events=move.events,
        level=entry.level,
        autopilot=entry.level is not None and entry.person is not None,
        was_planned=entry.prepared,
    )
