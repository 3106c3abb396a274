"""Messages of a server that could not be sent, and are to be tried again."""

from sqlalchemy import bindparam, exists, null, update

from bot.database import schema
from bot.database.engine import Database

_o, _t = schema.outbox.c, schema.tables.c
_RETRIED = (
    update(schema.outbox)
    .where(_o.problem.is_not(None), _o.owner.is_(None), _o.due_at > bindparam("when"))
    .where(exists().where(_t.id == _o.topic, _t.guild == bindparam("here")))
    .values(due_at=bindparam("when"), problem=null())
)


async def retry_unsent(engine: Database, guild: int, when: int) -> int:
    """Make messages of a server's tables due that could not be sent before; return their number."""
    async with engine.writing() as connection:
        return (await connection.execute(_RETRIED, {"here": guild, "when": when})).rowcount
