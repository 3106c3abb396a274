"""A service on a real database file with a clock that the test moves, and people to sit at its tables."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.app.repositories import AllRepositories, open_repositories
from bot.app.scheduler import Scheduler
from bot.app.services import NOTIFICATIONS, Services
from bot.cluster.member import ClusterMember
from bot.domain.notification import MessageKind
from bot.domain.person import InvokingUser
from bot.domain.server_settings import ServerSettings
from bot.domain.table import Location, Table
from bot.domain.table_view import MoveOutcome, TableView
from bot.domain.timestamps import to_millis
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.reminders.message import DigestMessage
from bot.features.server_duels.message import DuelPostMessage
from bot.features.weekly_sky.message import SkyPostMessage
from bot.i18n.translator import LOCALES, translator_for
from bot.notifications.dispatcher import OutboxDispatcher
from bot.notifications.message_handler import MessageHandler
from bot.notifications.notification_text import notification_text
from bot.notifications.outgoing import Message, PreparedMessage, TableMessage
from bot.ui_kit.names import mention
from bot.workers.computer_players import GameTaskRunner
from games.core.game import Game
from games.core.step import Action
from planisphere_toy.rules import GAME as TOY
from planisphere_toy.rules import Hide, Rest, Roll, Shine, Spend

__all__ = ["Hide", "Rest", "Roll", "Shine", "Spend"]

ANN, BOB, CAT, DAN = (InvokingUser(n, name) for n, name in ((11, "Ann"), (22, "Bob"), (33, "Cat"), (44, "Dan")))
HERE = Location(channel=500, guild=900)
SEED = "000102030405060708090a0b0c0d0e0f"


class Hours:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def move(self, hours: float) -> None:
        self.now += timedelta(hours=hours)


class Pigeon:
    """A sender that keeps what it is given, or refuses it for the reasons in `trouble` (None lets one pass).

    A message to one person must name the person it is for.
    """

    def __init__(self) -> None:
        self.sent: list[TableMessage] = []
        self.wall: list[ChallengePostMessage] = []
        self.encounters: list[DuelPostMessage] = []
        self.digests: list[DigestMessage] = []
        self.skies: list[SkyPostMessage] = []
        self.past: list[TableMessage] = []
        self.trouble: list[Exception | None] = []

    async def prepare(self, _: MessageHandler[Any], message: Message) -> PreparedMessage:
        return PreparedMessage(partial(self.send, message))

    async def send(self, message: Message) -> int | None:
        if self.trouble and (error := self.trouble.pop(0)):
            raise error
        if isinstance(message, ChallengePostMessage):
            self.wall.append(message)
            return 8000 + len(self.wall)
        if isinstance(message, DuelPostMessage):
            self.encounters.append(message)
            return 8500 + len(self.encounters)
        if isinstance(message, SkyPostMessage):
            self.skies.append(message)
            return message.poster.message or 6000 + len(self.skies)
        if isinstance(message, DigestMessage):
            self.digests.append(message)
            return 9000 + len(self.digests) if message.mine else None
        assert isinstance(message, TableMessage)
        if message.stale:
            self.past.append(message)
            return None
        if message.outbox_message.kind in NOTIFICATIONS:
            told = [notification_text(message, "", translator_for(locale)) for locale in LOCALES]
            assert all(mention(person.id) in text for person in message.mentioned for text in told), told
        self.sent.append(message)
        table, kind = message.table_view.table, message.outbox_message.kind
        stands = {MessageKind.LOBBY: table.lobby_message, MessageKind.BOARD: table.board_message}.get(kind)
        return stands if stands and not message.outbox_message.fresh else 7000 + len(self.sent)

    def kinds(self) -> list[MessageKind]:
        return [table_message.outbox_message.kind for table_message in self.sent]

    def take(self) -> list[TableMessage]:
        taken, self.sent = self.sent, []
        return taken


class Sender(Protocol):
    """Makes messages ready."""

    async def prepare(self, handler: MessageHandler[Any], message: Message, /) -> PreparedMessage: ...


def dispatcher_of(service: Services, sender: Sender, **how: Any) -> OutboxDispatcher:
    """Return a dispatcher whose messages this one sends."""

    async def prepare(handler: MessageHandler[Any], message: Message) -> PreparedMessage:
        return await sender.prepare(handler, message)

    return OutboxDispatcher(service.repositories.outbox, service.now, service.message_handlers, prepare, **how)


async def prepared(bot: Any, message: Message) -> PreparedMessage:
    """Return a message as a bot makes it ready."""
    done: PreparedMessage = await bot.messenger.prepare(
        bot.service.message_handlers[message.outbox_message.kind], message
    )
    return done


class House:
    """A bot without Discord."""

    def __init__(
        self,
        repositories: AllRepositories,
        games: Mapping[str, Game] | None = None,
        *,
        clock: Hours | None = None,
        task_runner: GameTaskRunner | None = None,
        shards: int = 0,
        alone: bool = False,
    ) -> None:
        self.clock = clock or Hours()
        self.repositories = repositories
        self.games = dict(games or {"toy": TOY})
        self.task_runner = task_runner or GameTaskRunner(luck=lambda: bytes(16))
        self.service = Services(repositories, self.clock, self.games, self.task_runner, seeds=lambda: SEED)
        self.pigeon = Pigeon()
        self.dispatcher = dispatcher_of(self.service, self.pigeon)
        self.watch = Scheduler(self.service)
        self.watch.stood = timedelta.max  # tests let days pass between two ticks
        repositories.leases.time = self._time
        self.cluster_member = member_of(self.service, shards, alone=alone, monotonic=self._seconds)

    def _seconds(self) -> float:
        return self.clock.now.timestamp()

    async def _time(self, _: AsyncConnection) -> int:
        return to_millis(self.clock.now)

    async def unlimited(self) -> None:
        """Let people sit at any number of tables here."""
        await self.service.people.set_server(ServerSettings(HERE.guild or 0, most=0))

    async def lobby(self, *people: InvokingUser, computers: tuple[str, ...] = (), **how: Any) -> Table:
        """Open a lobby with these people and computer players, and nobody expected."""
        first, *others = people
        how.setdefault("seats", len(people) + len(computers))
        table = await self.service.lobby.open(first, "toy", HERE, **how)
        for other in others:
            table = await self.service.lobby.join(table.id, other)
        for level in computers:
            table = await self.service.lobby.add_computer(table.id, first.id, level)
        return table

    async def running(self, *people: InvokingUser, computers: tuple[str, ...] = (), **how: Any) -> Table:
        table = await self.lobby(*people, computers=computers, **how)
        return (await self.service.lobby.start(table.id, people[0].id)).table_view.table

    async def table_view(self, table: str, person: InvokingUser | None = None) -> TableView:
        return await self.service.play.view(table, person.id if person else None)

    async def answer(self, table: str, person: InvokingUser, action: Action) -> MoveOutcome:
        """Give the person's answer to the question that is open to them now."""
        table_view = await self.table_view(table, person)
        assert table_view.prompt is not None
        return await self.service.play.submit_move(table, person.id, table_view.prompt.token, action)

    async def play_on(self, table: str, *people: InvokingUser) -> MoveOutcome:
        """Let these people answer the first thing possible until the match is over."""
        while True:
            for person in people:
                table_view = await self.table_view(table, person)
                if table_view.prompt is not None:
                    turned = await self.service.play.submit_move(
                        table, person.id, table_view.prompt.token, table_view.prompt.legal[0]
                    )
                    if turned.over:
                        return turned


