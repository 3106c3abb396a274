"""Requests to undo more than the last move, and their decision."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from itertools import groupby

from msgspec.structs import replace

from bot.database.moves import ReplayStart
from bot.database.repositories import Repositories
from bot.database.row_mapping import dump
from bot.domain.audit import AuditEntry, TableAction
from bot.domain.move_record import LoggedMove
from bot.domain.person import PersonId
from bot.domain.table import TableId
from bot.domain.table_view import TableView, VisibleMove
from bot.domain.timestamps import from_millis
from bot.domain.undo_request import RevealedInformation, UndoAgreement, UndoRequest, UndoState
from bot.features.play.service import PlayService
from bot.refusals import CannotGoBack, RequestOver, UndoAlreadyRequested, UndoImpossible
from bot.tables.loaded_table import LoadedTable, after_absence
from bot.tables.log_view import move_of, visible_recent_moves
from bot.tables.prompts import seat_of
from bot.tables.repository import Clock, TableRepository
from bot.tables.visibility import require_undo_allowed
from bot.workers.computer_players import GameTaskRunner
from bot.workers.verification import RewoundMatch
from games.api import Seat, play

Run = tuple[VisibleMove, ...]
"""The moves of a seat without another seat's move in between, as a player may know them."""

REQUEST_LASTS = timedelta(hours=24)
"""Time until a request expires."""

OFFERED_TURNS = 25
"""Number of turns that the host can choose from."""


