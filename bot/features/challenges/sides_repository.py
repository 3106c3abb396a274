"""Stores the servers of duels and their posts."""

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema_challenges as tables
from bot.database.engine import Database
from bot.database.transaction import writes
from bot.database.unit_of_work import enqueue
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.person import PersonId
from bot.features.challenges.mapping import side_values
from bot.features.challenges.model import AttemptState, DuelSide

_c, _s, _a = tables.challenges.c, tables.sides.c, tables.attempts.c
_THIS = (_s.code == bindparam("which"), _s.guild == bindparam("there"))
OF = select(tables.sides).where(_s.code.in_(bindparam("codes", expanding=True))).order_by(_s.code, _s.place)
_OF_SERVER = (
    select(_s.code)
    .join(tables.challenges, _c.code == _s.code)
    .where(_s.guild == bindparam("there"))
    .order_by(_c.opens_at.desc(), _c.code)
    .limit(bindparam("most"))
)
_AGREE = (
    update(tables.challenges)
    .where(_c.code == bindparam("which"), _c.closed_at.is_(None), _c.agreed_at.is_(None), _c.ends_at > bindparam("at"))
    .values(agreed_at=bindparam("at"), opens_at=bindparam("at"), closes_at=bindparam("ends"), ends_at=bindparam("ends"))
)
_NAMING = (
    select(_s.guild, _s.code)
    .join(tables.attempts, _a.code == _s.code)
    .where(
        _a.person == bindparam("who"),
        _a.ranked,
        _a.state == AttemptState.LISTED.value,
        _s.over,
        _s.message.is_not(None),
    )
    .order_by(_s.code, _s.guild)
)
_STANDING = select(_s.guild, _s.code).where(_s.message.is_not(None)).order_by(_s.code, _s.guild)
_GO = update(tables.sides).where(*_THIS).values(gone=True)
_END = (
    update(tables.challenges)
    .where(_c.code == bindparam("which"), _c.closed_at.is_(None), _c.ends_at > bindparam("at"))
    .values(closes_at=bindparam("at"), ends_at=bindparam("at"))
)
_SHOWN = (
    update(tables.sides)
    .where(*_THIS, _s.channel == bindparam("home"))
    .values(message=bindparam("where"), over=bindparam("ended"))
)


class DuelSideRepository:
    """The repository that reads and writes the sides of duels between servers."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def of_server(self, guild: int, limit: int) -> tuple[str, ...]:
        """Return the codes of a server's duels, the newest first."""
        return await self._engine.column(_OF_SERVER, there=guild, most=limit)

    async def naming(self, person: PersonId) -> tuple[DuelSide, ...]:
        """Return the sides whose posts show the end of a duel and may name a person."""
        return tuple(DuelSide(row.guild, "", 0, row.code) for row in await self._engine.rows(_NAMING, who=person))

    @writes
    async def agree(self, connection: AsyncConnection, first: DuelSide, second: DuelSide, ends: int, at: int) -> bool:
        """Begin a duel between two sides, with a post on each; return False if it has begun or ended."""
        if (await connection.execute(_AGREE, {"which": first.code, "at": at, "ends": ends})).rowcount != 1:
            return False
        await connection.execute(tables.sides.insert(), side_values(second, 1))
        for side in (first, second):
            await enqueue(self._engine, connection, side.topic, (NewMessage(MessageKind.SIDE),), at)
        return True

    @writes
    async def stale(self, connection: AsyncConnection, at: int) -> None:
        """Renew all posts of duels."""
        for row in (await connection.execute(_STANDING)).all():
            topic = DuelSide(row.guild, "", 0, row.code).topic
            await enqueue(self._engine, connection, topic, (NewMessage(MessageKind.SIDE),), at)

    @writes
    async def leave(self, connection: AsyncConnection, side: DuelSide, at: int) -> None:
        """Withdraw a side, which ends the duel now."""
        await connection.execute(_END, {"which": side.code, "at": at})
        await connection.execute(_GO, {"which": side.code, "there": side.guild})


async def remember_post(side: DuelSide, connection: AsyncConnection, message: int | None) -> None:
    """Store the post of a side and whether it shows the end, unless its channel has changed."""
    this = {"which": side.code, "there": side.guild, "home": side.channel}
    await connection.execute(_SHOWN, this | {"where": message, "ended": side.over})
