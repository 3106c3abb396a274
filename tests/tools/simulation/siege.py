"""The bot as a process of its own with people who click, and what they may count on whatever happens to it.

Discord is the loopback bridge, pictures are the real ones. What people were told is held against the database, and
every board against its table.
"""

import asyncio
import logging
import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle, zip_longest
from pathlib import Path
from time import perf_counter
from typing import Any

from discord.utils import utcnow
from sqlalchemy import text

from bot.app.repositories import open_repositories
from bot.app.services import Services
from bot.database.engine import address
from bot.domain.person import InvokingUser
from bot.domain.table import Location, TableId
from bot.refusals import Refusal
from bot.refusals.database import DatabaseRefusal
from bot.tables.loaded_table import LoadedTable
from bot.ui_kit import move_menu
from games import GAMES
from tests.support.bot_process import Bot, until
from tests.support.bridge import COMMAND, Bridge
from tests.support.postgres import Server
from tests.support.strict_world import shown_files
from tests.tools.simulation.in_process import PROGRAM
from tests.tools.simulation.meter import Meter
from tests.tools.simulation.report import Report
from tests.tools.simulation.share import VARIABLE
from tests.tools.simulation.tables import asked, log_gives_match, person_at, seat_everybody
from tests.tools.simulation.told import Asked, Told, custom_ids, said, shown

NEVER = (
    LOST := "lost",
    DOUBLED := "doubled",
    ILLEGAL := "illegal",
    TWICE_POSTED := "twice",
    WRONG := "wrong",
    OFFENCES := "against Discord's rules",
    DIED := "died",
)
"""What must not happen."""
log = logging.getLogger(__name__)
BOARD = re.compile(r"(?P<game>[a-z_]+)-(?P<table>[a-z0-9]+)-(?P<moves>\d+)-")

TABLES_A_GUILD = 50

TWICE = 0.1
"""So many clicks come twice at the same moment."""

COME = 60.0
"""Seconds that a process of the bot has to come."""


