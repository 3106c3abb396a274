"""People, the prompts that are familiar to them, and servers."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import and_, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.database.mapping import PERSON, server_settings_of
from bot.database.row_mapping import dump
from bot.database.tables import OPEN_STATUSES, mark_changed_where
from bot.database.transaction import TransactionPart, writes
from bot.domain.pending_turn import ClockPause
from bot.domain.person import Person, PersonId
from bot.domain.server_settings import ServerSettings
from bot.domain.table_view import FamiliarPrompt

_p, _t = schema.people.c, schema.tables.c
_PEOPLE = select(schema.people).where(_p.id.in_(bindparam("ids", expanding=True)))
_SERVER = select(schema.guilds.c.settings).where(schema.guilds.c.id == bindparam("this"))
_CHECK_AGAIN = (
    update(schema.waiting).where(schema.waiting.c.person == bindparam("who")).values(check_at=schema.waiting.c.since)
)
_w = schema.waiting.c
_PAUSE = (
    update(schema.waiting)
    .where(_w.table_id == bindparam("this"), _w.seat == bindparam("which"), _w.since == bindparam("still"))
    .values(paused=_w.paused + bindparam("more"))
)

_f = schema.familiar.c
_TIMES = select(_f.times).where(
    _f.person == bindparam("who"), _f.game == bindparam("which"), _f.kind == bindparam("what")
)
_PLAYED = select(_f.times).where(_f.person == bindparam("who"), _f.game == bindparam("which")).limit(1)
_r = schema.results.c
_LAST_FINISHED = select(_r.game).where(_r.person == bindparam("who")).order_by(_r.finished_at.desc()).limit(1)
_FINISHED = select(_r.table_id).where(_r.person == bindparam("who"), _r.game == bindparam("which")).limit(1)


class PromptDone(msgspec.Struct, frozen=True):
    """A person has answered a kind of prompt once more."""

    prompt: FamiliarPrompt

    async def write(self, engine: Database, connection: AsyncConnection) -> None:
        """Count the move."""
        await connection.execute(engine.put.familiar, {**msgspec.structs.asdict(self.prompt), "times": 1})


async def put_people(engine: Database, connection: AsyncConnection, people: Iterable[Person], at: int) -> None:
    """Store people's names, languages and settings within a transaction."""
    rows = [PERSON.values(person, met_at=at) for person in sorted(people, key=lambda person: person.id)]
    if rows:
        await connection.execute(engine.put.person, rows)


class PeopleRepository:
    """The people known to the bot, and its servers."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def find(self, ids: Iterable[PersonId]) -> dict[PersonId, Person]:
        """Return the stored people among these, by id."""
        rows = await self._engine.rows(_PEOPLE, ids=wanted) if (wanted := list(ids)) else ()
        return {row.id: PERSON.of(row) for row in rows}

    @writes
    async def put(
        self,
        connection: AsyncConnection,
        person: Person,
        at: int,
        paused: Iterable[ClockPause] = (),
        parts: Iterable[TransactionPart] = (),
    ) -> None:
        """Store a person, the pauses of their turns by new settings, and the `parts`.

        The scheduler checks their turns again; every process loads their open tables again.
        """
        pauses = [
            {"this": one.table, "which": one.pending_turn.seat, "still": one.pending_turn.since, "more": one.more}
            for one in paused
        ]
        await put_people(self._engine, connection, (person,), at)
        seats = select(schema.seats.c.table_id).where(schema.seats.c.person == person.id)
        await mark_changed_where(connection, and_(_t.id.in_(seats), _t.status.in_(OPEN_STATUSES)))
        if pauses:
            await connection.execute(_PAUSE, pauses)
        await connection.execute(_CHECK_AGAIN, {"who": person.id})
        for part in parts:
            await part.write(self._engine, connection)

    async def times_done(self, prompt: FamiliarPrompt) -> int:
        """Return how often a person has answered this kind of prompt, as far as it was counted."""
        query = {"who": prompt.person, "which": prompt.game, "what": prompt.kind}
        return next(iter(await self._engine.column(_TIMES, **query)), 0)

    async def has_played(self, person: PersonId, game: str) -> bool:
        """Return whether a person has answered any prompt of a game."""
        return bool(await self._engine.column(_PLAYED, who=person, which=game))

    async def last_finished(self, person: PersonId) -> str | None:
        """Return the game that a person has finished last, or None."""
        return next(iter(await self._engine.column(_LAST_FINISHED, who=person)), None)

    async def has_finished(self, person: PersonId, game: str) -> bool:
        """Return whether a person has finished a match of a game."""
        return bool(await self._engine.column(_FINISHED, who=person, which=game))

    async def server(self, server: int) -> ServerSettings | None:
        """Return the settings of a server, or None."""
        return next(map(server_settings_of, await self._engine.column(_SERVER, this=server)), None)

    @writes
    async def put_server(self, connection: AsyncConnection, server: ServerSettings) -> None:
        """Store the settings of a server."""
        await connection.execute(self._engine.put.guild, {"id": server.id, "settings": dump(server)})
