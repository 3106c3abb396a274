"""The season itself: a virtual clock by the minute, the real service, clock and dispatcher, and people who play."""

import heapq
import logging
import math
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import select

from bot.app.repositories import AllRepositories, open_repositories
from bot.app.scheduler import Scheduler
from bot.app.services import Services
from bot.database import schema
from bot.domain.notification import MessageKind
from bot.domain.person import PersonId, PersonSettings
from bot.domain.table import Location, Table, TableId, TableStatus
from bot.domain.table_view import MyTable
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.features.settings import days_off
from bot.refusals import Refusal
from bot.workers.computer_players import GameTaskRunner
from games import GAMES
from games.core import ai
from games.core.chance import Chance
from tests.support.house import dispatcher_of
from tests.support.stage import listening_bot, stage_of
from tests.tools.season.ledger import Calls, Glass, Report, Turn
from tests.tools.season.memory_database import swift
from tests.tools.season.people import PROMPT, SLEEP, SOON, Dweller, people
from tests.tools.season.sent_messages import Postbox

log = logging.getLogger(__name__)

BEGIN = datetime(2026, 3, 2, tzinfo=UTC)
"""Summer time begins in America on the 8th and in Europe on the 29th of this month, and ends in Australia in April."""

MINUTE = timedelta(minutes=1)
SERVERS, CHANNELS = 12, 4
PACES = [pace for pace in TimeControl if pace is not TimeControl.LIVE]
"""Whoever plays within minutes has come to play; nobody here has."""

LONGEST_VISIT = 40
"""So many answers somebody gives at one table before they put their phone away."""

SLIP = 0.02
"""How often somebody takes their answer back."""

BANK, FREE = 5 * 24 * 60, 12 * 60
"""At correspondence pace: minutes for the whole match, and for each move before these are touched."""

SEALED = 0.25
"""How many tables have sealed turns."""

CLOSE = 5
"""Minutes by which the clock may be wrong: it ticks once a minute, and knows late that a channel is closed."""

STUCK_AFTER = 10
"""Minutes after which a computer that is asked and does not answer leaves a table stuck."""


class Plan(Struct, frozen=True):
    """How large a season is."""

    people: int = 200
    tables: int = 500
    days: int = 60
    seed: int = 1
    games: tuple[str, ...] = ()

    @property
    def of(self) -> tuple[str, ...]:
        """The games that are played."""
        return self.games or tuple(sorted(GAMES))


class Outage(Struct, frozen=True):
    """A time in which the bot is down (`channel` None), or one channel is closed to it."""

    first: datetime
    last: datetime
    channel: int | None = None

    def covers(self, now: datetime, channel: int | None = None) -> bool:
        """Say whether it is so now."""
        return self.first <= now < self.last and self.channel == channel


