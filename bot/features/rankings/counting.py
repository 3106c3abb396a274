"""Counts finished matches, each once in the transaction in which it ends, and recounts all stored matches.

Both use the same code, match by match in the order of `outcomes`, so that both give the same numbers.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema, schema_rankings
from bot.database.engine import Database
from bot.database.unit_of_work import TableChange
from bot.domain.person import Person, PersonId, PersonSettings
from bot.domain.table import Table, TableId, TableStatus
from bot.features.rankings import career, tallies
from bot.features.rankings.achievements import Told
from bot.features.rankings.career import Career, CareerKey
from bot.features.rankings.mapping import read_outcome
from bot.features.rankings.outcome import MatchOutcome
from bot.features.rankings.seasons import ALL_SERVERS, ALL_TIME
from bot.refusals import AlreadyVoid, NothingCounted, NotVoid
from bot.tables.loaded_table import LoadedTable

_LOCK = 0x434F554E
"""PostgreSQL's advisory lock during a count, so that matches are counted in the order of their numbers."""

_o, _s = schema_rankings.outcomes.c, schema_rankings.rankings.c
_ADD = insert(schema_rankings.outcomes)
_UNCOUNTED = (
    select(_o.number, _o.table_id, _o.rule).where(_o.counted.is_(False), _o.void.is_(False)).order_by(_o.number)
)
_COUNTED = update(schema_rankings.outcomes).where(_o.number == bindparam("this")).values(counted=True)
_RANKINGS = select(schema_rankings.rankings).where(
    _s.game == bindparam("game"), _s.person.in_(bindparam("people", expanding=True))
)
_p = schema_rankings.opponents.c
_MET = select(schema_rankings.opponents).where(
    _p.game == bindparam("game"), _p.person.in_(bindparam("people", expanding=True))
)
_SETTINGS = select(schema.people.c.id, schema.people.c.settings).where(
    schema.people.c.id.in_(bindparam("ids", expanding=True))
)
_OUTCOME = select(schema_rankings.outcomes).where(_o.table_id == bindparam("this"))
_SET_VOID = update(schema_rankings.outcomes).where(_o.table_id == bindparam("this")).values(void=bindparam("now"))
_LIST = (
    update(schema_rankings.rankings)
    .where(_s.person == bindparam("who"), _s.listed.is_distinct_from(bindparam("shown")))
    .values(listed=bindparam("shown"))
)
_ADD_OPPONENTS = insert(schema_rankings.opponents)
_ADD_RATINGS = insert(schema_rankings.ratings)
_ADD_FEATS = insert(schema_rankings.feats)

_PERSON_SETTINGS = msgspec.json.Decoder(PersonSettings)


class CountMatch(msgspec.Struct, frozen=True):
    """A match that ends in this transaction; one that is called off counts only if it rates people."""

    table: Table

    async def write(self, engine: Database, connection: AsyncConnection) -> None:
        """Count the match, after all matches that are not counted yet."""
        await alone(engine, connection)
        table = self.table
        if (
            table.status is TableStatus.ENDED
            and not (await read_outcome(connection, 0, table.id, table.counting_rule))[0].rated
        ):
            return
        await connection.execute(_ADD, {"table_id": table.id, "counted": False, "rule": table.counting_rule})
        await count_outcomes(engine, connection)


def match_counted(change: TableChange, _: LoadedTable) -> CountMatch | None:
    """Return the count of a match that ends with a change of its table, None if none ends."""
    return CountMatch(change.after) if change.results or _may_count(change) else None


def _may_count(change: TableChange) -> bool:
    """Return whether a match that is called off may count, as a player may have given a seat up before."""
    running = change.before is not None and change.before.status is TableStatus.RUNNING
    return running and change.after.status is TableStatus.ENDED and change.after.rates_leaving


class ListedChanged(msgspec.Struct, frozen=True):
    """The setting whether a person is listed on leaderboards."""

    person: PersonId
    listed: bool

    async def write(self, engine: Database, connection: AsyncConnection) -> None:
        """Store the setting in all careers of the person."""
        await alone(engine, connection)
        await connection.execute(_LIST, {"who": self.person, "shown": self.listed})


def person_listed(person: Person) -> ListedChanged:
    """Return the transaction part of a person's settings."""
    return ListedChanged(person.id, person.settings.listed)


async def alone(engine: Database, connection: AsyncConnection) -> None:
    """Lock the counted tables until this transaction ends."""
    if not engine.sqlite:  # SQLite has one writer anyhow
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))


async def count_outcomes(engine: Database, connection: AsyncConnection, most: int | None = None) -> int:
    """Count at most `most` matches that are not counted yet, and return their number."""
    await alone(engine, connection)
    rows = (await connection.execute(_UNCOUNTED.limit(most))).all()
    for row in rows:
        outcome, events = await read_outcome(connection, row.number, row.table_id, row.rule)
        await _count(engine, connection, outcome, events)
        await connection.execute(_COUNTED, {"this": row.number})
    return len(rows)


