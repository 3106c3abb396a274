"""The bot as a process of its own, killed again and again while people play: nothing is lost, doubled or left wrong.

Discord is the loopback bridge, pictures are the real ones. What people were told is held against the database after
each kill, and every board against its table after each restart.
"""

import asyncio
import logging
import random
import re
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from enum import Enum, auto
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from discord.utils import utcnow

from bot.dialogue import menus
from bot.model import Caller, Place, TableId
from bot.refusals import Stale
from bot.service.news import move_of
from bot.service.seated import Seated
from bot.store import open_store
from bot.tables import TableService
from bot.ui.ids import read
from bot.ui.talk import sentence
from bot.words import words_in
from games import GAMES
from games.core import play
from tests.bot.bridge import COMMAND
from tests.bot.test_process import House
from tests.discord.limits import parts
from tests.strain.tables import asked, person_at, seat_everybody, seat_two

log = logging.getLogger(__name__)

EN = words_in("en")
LATE = sentence(EN, Stale())
BOARD = re.compile(r"(?P<game>[a-z_]+)-(?P<table>[a-z0-9]+)-(?P<revision>\d+)-")
PATIENCE = 30.0
"""Seconds after a restart within which every board must be right."""

LONGEST_BURST = 4.0
"""Seconds of clicks at the most before a kill."""

TWICE = 0.1
"""So many clicks come twice at the same moment."""


class Told(Enum):
    """What somebody was told who gave an answer."""

    GIVEN = auto()
    ASKED = auto()
    REFUSED = auto()


class Asked(msgspec.Struct):
    """An answer that was given and of which nothing is known yet."""

    stamp: str
    records: list[Any]
    panel: Any = None
    told: "Told | None" = None
    """What the panel has told so far; a second click's refusal takes nothing back from the first."""


class Tally(msgspec.Struct):
    """What was seen."""

    kills: int = 0
    clicks: int = 0
    acknowledged: int = 0
    stored: int = 0
    lost: int = 0
    doubled: int = 0
    broken: int = 0
    boards: int = 0
    twice: int = 0
    wrong: int = 0
    slowest: float = 0.0