class Siege:
    """Some tables, the people who click there, and what they may count on.

    `url` is the database, else that of the `server`, else a file in the folder; `bots` processes share the servers;
    `computers` sit at each table besides; of the tables, every `threads`-th is in a thread (0 = none); `shares` are
    the groups whose part of a processor each process has. When `patient`, people answer only what their board shows.
    """

    def __init__(
        self,
        folder: Path,
        tables: int,
        luck: random.Random,
        *,
        url: str = "",
        server: Server | None = None,
        bots: int = 1,
        computers: int = 0,
        threads: int = 0,
        twice: float = TWICE,
        shares: Sequence[Path] = (),
    ) -> None:
        self.folder = folder
        self.server = server
        self.luck = luck
        self.bridge = Bridge()
        self.report, self.meter, self.patient = Report(NEVER), Meter(), False
        url = url or (server.url if server else f"sqlite:///{folder / 'planisphere.sqlite3'}")
        self.url = address(url).render_as_string(hide_password=False)
        self.bots = [self._bot(number, bots, share) for number, share in zip_longest(range(bots), shares)]
        self.tables: list[TableId] = []
        self._count, self._computers, self._threads, self._twice = tables, computers, threads, twice
        self._games = cycle(GAMES)
        self._given: Counter[TableId] = Counter()
        self._checked: dict[TableId, int] = {}
        self.pending: dict[TableId, Asked] = {}
        self._unsure: Counter[TableId] = Counter()
        self._refused: dict[TableId, list[str]] = {}
        self._begun: dict[int, float] = {}
        self._shown: dict[TableId, dict[int, int]] = {}
        self._posted: dict[tuple[str, str, str], list[str]] = {}

    def _bot(self, number: int, bots: int, share: Path | None) -> Bot:
        data = self.folder / f"bot{number}"
        data.mkdir(exist_ok=True)
        shards = {"PLANISPHERE_SHARDS": str(bots)} if bots > 1 else {}
        group = {VARIABLE: str(share)} if share else {}
        return Bot(self.bridge, data, program=("-c", PROGRAM), DATABASE_URL=self.url, **shards, **group)

    @property
    def bot(self) -> Bot:
        """The process of the bot, or the first of several."""
        return self.bots[0]

    # -- before and after ----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Start the tables, before the bot has come."""
        await self.bridge.open()
        self.bridge.shards = len(self.bots)
        self.bridge.world.subscribers.append(self._see)
        self.bridge.done = self._hear
        self.repositories = await open_repositories(self.url)
        self.service = Services(self.repositories, utcnow, GAMES)
        self.places = [self._place(number) for number in range(self._count)]
        pairs = [(self.person(place), self.person(place)) for place in self.places]
        how = {"games": self._games, "computers": self._computers}
        self.tables = await seat_everybody(self.service, self.places, pairs, **how)  # type: ignore[arg-type]

    async def close(self) -> None:
        """End everything."""
        for bot in self.bots:
            await bot.kill()
        if hasattr(self, "repositories"):
            await self.repositories.close()
        await self.bridge.close()

    async def wake(self) -> None:
        """Let the bot come."""
        await asyncio.gather(*(bot.wake(COME) for bot in self.bots))

    def _place(self, number: int) -> Location:
        world, shards = self.bridge.world, len(self.bots)
        if number % TABLES_A_GUILD == 0 or len(world.guilds) < shards:
            world.create_guild(f"Observatory {number}", shard_id=len(world.guilds) % shards, shard_count=shards)
        guild = list(world.guilds)[-1]
        channel = world.create_channel(guild, f"table-{number}").id
        if self._threads and number % self._threads == 0:
            thread = world.create_thread(channel, f"thread-{number}", world.bot_user.id).id
            return Location(channel, guild, thread)
        return Location(channel, guild)

    def person(self, place: Location) -> InvokingUser:
        user = self.bridge.world.make_user(f"p{len(self.bridge.world.users)}")
        assert place.guild is not None
        self.bridge.world.add_member(place.guild, user.id)
        return InvokingUser(user.id, user.name)

    # -- what is seen and heard ----------------------------------------------------------------------------------------

    def _see(self, event: str, payload: Any) -> None:
        """Note which state of its table each public message shows."""
        if event == "MESSAGE_DELETE":
            for shown in self._shown.values():
                shown.pop(int(payload["id"]), None)
        public = event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not int(payload.get("flags") or 0) & 64
        for name in shown_files(payload) if public else ():
            if found := BOARD.match(name):
                table, moves = found["table"], int(found["moves"])
                boards = self._shown.setdefault(table, {})
                self.report["boards"] += int(payload["id"]) not in boards  # a picture may come to its message late
                boards[int(payload["id"])] = moves
                self.meter.shown(table, moves)
                if event == "MESSAGE_CREATE":
                    board = (table, found["moves"], str(payload["channel_id"]))
                    self._posted.setdefault(board, []).append(payload["id"])

    def _hear(self, _: str, path: str) -> None:
        """Note what has become of clicks; a message's next change, or its end, may hide what it tells now."""
        if path.endswith("/callback") and (begun := self._begun.pop(int(path.split("/")[2]), None)):
            self.meter.acknowledged.append(perf_counter() - begun)
        for given in self.pending.values():
            for record in given.records:
                if record.token in path.split("/") and not (given.panel and path.endswith("/callback")):  # told nothing
                    given.hear(record, self.bridge.world.messages.get(record.channel_id, {}))

    # -- people --------------------------------------------------------------------------------------------------------

    async def burst(self, seconds: float, *, pause: float = 0.15) -> None:
        """Let people click for so long, with so many seconds between two clicks at the most."""
        ends = perf_counter() + seconds
        while perf_counter() < ends:
            self.settle()
            await self.click_somewhere()
            await asyncio.sleep(self.luck.uniform(0, pause))
        self.settle()

    async def click_somewhere(self) -> None:
        """Let somebody answer at a table where nobody waits to hear, or if patient to see, what became of an answer."""
        unseen = self.meter.unseen if self.patient else ()
        free = [table for table in self.tables if table not in self.pending and table not in unseen]
        if free:
            await self.click(self.luck.choice(free))

    async def click(self, table: TableId) -> bool:
        """Let somebody who is asked answer by a command, sometimes twice at once; say whether anybody is."""
        seated = await self._seated(table)
        prompt = asked(seated, self.luck) if seated else None
        if seated is None or prompt is None or table in self.pending:
            return False
        number = move_menu.token(self.luck.randrange(len(prompt.legal)))
        given = {"answer": f"{prompt.token}.{number}", "table": table}
        act = partial(self.type, person_at(seated, prompt.seat), self.door(seated), ("act",), given)
        self._let(table, prompt.token, seated.table.moves, act)
        return True

    async def _seated(self, table: TableId) -> LoadedTable | None:
        """Return a table as it stands in the database, None while that cannot be read."""
        self.service.repository.invalidate(table)
        try:
            return await self.service.repository.load(table)
        except Refusal:
            return None

    def door(self, seated: LoadedTable) -> int:
        """Return a channel in which the people of a table can type: its own, if that is there."""
        place, world = seated.table.place, self.bridge.world
        if place.home in world.channels:
            return place.home
        guild = next(guild for guild in world.guilds.values() if seated.table.host in guild.members)
        return next(channel for channel in guild.channel_ids)

    def type(self, person: int, channel: int, words: tuple[str, ...], given: dict[str, str]) -> Any:
        """Let somebody type a command, and return the interaction's record."""
        scopes = self.bridge.world.commands.values()
        name, *inner = words
        command = next(one for scope in scopes for one in scope.values() if one["name"] == name)
        options: list[Any] = [{"name": key, "type": 3, "value": value} for key, value in given.items()]
        for word in reversed(inner):
            options = [{"name": word, "type": 1, "options": options}]
        data = {"id": command["id"], "name": name, "type": 1, "options": options}
        return self.bridge.interact(COMMAND, person, channel, data)

    def _let(self, table: TableId, prompt_token: str, moves: int, act: Callable[[], Any], panel: Any = None) -> None:
        """Let somebody do this, once or twice at the same moment; `panel` is the message that will change by it."""
        begun = perf_counter()
        records = [act() for _ in range(2 if self.luck.random() < self._twice else 1)]
        self._begun |= {record.id: begun for record in records}
        self.pending[table] = Asked(prompt_token, records, moves, begun, panel)
        self.report["clicks"] += len(records)

    def settle(self) -> None:
        """Count the answers of which people have been told that they were given; confirm what must be confirmed."""
        for table, given in list(self.pending.items()):
            if not given.complete:
                continue
            heard = list(self.pending.pop(table).told.values())
            good = heard.count(Told.GIVEN)
            self.report["acknowledged"] += good
            if good > 1:
                answers = [said(self._answer(one)) for one in given.records]
                self.report.fault(DOUBLED, f"at {table}: {answers}", good - 1)
            if good:
                self._given[table] += 1
                self.meter.given(table, given.moves, given.begun)
            elif Told.ASKED in heard:
                self._confirm(table, given)
            elif Told.UNSURE in heard:
                self._unsure[table] += 1
            else:
                shown = [given.panel] if given.panel else filter(None, map(self._answer, given.records))
                self._refused.setdefault(table, []).extend(map(said, shown))

    def _confirm(self, table: TableId, given: Asked) -> None:
        """Press *Yes* where it still stands: of two panels of one person the older is taken away."""
        panels = [(one.user_id, panel) for one in given.records if (panel := self._answer(one))]
        ranking = [(who, panel, custom_id) for who, panel in panels for custom_id in custom_ids(panel)]
        for who, panel, custom_id in [one for one in ranking if f":{given.prompt_token}:y" in one[2]][:1]:
            self._let(table, given.prompt_token, given.moves, partial(self.bridge.click, who, panel, custom_id), panel)

    def _answer(self, record: Any) -> Any:
        """Return the private answer to a command, None if there is none yet."""
        return shown(self.bridge.world.messages.get(record.channel_id, {}).get(record.message_id))

    async def rest(self, patience: float) -> None:
        """Wait until everybody has been told what has become of their answers, for so many seconds at most."""
        try:
            await until(self._all_told, patience)
        except TimeoutError:
            self.report["unanswered"] += len(self.pending)
            for table, given in self.pending.items():
                answers = [said(panel) for one in given.records if (panel := given.panel or self._answer(one))]
                log.error("table %s: nobody was told what has become of %s: %s", table, given, answers)

    def _all_told(self) -> bool:
        self.settle()
        return not self.pending

    # -- what they may count on ----------------------------------------------------------------------------------------

    async def until_right(self, begun: float, patience: float) -> None:
        """Wait until every board shows its table as it stands."""
        while perf_counter() - begun < patience:
            if not await self.wrong():
                self.report["slowest"] = max(self.report["slowest"], perf_counter() - begun)
                return
            await asyncio.sleep(0.1)
        for table in await self.wrong():
            self.report.fault(WRONG, f"at {table}: {await self._proofs(table)}")

    async def wrong(self) -> list[TableId]:
        """Return the tables whose board does not show how they stand; all of them while nobody can know."""
        try:
            rows = await self._rows("SELECT id, moves, board_message FROM tables")
        except DatabaseRefusal:
            return self.tables
        known = set(self.tables)
        return [
            table
            for table, moves, message in rows
            if table in known
            and (
                message is None
                or message != max(self._shown.get(table) or {0: 0})
                or self._shown[table][message] != moves
            )
        ]

    async def check(self) -> None:
        """Hold the database against what people were told."""
        self.settle()
        if self.url.startswith("sqlite") and (found := await self._rows("PRAGMA integrity_check")) != [("ok",)]:
            self.report.fault(ILLEGAL, f"is the database: {found}")
        stored = Counter(dict(await self._rows(_ANSWERS)))
        for table in self.tables:
            more, may = stored[table] - self._given[table], (table in self.pending) + self._unsure[table]
            self.report["stored"] += stored[table] - self._checked.get(table, 0)
            about = f"at {table}: {more} more than were told, and refused were {self._refused.get(table)}"
            if more < 0:
                self.report.fault(LOST, about, -more)
            if more > may:
                self.report.fault(DOUBLED, about, more - may)
            if stored[table] != self._checked.get(table) and not await log_gives_match(self.service, table):
                self.report.fault(ILLEGAL, f"is the log of {table}")
            self._checked[table] = self._given[table] = stored[table]
        self.pending.clear()
        self._unsure.clear()
        self._refused.clear()
        self.find_offences()

    async def begin_anew(self) -> None:
        """Expect what the database holds now, whatever people were told before."""
        self._given = Counter(dict(await self._rows(_ANSWERS)))
        self._checked = dict(self._given)
        for known in (self.pending, self._unsure, self._refused, self._posted):
            known.clear()

    def find_offences(self) -> None:
        """Count what was sent that should not have been."""
        for board, which in list(self._posted.items()):
            if len(which) > 1:
                self.report.fault(TWICE_POSTED, f"at {board[0]}: the board after {board[1]} moves is {which}")
                del self._posted[board]
        for offence in self.bridge.offences:
            self.report.fault(OFFENCES, offence)
        self.bridge.offences.clear()

    async def renew(self) -> None:
        """Begin a new match wherever one is over."""
        for number, table in enumerate(self.tables):
            seated = await self._seated(table)
            if seated is not None and seated.table.closed:
                host, guest = (InvokingUser(person, f"p{person}") for person in seated.table.people)
                (self.tables[number],) = await seat_everybody(
                    self.service, [seated.table.place], [(host, guest)], games=self._games, computers=self._computers
                )

    async def _rows(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        async with self.repositories.engine.reading() as connection:
            return [tuple(row) for row in await connection.execute(text(statement), values)]

    async def _proofs(self, table: TableId) -> str:
        """Return why a board may be wrong: the table, what waits to leave, what stands, the bot's last words."""
        row = await self._rows("SELECT moves, board_message, reachable FROM tables WHERE id = :it", it=table)
        waits = await self._rows("SELECT * FROM outbox WHERE topic = :it", it=table)
        words = [line for bot in self.bots for line in bot.words.read_text(encoding="utf-8").splitlines()[-40:]]
        return "\n".join(map(str, (row, waits, self._shown.get(table), *words)))


_ANSWERS = "SELECT table_id, COUNT(*) FROM moves WHERE seat >= 0 AND person IS NOT NULL GROUP BY table_id"
