"""Requests the welcome message of a server."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.database.repositories import Repositories
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.timestamps import to_millis
from bot.tables.people import PeopleService
from bot.tables.repository import ChangeSignal, Clock

_TOPIC = "welcome"


@dataclass(eq=False)
class WelcomeService:
    """The requests of welcome messages, one for each server that the bot joins."""

    repositories: Repositories
    now: Clock
    change_signal: ChangeSignal
    people: PeopleService

    async def joined(self, guild: int, channel: int) -> None:
        """Welcome a server in a channel, unless it was welcomed before."""
        server = await self.people.server(guild)
        if not server.welcomed:
            await self.post(guild, channel)
            await self.people.set_server(replace(server, welcomed=True))

    async def post(self, guild: int, channel: int) -> None:
        """Post the welcome message in a channel."""
        new_messages = (NewMessage(MessageKind.WELCOME, fresh=True),)
        await self.repositories.outbox.post(f"{_TOPIC}/{guild}/{channel}", new_messages, to_millis(self.now()))
        self.change_signal.ring()


def channel_of(topic: str) -> tuple[int, int]:
    """Return the server and the channel of a topic."""
    _, guild, channel = topic.split("/")
    return int(guild), int(channel)