class Siege:
    """Some tables, the people who click there, and what they may count on."""

    def __init__(self, folder: Path, tables: int, luck: random.Random) -> None:
        self.house = House(folder)
        self.tally = Tally()
        self._luck = luck
        self._count = tables
        self._tables: list[TableId] = []
        self._given: dict[TableId, int] = {}
        self._checked: dict[TableId, int] = {}
        self._open: dict[TableId, Asked] = {}
        self._shown: dict[TableId, dict[int, int]] = {}
        self._posted: Counter[tuple[str, str]] = Counter()
        self._service: TableService

    # -- before --------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Start the tables, before the bot has come."""
        await self.house.bridge.open()
        self.house.bridge.world.subscribers.append(self._see)
        self.house.bridge.done = self._hear
        url = f"sqlite:///{self.house.data / 'planisphere.sqlite3'}"
        self._store = await open_store(url)
        self._service = TableService(self._store, utcnow, GAMES)
        people = [Caller(self.house.person(f"p{number}"), f"P{number}") for number in range(2 * self._count)]
        world, guild = self.house.bridge.world, self.house.guild.id
        channels = [world.create_channel(guild, f"table-{number}").id for number in range(self._count)]
        self._channels = [Place(channel=channel, guild=guild) for channel in channels]
        self._tables = await seat_everybody(self._service, self._channels, people, self._count)
        self._given = dict.fromkeys(self._tables, 0)
        self._next = islice(cycle(GAMES), self._count, None)

    async def close(self) -> None:
        """End everything."""
        await self.house.kill()
        await self._store.close()
        await self.house.bridge.close()

    def _see(self, event: str, payload: Any) -> None:
        """Note which state of its table each public message shows."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or int(payload.get("flags") or 0) & 64:
            return
        for attachment in payload.get("attachments") or ():
            if found := BOARD.match(attachment["filename"]):
                shown = self._shown.setdefault(found["table"], {})
                shown[int(payload["id"])] = int(found["revision"])
                if event == "MESSAGE_CREATE":
                    self.tally.boards += 1
                    self._posted[found["table"], found["revision"]] += 1

    def _hear(self) -> None:
        """Note what became of confirmations as soon as their panels change: the next change may hide it."""
        for given in self._open.values():
            if given.panel is not None and given.told is not Told.GIVEN:
                given.told = self._confirmed(given)

    # -- one kill ------------------------------------------------------------------------------------------------------

    async def once(self) -> None:
        """Let the bot come, let people click, kill it, and look what is left."""
        begun = perf_counter()
        await self.house.wake()
        if self._luck.random() < 0.75:  # else it is killed while it still puts right what the last kill has left
            await self._until_right(begun)
        await self._burst(self._luck.uniform(0, LONGEST_BURST))
        await self.house.kill()
        self.tally.kills += 1
        await self._check()
        await self._go_on()

    async def _until_right(self, begun: float) -> None:
        """Wait until every board shows its table as it stands."""
        while perf_counter() - begun < PATIENCE:
            if not self._wrong():
                self.tally.slowest = max(self.tally.slowest, perf_counter() - begun)
                return
            await asyncio.sleep(0.05)
        for table in self._wrong():
            self.tally.wrong += 1
            self._wonder(table, self._evidence(table))

    def _wrong(self) -> list[TableId]:
        with closing(sqlite3.connect(self.house.data / "planisphere.sqlite3")) as database:
            rows = database.execute("SELECT id, revision, board_message FROM tables").fetchall()
        newest = {table: max(self._shown.get(table, {0: 0})) for table, _, _ in rows}
        return [
            table
            for table, revision, message in rows
            if message != newest[table] or self._shown.get(table, {}).get(message) != revision
        ]

    async def _burst(self, seconds: float) -> None:
        """Let people click for so long."""
        until = perf_counter() + seconds
        while perf_counter() < until:
            self._settle()
            free = [table for table in self._tables if table not in self._open]
            if free:
                await self._click(self._luck.choice(free))
            await asyncio.sleep(self._luck.uniform(0, 0.15))

    async def _click(self, table: TableId) -> None:
        """Let somebody who is asked answer by a command, sometimes twice at once."""
        self._service.keeper.forget(table)
        seated = await self._service.keeper.seated(table)
        prompt = asked(seated, self._luck)
        if prompt is None:
            return
        person, channel = person_at(seated, prompt.seat), seated.table.place.channel
        number = menus.token(self._luck.randrange(len(prompt.legal)))
        given = {"answer": f"{prompt.stamp}.{number}", "table": table}
        options = [{"name": name, "type": 3, "value": value} for name, value in given.items()]
        data = {"id": self._act["id"], "name": "act", "type": 1, "options": options}
        bridge = self.house.bridge
        self._let(table, prompt.stamp, lambda: bridge.interact(COMMAND, person, channel, data))

    def _let(self, table: TableId, stamp: str, act: Callable[[], Any], panel: Any = None) -> None:
        """Let somebody do this, once or twice at the same moment; `panel` is the message that will change by it."""
        records = [act() for _ in range(2 if self._luck.random() < TWICE else 1)]
        self._open[table] = Asked(stamp, records, panel)
        self.tally.clicks += len(records)

    @property
    def _act(self) -> Any:
        scopes = self.house.bridge.world.commands.values()
        return next(command for scope in scopes for command in scope.values() if command["name"] == "act")

    def _settle(self) -> None:
        """Count the answers of which people have been told that they were given; confirm what must be confirmed."""
        for table, given in list(self._open.items()):
            told = [given.told] if given.panel else [self._told(one, given) for one in given.records]
            if not all(told):
                continue
            del self._open[table]
            good = told.count(Told.GIVEN)
            self.tally.acknowledged += good
            if good > 1:
                self.tally.doubled += good - 1
                self._wonder(table, [self.house.text(self._answered(one)) for one in given.records])
            self._given[table] += min(1, good)
            if Told.ASKED in told:
                self._confirm(table, given, given.records[told.index(Told.ASKED)])

    def _confirm(self, table: TableId, given: "Asked", record: Any) -> None:
        panel = self._answered(record)
        press = next(one for one in self._presses(panel) if f":{given.stamp}:y" in one)
        self._let(table, given.stamp, partial(self.house.bridge.click, record.user_id, panel, press), panel)

    def _answered(self, record: Any) -> Any:
        """Return the private answer to a command, None if there is none yet."""
        found = self.house.bridge.world.messages.get(record.channel_id, {}).get(record.message_id)
        return found if found is not None and found.components else None

    def _presses(self, message: Any) -> list[str]:
        return [part["custom_id"] for part in parts(message.components) if part.get("custom_id")]

    def _told(self, record: Any, given: "Asked") -> "Told | None":
        """Return what somebody was told who answered by a command, None if nothing yet."""
        message = self._answered(record)
        if message is None:
            return None
        presses = [press for one in self._presses(message) if (press := read(one))]
        if any(press.stamp == given.stamp for press in presses):
            return Told.ASKED if any(press.verb == "y" for press in presses) else Told.REFUSED
        return Told.GIVEN if presses or EN("bot.over") in self.house.text(message) else Told.REFUSED

    def _confirmed(self, given: "Asked") -> "Told | None":
        """Return what the panel of a confirmation tells, None if nothing yet."""
        known = [press for one in self._presses(given.panel) if (press := read(one))]
        if any(press.stamp == given.stamp for press in known):
            return None
        return Told.REFUSED if LATE in self.house.text(given.panel) else Told.GIVEN

    async def _go_on(self) -> None:
        """Let those whose match is over begin another."""
        for place, table in enumerate(self._tables):
            seated = await self._service.keeper.seated(table, sure=True)
            if seated.table.closed:
                people = [Caller(chair.person, chair.name) for chair in seated.table.chairs if chair.person]
                game = next(self._next)
                self._tables[place] = await seat_two(self._service, seated.table.place, people[0], people[1], game)
                self._given[self._tables[place]] = 0

    # -- after ---------------------------------------------------------------------------------------------------------

    async def _check(self) -> None:
        """Hold the database against what people were told."""
        self._settle()
        file = self.house.data / "planisphere.sqlite3"
        with closing(sqlite3.connect(file)) as database:
            self.tally.broken += database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]
            rows = database.execute("SELECT table_id, COUNT(*) FROM moves WHERE seat >= 0 GROUP BY table_id").fetchall()
        stored = dict.fromkeys(self._tables, 0) | dict(rows)
        for table in self._tables:
            more = stored[table] - self._given[table]
            self.tally.stored += stored[table] - self._checked.get(table, 0)
            self.tally.lost += max(0, -more)
            self.tally.doubled += max(0, more - (table in self._open))
            if not 0 <= more <= (table in self._open):
                self._wonder(table, f"{more} more than were told")
            if self._given[table] != self._checked.get(table) or more:
                self._service.keeper.forget(table)
                await self._replay(await self._service.keeper.seated(table))
            self._checked[table] = self._given[table] = stored[table]
        self._open.clear()
        self.tally.twice = sum(count - 1 for count in self._posted.values())

    def _evidence(self, table: TableId) -> str:
        """Return why a board may be wrong: the table, what waits to leave, what stands, the bot's last words."""
        with closing(sqlite3.connect(self.house.data / "planisphere.sqlite3")) as database:
            row = database.execute("SELECT revision, board_message FROM tables WHERE id = ?", (table,)).fetchall()
            waits = database.execute("SELECT * FROM outbox WHERE topic = ?", (table,)).fetchall()
        words = self.house.words.read_text(encoding="utf-8").splitlines()[-40:]
        return "\n".join(map(str, (row, waits, self._shown.get(table), *words)))

    def _wonder(self, table: TableId, what: object) -> None:
        """Say what was found that should not be."""
        log.error("after %s kills, table %s: %s", self.tally.kills, table, what)

    async def _replay(self, seated: Seated) -> None:
        """The log gives the stored match."""
        kept = await self._store.log.replaying(seated.table.id)
        match = play.load(seated.game, kept.match)
        try:
            for entry in kept.moves:
                move = move_of(seated.game, entry)
                match, _ = play.apply(seated.game, match, move.seat, move.action)
        except ValueError:  # what stands in the log was never legal
            self.tally.broken += 1
        else:
            self.tally.broken += seated.match is None or play.save(match) != play.save(seated.match)


async def besiege(folder: Path, kills: int, tables: int, seed: int, *, tell: Any = None) -> Tally:
    """Kill the bot so many times and return what was seen."""
    siege = Siege(folder, tables, random.Random(seed))
    await siege.open()
    try:
        for _ in range(kills):
            await siege.once()
            if tell:
                tell(siege.tally)
        begun = perf_counter()
        await siege.house.wake()
        await siege._until_right(begun)
    finally:
        await siege.close()
    return siege.tally
