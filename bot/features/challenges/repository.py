"""Stores challenges, their attempts, results and par games."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, bindparam, case, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database import schema_challenges as tables
from bot.database.engine import Database
from bot.database.people import put_people
from bot.database.row_mapping import dump
from bot.database.tables import in_order
from bot.database.transaction import reads, reads_snapshot, writes
from bot.database.unit_of_work import enqueue
from bot.domain.notification import NewMessage
from bot.domain.person import Person, PersonId
from bot.domain.table import TableId
from bot.features.challenges import sides_repository as both
from bot.features.challenges.mapping import (
    attempt_of,
    challenge_of,
    challenge_values,
    season_total_of,
    side_of,
    side_values,
)
from bot.features.challenges.model import (
    PERIODIC,
    Attempt,
    AttemptState,
    Challenge,
    ChallengeKind,
    DuelSide,
    SeasonTotal,
)
from bot.features.challenges.par import Par
from bot.workers.par_games import ParGame
from bot.workers.verification import AttemptProof

_c, _a, _i, _s = tables.challenges.c, tables.attempts.c, tables.invitations.c, tables.secrets.c
_p, _e = schema.people.c, tables.pars.c

_SECRET = select(_s.value).where(_s.name == bindparam("which"))
_BY_CODE = select(tables.challenges).where(_c.code == bindparam("which"))
_BY_NAME = select(tables.challenges).where(_c.name == bindparam("which"))
_GUESTS = select(_i.code, _i.person).where(_i.code.in_(bindparam("codes", expanding=True))).order_by(_i.person)
_OPEN_TO = (
    select(tables.challenges)
    .where(
        _c.closed_at.is_(None),
        _c.kind.in_([ChallengeKind.CUSTOM.value, ChallengeKind.DUEL.value, ChallengeKind.SERVERS.value]),
        or_(
            _c.host == bindparam("who"),
            _c.code.in_(select(_i.code).where(_i.person == bindparam("who"))),
            _c.code.in_(select(_a.code).where(_a.person == bindparam("who"))),
        ),
    )
    .order_by(_c.ends_at)
    .limit(bindparam("most"))
)
_TO_CLOSE = (
    select(_c.code)
    .where(_c.closed_at.is_(None), _c.ends_at <= bindparam("now"))
    .order_by(_c.ends_at)
    .limit(bindparam("most"))
)
_TO_REMIND = (
    select(_c.code)
    .where(_c.closed_at.is_(None), _c.reminded_at.is_(None), _c.ends_at.between(bindparam("now"), bindparam("soon")))
    .order_by(_c.ends_at)
    .limit(bindparam("most"))
)
_REMINDED = (
    update(tables.challenges)
    .where(_c.code == bindparam("which"), _c.reminded_at.is_(None))
    .values(reminded_at=bindparam("at"))
)
_CLOSED = (
    select(tables.challenges)
    .where(_c.game == bindparam("game"), _c.kind == bindparam("kind"), _c.closed_at.is_not(None))
    .order_by(_c.ends_at.desc())
    .limit(bindparam("most"))
)
_r = schema.results.c
_ENDED_UNDER = select(func.max(_r.rules)).where(_r.table_id == _a.table_id).correlate(tables.attempts).scalar_subquery()
_ATTEMPTS = (
    select(tables.attempts, _p.name, _p.settings, schema.tables.c.announced, _ENDED_UNDER.label("rules"))
    .join(schema.people, _p.id == _a.person)
    .join(schema.tables, schema.tables.c.id == _a.table_id)
)
_RANKED = _ATTEMPTS.where(_a.code == bindparam("which"), _a.ranked).order_by(_a.begun_at, _a.table_id)
_OF_TABLE = _ATTEMPTS.where(_a.table_id == bindparam("which"))
_UNPROVED = select(_a.table_id).where(_a.state == AttemptState.DONE.value, _a.ranked).limit(bindparam("most"))
_PRACTICE = (
    select(_a.table_id)
    .where(
        _a.code == bindparam("which"), _a.person == bindparam("who"), ~_a.ranked, _a.state == AttemptState.RUNNING.value
    )
    .order_by(_a.begun_at.desc())
    .limit(1)
)
_LISTED_DAYS = (
    select(_c.label)
    .join(tables.attempts, _a.code == _c.code)
    .where(
        and_(_a.ranked, _a.state == AttemptState.LISTED.value),
        and_(_c.game == bindparam("game"), _c.kind == ChallengeKind.DAILY.value),
    )
)
_DAYS = _LISTED_DAYS.where(_a.person == bindparam("who"))
_DAYS_HERE = _LISTED_DAYS.where(_a.guild == bindparam("guild")).distinct()
_LADDER = (
    select(tables.challenges, _a.state, _a.won)
    .outerjoin(tables.attempts, and_(_a.code == _c.code, _a.ranked))
    .where(_c.host == bindparam("who"), _c.game == bindparam("game"), _c.kind == ChallengeKind.LADDER.value)
    .order_by(_c.opens_at, _c.code)
)
_SEASON = (
    select(
        _a.person,
        _p.name,
        _p.settings,
        func.sum(_a.points).label("points"),
        func.count().label("days"),
        func.sum(case((_a.won, 1), else_=0)).label("wins"),
        func.sum(_a.own - _a.rival).label("margins"),
    )
    .join(tables.challenges, _c.code == _a.code)
    .join(schema.people, _p.id == _a.person)
    .where(
        and_(_c.game == bindparam("game"), _c.kind == ChallengeKind.DAILY.value, _a.points.is_not(None)),
        _c.label.between(bindparam("first"), bindparam("last")),
    )
    .group_by(_a.person, _p.name, _p.settings)
)
_LIST = (
    update(tables.attempts)
    .where(_a.table_id == bindparam("this"), _a.state == AttemptState.DONE.value)
    .values({name: bindparam(f"new_{name}") for name in ("own", "rival", "won", "stars", "figures", "course")})
    .values(state=AttemptState.LISTED.value, proved_at=bindparam("at"))
)
_VOID = (
    update(tables.attempts)
    .where(_a.table_id == bindparam("this"), _a.state == AttemptState.DONE.value)
    .values(state=AttemptState.VOID.value, proved_at=bindparam("at"))
)
_CLOSE = (
    update(tables.challenges)
    .where(_c.code == bindparam("which"), _c.closed_at.is_(None))
    .values(closed_at=bindparam("at"), ends_at=bindparam("ended"))
)
_PLACE = (
    update(tables.attempts)
    .where(_a.table_id == bindparam("this"))
    .values(rank=bindparam("place"), points=bindparam("worth"))
)
_PAR_GAMES = msgspec.json.Decoder(tuple[ParGame, ...])
_PAR = select(_e.evenings).where(_e.code == bindparam("which"))
_LACKING_PAR = (
    select(_c.code)
    .outerjoin(tables.pars, _e.code == _c.code)
    .where(
        and_(_c.closed_at.is_(None), _c.ends_at > bindparam("now")),
        _c.kind.in_(PERIODIC),
        func.coalesce(_e.played, 0) < bindparam("wanted"),
    )
    .order_by(_c.opens_at.desc(), _c.code)
)
_m = tables.marks.c
_MARKED = select(_m.mark).where(_m.code == bindparam("which"), _m.mark == bindparam("mark"))
_UNMARK = delete(tables.marks).where(_m.code == bindparam("which"))
_PLAYED_AT = schema.tables.c.id.in_(select(_a.table_id).where(_a.code == bindparam("which")))
_HOLD = in_order(_PLAYED_AT)
_TOUCH = update(schema.tables).where(_PLAYED_AT).values(revision=schema.tables.c.revision + 1)


class ChallengeRepository:
    """The repository that reads and writes challenges and attempts."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def secret(self, name: str, new: bytes, at: int) -> bytes:
        """Return this installation's secret; the first one that was stored is permanent."""
        if known := await self._engine.column(_SECRET, which=name):
            return bytes(known[0])
        return await self._keep_secret(name, new, at)

    @writes
    async def _keep_secret(self, connection: AsyncConnection, name: str, new: bytes, at: int) -> bytes:
        await connection.execute(self._engine.put.secret, {"name": name, "value": new, "created_at": at})
        return bytes((await connection.execute(_SECRET, {"which": name})).scalar_one())

    async def find(self, code: str) -> Challenge | None:
        """Return the challenge of this code, or None."""
        return await self._one(_BY_CODE, code)

    async def named(self, name: str) -> Challenge | None:
        """Return the challenge of this name, or None."""
        return await self._one(_BY_NAME, name)

    @reads_snapshot
    async def _one(self, connection: AsyncConnection, query: Any, which: str) -> Challenge | None:
        row = (await connection.execute(query, {"which": which})).one_or_none()
        found = [] if row is None else await self._with_guests(connection, [row])
        return found[0] if found else None

    @reads_snapshot
    async def open_to(self, connection: AsyncConnection, person: PersonId, limit: int) -> tuple[Challenge, ...]:
        """Return the open challenges that a person made, is invited to or plays, in the order of their ends."""
        rows = (await connection.execute(_OPEN_TO, {"who": person, "most": limit})).all()
        return tuple(await self._with_guests(connection, rows))

    @reads_snapshot
    async def closed(
        self, connection: AsyncConnection, game: str, kind: ChallengeKind, limit: int
    ) -> tuple[Challenge, ...]:
        """Return the challenges of a kind that have closed, the latest first."""
        query = {"game": game, "kind": kind.value, "most": limit}
        return tuple(await self._with_guests(connection, (await connection.execute(_CLOSED, query)).all()))

    async def _with_guests(self, connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[Challenge]:
        codes = {"codes": [row.code for row in rows]}
        guests, sides = defaultdict[str, list[PersonId]](list), defaultdict[str, list[DuelSide]](list)
        for code, person in await connection.execute(_GUESTS, codes):
            guests[code].append(person)
        if any(ChallengeKind(row.kind).traits.between_servers for row in rows):
            for row in await connection.execute(both.OF, codes):
                sides[row.code].append(side_of(row))
        return [challenge_of(row, guests[row.code], sides[row.code]) for row in rows]

    @writes
    async def add(
        self, connection: AsyncConnection, challenge: Challenge, seed: str, people: tuple[Person, ...], at: int
    ) -> Challenge:
        """Store a new challenge with its people and return it, or the stored one of the same name."""
        await put_people(self._engine, connection, people, at)
        await connection.execute(self._engine.put.challenge, challenge_values(challenge, seed))
        row = (await connection.execute(_BY_NAME, {"which": challenge.name})).one()
        if row.code == challenge.code and challenge.guests:
            guests = [{"code": row.code, "person": guest} for guest in challenge.guests]
            await connection.execute(tables.invitations.insert(), guests)
        if row.code == challenge.code and challenge.sides:
            rows = [side_values(side, place) | {"code": row.code} for place, side in enumerate(challenge.sides)]
            await connection.execute(tables.sides.insert(), rows)
        return (await self._with_guests(connection, [row]))[0]

    # -- attempts ------------------------------------------------------------------------------------------------------

    @reads
    async def ranked(self, connection: AsyncConnection, code: str) -> tuple[Attempt, ...]:
        """Return the ranked attempts at a challenge in the order of their starts."""
        return await ranked_attempts(connection, code)

    async def marked(self, code: str, mark: str) -> bool:
        """Return whether a person with this mark erased their data after an attempt at a challenge."""
        return bool(await self._engine.rows(_MARKED, which=code, mark=mark))

    async def attempt(self, table: TableId) -> Attempt | None:
        """Return the attempt that is played at a table, or None."""
        found = await self._engine.rows(_OF_TABLE, which=table)
        return attempt_of(found[0]) if found else None

    async def practice(self, code: str, person: PersonId) -> TableId | None:
        """Return the table of a person's running practice, or None."""
        return next(iter(await self._engine.column(_PRACTICE, which=code, who=person)), None)

    async def unproved(self, limit: int) -> tuple[TableId, ...]:
        """Return the tables of finished ranked attempts that have not been verified."""
        return await self._engine.column(_UNPROVED, most=limit)

    @writes
    async def list_result(
        self,
        connection: AsyncConnection,
        table: TableId,
        proof: AttemptProof,
        new_messages: tuple[NewMessage, ...],
        at: int,
    ) -> bool:
        """List a verified result and announce it; return False if it was listed before."""
        row = {f"new_{name}": getattr(proof.figures, name) for name in ("own", "rival", "won", "stars")}
        row |= {"new_figures": dump(proof.figures.key), "new_course": dump(proof.course)}
        found = await connection.execute(_LIST, {"this": table, "at": at} | row)
        if found.rowcount == 1 and new_messages:
            await enqueue(self._engine, connection, table, new_messages, at)
        return found.rowcount == 1

    @writes
    async def void(self, connection: AsyncConnection, table: TableId, at: int) -> None:
        """Mark a finished attempt as void, as its result does not follow from its log."""
        await connection.execute(_VOID, {"this": table, "at": at})

    # -- the end -------------------------------------------------------------------------------------------------------

    async def to_close(self, now: int, limit: int) -> tuple[str, ...]:
        """Return the challenges that have ended and are not closed."""
        return await self._engine.column(_TO_CLOSE, now=now, most=limit)

    async def to_remind(self, now: int, soon: int, limit: int) -> tuple[str, ...]:
        """Return the challenges that end soon, and whose players have not been reminded."""
        return await self._engine.column(_TO_REMIND, now=now, soon=soon, most=limit)

    @writes
    async def remind(
        self, connection: AsyncConnection, code: str, new_messages: Iterable[tuple[str, NewMessage]], at: int
    ) -> None:
        """Remind the players of a challenge once; the messages are by topic."""
        if (await connection.execute(_REMINDED, {"which": code, "at": at})).rowcount == 1:
            for topic, new_message in new_messages:
                await enqueue(self._engine, connection, topic, (new_message,), at)

    @writes
    async def close(
        self,
        connection: AsyncConnection,
        code: str,
        ended: int,
        places: dict[TableId, tuple[int, int]],
        new_messages: Iterable[tuple[str, NewMessage]],
        *,
        at: int,
    ) -> bool:
        """Close a challenge with the rank and the season points of each attempt; False if it is closed already.

        `new_messages` announce it, by topic. Its tables count as changed, since they are no longer secret.
        """
        await connection.execute(_HOLD, {"which": code})
        closed = await connection.execute(_CLOSE, {"which": code, "at": at, "ended": ended})
        if closed.rowcount != 1:
            return False
        await set_places(connection, places)
        await connection.execute(_TOUCH, {"which": code})
        for topic, new_message in new_messages:
            await enqueue(self._engine, connection, topic, (new_message,), at)
        await connection.execute(_UNMARK, {"which": code})
        return True

    # -- streaks, ladders, seasons -------------------------------------------------------------------------------------

    async def days(self, person: PersonId, game: str) -> tuple[str, ...]:
        """Return the days of the daily challenges that a person has finished."""
        return await self._engine.column(_DAYS, who=person, game=game)

    async def days_here(self, guild: int, game: str) -> tuple[str, ...]:
        """Return the days of the daily challenges that were finished on a server."""
        return await self._engine.column(_DAYS_HERE, guild=guild, game=game)

    async def ladder(self, person: PersonId, game: str) -> tuple[tuple[Challenge, AttemptState | None, bool], ...]:
        """Return a person's ladder: each challenge with the state of its attempt and whether it was won."""
        return tuple(
            (challenge_of(row, ()), AttemptState(row.state) if row.state else None, bool(row.won))
            for row in await self._engine.rows(_LADDER, who=person, game=game)
        )

    async def season(self, game: str, first: str, last: str) -> tuple[SeasonTotal, ...]:
        """Return the season totals of the daily challenges from one day to another, both included."""
        return tuple(map(season_total_of, await self._engine.rows(_SEASON, game=game, first=first, last=last)))

    # -- par -----------------------------------------------------------------------------------------------------------

    async def par(self, code: str) -> Par:
        """Return the par games of a challenge that have been played."""
        found = await self._engine.column(_PAR, which=code)
        return Par(_PAR_GAMES.decode(found[0]) if found else ())

    async def lacking_par(self, wanted: int, now: int) -> tuple[str, ...]:
        """Return the open periodic challenges with fewer par games than `wanted`, the latest first."""
        return await self._engine.column(_LACKING_PAR, wanted=wanted, now=now)

    @writes
    async def set_par(self, connection: AsyncConnection, code: str, par_games: Sequence[ParGame]) -> None:
        """Store all par games of a challenge that have been played."""
        row = {"code": code, "played": len(par_games), "evenings": dump(par_games)}
        await connection.execute(self._engine.put.par, row)


async def ranked_attempts(connection: AsyncConnection, code: str) -> tuple[Attempt, ...]:
    """Return the ranked attempts at a challenge, in the order in which they were begun."""
    return tuple(map(attempt_of, await connection.execute(_RANKED, {"which": code})))


async def hold_tables(connection: AsyncConnection, code: str) -> None:
    """Lock the tables of a challenge until the transaction ends."""
    await connection.execute(_HOLD, {"which": code})


async def set_places(connection: AsyncConnection, places: dict[TableId, tuple[int, int]]) -> None:
    """Store the ranks and season points of attempts at a closed challenge."""
    rows = [{"this": table, "place": rank, "worth": points} for table, (rank, points) in places.items()]
    if rows:
        await connection.execute(_PLACE, rows)
