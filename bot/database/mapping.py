"""The columns of the bot's structs, and what their types do not say about their rows."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Row

from bot.database.row_mapping import RowMapping, Values
from bot.domain.audit import AuditEntry
from bot.domain.match_result import MatchResult
from bot.domain.move_record import LoggedMove
from bot.domain.notification import OutboxMessage, SentNotification, StaleMessage, Watcher
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import Person, PersonSettings
from bot.domain.planned_moves import MovePlan
from bot.domain.server_settings import ServerSettings
from bot.domain.table import Location, Table, TableChallenge, TableId, TableSeat, TableStatus
from bot.domain.timestamps import from_millis, to_millis
from games.api import Score

FIRST_CHECK = 3_600_000
"""Minimum milliseconds between a notification and a reminder, regardless of settings."""

PENDING_TURN, MOVE_PLAN = RowMapping(PendingTurn), RowMapping(MovePlan, sequences="courses")
LOGGED_MOVE, AUDIT_ENTRY = RowMapping(LoggedMove), RowMapping(AuditEntry)
PERSON, WATCHER = RowMapping(Person), RowMapping(Watcher, watch_level="wish")
SENT_NOTIFICATION, STALE_MESSAGE = RowMapping(SentNotification), RowMapping(StaleMessage)

MESSAGE_COLUMNS = ("lobby_message", "board_message", "offer_message", "request_message", "reachable")
"""The columns that the messages of a table change."""

_TABLE = RowMapping(
    Table, ("place", "seats", "seed", "challenge", "void", *MESSAGE_COLUMNS), seat_count="wanted", time_control="pace"
)
_SEAT = RowMapping(TableSeat, ("name",), left_by="vacated", stand_in_round="pilot")
_SCORE, _RESULT = RowMapping(Score, ("ties",)), RowMapping(MatchResult, ("score",))
_OUTBOX = RowMapping(OutboxMessage, ("fresh", "nonce", "collected"))

settings_of = msgspec.json.Decoder(PersonSettings).decode
server_settings_of = msgspec.json.Decoder(ServerSettings).decode


def table_values(table: Table) -> Values:
    """Return the row of a table, without the columns of its messages and its seed."""
    return _TABLE.values(table, **_place_and_request(table))


def table_changes(old: Table, new: Table) -> Values:
    """Return the columns that a change of a table writes."""
    before = _place_and_request(old)
    others = {name: value for name, value in _place_and_request(new).items() if before[name] != value}
    return _TABLE.changes(old, new) | others


def _place_and_request(table: Table) -> Values:
    place, request = table.place, table.request
    return {
        "guild": place.guild,
        "channel": place.channel,
        "thread": place.thread,
        "home": place.home,
        "request_until": to_millis(request.until) if request and request.open else None,
    }


def table_of(row: Row[Any], table_seats: Iterable[Row[Any]]) -> Table:
    """Return the table of a row (joined with its challenge) and of the rows of its seats."""
    challenge = _challenge_of(row)
    open_seed = row.status in (TableStatus.OVER, TableStatus.ENDED) and not (challenge and challenge.secret)
    return _TABLE.of(
        row,
        place=Location(row.channel, row.guild, row.thread),
        seats=tuple(_SEAT.of(table_seat, name=table_seat.name or "") for table_seat in table_seats),
        seed=row.seed if open_seed else None,
        challenge=challenge,
        void=bool(row.void),
        **{name: getattr(row, name) for name in MESSAGE_COLUMNS},
    )


def _challenge_of(row: Row[Any]) -> TableChallenge | None:
    if row.code is None:
        return None
    return TableChallenge(row.code, row.ranked, from_millis(row.ends_at), row.closed_at is None)


def seat_values(table: TableId, table_seat: TableSeat) -> Values:
    """Return the row of a seat."""
    return _SEAT.values(table_seat, table_id=table)


def audit_values(table: Table, audit_entry: AuditEntry, at: int) -> Values:
    """Return the row of an audit entry, with the table's new revision."""
    return AUDIT_ENTRY.values(audit_entry, table_id=table.id, revision=table.revision, move=table.moves, at=at)


def result_values(table: TableId, result: MatchResult) -> Values:
    """Return the row of a seat's result."""
    return _RESULT.values(result, table_id=table, **_SCORE.values(result.score))


def result_of(row: Row[Any]) -> MatchResult:
    """Return the result of a row; tie-breaks are not stored, but the place is."""
    return _RESULT.of(row, score=_SCORE.of(row))


def outbox_message_of(row: Row[Any]) -> OutboxMessage:
    """Return the outbox message of a row."""
    fresh, collected = row.fresh or bool(row.owed), row.latest_at is not None
    return _OUTBOX.of(row, fresh=fresh, nonce=row.nonce or "", collected=collected)
