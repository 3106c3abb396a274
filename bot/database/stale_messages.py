"""Messages of tables that newer ones have replaced, until they are marked as stale."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.database.mapping import STALE_MESSAGE
from bot.database.row_mapping import Values
from bot.domain.notification import MessageKind, StaleMessage
from bot.domain.table import Table, TableId

_t, _p = schema.tables.c, schema.past.c
_STOOD = (
    select(_t.home, _t.lobby_message, _t.board_message, _t.offer_message, _t.request_message, _t.board_move)
    .where(_t.id == bindparam("this"))
    .with_for_update(key_share=True)
)
_OF_TABLE = select(schema.past).where(_p.table_id == bindparam("this")).order_by(_p.message)
_DONE = delete(schema.past).where(_p.message == bindparam("which"))

COLUMNS = {
    MessageKind.LOBBY: "lobby_message",
    MessageKind.BOARD: "board_message",
    MessageKind.OFFERED: "offer_message",
    MessageKind.REQUEST: "request_message",
}
"""The columns with the current message of each kind."""


class StaleMessageRepository:
    """The messages that must still be marked as stale."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def of(self, table: TableId) -> tuple[StaleMessage, ...]:
        """Return the messages of a table, oldest first."""
        return tuple(map(STALE_MESSAGE.of, await self._engine.rows(_OF_TABLE, this=table)))


def message_column_of(kind: MessageKind, table: Table) -> MessageKind | None:
    """Return the column that a message of this kind is stored in, or None."""
    if kind is MessageKind.CLOSED:
        return MessageKind.LOBBY if table.started_at is None else MessageKind.BOARD
    return kind if kind in COLUMNS else None


async def lock_messages(connection: AsyncConnection, table: TableId) -> Any:
    """Return the row with a table's messages, locked for the transaction."""
    return (await connection.execute(_STOOD, {"this": table})).one()


def shown_values(kind: MessageKind | None, message: int | None, move: int | None, *, collected: bool = False) -> Values:
    """Return the columns that record a message.

    For a board that was posted again also the last move that it shows (`move`). A board is `collected` if it shows
    moves of a turn that goes on. `message` None clears the offer.
    """
    values: Values = {}
    if kind is MessageKind.OFFERED:
        values["offer_message"] = message
    if message is not None and kind is MessageKind.LOBBY:
        values["lobby_message"] = message
    if message is not None and kind is MessageKind.REQUEST:
        values["request_message"] = message
    if message is not None and kind is MessageKind.BOARD:
        values |= {"board_message": message, "board_edited": collected}
        if move is not None:
            values["board_move"] = move
    return values


def superseded_by(old: Any, about: Table, kind: MessageKind, message: int | None) -> tuple[StaleMessage, ...]:
    """Return the messages that become stale when this one is sent.

    A board replaces the lobby, too.

    A message sent to a place that the table has left is stale itself. `message` None means that the
    offer is over, so that its message becomes stale.
    """
    column = message_column_of(kind, about)
    if column is None or (message is None and kind is not MessageKind.OFFERED):
        return ()
    if old.home != about.place.home:
        return () if message is None else (StaleMessage(message, column, about.place.home, about.moves, about.moves),)
    before = getattr(old, COLUMNS[column])
    if before is None and column is MessageKind.BOARD and old.lobby_message is not None:
        return (StaleMessage(old.lobby_message, MessageKind.LOBBY, old.home),)
    return () if before in (None, message) else (StaleMessage(before, column, old.home, old.board_move, about.moves),)


def left_there(old: Any, about: Table) -> tuple[StaleMessage, ...]:
    """Return the messages that become stale when a table moves.

    Its board (or else its lobby), its offer and its undo request.
    """
    board = MessageKind.LOBBY if old.board_message is None else MessageKind.BOARD
    found = ((kind, getattr(old, COLUMNS[kind])) for kind in (board, MessageKind.OFFERED, MessageKind.REQUEST))
    return tuple(StaleMessage(number, kind, old.home, old.board_move, about.moves) for kind, number in found if number)


async def insert_stale(
    engine: Database, connection: AsyncConnection, table: TableId, past: Sequence[StaleMessage]
) -> None:
    """Store stale messages within a transaction."""
    await connection.execute(engine.put.past, [STALE_MESSAGE.values(one, table_id=table) for one in past])


async def delete_stale(connection: AsyncConnection, messages: Iterable[int]) -> None:
    """Delete messages that are marked as stale."""
    if which := [{"which": message} for message in messages]:
        await connection.execute(_DONE, which)
