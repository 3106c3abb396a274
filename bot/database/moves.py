"""The log of moves, and the checkpoints of replays."""

import msgspec
from sqlalchemy import ColumnElement, ScalarSelect, and_, bindparam, func, not_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.database.mapping import AUDIT_ENTRY, LOGGED_MOVE, result_of
from bot.database.transaction import reads_snapshot
from bot.domain.audit import AuditEntry
from bot.domain.match_result import MatchResult
from bot.domain.move_record import LoggedMove
from bot.domain.person import PersonId
from bot.domain.table import TableId
from games.api import Seat

_m, _s, _c, _d, _r = schema.moves.c, schema.seats.c, schema.checkpoints.c, schema.audit.c, schema.results.c
_OF_MATCH = select(schema.moves).where(_m.table_id == bindparam("this")).order_by(_m.number)
_AFTER = _OF_MATCH.where(_m.number > bindparam("after"))
_COUNTING = _OF_MATCH.where(_m.taken_back_at.is_(None))
_NOT_UNDONE = _COUNTING.where(_m.number > bindparam("after"))
_OWN = and_(_m.seat == bindparam("seat"), _m.level.is_(None), _m.prepared.is_(False))  # planned: the person was absent


def _last(*which: ColumnElement[bool]) -> ScalarSelect[int]:
    """Return the number of the last such move that counts, or -1."""
    found = select(func.coalesce(func.max(_m.number), -1)).correlate(None)
    return found.where(_m.table_id == bindparam("this"), _m.taken_back_at.is_(None), *which).scalar_subquery()


_LAST_BESIDE = _last(not_(_OWN))
_SINCE_LAST = _COUNTING.where(_m.number > _last(_OWN))
_SINCE_LAST_TURN = _COUNTING.where(_m.number > _last(_OWN, _m.number <= _LAST_BESIDE), _m.number <= _LAST_BESIDE)
_SITTING = schema.moves.join(schema.seats, (_s.table_id == _m.table_id) & (_s.seat == _m.seat))
_OF_SEATS = (_m.table_id == bindparam("this"), _m.taken_back_at.is_(None), _s.person.is_not(None))
_HELPED = (
    select(_m.seat, func.count())
    .select_from(_SITTING)
    .where(*_OF_SEATS, or_(_m.level.is_not(None), _m.person != _s.person))
    .group_by(_m.seat)
)
_THOUGHT = (
    select(_m.seat, func.sum(_m.took), func.count(_m.took))
    .select_from(_SITTING)
    .where(*_OF_SEATS, _m.level.is_(None), _m.person == _s.person)
    .group_by(_m.seat)
)
_CHECKPOINT = select(_c.number, _c.match).where(_c.table_id == bindparam("this")).order_by(_c.number.desc()).limit(1)
_AUDIT = select(schema.audit).where(_d.table_id == bindparam("this")).order_by(_d.revision, _d.power)
_OF_TABLE = select(schema.results).where(_r.table_id == bindparam("this")).order_by(_r.seat)
_OF_PERSON = (
    select(schema.results).where(_r.person == bindparam("who")).order_by(_r.finished_at.desc()).limit(bindparam("most"))
)


class ReplayStart(msgspec.Struct, frozen=True):
    """The newest checkpoint of a match (`number`: its last move) and the valid moves after it."""

    number: int
    match: bytes
    moves: tuple[LoggedMove, ...]


class MoveRepository:
    """The moves and results of tables."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def entries(self, table: TableId, after: int) -> tuple[LoggedMove, ...]:
        """Return all moves after this number in order, with undone ones; the opening is number 0."""
        return tuple(map(LOGGED_MOVE.of, await self._engine.rows(_AFTER, this=table, after=after)))

    async def not_undone(self, table: TableId, after: int) -> tuple[LoggedMove, ...]:
        """Return the moves after this number that still count."""
        return tuple(map(LOGGED_MOVE.of, await self._engine.rows(_NOT_UNDONE, this=table, after=after)))

    async def missed(self, table: TableId, seat: Seat, *, has_prompt: bool) -> tuple[LoggedMove, ...]:
        """Return the valid moves since a person's last one in this seat, or since the start.

        `has_prompt`: the seat has an open prompt. If its person has moved since others did, they are in the middle of a
        turn, and the moves before that turn are returned.
        """
        query = _SINCE_LAST_TURN if has_prompt else _SINCE_LAST
        return tuple(map(LOGGED_MOVE.of, await self._engine.rows(query, this=table, seat=seat)))

    @reads_snapshot
    async def replaying(self, connection: AsyncConnection, table: TableId) -> ReplayStart:
        """Return the data to replay a match."""
        number, match = (await connection.execute(_CHECKPOINT, {"this": table})).one()
        rows = (await connection.execute(_NOT_UNDONE, {"this": table, "after": number})).all()
        return ReplayStart(number, match, tuple(map(LOGGED_MOVE.of, rows)))

    async def helped(self, table: TableId) -> dict[Seat, int]:
        """Return by seat how many moves were made by a computer or a former player of the seat."""
        return {row[0]: row[1] for row in await self._engine.rows(_HELPED, this=table)}

    async def thought(self, table: TableId) -> dict[Seat, tuple[int, int]]:
        """Return by seat the thinking time of the current player in milliseconds, and the moves."""
        rows = await self._engine.rows(_THOUGHT, this=table)
        return {seat: (int(took), answers) for seat, took, answers in rows if answers}

    async def audit(self, table: TableId) -> tuple[AuditEntry, ...]:
        """Return the audit log of a table, oldest first."""
        return tuple(map(AUDIT_ENTRY.of, await self._engine.rows(_AUDIT, this=table)))

    async def results(self, table: TableId) -> tuple[MatchResult, ...]:
        """Return the results of a match, the automatic opponent's first."""
        return tuple(map(result_of, await self._engine.rows(_OF_TABLE, this=table)))

    async def results_of(self, person: PersonId, limit: int) -> tuple[MatchResult, ...]:
        """Return a person's results, the newest first."""
        return tuple(map(result_of, await self._engine.rows(_OF_PERSON, who=person, most=limit)))
