"""The standing posts of servers: an outbox of their own, of which the latest version of each is to be shown."""

from typing import Any

from sqlalchemy import Row, bindparam, delete, null, select, update

from bot.contest import Post
from bot.store import schema_challenges as tables
from bot.store.engine import Engine

_o = tables.standing_posts.c
_THIS = (_o.guild == bindparam("there"), _o.game == bindparam("what"))
_SAME = (*_THIS, _o.version == bindparam("seen"))
_DUE = select(tables.standing_posts).where(_o.due_at <= bindparam("now")).order_by(_o.due_at).limit(bindparam("most"))
_ALL = select(tables.standing_posts).order_by(_o.guild, _o.game)
_CLAIM = (
    update(tables.standing_posts)
    .where(*_SAME, _o.due_at <= bindparam("now"))
    .values(due_at=bindparam("until"), tries=_o.tries + 1)
)
_AGAIN = update(tables.standing_posts).where(*_SAME).values(due_at=bindparam("when"))
_SHOWN = (
    update(tables.standing_posts)
    .where(*_THIS)
    .values(
        message=bindparam("where"),
        code=bindparam("shown"),
        tries=0,
        due_at=null(),
    )
)
_STALE = (
    update(tables.standing_posts)
    .where(_o.game == bindparam("what"))
    .values(version=_o.version + 1, tries=0, due_at=bindparam("now"))
)
_OFF = delete(tables.standing_posts).where(*_THIS)


class PostStore:
    """Where servers want the daily challenge to be posted."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def all(self) -> tuple[Post, ...]:
        """Return every standing post."""
        async with self._engine.reading() as connection:
            return tuple(map(post_of, await connection.execute(_ALL)))

    async def want(self, guild: int, game: str, channel: int, at: int) -> None:
        """Post the challenges of a game in this channel from now on, and nowhere else on this server."""
        row = {"guild": guild, "game": game, "channel": channel, "code": None, "message": None}
        async with self._engine.writing() as connection:
            await connection.execute(self._engine.put.post, row | {"version": 1, "tries": 0, "due_at": at})

    async def drop(self, guild: int, game: str) -> bool:
        """Post no longer; False if there was no post."""
        async with self._engine.writing() as connection:
            return (await connection.execute(_OFF, {"there": guild, "what": game})).rowcount == 1

    async def stale(self, game: str, at: int) -> None:
        """Have all posts of a game shown anew."""
        async with self._engine.writing() as connection:
            await connection.execute(_STALE, {"what": game, "now": at})

    async def due(self, now: int, limit: int) -> tuple[Post, ...]:
        """Return the posts that must be shown anew, the longest waiting first."""
        async with self._engine.reading() as connection:
            return tuple(map(post_of, await connection.execute(_DUE, {"now": now, "most": limit})))

    async def claim(self, one: Post, now: int, until: int) -> bool:
        """Take a post for oneself until this time; False if it has changed or somebody else was quicker."""
        async with self._engine.writing() as connection:
            return (await connection.execute(_CLAIM, _named(one) | {"now": now, "until": until})).rowcount == 1

    async def again(self, one: Post, when: int) -> None:
        """Try a post again at this time, unless it has been renewed meanwhile."""
        async with self._engine.writing() as connection:
            await connection.execute(_AGAIN, _named(one) | {"when": when})

    async def shown(self, one: Post, code: str, message: int) -> None:
        """Remember where a post stands; if it has been renewed meanwhile, it is shown again."""
        settled = _SHOWN.where(_o.version == bindparam("seen"))
        moved = update(tables.standing_posts).where(*_THIS).values(message=bindparam("where"), code=bindparam("shown"))
        values = _named(one) | {"where": message, "shown": code}
        async with self._engine.writing() as connection:
            if (await connection.execute(settled, values)).rowcount != 1:
                del values["seen"]
                await connection.execute(moved, values)


def _named(one: Post) -> dict[str, Any]:
    return {"there": one.guild, "what": one.game, "seen": one.version}


def post_of(row: Row[Any]) -> Post:
    """Return the post of a row."""
    return Post(row.guild, row.game, row.channel, row.code, row.message, row.version, row.tries)
