"""Maps rows of the database to the bot's structs and back."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Row

from bot.domain.audit import AuditEntry, TableAction
from bot.domain.match_result import MatchResult
from bot.domain.move_record import LoggedMove
from bot.domain.notification import MessageKind, OutboxMessage, StaleMessage
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import Person, PersonId, PersonSettings
from bot.domain.planned_moves import MovePlan, MoveSequence
from bot.domain.server_settings import ServerSettings
from bot.domain.table import Location, Table, TableChallenge, TableId, TableSeat, TableStatus
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.domain.timestamps import from_millis, moment_or_none, to_millis, to_millis_or_none
from bot.domain.undo_request import UndoRequest
from games.api import Line, Score

Values = dict[str, Any]

FIRST_CHECK = 3_600_000
"""Minimum milliseconds between a notification and a reminder, regardless of settings."""

_OPTIONS = msgspec.json.Decoder(dict[str, str])
_PEOPLE = msgspec.json.Decoder(tuple[PersonId, ...])
_SETTINGS = msgspec.json.Decoder(PersonSettings)
_SERVER = msgspec.json.Decoder(ServerSettings)
_MOVE_SEQUENCES = msgspec.json.Decoder(tuple[MoveSequence, ...])
_LINES = msgspec.json.Decoder(tuple[Line, ...])
_REQUEST = msgspec.json.Decoder(UndoRequest)


def dump(value: object) -> str:
    """Return a value as JSON."""
    return msgspec.json.encode(value).decode()


def table_values(table: Table) -> Values:
    """Return the row of a table, without the columns of its messages and its seed."""
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status.value,
        "host": table.host,
        "guild": table.place.guild,
        "channel": table.place.channel,
        "thread": table.place.thread,
        "home": table.place.home,
        "wanted": table.seat_count,
        "options": dump(table.options),
        "private": table.private,
        "reserved": dump(table.reserved),
        "pace": table.time_control.value,
        "timeout": table.timeout.value,
        "sealed": table.sealed,
        "revision": table.revision,
        "moves": table.moves,
        "commitment": table.commitment,
        "created_at": to_millis(table.created_at),
        "changed_at": to_millis(table.changed_at),
        "expires_at": to_millis_or_none(table.expires_at),
        "started_at": to_millis_or_none(table.started_at),
        "finished_at": to_millis_or_none(table.finished_at),
        "lesson": table.lesson,
        "request": table.request and dump(table.request),
        "request_until": to_millis_or_none(table.request.until) if table.request and table.request.open else None,
        "announced": table.announced,
        "rules": table.rules,
        "counting_rule": table.counting_rule,
    }


def table_of(row: Row[Any], table_seats: Iterable[Row[Any]]) -> Table:
    """Return the table of a row (joined with its challenge) and of the rows of its seats."""
    status, table_challenge = TableStatus(row.status), _challenge_of(row)
    return Table(
        id=row.id,
        game=row.game,
        status=status,
        host=row.host,
        place=Location(row.channel, row.guild, row.thread),
        seat_count=row.wanted,
        seats=tuple(seat_at(table_seat) for table_seat in table_seats),
        options=_OPTIONS.decode(row.options),
        private=row.private,
        reserved=_PEOPLE.decode(row.reserved),
        time_control=TimeControl(row.pace),
        timeout=TimeoutPolicy(row.timeout),
        sealed=row.sealed,
        revision=row.revision,
        moves=row.moves,
        created_at=from_millis(row.created_at),
        changed_at=from_millis(row.changed_at),
        expires_at=moment_or_none(row.expires_at),
        started_at=moment_or_none(row.started_at),
        finished_at=moment_or_none(row.finished_at),
        commitment=row.commitment,
        seed=row.seed
        if status in (TableStatus.OVER, TableStatus.ENDED) and not (table_challenge and table_challenge.secret)
        else None,
        lobby_message=row.lobby_message,
        board_message=row.board_message,
        offer_message=row.offer_message,
        reachable=row.reachable,
        challenge=table_challenge,
        lesson=row.lesson,
        request=_REQUEST.decode(row.request) if row.request else None,
        request_message=row.request_message,
        announced=row.announced,
        rules=row.rules,
        counting_rule=row.counting_rule,
        void=bool(row.void),
    )


def _challenge_of(row: Row[Any]) -> TableChallenge | None:
    return (
        None
        if row.code is None
        else TableChallenge(row.code, row.ranked, from_millis(row.ends_at), row.closed_at is None)
    )


def seat_values(table: TableId, table_seat: TableSeat) -> Values:
    """Return the row of a seat."""
    return {
        "table_id": table,
        "seat": table_seat.seat,
        "person": table_seat.person,
        "level": table_seat.level,
        "vacated": table_seat.left_by,
        "missed": table_seat.missed,
        "pilot": table_seat.stand_in_round,
        "wants_end": table_seat.wants_end,
        "offered": table_seat.offered,
        "bank": table_seat.bank,
        "hinted": table_seat.hinted,
    }


def seat_at(row: Row[Any]) -> TableSeat:
    """Return the seat of a row that includes the person's name."""
    return TableSeat(
        seat=row.seat,
        person=row.person,
        level=row.level,
        name=row.name or "",
        left_by=row.vacated,
        stand_in_round=row.pilot,
        missed=row.missed,
        wants_end=row.wants_end,
        offered=row.offered,
        bank=row.bank,
        hinted=row.hinted,
    )


