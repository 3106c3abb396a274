"""The unit of work: one change of a table, written in one transaction."""

import msgspec
from sqlalchemy import bindparam, delete, exists, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.clock_pauses import FOUND, resume_clock, unreachable_since
from bot.database.engine import Database
from bot.database.mapping import (
    LOGGED_MOVE,
    MOVE_PLAN,
    PENDING_TURN,
    audit_values,
    result_values,
    seat_values,
    table_changes,
    table_values,
)
from bot.database.people import put_people
from bot.database.row_mapping import Values
from bot.database.sent_notifications import people_notified
from bot.database.stale_messages import insert_stale, left_there, lock_messages
from bot.database.transaction import TransactionPart
from bot.domain.audit import AuditEntry
from bot.domain.match_result import MatchResult
from bot.domain.move_record import LoggedMove
from bot.domain.notification import MAX_BOARD_DELAY_MS, MessageKind, NewMessage
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import Person, PersonId
from bot.domain.planned_moves import MovePlan
from bot.domain.table import Table, TableStatus
from bot.refusals import Conflict
from games.api import Seat


class TableChange(msgspec.Struct, frozen=True, kw_only=True):
    """A change of a table.

    `before` is what was read (None for a new one), `after` the new state.

    - `at`: the time in milliseconds
    - `seed`: written if given
    - `forget_messages`: the table moves to another place, so that its messages become stale
    - `match`: the new state of the match; `checkpoint`: a new start of replays, with the number of its last move
    - `undone`: numbers of undone moves; `agreement`: the consent to that, as JSON
    - `pending_turns`, `ended_turns`: new or changed pending turns, and seats without one
    - `plans`, `dropped_plans`: new or changed move plans, and seats without one
    - `audit`: entries of the audit log
    - `parts`: written in order, after all else but the messages
    """

    before: Table | None
    after: Table
    at: int
    seed: str | None = None
    forget_messages: bool = False
    people: tuple[Person, ...] = ()
    moves: tuple[LoggedMove, ...] = ()
    undone: tuple[int, ...] = ()
    agreement: str | None = None
    match: bytes | None = None
    checkpoint: tuple[int, bytes] | None = None
    pending_turns: tuple[PendingTurn, ...] = ()
    ended_turns: tuple[Seat, ...] = ()
    audit: tuple[AuditEntry, ...] = ()
    plans: tuple[MovePlan, ...] = ()
    dropped_plans: tuple[Seat, ...] = ()
    results: tuple[MatchResult, ...] = ()
    parts: tuple[TransactionPart, ...] = ()
    new_messages: tuple[NewMessage, ...] = ()


_t = schema.tables.c
_SET_TABLE = update(schema.tables).where(_t.id == bindparam("this"), _t.revision == bindparam("read"))
_ADD_TABLE = insert(schema.tables)
_NO_SEATS = delete(schema.seats).where(schema.seats.c.table_id == bindparam("this"))
_ADD_SEATS = insert(schema.seats)
_ADD_MOVES = insert(schema.moves)
_ADD_AUDIT = insert(schema.audit)
_UNDO = (
    update(schema.moves)
    .where(schema.moves.c.table_id == bindparam("this"), schema.moves.c.number == bindparam("which"))
    .values(taken_back_at=bindparam("taken_back_at"), agreement=bindparam("agreed"))
)
_SET_MATCH = (
    update(schema.bookmarks)
    .where(schema.bookmarks.c.table_id == bindparam("this"))
    .values(match=bindparam("match"))
    .returning(exists().where(schema.calls.c.topic == bindparam("this")))
)
_ADD_MATCH = insert(schema.bookmarks)
_DELETE_PENDING_TURN = delete(schema.waiting).where(
    schema.waiting.c.table_id == bindparam("this"), schema.waiting.c.seat == bindparam("which")
)
_DELETE_MOVE_PLAN = delete(schema.prepared).where(
    schema.prepared.c.table_id == bindparam("this"), schema.prepared.c.seat == bindparam("which")
)
_ADD_RESULTS = insert(schema.results)


async def commit_change(engine: Database, change: TableChange) -> None:
    """Write a change in one transaction.

    Raises Conflict if the table has changed since it was read, or the same ranked attempt or lesson has begun, and the
    refusals of the database.
    """
    await engine.write(lambda connection: _write(engine, connection, change))


async def _write(engine: Database, connection: AsyncConnection, change: TableChange) -> None:
    await put_people(engine, connection, change.people, change.at)
    lost = await unreachable_since(connection, change.after.id) if change.forget_messages else None
    left = left_there(await lock_messages(connection, change.after.id), change.after) if change.forget_messages else ()
    await _write_table(connection, change)
    notified = await _write_match(engine, connection, change)
    if left:
        await insert_stale(engine, connection, change.after.id, left)
    if change.audit:
        await connection.execute(
            _ADD_AUDIT, [audit_values(change.after, audit_entry, change.at) for audit_entry in change.audit]
        )
    await _write_pending_turns(engine, connection, change)
    await _write_move_plans(engine, connection, change)
    if lost is not None:
        await resume_clock(connection, change.after.id, lost, change.at)
    if change.results:
        rows = [result_values(change.after.id, result) for result in change.results]
        await connection.execute(_ADD_RESULTS, rows)
    for part in change.parts:
        await part.write(engine, connection)
    new_messages = (*change.new_messages, *(await _done(connection, change) if notified else ()))
    await enqueue(engine, connection, change.after.id, new_messages, change.at)


