"""Performs due actions: reminders, deadlines of turns, expired lobbies and undo requests.

`due` (pure) returns the actions of a turn; `Scheduler.tick` performs them every minute, by the clock of the services.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.app.services import Services
from bot.database.clock_pauses import tables_with_deadline, tables_with_end, tick_clock
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import PersonSettings
from bot.domain.table import TableId
from bot.domain.timestamps import to_millis
from bot.features.reminders.schedule import DueActions, TurnClock, due, due_messages, turn_clock_of
from bot.notifications.policy import LOBBY_WARNING, after_reminder
from bot.refusals.database import DatabaseRefusal
from bot.refusals.isolated import isolated

log = logging.getLogger(__name__)

_MILLI = timedelta(milliseconds=1)

MOST_PER_TICK = 200
"""Maximum number of turns or lobbies in one tick; the others follow in the next."""

STOOD = timedelta(minutes=5)
"""A longer gap between two ticks means that the bot was down; the gap pauses all turns."""


SURE = timedelta(minutes=5)
"""Time after a jump of the clock in which nothing ends, as the clock may be wrong."""


class Scheduler:
    """The scheduler of due actions: `start` after a process has stopped, `tick` every minute.

    Of several processes, only the one that is `on_duty` performs timed actions. Each resumes computer players.
    """

    def __init__(self, service: Services, on_duty: Callable[[], bool] = lambda: True) -> None:
        self._service = service
        self._repositories = service.repositories
        self.on_duty = on_duty
        self.stood = STOOD
        self._jumped_at: datetime | None = None

    async def start(self) -> None:
        """Resume the computer players' moves that a stopped process has left."""
        for table in await self._service.play.tables_to_resume(after_restart=True):
            await self._resume(table)

    async def tick(self) -> None:
        """Perform all due actions; failures are logged and retried in the next tick."""
        stored = (
            self._lobbies,
            self._requests,
            self._turns,
            self._service.replay.tidy,
            self._service.attempt_results.tend,
            self._service.posts.tend,
            self._service.skies.tend,
        )
        for duty in (self._unfinished, self._beat, *stored):
            if duty != self._unfinished and not self.on_duty():
                return
            if duty in stored and not self._is_sure():
                return
            try:
                with isolated("what is due"):  # a bug in one duty must not stop the others
                    await duty()
            except DatabaseRefusal as refusal:
                log.warning("the clock cannot go on now: %s", refusal)
                return

    async def _unfinished(self) -> None:
        """Resume all tables concurrently; each waits in its own player's queue."""
        await asyncio.gather(*map(self._resume, await self._service.play.tables_to_resume()))

    async def _resume(self, table: TableId) -> None:
        with isolated(f"table {table}"):
            await self._service.play.resume(table)

    async def _beat(self) -> None:
        """Pause turns for downtime, a wrong clock and disconnected shards."""
        now = self._service.now()
        jump, outages = await tick_clock(self._repositories.engine, to_millis(now), self.stood // _MILLI)
        if jump:
            self._jumped_at = now
            log.warning("the bot was down, or the clock is set: %s are not counted as waiting time", jump * _MILLI)
        if not jump and not outages:
            return

        def missed(server: int | None) -> timedelta:
            return (jump + sum(outage.milliseconds for outage in outages if outage.concerns(server))) * _MILLI

        for name, server in await tables_with_end(self._repositories.engine):
            if missed(server):
                with isolated(f"table {name}"):  # a negative time makes the end of its lobby or request earlier
                    await self._service.lobby.postpone(name, missed(server))
                    await self._service.undo.postpone(name, missed(server))
        over = [outage for outage in outages if outage.is_over]
        if jump or over:
            shown = await tables_with_deadline(self._repositories.engine)
            changed = (name for name, server in shown if jump or any(outage.concerns(server) for outage in over))
            await self._service.display.refresh(*changed)

    def _is_sure(self) -> bool:
        """Return whether the clock has not jumped for SURE, so that it may end something."""
        return self._jumped_at is None or abs(self._service.now() - self._jumped_at) >= SURE

    async def _lobbies(self) -> None:
        now = self._service.now()
        for name in await self._repositories.pending_turns.lobbies(
            to_millis(now), to_millis(now + LOBBY_WARNING), MOST_PER_TICK
        ):
            with isolated(f"lobby {name}"):
                await self._lobby(name, now)

    async def _lobby(self, name: TableId, now: datetime) -> None:
        table = await self._service.queries.table(name)
        if table.expires_at is None:
            return
        if table.expires_at <= now:
            await self._service.lobby.expire(name)
            return
        warning = NewMessage(MessageKind.WARNED, table.host)
        if await self._repositories.pending_turns.warn(table, warning, to_millis(now)):
            self._service.change_signal.ring()

    async def _requests(self) -> None:
        for name in await self._repositories.pending_turns.requests(to_millis(self._service.now()), MOST_PER_TICK):
            with isolated(f"table {name}"):
                await self._service.undo.expire(name)

    async def _turns(self) -> None:
        now = self._service.now()
        pending_turns = await self._repositories.pending_turns.to_check(to_millis(now), MOST_PER_TICK)
        people = await self._repositories.people.find(
            {pending_turn.person for _, pending_turn in pending_turns if pending_turn.person is not None}
        )
        for name, pending_turn in pending_turns:
            done = False
            with isolated(f"table {name}"):
                table = await self._service.queries.table(name)
                person = people.get(pending_turn.person or 0)
                turn = turn_clock_of(table, pending_turn, person.settings if person else PersonSettings())
                await self._do(name, turn, due(turn, now), now)
                done = True
            if not done:
                await self._put_off(name, pending_turn, now)

    async def _do(self, name: TableId, turn: TurnClock, what: DueActions, now: datetime) -> None:
        pending_turn = turn.pending_turn
        if what.time_out and await self._service.seats.time_out(name, pending_turn.seat, pending_turn.since):
            return
        at = to_millis(now)
        if what.begin and await self._repositories.pending_turns.unseal(name, pending_turn, pending_turn, at):
            self._service.change_signal.ring()
        new = after_reminder(pending_turn, at, remind=what.remind, last_player=what.last_player)
        new = replace(new, check_at=None if what.again is None else to_millis(what.again))
        new_messages = due_messages(pending_turn.person, what)
        if await self._repositories.pending_turns.mark(name, pending_turn, new, new_messages, at) and new_messages:
            self._service.change_signal.ring()

    async def _put_off(self, name: TableId, pending_turn: PendingTurn, now: datetime) -> None:
        """Check a table that cannot be read again in an hour."""
        later = replace(pending_turn, check_at=to_millis(now + timedelta(hours=1)))
        await self._repositories.pending_turns.mark(name, pending_turn, later, (), to_millis(now))