def struct_values(table: TableId, value: msgspec.Struct) -> Values:
    """Return the row of a struct whose fields are its columns."""
    return {"table_id": table, **msgspec.structs.asdict(value)}


def pending_turn_of(row: Row[Any]) -> PendingTurn:
    """Return the pending turn of a row."""
    return PendingTurn(*(getattr(row, name) for name in PendingTurn.__struct_fields__))


def move_plan_values(table: TableId, plan: MovePlan) -> Values:
    """Return the row of a move plan."""
    return {
        "table_id": table,
        "seat": plan.seat,
        "person": plan.person,
        "courses": dump(plan.sequences),
        "failed": plan.failed,
    }


def move_plan_of(row: Row[Any]) -> MovePlan:
    """Return the move plan of a row."""
    return MovePlan(row.seat, row.person, _MOVE_SEQUENCES.decode(row.courses), row.failed)


def logged_of(row: Row[Any]) -> LoggedMove:
    """Return the logged move of a row."""
    return LoggedMove(*(getattr(row, name) for name in LoggedMove.__struct_fields__))


def audit_values(table: Table, audit_entry: AuditEntry, at: int) -> Values:
    """Return the row of an audit entry, with the table's new revision."""
    row = {name: getattr(audit_entry, name) for name in ("person", "about", "seat", "detail", "moderator", "missed")}
    where = {"table_id": table.id, "revision": table.revision, "move": table.moves}
    return {**row, **where, "power": audit_entry.power.value, "at": at}


def audit_entry_of(row: Row[Any]) -> AuditEntry:
    """Return the audit entry of a row."""
    what = (row.person, row.about, row.seat, row.detail, row.moderator)
    return AuditEntry(TableAction(row.power), *what, from_millis(row.at), row.move, row.missed)


def result_values(table: TableId, result: MatchResult) -> Values:
    """Return the row of a seat's result."""
    score = result.score
    return {
        "table_id": table,
        "seat": score.seat,
        "person": result.person,
        "level": result.level,
        "game": result.game,
        "rules": result.rules,
        "options": dump(result.options),
        "guild": result.guild,
        "players": result.players,
        "computers": result.computers,
        "helped": result.helped,
        "place": score.place,
        "won": score.won,
        "total": score.total,
        "lines": dump(score.lines),
        "moves": result.moves,
        "finished_at": result.finished_at,
        "answers": result.answers,
        "thought": result.thought,
        "thoughts": result.thoughts,
    }


def result_of(row: Row[Any]) -> MatchResult:
    """Return the result of a row; tie-breaks are not stored, but the place is."""
    score = Score(row.seat, _LINES.decode(row.lines), row.total, (), row.place, row.won)
    kept = (row.person, row.level, row.game, row.rules, _OPTIONS.decode(row.options), row.guild)
    effort = (row.answers, row.thought, row.thoughts)
    return MatchResult(score, *kept, row.players, row.computers, row.helped, row.moves, row.finished_at, *effort)


def outbox_message_of(row: Row[Any]) -> OutboxMessage:
    """Return the outbox message of a row."""
    about = (row.id, MessageKind(row.kind), row.topic, row.person, row.fresh or bool(row.owed))
    sent = (row.version, row.tries, from_millis(row.created_at), row.nonce or "")
    return OutboxMessage(*about, *sent, collected=row.latest_at is not None)


def past_of(row: Row[Any]) -> StaleMessage:
    """Return the stale message of a row."""
    return StaleMessage(row.message, MessageKind(row.kind), row.home, row.since, row.until)


def person_of(row: Row[Any]) -> Person:
    """Return the person of a row."""
    return Person(row.id, row.name, row.locale, _SETTINGS.decode(row.settings))


def settings_of(text: str) -> PersonSettings:
    """Return the settings of a person."""
    return _SETTINGS.decode(text)


def server_settings_of(settings: str) -> ServerSettings:
    """Return the settings of a server."""
    return _SERVER.decode(settings)
