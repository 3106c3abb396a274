"""The season itself: a virtual clock by the minute, the real service, clock and dispatcher, and people who play."""

from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import select

from bot.app.scheduler import STOOD
from bot.database import schema
from bot.domain.notification import MessageKind
from bot.domain.person import PersonId, PersonSettings
from bot.domain.table import Location, Table, TableId, TableStatus
from bot.domain.table_view import MyTable
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.features.settings import days_off
from bot.notifications.message_handler import MessageHandler
from bot.notifications.outgoing import Message, TableMessage, Unreachable
from bot.notifications.policy import LOBBY_KINDS, PERSONAL, absent_people
from bot.refusals import Refusal
from games import GAMES
from games.core import ai
from games.core.chance import Chance
from tests.support.house import dispatcher_of
from tests.support.stage import Stage
from tests.tools.simulation.ledger import Calls, Glass, Turn
from tests.tools.simulation.people import SLEEP, Away, Person, person
from tests.tools.simulation.recorder import OFFENCES, Recorder
from tests.tools.simulation.report import Report
from tests.tools.simulation.world import World, stage_of_its_own

BEGIN = datetime(2026, 3, 2, tzinfo=UTC)
"""Summer time begins in America on the 8th and in Europe on the 29th of this month, and ends in Australia in April."""

MINUTE = timedelta(minutes=1)
SERVERS, CHANNELS = 12, 4
PACES = [pace for pace in TimeControl if pace is not TimeControl.LIVE]
"""Nobody here plays within minutes."""

LONGEST_VISIT = 40
"""The most moves that somebody makes at one table without a pause."""

PROMPT, SOON = 0.5, (2, 90)
"""How often somebody who is awake follows a notification at once, and after how many minutes."""

MOST_PINGS = 1.2
"""Notifications that a turn may cost, invitations aside."""

VANISHED = 0.1
"""How many people stay away for ever from some day on, without a word."""

NEVER = (
    QUIET := "pings in quiet hours",
    ANSWERED := "pings for answered turns",
    DOUBLED := "pings doubled",
    TOO_SOON := "ran out with time left",
    STUCK := "tables stuck",
    LOST := "answers lost",
    OFFENCES,
    ABSENT := "pings after two missed turns",
    OFTEN := "too many pings",
)

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
    """Many people at many tables for weeks of virtual time: notifications and timeouts."""

    people: int = 200
    tables: int = 500
    days: int = 60
    seed: int = 1
    games: tuple[str, ...] = tuple(sorted(GAMES))


class Outage(Struct, frozen=True):
    """A time in which the bot is down (`channel` None), or one channel is closed to it."""

    first: datetime
    last: datetime
    channel: int | None = None

    def covers(self, now: datetime, channel: int | None = None) -> bool:
        """Say whether it is so now."""
        return self.first <= now < self.last and self.channel == channel