def member_of(service: Services, shards: int = 0, **how: Any) -> ClusterMember:
    """The member of a cluster that these services belong to."""
    repositories = service.repositories
    return ClusterMember(repositories, repositories.leases, service.now, service.change_signal.ring, shards, **how)


@asynccontextmanager
async def house_at(url: str, *, busy_ms: int = 2_000, **how: Any) -> AsyncIterator[House]:
    """A house with its database at this address; open it again and everything is still there."""
    repositories = await open_repositories(url, busy_ms=busy_ms)
    try:
        yield House(repositories, **how)
    finally:
        await repositories.close()


def house_in(folder: Path, **how: Any) -> AbstractAsyncContextManager[House]:
    """A house whose database is a file in this folder."""
    return house_at(f"sqlite:///{empty(folder / 'tables.db')}", busy_ms=50, **how)


def empty(file: Path) -> Path:
    """Put a database without a row there, unless there is one; it is migrated once for all tests of a process."""
    if not file.exists():
        file.write_bytes(_migrated())
    return file


@cache
def _migrated() -> bytes:
    """Return the file of a database of the newest schema."""

    async def make(url: str) -> None:
        await (await open_repositories(url)).close()

    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as aside:  # another loop may run in this thread
        file = Path(folder) / "empty.db"
        aside.submit(asyncio.run, make(f"sqlite:///{file}")).result()
        return file.read_bytes()
