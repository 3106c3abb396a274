"""Where servers want the night sky of each week to be posted, and what has been posted there."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row, bindparam, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.database.unit_of_work import enqueue
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.person import PersonId
from bot.domain.timestamps import from_millis, to_millis
from bot.features.weekly_sky.model import SkyPost

LATEST = 8 * 24 * 3_600_000
"""Milliseconds: a poster is due within a week, so a later time was set by a clock that was ahead."""

_s, _r = schema.skies.c, schema.results.c
_THIS = _s.guild == bindparam("here")
_FIND = select(schema.skies).where(_THIS)
_OFF = delete(schema.skies).where(_THIS)
_DUE = (
    select(schema.skies)
    .where(or_(_s.due_at <= bindparam("now"), _s.due_at > bindparam("now") + LATEST))
    .order_by(_s.due_at, _s.guild)
    .limit(bindparam("most"))
)
_NEXT = (
    update(schema.skies)
    .where(_THIS, _s.due_at == bindparam("seen"))
    .values(due_at=bindparam("next"), week=bindparam("label"), message=None)
)
_AGAIN = update(schema.skies).where(_THIS, _s.due_at == bindparam("seen")).values(due_at=bindparam("next"))
_POSTED = select(_s.guild).where(_s.guild.in_(bindparam("these", expanding=True)), _s.message.is_not(None))
_STANDING = select(_s.guild).where(_s.message.is_not(None))
_SEEN = (
    select(_s.guild)
    .join(schema.results, _r.guild == _s.guild)
    .where(_r.person == bindparam("who"), _r.finished_at >= bindparam("since"), _s.message.is_not(None))
    .distinct()
)
_STANDS = (
    update(schema.skies)
    .where(_THIS, _s.channel == bindparam("home"), _s.week == bindparam("label"))
    .values(message=bindparam("where"))
)


class SkyPostRepository:
    """The posters of servers."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def find(self, guild: int) -> SkyPost | None:
        """Return where a server wants its sky, or None if it does not."""
        async with self._engine.reading() as connection:
            row = (await connection.execute(_FIND, {"here": guild})).one_or_none()
            return None if row is None else poster_of(row)

    async def want(self, poster: SkyPost) -> None:
        """Post the sky of a server here from now on; a week that has been posted is not posted again."""
        row = {"guild": poster.guild, "channel": poster.channel, "zone": poster.zone, "hour": poster.hour}
        async with self._engine.writing() as connection:
            values = {**row, "due_at": to_millis(poster.due_at), "week": None, "message": None}
            await connection.execute(self._engine.put.sky, values)

    async def drop(self, guild: int) -> bool:
        """Post it no longer; False if it was not posted."""
        async with self._engine.writing() as connection:
            return (await connection.execute(_OFF, {"here": guild})).rowcount == 1

    async def due(self, now: int, limit: int) -> tuple[SkyPost, ...]:
        """Return where the sky of a week is to be posted now, the longest waiting first."""
        async with self._engine.reading() as connection:
            return tuple(map(poster_of, await connection.execute(_DUE, {"now": now, "most": limit})))

    async def ask(self, poster: SkyPost, label: str, due_at: int, at: int) -> bool:
        """Have the sky of this week posted, unless it has been or somebody was quicker, and look again at `due_at`."""
        seen = {"here": poster.guild, "seen": to_millis(poster.due_at), "next": due_at}
        async with self._engine.writing() as connection:
            if label == poster.week:
                await connection.execute(_AGAIN, seen)
                return False
            if (await connection.execute(_NEXT, {**seen, "label": label})).rowcount != 1:
                return False
            await enqueue(self._engine, connection, poster.topic, (NewMessage(MessageKind.SKY, fresh=True),), at)
            return True

    async def naming(self, person: PersonId, since: int) -> tuple[int, ...]:
        """Return the servers whose posters stand, and where somebody has finished a match since then."""
        async with self._engine.reading() as connection:
            return tuple((await connection.execute(_SEEN, {"who": person, "since": since})).scalars())

    async def standing(self) -> tuple[int, ...]:
        """Return the servers whose posters stand."""
        async with self._engine.reading() as connection:
            return tuple((await connection.execute(_STANDING)).scalars())

    async def stale(self, guilds: Iterable[int], at: int) -> None:
        """Have the posters of these servers drawn anew where they stand."""
        async with self._engine.writing() as connection:
            for guild in (await connection.execute(_POSTED, {"these": list(guilds)})).scalars().all():
                await enqueue(self._engine, connection, SkyPost.topic_of(guild), (NewMessage(MessageKind.SKY),), at)


async def remember_post(poster: SkyPost, connection: AsyncConnection, message: int | None) -> None:
    """Store where a poster is, unless the server wants it elsewhere by now."""
    this = {"here": poster.guild, "home": poster.channel, "label": poster.week}
    await connection.execute(_STANDS, {**this, "where": message})


def poster_of(row: Row[Any]) -> SkyPost:
    """Return the poster of a row."""
    return SkyPost(row.guild, row.channel, row.zone, row.hour, from_millis(row.due_at), row.week, row.message)