class Season(World):
    """People, tables, and the judge of what they meet."""

    def __init__(self, stage: Stage, home: Path, plan: Plan) -> None:
        super().__init__(stage, home, BEGIN, plan.seed, Report(NEVER))
        self.plan, self.glass, self.calls = plan, Glass(FREE), Calls()
        numbers = range(1, plan.people + 1)
        self.people = {number: person(number, BEGIN, plan.days, self.luck, plan.games) for number in numbers}
        self._let_some_vanish()
        self.scheduler.stood = STOOD
        self.repositories = self.service.repositories
        self.dispatcher = dispatcher_of(self.service, Notifications(self))
        self.outages = self._outages()
        self.waiting: dict[Turn, Table] = {}
        self.given: Counter[TableId] = Counter()
        self.looked: dict[tuple[TableId, PersonId], datetime] = {}
        self._changed = True
        self._seat_chances = {number: Chance("season", self.luck.randbytes(16)) for number in self.people}

    # -- time --------------------------------------------------------------------------------------------------------

    async def run(self) -> Report:
        """Let all days pass, a minute at a time, and return what was counted."""
        for one in self.people.values():
            await self.service.settings.set_settings(one.user, settings_of(one))
        for _ in range(self.plan.tables):  # all of them are opened in the first half of the season
            self.at(self.luck.uniform(0, self.plan.days * 12), self._open)
        for _ in range(self.plan.days * 24 * 60):
            await self._minute()
        await self._look_back()
        return self.report

    async def _minute(self) -> None:
        self.clock.now += MINUTE
        if not any(outage.covers(self.now) for outage in self.outages):
            await self.act_until(self.now)
            for one in self.people.values():
                if one.looks_at(self.now):
                    await self._visit(one)
            await self._observe()
            await self.scheduler.tick()
            await self._ran_out()
            await self.deliver()
        self._let_time_run()
        if self.now.minute == 0:
            await self._look_for_stuck()

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

    def _let_some_vanish(self) -> None:
        """Let some people stay away from a day of the first half of the season on."""
        chance = Random(self.plan.seed)
        for number in chance.sample(sorted(self.people), int(len(self.people) * VANISHED)):
            day = BEGIN + timedelta(days=chance.randrange(1, max(2, self.plan.days // 2)))
            one = self.people[number]
            self.people[number] = replace(one, away=(*one.away, Away(day, 2 * self.plan.days, told=False)))
            self.report["people who vanish"] += 1

    def is_closed(self, place: Location) -> bool:
        """Say whether the channel is closed to the bot now."""
        return any(outage.covers(self.now, place.channel) for outage in self.outages)

    def on_change(self) -> None:
        super().on_change()
        self._changed = True

    # -- people ------------------------------------------------------------------------------------------------------

    async def _open(self) -> None:
        """Let somebody open a table with friends, computers, or alone."""
        luck = self.luck
        game = luck.choice(self.plan.games)
        seats = luck.choice([number for number in GAMES[game].seats if number > 1] * 4 + [1])
        friends = luck.sample(sorted(self.people), min(seats, len(self.people)))
        guests = friends[: luck.randint(min(seats, 2), seats)]
        server = luck.randrange(SERVERS)
        place = Location(100 * server + luck.randrange(CHANNELS) + 1, guild=server + 1)
        host, *others = (self.people[number].user for number in guests)
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
        self.report["tables"] += 1

    async def _visit(self, one: Person) -> None:
        """Answer at every table that waits, as somebody does who has a little time."""
        if one.gone(self.now):
            return
        for mine in await self.service.queries.my_tables(one.user.id):
            is_kept = mine.table.started_at is not None and mine.table.seats[mine.seat].was_missed
            if (is_kept or mine.pending is not None) and not self.is_closed(mine.table.place):
                await self._play(one, mine, is_kept=is_kept)

    async def _play(self, one: Person, mine: MyTable, *, is_kept: bool) -> None:
        table, number = mine.table.id, one.user.id
        if is_kept:
            await self.service.play.come_back(table, number)
            self.report["came back"] += 1
        table_view = await self.service.play.view(table, number)
        self.looked[table, number] = self.now
        for _ in range(LONGEST_VISIT):
            if table_view.prompt is None:
                self.report["turns"] += 1
                return
            game = GAMES[table_view.table.game]
            action = game.choose(ai.EASY, table_view.view, table_view.prompt, self._seat_chances[number])
            table_view = (
                await self.service.play.submit_move(table, number, table_view.prompt.token, action)
            ).table_view
            self.report["answers"] += 1
            self.given[table] += 1
            if table_view.can_undo and self.luck.random() < SLIP:
                table_view = (await self.service.play.undo(table, number)).table_view
                self.report["undone"] += 1

    # -- the judge ---------------------------------------------------------------------------------------------------

    def notified(self, number: PersonId, table: TableId, kind: MessageKind, *, over: bool = False) -> None:
        """Judge a notification at the moment at which it leaves."""
        if kind in LOBBY_KINDS:
            return
        one = self.people[number]
        self.report[f"notifications: {kind}"] += 1
        if over:
            self.report["ends told"] += 1
            return
        self.report["pings"] += 1
        about = f"{kind} at {table}, {self.now.isoformat()}: {one}"
        if one.unwilling(self.now):
            self.report.fault(QUIET, about)
        turn = next((one for one in self.waiting if (one.table, one.person) == (table, number)), None)
        if turn is not None and self.calls.note(turn, self.now):
            self.report.fault(DOUBLED, about)
        if turn is None and kind is not MessageKind.HELPED:
            self.report.fault(ANSWERED, about)
        if not one.asleep(self.now) and self.luck.random() < PROMPT:
            self.at(self.luck.randint(*SOON) / 60, partial(self._visit, one))

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
                known[turn.table] = await self.service.queries.table(turn.table)
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
        if any(outage.covers(self.now) for outage in self.outages) or self.is_closed(table.place):
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
            self.report["ran out"] += len(fair)
            over = (await self.service.queries.table(name)).closed
            if wrong := (not any(fair) if over else fair.count(False)):
                self.report.fault(TOO_SOON, f"at {name}, {self.now.isoformat()}", int(wrong))

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
        for name in tables - asked:
            self.report.fault(STUCK, f"at {name}, {self.now.isoformat()}")

    async def _look_back(self) -> None:
        """Compare what people have answered with what the log holds of it, and play every match again."""
        for name, given in self.given.items():
            table = await self.service.queries.table(name)
            self.report["finished"] += table.status is TableStatus.OVER
            entries = await self.repositories.log.entries(name, 0)
            kept = sum(1 for entry in entries if entry.person is not None and entry.level is None)
            if kept < given:
                self.report.fault(LOST, f"at {name}", given - kept)
        turns = max(1, self.report["turns"] + self.report["ran out"])
        for what in ("pings", "new messages"):
            self.report[f"{what} per turn"] = self.report[what] / turns
        if (rate := self.report["pings per turn"]) > MOST_PINGS:
            self.report.fault(OFTEN, f"{rate:.2f} per turn")


class Notifications(Recorder):
    """Judges whom each message about a table notifies."""

    def __init__(self, season: Season) -> None:
        super().__init__(season.stage, season.report)
        self._season = season
        self._posted = 0

    async def send(self, handler: MessageHandler[Any], message: Message) -> int | None:
        if not isinstance(message, TableMessage):  # nobody here has asked for a digest
            return None
        table, outbox_message = message.table_view.table, message.outbox_message
        if self._season.is_closed(table.place):
            raise Unreachable("forbidden")
        await self.text_of(handler, replace(message, outbox_message=replace(outbox_message, fresh=True)))
        kind = outbox_message.kind
        if outbox_message.fresh or kind in PERSONAL:  # an edit notifies nobody
            is_lobby = kind in LOBBY_KINDS or kind is MessageKind.LOBBY
            self._season.report["lobbies and invitations" if is_lobby else "new messages"] += 1
            for one in () if message.silent else message.mentioned:
                if one.id in absent_people(table):
                    self._season.report.fault(ABSENT, f"{kind} at {table.id}")
                self._season.notified(one.id, table.id, kind, over=table.closed)
        self._posted += 1
        return self._posted


def settings_of(one: Person) -> PersonSettings:
    """Return what somebody has told the bot about their time."""
    mine = PersonSettings(zone=one.zone)
    if one.quiet:
        mine = replace(mine, quiet_from=one.bed, quiet_to=(one.bed + SLEEP) % 24)
    for away in one.away:
        if away.told:
            mine = days_off.take(mine, BEGIN, away.days, one.local(away.first).date())
    return mine


@asynccontextmanager
async def season_in(plan: Plan) -> AsyncIterator[Season]:
    """Open a season with a database of its own."""
    async with stage_of_its_own() as (stage, home):
        yield Season(stage, home, plan)


async def run(plan: Plan) -> Mapping[str, Report]:
    """Let a season pass."""
    async with season_in(plan) as season:
        return {"season": await season.run()}