@dataclass(eq=False)
class UndoService:
    """The service of undo requests."""

    repositories: Repositories
    now: Clock
    repository: TableRepository
    task_runner: GameTaskRunner
    play: PlayService

    async def undo(self, table_view: TableView, person: PersonId) -> tuple[TableView | None, tuple[Run, ...]]:
        """Undo the person's last move and return the view, else the turns to which all together can go back.

        Raises UndoImpossible if there are none, and as `turns` does.
        """
        table = table_view.table.id
        if table_view.can_undo:
            with suppress(UndoImpossible):  # another move came first, or an earlier version stored the flag
                return (await self.play.undo(table, person)).table_view, ()
        if turns := await self.turns(table, person):
            return None, turns
        raise UndoImpossible()

    async def turns(self, table: TableId, person: PersonId) -> tuple[Run, ...]:
        """Return the turns to which this person may request to go back, newest first.

        The host may choose any, others their last. There are none in a lesson, and none before newer rules. Raises
        NotStarted, Closed, NotYours, UndoOff.
        """
        loaded = await self.repository.load(table, refresh=True)
        return self._turns(loaded, person, (await self.repositories.log.replaying(table)).moves)

    def _turns(self, loaded: LoadedTable, person: PersonId, entries: Iterable[LoggedMove]) -> tuple[Run, ...]:
        seat = seat_of(loaded, person)
        require_undo_allowed(loaded.table)
        if loaded.table.lesson or loaded.upgraded:
            return ()
        runs = [run for run in _runs(loaded, entries, seat) if run[0].person is not None]
        if person != loaded.table.host:
            runs = [run for run in runs if run[0].seat == seat][-1:]
        return tuple(visible_recent_moves(loaded.game, run, seat) for run in reversed(runs[-OFFERED_TURNS:]))

    async def weighed(self, table: TableId, person: PersonId, number: int) -> tuple[Run, RevealedInformation]:
        """Return the moves that going back would undo, and the information they have revealed.

        Raises CannotGoBack, TooSlow and as `turns` does.
        """
        loaded = await self.repository.load(table, refresh=True)
        kept = await self.repositories.log.replaying(table)
        self._must_be_offered(loaded, person, kept, number)
        rewound = await self._rewound(loaded, kept, number)
        run = visible_recent_moves(loaded.game, _undone(kept, number), seat_of(loaded, person))
        return run, RevealedInformation(rewound.moves, rewound.saw)

    async def ask(self, table: TableId, person: PersonId, number: int) -> TableView:
        """Request to go back to a turn; a solo player goes back at once.

        Raises CannotGoBack, UndoAlreadyRequested, TooSlow and as `turns` does.
        """

        async def work(old: LoadedTable) -> TableView:
            kept = await self.repositories.log.replaying(table)
            seat = seat_of(old, person)
            self._must_be_offered(old, person, kept, number)
            if old.table.request is not None and old.table.request.open:
                raise UndoAlreadyRequested(who=old.table.seats[old.table.request.seat].name)
            rewound = await self._rewound(old, kept, number)
            learned = RevealedInformation(rewound.moves, rewound.saw)
            first = next(entry for entry in kept.moves if entry.number == number)
            about = (number, first.seat, from_millis(first.at), self.now() + REQUEST_LASTS, learned)
            request = UndoRequest(old.table.revision, seat, *about, agreed=(seat,))
            return await self._decided(old, request, seat, kept)

        return await self.repository.exclusive(table, work)

    async def decide(self, table: TableId, person: PersonId, number: int, *, agree: bool) -> TableView:
        """Agree to the request of this number, or refuse it; its author withdraws it.

        When all players have agreed, the match goes back. Raises RequestOver, NotYours, NotStarted, Closed, TooSlow.
        """

        async def work(old: LoadedTable) -> TableView:
            seat, request = seat_of(old, person), old.table.request
            if request is None or request.number != number or not request.open or request.until <= self.now():
                raise RequestOver()
            if not agree:
                state = UndoState.WITHDRAWN if seat == request.seat else UndoState.REFUSED
                return await self._said(old, replace(request, state=state, by=seat), seat)
            agreed = replace(request, agreed=tuple(sorted({*request.agreed, seat})))
            return await self._decided(old, agreed, seat, await self.repositories.log.replaying(table))

        return await self.repository.exclusive(table, work)

    async def postpone(self, table: TableId, by: timedelta) -> None:
        """Move the expiry of an open request by this time, which may be negative."""
        await self._change_request(table, lambda request: replace(request, until=request.until + by))

    async def expire(self, table: TableId) -> None:
        """Expire a request that was not decided in time."""

        def expired(request: UndoRequest) -> UndoRequest:
            return replace(request, state=UndoState.EXPIRED) if request.until <= self.now() else request

        await self._change_request(table, expired)

    async def _change_request(self, table: TableId, change: Callable[[UndoRequest], UndoRequest]) -> None:
        async def work(old: LoadedTable) -> None:
            request = old.table.request
            if request is not None and request.open and (changed := change(request)) != request:
                await self.repository.save(old, replace(old.table, request=changed))

        await self.repository.exclusive(table, work)

    def _must_be_offered(self, loaded: LoadedTable, person: PersonId, kept: ReplayStart, number: int) -> None:
        if number not in [run[0].number for run in self._turns(loaded, person, kept.moves)]:
            raise CannotGoBack()

    async def _rewound(self, loaded: LoadedTable, kept: ReplayStart, number: int) -> RewoundMatch:
        moves = [move_of(loaded.game, entry) for entry in kept.moves]
        return await self.task_runner.rewind(loaded.game, kept.match, moves, len(moves) - len(_undone(kept, number)))

    async def _decided(self, old: LoadedTable, request: UndoRequest, seat: Seat, kept: ReplayStart) -> TableView:
        """Go back if all players have agreed, else store the request."""
        if replace(old.table, request=request).undecided:
            return await self._said(old, request, seat)
        rewound = await self._rewound(old, kept, request.since)
        match = play.load(old.game, rewound.match)
        done = replace(request, state=UndoState.AGREED, by=seat)
        table = replace(old.table, request=done, seats=after_absence(old.game, match, old.table.seats))
        known = bool(rewound.moves)
        told = AuditEntry(TableAction.UNDONE, old.table.seats[request.seat].person or 0, seat=request.whose)
        new = await self.repository.save(
            old,
            table,
            match,
            actor=seat,
            board=True,
            undone=tuple(entry.number for entry in _undone(kept, request.since)),
            agreement=dump(UndoAgreement(request.agreed, known)),
            plans=dict.fromkeys(old.move_plans),
            audit=(told,) if len(table.people) > 1 else (),
        )
        new, _ = await self.play.run_automatic_moves(new)
        return await self.play.view_of(new, seat)

    async def _said(self, old: LoadedTable, request: UndoRequest, seat: Seat) -> TableView:
        if request != old.table.request:
            old = await self.repository.save(old, replace(old.table, request=request))
        return await self.play.view_of(old, seat)


def _undone(kept: ReplayStart, number: int) -> list[LoggedMove]:
    return [entry for entry in kept.moves if entry.number >= number]


def _runs(loaded: LoadedTable, entries: Iterable[LoggedMove], seat: Seat) -> Iterator[tuple[LoggedMove, ...]]:
    """Yield the runs of moves of one seat, in the order of the log, that this seat may know.

    Moves that no other seat knows are secret: even their existence is not shown.
    """
    known = (entry for entry in entries if visible_recent_moves(loaded.game, (entry,), seat))
    for _, run in groupby(known, key=lambda entry: entry.seat):
        yield tuple(run)
