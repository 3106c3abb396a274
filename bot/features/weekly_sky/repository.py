"""Reads the stars of a server's sky from its results, and stores its posts."""

from collections.abc import Collection, Iterable
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Row, and_, bindparam, delete, exists, false, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema, schema_challenges
from bot.database.engine import Database
from bot.database.transaction import reads_snapshot, writes
from bot.database.unit_of_work import enqueue
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.person import PersonId, PersonSettings
from bot.domain.result_visibility import is_result_shown
from bot.domain.table import TableId
from bot.domain.timestamps import from_millis, to_millis
from bot.domain.undo_request import UndoAgreement
from bot.features.rankings.outcome import LEAST_MOVES
from bot.features.rankings.repository import IS_VOID
from bot.features.weekly_sky.model import SkyPost, SkyWeek, Star, StarPlayer

MOST_AHEAD_MS = 8 * 24 * 3_600_000
"""Milliseconds: a post is due within a week, so a later time was set by a clock that was ahead."""

_r, _p, _t, _m = schema.results.c, schema.people.c, schema.tables.c, schema.moves.c
_s = schema.skies.c
_a, _c = schema_challenges.attempts.c, schema_challenges.challenges.c
_TOLD = (_r.table_id, _r.seat, _r.person, _r.game, _r.total, _r.won, _r.answers, _r.helped, _p.name, _p.settings)
_WITHIN = (_r.guild == bindparam("here"), _r.finished_at >= bindparam("begins"), _r.finished_at < bindparam("ends"))
_LEFT = exists().where(schema.seats.c.table_id == _r.table_id, schema.seats.c.vacated.is_not(None))
_MATCHES = (
    select(*_TOLD, _t.announced, _LEFT.label("left"), _r.finished_at.label("at"))
    .select_from(
        schema.results.join(schema.tables, _t.id == _r.table_id)
        .outerjoin(schema_challenges.attempts, _a.table_id == _r.table_id)
        .outerjoin(schema.people, _p.id == _r.person)
    )
    .where(*_WITHIN, _a.table_id.is_(None), _t.private.is_(False), ~IS_VOID)
    .order_by(_r.finished_at, _r.table_id, _r.seat)
)
_ATTEMPTS = (
    select(*_TOLD, _t.announced, false().label("left"), _c.closed_at.label("at"))
    .select_from(
        schema_challenges.challenges.join(schema_challenges.attempts, and_(_a.code == _c.code, _a.ranked))
        .join(schema.results, _r.table_id == _a.table_id)
        .join(schema.tables, _t.id == _a.table_id)
        .outerjoin(schema.people, _p.id == _r.person)
    )
    .where(
        *(_c.closed_at >= bindparam("begins"), _c.closed_at < bindparam("ends")),
        *(_a.guild == bindparam("here"), _a.state == "listed"),
    )
    .order_by(_c.closed_at, _r.table_id, _r.seat)
)
_UNDONE = (
    select(_m.table_id, _m.agreement)
    .select_from(schema.results.join(schema.moves, _m.table_id == _r.table_id))
    .where(*_WITHIN, _r.seat == 0, _m.agreement.is_not(None))
)
_THIS = _s.guild == bindparam("here")
_FIND = select(schema.skies).where(_THIS)
_OFF = delete(schema.skies).where(_THIS)
_DUE = (
    select(schema.skies)
    .where(or_(_s.due_at <= bindparam("now"), _s.due_at > bindparam("now") + MOST_AHEAD_MS))
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

_SETTINGS = msgspec.json.Decoder(PersonSettings)
_AGREEMENT = msgspec.json.Decoder(UndoAgreement)


class WeeklySkyRepository:
    """The repository that reads stars, reads and writes posts."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    @reads_snapshot
    async def stars(
        self, connection: AsyncConnection, guild: int, week: SkyWeek, unlisted: Collection[PersonId] = ()
    ) -> tuple[Star, ...]:
        """Return the stars of a server in a week, in order, without the names of the `unlisted` people.

        A match becomes a star at its end, an attempt when its challenge closes, as it is secret before.
        """
        values = {"here": guild, "begins": to_millis(week.begins), "ends": to_millis(week.ends)}
        rows = [*(await connection.execute(_MATCHES, values)), *(await connection.execute(_ATTEMPTS, values))]
        undone = {
            row.table_id for row in await connection.execute(_UNDONE, values) if _AGREEMENT.decode(row.agreement).known
        }
        rows.sort(key=lambda row: row.at)
        matches = groupby(rows, key=lambda row: row.table_id)
        found = [_star(list(seats), undone, unlisted) for _, seats in matches]
        return tuple(star for star in found if star.people)

    # -- posts ---------------------------------------------------------------------------------------------------------

    async def find(self, guild: int) -> SkyPost | None:
        """Return the post of a server, or None."""
        found = await self._engine.rows(_FIND, here=guild)
        return _post_of(found[0]) if found else None

    @writes
    async def want(self, connection: AsyncConnection, poster: SkyPost) -> None:
        """Store where a server's sky is posted; a week that was posted is not posted again."""
        row = {"guild": poster.guild, "channel": poster.channel, "zone": poster.zone, "hour": poster.hour}
        values = {**row, "due_at": to_millis(poster.due_at), "week": None, "message": None}
        await connection.execute(self._engine.put.sky, values)

    @writes
    async def drop(self, connection: AsyncConnection, guild: int) -> bool:
        """Delete the post of a server; return False if there was none."""
        return (await connection.execute(_OFF, {"here": guild})).rowcount == 1

    async def due(self, now: int, limit: int) -> tuple[SkyPost, ...]:
        """Return the posts that are due, the longest due first."""
        return tuple(map(_post_of, await self._engine.rows(_DUE, now=now, most=limit)))

    @writes
    async def ask(self, connection: AsyncConnection, poster: SkyPost, label: str, due_at: int, at: int) -> bool:
        """Request the post of a week and set the next `due_at`; return False if it was requested before."""
        seen = {"here": poster.guild, "seen": to_millis(poster.due_at), "next": due_at}
        if label == poster.week:
            await connection.execute(_AGAIN, seen)
            return False
        if (await connection.execute(_NEXT, {**seen, "label": label})).rowcount != 1:
            return False
        await enqueue(self._engine, connection, poster.topic, (NewMessage(MessageKind.SKY, fresh=True),), at)
        return True

    async def naming(self, person: PersonId, since: int) -> tuple[int, ...]:
        """Return the servers with a posted sky where the person has finished a match since a time."""
        return await self._engine.column(_SEEN, who=person, since=since)

    async def standing(self) -> tuple[int, ...]:
        """Return the servers with a posted sky."""
        return await self._engine.column(_STANDING)

    @writes
    async def stale(self, connection: AsyncConnection, guilds: Iterable[int], at: int) -> None:
        """Request new pictures of the posts of these servers."""
        for guild in (await connection.execute(_POSTED, {"these": list(guilds)})).scalars().all():
            await enqueue(self._engine, connection, SkyPost.topic_of(guild), (NewMessage(MessageKind.SKY),), at)


async def remember_post(poster: SkyPost, connection: AsyncConnection, message: int | None) -> None:
    """Store the message of a post, unless its channel or week has changed."""
    this = {"here": poster.guild, "home": poster.channel, "label": poster.week}
    await connection.execute(_STANDS, {**this, "where": message})


def _post_of(row: Row[Any]) -> SkyPost:
    """Return the post of a row."""
    return SkyPost(row.guild, row.channel, row.zone, row.hour, from_millis(row.due_at), row.week, row.message)


def _star(seats: list[Row[Any]], undone: Iterable[TableId], unlisted: Collection[PersonId]) -> Star:
    """Return the star of a match."""
    first = seats[0]
    alone = not first.left and len([row for row in seats if row.person is not None]) == 1
    played = all(row.answers >= LEAST_MOVES for row in seats if row.seat >= 0)
    named = (row for row in seats if row.person not in unlisted and _shown(row, alone=alone))
    people = tuple(StarPlayer(row.person, row.name, row.total, row.won) for row in named)
    return Star(first.table_id, first.game, first.at, people, played and first.table_id not in undone)


def _shown(row: Row[Any], *, alone: bool) -> bool:
    """Return whether the person of a seat may be named: they played it, and their settings show the result."""
    if row.person is None or row.person < 0 or row.answers <= 2 * row.helped:
        return False
    settings = _SETTINGS.decode(row.settings)
    if alone and not is_result_shown(settings, announced=bool(row.announced)):
        return False
    return settings.listed and settings.sky