class Season:
    """People, tables, a clock, and the judge who looks on."""

    def __init__(self, repositories: AllRepositories, plan: Plan, folder: Path) -> None:
        self.plan, self.luck, self.now = plan, Random(plan.seed), BEGIN
        self.people = {one.user.id: one for one in people(plan.people, BEGIN, plan.days, self.luck)}
        self.report, self.glass, self.calls = Report(), Glass(FREE), Calls()
        self.repositories = repositories
        task_runner = GameTaskRunner(luck=lambda: self.luck.randbytes(16))
        self.service = Services(
            repositories,
            lambda: self.now,
            {key: GAMES[key] for key in plan.of},
            task_runner,
            lambda: self.luck.randbytes(16).hex(),
        )
        self.watch = Scheduler(self.service)
        stage = stage_of(listening_bot(folder, lambda: self.now), SimpleNamespace(clock=lambda: self.now))
        stage.bot.service = self.service
        postbox = Postbox(stage, self._called, self._is_closed, self._refused)
        self.dispatcher = dispatcher_of(self.service, postbox)
        self.outages = self._outages()
        self.waiting: dict[Turn, Table] = {}
        self.given: dict[TableId, int] = {}
        self.looked: dict[tuple[TableId, PersonId], datetime] = {}
        self._visits: list[tuple[datetime, int, PersonId]] = []
        self._order = count()
        self._due: float = 0
        self._changed = True
        self.service.change_signal.heard = self._ring
        self._seat_chances = {person: Chance("season", self.luck.randbytes(16)) for person in self.people}

    # -- time --------------------------------------------------------------------------------------------------------

    async def run(self) -> Report:
        """Let all days pass, a minute at a time, and return what was counted."""
        for dweller in self.people.values():
            await self.service.settings.set_off(dweller.user, settings_of(dweller))
        opening = self._openings()
        for _ in range(self.plan.days * 24 * 60):
            await self._minute(opening)
        await self._look_back()
        return self.report

    async def _minute(self, opening: list[datetime]) -> None:
        self.now += MINUTE
        if not any(outage.covers(self.now) for outage in self.outages):
            while opening and opening[-1] <= self.now:
                opening.pop()
                await self._open()
            for person in self._visitors():
                await self._visit(self.people[person])
            await self._observe()
            await self.watch.tick()
            await self._ran_out()
            await self._carry()
        self._let_time_run()
        if self.now.minute == 0:
            await self._look_for_stuck()

    def _openings(self) -> list[datetime]:
        """Return when tables are opened, the first one last: in the first half of the season."""
        half = self.plan.days * 12 * 60
        return sorted((BEGIN + self.luck.randrange(half) * MINUTE for _ in range(self.plan.tables)), reverse=True)

    def _outages(self) -> list[Outage]:
        """Return when the bot is down for hours, once a fortnight, and which channel is closed to it for days."""
        found = []
        for _ in range(self.plan.days // 14 + 1):
            first = BEGIN + self.luck.randrange(self.plan.days * 24 * 60) * MINUTE
            found.append(Outage(first, first + timedelta(hours=self.luck.randint(1, 30))))
            first = BEGIN + self.luck.randrange(self.plan.days * 24 * 60) * MINUTE
            channel = 100 * self.luck.randrange(SERVERS) + self.luck.randrange(CHANNELS) + 1
            found.append(Outage(first, first + timedelta(hours=self.luck.randint(5, 60)), channel))
        return found

    def _is_closed(self, place: Location) -> bool:
        return any(outage.covers(self.now, place.channel) for outage in self.outages)

    def _ring(self) -> None:
        self._due, self._changed = 0, True

    async def _carry(self) -> None:
        """Let the dispatcher go if it was called, or if something is due."""
        if self._due <= self.now.timestamp() * 1000:
            await self.dispatcher.deliver_all()
            self._due = await self.repositories.outbox.next_due() or math.inf

    # -- people ------------------------------------------------------------------------------------------------------

    async def _open(self) -> None:
        """Let somebody open a table with friends, computers, or alone."""
        luck = self.luck
        game = luck.choice(self.plan.of)
        seats = luck.choice([number for number in GAMES[game].seats if number > 1] * 4 + [1])
        friends = luck.sample(sorted(self.people), min(seats, len(self.people)))
        guests = friends[: luck.randint(min(seats, 2), seats)]
        server = luck.randrange(SERVERS)
        place = Location(100 * server + luck.randrange(CHANNELS) + 1, guild=server + 1)
        host, *others = (self.people[person].user for person in guests)
        try:
            pace, then = luck.choice(PACES), luck.choice(list(TimeoutPolicy))
            table = await self.service.lobby.open(host, game, place, seats=seats, time_control=pace)
            await self.service.seats.set_time_control(table.id, host.id, pace, then, luck.random() < SEALED)
            for other in others:
                await self.service.lobby.join(table.id, other)
            for _ in range(seats - len(guests)):
                await self.service.lobby.add_computer(table.id, host.id, luck.choice(ai.LEVELS))
            await self.service.lobby.start(table.id, host.id)
        except Refusal:  # somebody has as many tables as they may
            return
        self.report.tables += 1

    def _visitors(self) -> Iterable[PersonId]:
        """Return who looks at their tables in this minute: of themselves, or because they were called."""
        coming = {person for person, dweller in self.people.items() if dweller.looks_at(self.now)}
        while self._visits and self._visits[0][0] <= self.now:
            person = heapq.heappop(self._visits)[2]
            if not self.people[person].gone(self.now):
                coming.add(person)
        return sorted(coming)

    async def _visit(self, dweller: Dweller) -> None:
        """Answer at every table that waits, as somebody does who has a little time."""
        for mine in await self.service.archive.my_tables(dweller.user.id):
            if mine.pending is not None and not self._is_closed(mine.table.place):
                await self._play(dweller, mine)

    async def _play(self, dweller: Dweller, mine: MyTable) -> None:
        table, person = mine.table.id, dweller.user.id
        table_view = await self.service.play.view(table, person)
        self.looked[table, person] = self.now
        for _ in range(LONGEST_VISIT):
            if table_view.prompt is None:
                self.report.turns += 1
                return
            game = GAMES[table_view.table.game]
            action = game.choose(ai.EASY, table_view.view, table_view.prompt, self._seat_chances[person])
            table_view = (
                await self.service.play.submit_move(table, person, table_view.prompt.token, action)
            ).table_view
            self.report.answers += 1
            self.given[table] = self.given.get(table, 0) + 1
            if table_view.can_undo and self.luck.random() < SLIP:
                table_view = (await self.service.play.undo(table, person)).table_view
                self.report.undone += 1

    # -- the judge ---------------------------------------------------------------------------------------------------

    def _called(self, person: PersonId, table: TableId, kind: MessageKind, *, over: bool = False) -> None:
        """Judge a call at the moment at which it leaves."""
        if kind in (MessageKind.INVITED, MessageKind.WARNED):
            return
        dweller = self.people[person]
        self.report.by_kind[kind] = self.report.by_kind.get(kind, 0) + 1
        if over:
            self.report.ends_told += 1
            return
        self.report.pings += 1
        if dweller.unwilling(self.now):
            self.report.pings_in_quiet_hours += 1
            log.error("%s at %s called %s, who is %s", kind, table, self.now.isoformat(), dweller)
        turn = next((one for one in self.waiting if (one.table, one.person) == (table, person)), None)
        if turn is None:
            self.report.pings_for_answered_turns += kind is not MessageKind.HELPED
        elif self.calls.note(turn, self.now):
            self.report.pings_doubled += 1
        if not dweller.asleep(self.now) and self.luck.random() < PROMPT:
            soon = self.now + self.luck.randint(*SOON) * MINUTE
            heapq.heappush(self._visits, (soon, next(self._order), person))

    def _refused(self, objection: str) -> None:
        """Count a message that Discord would refuse."""
        self.report.offences += 1
        log.error("against Discord's rules: %s", objection)

    async def _observe(self) -> None:
        """Look who is waited for, in the database itself, if anything has changed."""
        if not self._changed:
            return
        self._changed = False
        async with self.repositories.engine.reading() as connection:
            rows = (await connection.execute(select(schema.waiting))).all()
        found = [Turn(row.table_id, row.seat, row.person, row.since) for row in rows if row.person is not None]
        known = {table.id: table for table in self.waiting.values()}
        for turn in found:
            if turn.table not in known:
                known[turn.table] = await self.service.archive.table(turn.table)
        self.glass.forget(set(self.waiting) - set(found))
        self.waiting = {turn: known[turn.table] for turn in found}

    def _let_time_run(self) -> None:
        running = {turn: self._is_free(turn, table) for turn, table in self.waiting.items()}
        self.glass.let_run(
            running, {turn for turn, table in self.waiting.items() if table.sealed and self._unseen(turn)}
        )

    def _unseen(self, turn: Turn) -> bool:
        """Say whether somebody has not looked at their table since they were asked."""
        looked = self.looked.get((turn.table, turn.person), BEGIN)
        return looked.timestamp() * 1000 < turn.since

    def _is_free(self, turn: Turn, table: Table) -> bool:
        """Say whether somebody could answer in this minute, as anybody would say who knows their life."""
        if any(outage.covers(self.now) for outage in self.outages) or self._is_closed(table.place):
            return False
        return not self.people[turn.person].unwilling(self.now)

    async def _ran_out(self) -> None:
        """Judge whose turns the clock has ended: with a table that it ends, one turn ends all others."""
        before, spent = self.waiting, {turn: self._is_spent(turn, table) for turn, table in self.waiting.items()}
        await self._observe()
        ended: dict[TableId, list[bool]] = {}
        for turn in before.keys() - self.waiting.keys():
            ended.setdefault(turn.table, []).append(spent[turn])
        for name, fair in ended.items():
            self.report.ran_out += len(fair)
            over = (await self.service.archive.table(name)).closed
            self.report.ran_out_with_time_left += not any(fair) if over else fair.count(False)

    def _is_spent(self, turn: Turn, table: Table) -> bool:
        """Say whether a turn has lasted as long as it may, by the minutes that were counted."""
        if table.time_control is TimeControl.CORRESPONDENCE:
            return self.glass.left(turn, BANK + FREE - self.glass.used(turn)) <= CLOSE
        return (
            table.time_control.limit is not None and self.glass.left(turn, table.time_control.limit // MINUTE) <= CLOSE
        )

    async def _look_for_stuck(self) -> None:
        """Count the running tables at which nobody can do anything."""
        async with self.repositories.engine.reading() as connection:
            running = select(schema.tables.c.id).where(schema.tables.c.status == TableStatus.RUNNING.value)
            tables = set((await connection.execute(running)).scalars())
            waits = (await connection.execute(select(schema.waiting))).all()
        asked = {row.table_id for row in waits if row.person is not None}
        late = (self.now - STUCK_AFTER * MINUTE).timestamp() * 1000
        asked |= {row.table_id for row in waits if row.since > late}
        self.report.tables_stuck += len(tables - asked)

    async def _look_back(self) -> None:
        """Compare what people have answered with what the log holds of it, and play every match again."""
        for name, given in self.given.items():
            table = await self.service.archive.table(name)
            self.report.finished += table.status is TableStatus.OVER
            entries = await self.repositories.log.entries(name, 0)
            kept = sum(1 for entry in entries if entry.person is not None and entry.level is None)
            self.report.answers_lost += max(0, given - kept)


def settings_of(dweller: Dweller) -> PersonSettings:
    """Return what somebody has told the bot of their time."""
    mine = PersonSettings(zone=dweller.zone)
    if dweller.quiet:
        mine = replace(mine, quiet_from=dweller.bed, quiet_to=(dweller.bed + SLEEP) % 24)
    for away in dweller.away:
        if away.told:
            mine = days_off.take(mine, BEGIN, away.days, dweller.local(away.first).date())
    return mine


@asynccontextmanager
async def season_in(plan: Plan) -> AsyncIterator[Season]:
    """Open a season with a database of its own."""
    with swift() as folder:
        repositories = await open_repositories(f"sqlite:///{folder}/season.db")
        try:
            yield Season(repositories, plan, folder)
        finally:
            await repositories.close()