async def _write_table(connection: AsyncConnection, change: TableChange) -> None:
    before, after = change.before, change.after
    values = table_values(after) if before is None else table_changes(before, after)
    values |= _message_values(change)
    if change.seed is not None:
        values["seed"] = change.seed
    if before is None:
        await _add(connection, after, values | {"board_move": 0, "reachable": True})
    else:
        found = await connection.execute(_SET_TABLE, {"this": before.id, "read": before.revision, **values})
        if found.rowcount != 1:
            raise Conflict()
    await _write_seats(connection, before, after)


async def _add(connection: AsyncConnection, table: Table, values: Values) -> None:
    try:
        await connection.execute(_ADD_TABLE, values)
    except IntegrityError as error:
        if not table.lesson and table.rematch_of is None:
            raise
        raise Conflict() from error


def _message_values(change: TableChange) -> Values:
    values: Values = {}
    if change.forget_messages:
        gone = ("lobby_message", "board_message", "offer_message", "request_message")
        values |= dict.fromkeys(gone) | FOUND
    before, after = change.before, change.after
    unwarned = before is not None and (before.expires_at, before.host) != (after.expires_at, after.host)
    return values | {"warned_at": None} if unwarned else values


async def _write_seats(connection: AsyncConnection, before: Table | None, after: Table) -> None:
    if before is not None and before.seats == after.seats:
        return
    if before is not None:
        await connection.execute(_NO_SEATS, {"this": after.id})
    if after.seats:
        await connection.execute(_ADD_SEATS, [seat_values(after.id, table_seat) for table_seat in after.seats])


async def _write_match(engine: Database, connection: AsyncConnection, change: TableChange) -> bool:
    """Write the match and its moves; return whether anyone may have a notification at the table, which is locked."""
    table = change.after.id
    if change.checkpoint is not None:
        number, match = change.checkpoint
        await connection.execute(engine.put.checkpoint, {"table_id": table, "number": number, "match": match})
    if change.moves:
        await connection.execute(_ADD_MOVES, [LOGGED_MOVE.values(move, table_id=table) for move in change.moves])
    if change.undone:
        how = {"this": table, "taken_back_at": change.at, "agreed": change.agreement}
        await connection.execute(_UNDO, [how | {"which": number} for number in change.undone])
    if change.match is not None and change.seed is not None:
        await connection.execute(_ADD_MATCH, {"table_id": table, "match": change.match})
    elif change.match is not None:
        found = await connection.execute(_SET_MATCH, {"this": table, "match": change.match})
        return bool(found.scalar_one())
    return True


async def _write_pending_turns(engine: Database, connection: AsyncConnection, change: TableChange) -> None:
    table = change.after.id
    if change.ended_turns:
        await connection.execute(_DELETE_PENDING_TURN, [{"this": table, "which": seat} for seat in change.ended_turns])
    if change.pending_turns:
        rows = [PENDING_TURN.values(pending_turn, table_id=table) for pending_turn in change.pending_turns]
        await connection.execute(engine.put.waiting, rows)


async def _write_move_plans(engine: Database, connection: AsyncConnection, change: TableChange) -> None:
    table = change.after.id
    if change.dropped_plans:
        await connection.execute(_DELETE_MOVE_PLAN, [{"this": table, "which": seat} for seat in change.dropped_plans])
    if change.plans:
        rows = [MOVE_PLAN.values(plan, table_id=table) for plan in change.plans]
        await connection.execute(engine.put.prepared, rows)


async def _done(connection: AsyncConnection, change: TableChange) -> tuple[NewMessage, ...]:
    """Return messages that check the notifications of people whose turn or seat has changed."""
    before, after = change.before, change.after
    if before is None or after.is_private:
        return ()
    turned = {*change.ended_turns, *(pending_turn.seat for pending_turn in change.pending_turns)}
    touched = {table_seat.person for table_seat in before.seats if table_seat.seat in turned}
    if after.closed or before.seats != after.seats:
        touched |= set(before.people)
    is_lobby = before.status is TableStatus.LOBBY
    notified = await people_notified(connection, after) if touched or is_lobby else ()
    return tuple(NewMessage(MessageKind.DONE, person) for person in notified if is_lobby or person in touched)


async def enqueue(
    engine: Database, connection: AsyncConnection, topic: str, new_messages: tuple[NewMessage, ...], at: int
) -> None:
    """Enqueue messages of a topic within a transaction.

    The latest of a kind wins, `fresh` stays.
    """
    rows = [
        {
            "key": key_of(topic, new_message.kind, new_message.person),
            "topic": topic,
            "kind": new_message.kind.value,
            "person": new_message.person,
            "fresh": new_message.fresh,
            "version": 1,
            "tries": 0,
            "due_at": at + new_message.after + new_message.quiet,
            "latest_at": at + MAX_BOARD_DELAY_MS if new_message.quiet else None,
            "created_at": at + new_message.after,
        }
        for new_message in new_messages
    ]
    if rows:
        await connection.execute(engine.put.outbox_message, rows)


def key_of(topic: str, kind: MessageKind, person: PersonId | None) -> str:
    """Return the unique key of a message in the outbox."""
    return f"{topic}:{kind.value}:{person or ''}"
