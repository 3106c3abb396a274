"""Replays finished matches: own tables, and imported records."""

from dataclasses import dataclass
from datetime import timedelta

import msgspec

from bot.database.mapping import dump
from bot.database.repositories import Repositories
from bot.domain.move_record import LoggedMove
from bot.domain.person import PersonId
from bot.domain.table import Location, Table, TableId, TableSeat, TableStatus
from bot.domain.table_view import TableView
from bot.domain.time_control import TimeControl
from bot.domain.timestamps import to_millis
from bot.features.replay.model import ReplayView
from bot.refusals import BadRecord, NoRecord, NotStarted, StillRunning
from bot.tables.catalog import Games
from bot.tables.log_view import move_of, visible_move
from bot.tables.repository import Clock, TableRepository
from bot.tables.visibility import require_shareable, require_visible
from bot.workers.computer_players import GameTaskRunner
from games.api import Game, Move, Record, RecordInvalid, Seat, play, record

LARGEST = 500_000
"""So many bytes a record may have; long matches have a tenth of them."""

KEPT = timedelta(days=7)
"""So long a record is kept that somebody has brought."""


@dataclass(eq=False)
class ReplayService:
    """Look through, bring, forget."""

    repositories: Repositories
    now: Clock
    games: Games
    repository: TableRepository
    task_runner: GameTaskRunner

    async def of_table(
        self, table: TableId, person: PersonId, number: int, seat: Seat | None, *, share: bool = False
    ) -> ReplayView:
        """Return a moment of a match that is over, as a seat saw it, for a person, who may wish to `share` it.

        Raises StillRunning, NotStarted, BadRecord after newer rules, TooSlow, and Secret, OwnLesson or OwnResult where
        a table is its player's own.
        """
        loaded = await self.repository.load(table, refresh=True)
        (require_shareable if share else require_visible)(loaded.table, person)
        if loaded.match is None:
            raise NotStarted()
        if not loaded.table.closed:
            raise StillRunning()
        if loaded.upgraded:
            raise BadRecord(why="rules")
        kept = await self.repositories.log.replaying(table)
        moves = [move_of(loaded.game, entry) for entry in kept.moves]
        return await self._shown(loaded.game, loaded.table, kept.match, kept.moves, moves, number, seat)

    async def bring(self, person: PersonId, data: bytes) -> None:
        """Keep a record to look through, in the place of the one that was brought before. Raises BadRecord, TooSlow."""
        paper, game = self._read(data)
        if paper.secret:
            raise BadRecord(why="secret")
        found = await self.task_runner.check_import(game, data)
        if found.wrong:
            raise BadRecord(why=found.wrong)
        await self.repositories.imports.put(person, data.decode(), to_millis(self.now()), verified=found.verified)

    async def imported(self, person: PersonId, number: int, seat: Seat | None) -> ReplayView:
        """Return a moment of the record that this person has brought. Raises NoRecord, BadRecord, TooSlow."""
        found = await self.repositories.imports.find(person)
        if found is None:
            raise NoRecord()
        paper, game = self._read(found[0].encode())
        try:
            first = record.begun(game, paper)
        except RecordInvalid as error:
            raise BadRecord(why="rules") from error
        moves = [Move(one.seat, msgspec.json.decode(one.action, type=game.actions)) for one in paper.moves]
        at = to_millis(self.now())
        logged = tuple(
            LoggedMove(index, move.seat, dump(move.action), "[]", at) for index, move in enumerate(moves, start=1)
        )
        shown = await self._shown(game, self._table(paper, person), play.save(first), logged, moves, number, seat)
        return msgspec.structs.replace(shown, verified=found[1])

    async def tidy(self) -> None:
        """Forget what was brought long ago."""
        await self.repositories.imports.forget(to_millis(self.now() - KEPT))

    def _read(self, data: bytes) -> tuple[Record, Game]:
        if len(data) > LARGEST:
            raise BadRecord(why="large")
        try:
            paper = record.read(data)
        except RecordInvalid as error:
            raise BadRecord(why=error.reason) from error
        game = self.games.get(paper.game)
        if game is None:
            raise BadRecord(why="game")
        if paper.rules != game.rules:
            raise BadRecord(why="rules")
        if paper.seats not in game.seats:
            raise BadRecord(why="format")
        return paper, game

    def _table(self, paper: Record, person: PersonId) -> Table:
        """Return the table that a record would have had; whoever sat there has a number and no name."""
        now = self.now()
        return Table(
            id=paper.commitment[:6].lower(),
            game=paper.game,
            status=TableStatus.OVER,
            host=person,
            place=Location(0),
            seat_count=paper.seats,
            seats=tuple(TableSeat(seat, person=seat + 1) for seat in range(paper.seats)),
            options={},
            private=True,
            reserved=(),
            time_control=TimeControl.NONE,
            revision=0,
            moves=len(paper.moves),
            created_at=now,
            changed_at=now,
        )

    async def _shown(  # noqa: PLR0917
        self,
        game: Game,
        table: Table,
        first: bytes,
        logged: tuple[LoggedMove, ...],
        moves: list[Move],
        number: int,
        seat: Seat | None,
    ) -> ReplayView:
        at = max(0, min(number, len(moves)))
        scene = await self.task_runner.replay_position(game, first, moves, at)
        match = play.load(game, scene.match)
        seen = seat if seat in range(match.seats) else None
        told_of = (msgspec.structs.replace(one, events=news) for one, news in zip(logged, scene.news, strict=True))
        entries = tuple(visible_move(game, one, seen, closed=True) for one in told_of)
        scores = tuple(play.score(game, match)) if match.over else ()
        return ReplayView(TableView(table, seen, play.view(game, match, seen), scores=scores), at, entries)
