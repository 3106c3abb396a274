"""Reads the outcome of a finished match from its results and its log."""

from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema, schema_challenges
from bot.database.mapping import AUDIT_ENTRY
from bot.domain.audit import TableAction
from bot.domain.table import GIVING_UP_COUNTS, TableId, TableStatus
from bot.domain.timestamps import moment_or_none
from bot.domain.undo_request import UndoAgreement
from bot.features.rankings.achievements import Told
from bot.features.rankings.given_up import LastHolder, SeatMove, given_up, remained
from bot.features.rankings.outcome import MatchOutcome, SeatResult
from games.api import Line

_r, _m, _t, _s, _d = schema.results.c, schema.moves.c, schema.tables.c, schema.seats.c, schema.audit.c
_TABLE = select(_t.game, _t.guild, _t.options, _t.status, _t.finished_at).where(_t.id == bindparam("this"))
_RESULTS = select(schema.results).where(_r.table_id == bindparam("this")).order_by(_r.seat)
_EVENTS = select(_m.events).where(_m.table_id == bindparam("this"), _m.taken_back_at.is_(None)).order_by(_m.number)
_UNDONE = select(_m.agreement).where(_m.table_id == bindparam("this"), _m.agreement.is_not(None))
_ATTEMPT = select(schema_challenges.attempts.c.ranked).where(schema_challenges.attempts.c.table_id == bindparam("this"))
_MOVES = (
    select(_m.number, _m.seat, _m.person, _m.level, _m.taken_back_at, _m.agreement)
    .where(_m.table_id == bindparam("this"), _m.number > 0)
    .order_by(_m.number)
)
_SEATS = select(schema.seats).where(_s.table_id == bindparam("this")).order_by(_s.seat)
_AUDIT = select(schema.audit).where(_d.table_id == bindparam("this")).order_by(_d.revision, _d.power)

_LINES = msgspec.json.Decoder(tuple[Line, ...])
_OPTIONS = msgspec.json.Decoder(dict[str, str])
_AGREEMENT = msgspec.json.Decoder(UndoAgreement)

GIVING_UP_IS_FINAL = 3
"""From this counting rule on, a player who gave a seat up is rated last, independent of later events."""


class _Kept(msgspec.Struct, frozen=True):
    event: dict[str, Any]


_NEWS = msgspec.json.Decoder(list[_Kept])


async def read_outcome(
    connection: AsyncConnection, number: int, table: TableId, rule: int
) -> tuple[MatchOutcome, tuple[Told, ...]]:
    """Return a match as it is counted by a rule, and its events; `number` is its place in the order of counting."""
    this = {"this": table}
    row = (await connection.execute(_TABLE, this)).one()
    results = (await connection.execute(_RESULTS, this)).all()
    logged = (await connection.execute(_EVENTS, this)).scalars().all()
    attempt = (await connection.execute(_ATTEMPT, this)).first()
    undone = (await connection.execute(_UNDONE, this)).scalars()
    outcome = MatchOutcome(
        number=number,
        table=table,
        game=row.game,
        guild=results[0].guild if results else row.guild,
        options=_OPTIONS.decode(results[0].options if results else row.options),
        finished_at=results[0].finished_at if results else row.finished_at,
        seats=tuple(map(_finish, results)),
        challenge=attempt is not None,
        practice=any(map(_is_known, undone)) or (attempt is not None and not attempt.ranked),
    )
    if rule >= GIVING_UP_COUNTS and attempt is None:
        outcome = await _with_given_up(connection, outcome, rule, called_off=row.status == TableStatus.ENDED)
    return outcome, tuple(kept.event for events in logged for kept in _NEWS.decode(events))


def _is_known(agreement: str | None) -> bool:
    return agreement is not None and _AGREEMENT.decode(agreement).known


def _finish(row: Row[Any]) -> SeatResult:
    lines = {line.key: line.points for line in _LINES.decode(row.lines)}
    done = (row.seat, row.person, row.place, row.won, row.total, lines)
    return SeatResult(*done, row.answers, row.helped, row.thought, row.thoughts)


async def _with_given_up(
    connection: AsyncConnection, outcome: MatchOutcome, rule: int, *, called_off: bool
) -> MatchOutcome:
    this, final = {"this": outcome.table}, rule >= GIVING_UP_IS_FINAL
    seats = (await connection.execute(_SEATS, this)).all()
    if len(seats) < 2:
        return outcome
    moves = [
        SeatMove(
            row.number, row.seat, row.person, row.level, moment_or_none(row.taken_back_at), _is_known(row.agreement)
        )
        for row in await connection.execute(_MOVES, this)
    ]
    audit = [AUDIT_ENTRY.of(row) for row in await connection.execute(_AUDIT, this)]
    agreed = called_off and (not final or any(entry.power is TableAction.AGREED for entry in audit))
    holders = [LastHolder(row.seat, row.person, agreed and row.wants_end) for row in seats]
    gone = given_up(holders, moves, audit)
    return msgspec.structs.replace(
        outcome,
        given_up=gone,
        remained=remained(gone, holders, moves, audit) if final else (),
        called_off=called_off,
        seats=tuple(_left_seat(row, moves) for row in seats) if called_off else outcome.seats,
    )


def _left_seat(row: Row[Any], moves: list[SeatMove]) -> SeatResult:
    """Return a seat of a match that was called off: all are equal."""
    of_seat = [move for move in moves if move.seat == row.seat and move.undone_at is None]
    own = 0 if row.hinted else sum(move.person == row.person and move.level is None for move in of_seat)
    return SeatResult(row.seat, row.person, 1, False, 0, {}, len(of_seat), len(of_seat) - own)