async def _count(
    engine: Database, connection: AsyncConnection, outcome: MatchOutcome, events: tuple[Told, ...]
) -> None:
    people = set(outcome.concerned)
    before = await _before(connection, outcome, people)
    new = career.new_opponents(outcome, await _met(connection, outcome))
    changed = career.after(outcome, before, new)
    listed = await listed_among(connection, people)
    if changed:
        rows = [{**msgspec.structs.asdict(one), "listed": one.person in listed} for one in changed]
        await connection.execute(engine.put.ranking, rows)
    met = [{**key._asdict(), "opponent": other} for key, others in new.items() for other in others]
    if met:
        await connection.execute(_ADD_OPPONENTS, met)
    await _put_ratings(connection, outcome, changed)
    gained = [{"table_id": outcome.table, **msgspec.structs.asdict(feat)} for feat in tallies.feats(outcome, events)]
    if gained:
        await connection.execute(_ADD_FEATS, gained)
    counts = tallies.counted(tallies.tallies(outcome, events))
    if counts:
        rows = [{"game": outcome.game, **msgspec.structs.asdict(count)} for count in counts]
        await connection.execute(engine.put.tally, rows)


async def _before(connection: AsyncConnection, outcome: MatchOutcome, people: set[PersonId]) -> dict[CareerKey, Career]:
    wanted = set(career.keys(outcome))
    query = {"game": outcome.game, "people": sorted(people)}
    found = map(career_of, await connection.execute(_RANKINGS, query))
    return {one.key: one for one in found if one.key in wanted}


async def _met(connection: AsyncConnection, outcome: MatchOutcome) -> dict[CareerKey, list[PersonId]]:
    """Return the earlier rated opponents of a match's people, on every board of the game."""
    found: dict[CareerKey, list[PersonId]] = {}
    people = sorted(one.person for one in outcome.rated)
    if people:
        for row in await connection.execute(_MET, {"game": outcome.game, "people": people}):
            found.setdefault(CareerKey(row.game, row.guild, row.season, row.person), []).append(row.opponent)
    return found


async def listed_among(connection: AsyncConnection, people: set[PersonId]) -> set[PersonId]:
    """Return the people who may be listed: not former players, nor people who have opted out."""
    rows = await connection.execute(_SETTINGS, {"ids": sorted(people)})
    return {row.id for row in rows if row.id > 0 and _PERSON_SETTINGS.decode(row.settings).listed}


async def _put_ratings(connection: AsyncConnection, outcome: MatchOutcome, changed: Sequence[Career]) -> None:
    rated = {one.person for one in outcome.rated}
    this = {"number": outcome.number, "at": outcome.finished_at}
    rows = [
        {"person": one.person, "game": one.game, "mu": one.mu, "sigma": one.sigma, **this}
        for one in changed
        if one.person in rated and (one.guild, one.season) == (ALL_SERVERS, ALL_TIME)
    ]
    if rows:
        await connection.execute(_ADD_RATINGS, rows)


def career_of(row: Row[Any]) -> Career:
    """Return the career of a row."""
    return Career(**{name: getattr(row, name) for name in Career.__struct_fields__})


async def set_void(connection: AsyncConnection, table: TableId, *, void: bool) -> tuple[PersonId, ...]:
    """Set whether a result is void, and return the people concerned; the caller runs `recount` afterwards.

    Raises NothingCounted for a table without a result, AlreadyVoid and NotVoid if nothing changes.
    """
    row = (await connection.execute(_OUTCOME, {"this": table})).one_or_none()
    if row is None:
        raise NothingCounted()
    if row.void == void:
        raise AlreadyVoid() if void else NotVoid()
    await connection.execute(_SET_VOID, {"this": table, "now": void})
    outcome, _ = await read_outcome(connection, row.number, table, row.rule)
    return outcome.concerned


# -- recount ---------------------------------------------------------------------------------------------------------


class RebuildReport(msgspec.Struct, frozen=True):
    """The number of recounted matches, and the number of different rows by table."""

    matches: int
    different: dict[str, int]


class _OnlyCompared(Exception):
    """Raised to roll back a transaction that only compares."""


async def rebuild(engine: Database, *, keep: bool = True) -> RebuildReport:
    """Recount all matches in one transaction, and compare; with `keep` False nothing is changed.

    Raises the database's refusals.
    """
    found = RebuildReport(0, {})
    try:
        async with engine.writing(job=True) as connection:
            found = await recount(engine, connection)
            if not keep:
                raise _OnlyCompared
    except _OnlyCompared:
        pass
    return found


async def recount(engine: Database, connection: AsyncConnection) -> RebuildReport:
    """Recount all matches except void results within a transaction, and compare."""
    await alone(engine, connection)
    for table in schema_rankings.DERIVED:
        await connection.execute(text(f"CREATE TEMPORARY TABLE aside_{table.name} AS SELECT * FROM {table.name}"))
        await connection.execute(delete(table))
    await connection.execute(update(schema_rankings.outcomes).values(counted=False))
    matches = await count_outcomes(engine, connection)
    return RebuildReport(matches, await _compared(connection))


async def _compared(connection: AsyncConnection) -> dict[str, int]:
    different = {}
    for table in schema_rankings.DERIVED:
        new, old = f"SELECT * FROM {table.name}", f"SELECT * FROM aside_{table.name}"
        more = (await connection.execute(text(f"SELECT count(*) FROM ({new} EXCEPT {old}) AS more"))).scalar_one()
        less = (await connection.execute(text(f"SELECT count(*) FROM ({old} EXCEPT {new}) AS less"))).scalar_one()
        different[table.name] = more + less
        await connection.execute(text(f"DROP TABLE aside_{table.name}"))
    return different
