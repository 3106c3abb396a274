"""Stores the pinned posts of servers: their channels and messages."""

from typing import Any

from sqlalchemy import Row, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema_challenges as tables
from bot.database.engine import Database
from bot.database.transaction import reads, writes
from bot.database.unit_of_work import enqueue
from bot.domain.notification import MessageKind, NewMessage
from bot.features.challenges.model import PinnedPost

_o = tables.standing_posts.c
_THIS = (_o.guild == bindparam("there"), _o.game == bindparam("what"))
_ALL = select(tables.standing_posts).order_by(_o.guild, _o.game)
_FIND = select(tables.standing_posts).where(*_THIS)
_OF_GAME = _ALL.where(_o.game == bindparam("what"))
_OFF = delete(tables.standing_posts).where(*_THIS)
_SHOWN = (
    update(tables.standing_posts)
    .where(*_THIS, _o.channel == bindparam("home"))
    .values(message=bindparam("where"), code=bindparam("shown"))
)
_NEW_MESSAGES = (NewMessage(MessageKind.POST),)


class PinnedPostRepository:
    """The repository that stores where servers want the daily challenge."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    @reads
    async def all(self, connection: AsyncConnection) -> tuple[PinnedPost, ...]:
        """Return all pinned posts."""
        return tuple(map(post_of, await connection.execute(_ALL)))

    @reads
    async def find(self, connection: AsyncConnection, topic: str) -> PinnedPost | None:
        """Return the pinned post of this topic, or None if it is no longer wanted."""
        guild, _, game = topic.partition("/")
        row = (await connection.execute(_FIND, {"there": int(guild), "what": game})).one_or_none()
        return None if row is None else post_of(row)

    @writes
    async def want(self, connection: AsyncConnection, guild: int, game: str, channel: int, at: int) -> None:
        """Pin the challenges of a game in this channel, instead of any other channel of the server."""
        wanted = PinnedPost(guild, game, channel)
        row = {"guild": guild, "game": game, "channel": channel, "code": None, "message": None}
        await connection.execute(self._engine.put.post, row)
        await enqueue(self._engine, connection, wanted.topic, _NEW_MESSAGES, at)

    @writes
    async def drop(self, connection: AsyncConnection, guild: int, game: str) -> bool:
        """Delete a pinned post; return False if there was none."""
        return (await connection.execute(_OFF, {"there": guild, "what": game})).rowcount == 1

    @writes
    async def stale(self, connection: AsyncConnection, game: str, at: int) -> None:
        """Update all posts of a game."""
        for row in await connection.execute(_OF_GAME, {"what": game}):
            await enqueue(self._engine, connection, post_of(row).topic, _NEW_MESSAGES, at)


async def remember_post(post: PinnedPost, connection: AsyncConnection, message: int | None) -> None:
    """Store the message and challenge of a post, unless the server has moved it to another channel."""
    this = {"there": post.guild, "what": post.game, "home": post.channel}
    await connection.execute(_SHOWN, this | {"where": message, "shown": post.code})


def post_of(row: Row[Any]) -> PinnedPost:
    """Return the post of a row."""
    return PinnedPost(row.guild, row.game, row.channel, row.code, row.message)
