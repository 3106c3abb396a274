"""Has a table's messages shown again."""

from dataclasses import dataclass

from bot.database.repositories import Repositories
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.table import Table, TableId, TableStatus
from bot.domain.timestamps import to_millis
from bot.tables.repository import ChangeSignal, Clock, TableRepository
from bot.tables.visibility import require_public


@dataclass(eq=False)
class TableDisplayService:
    """Have a table shown."""

    repositories: Repositories
    now: Clock
    change_signal: ChangeSignal
    repository: TableRepository

    async def shown(
        self, table: TableId, kind: MessageKind, message: int, revision: int, *, whole: bool = True
    ) -> None:
        """Report a lobby or board message that was posted or edited outside the dispatcher, showing this revision.

        If that is the newest, and no player must be pinged, the dispatcher need not show it again. The picture follows
        a message that is not `whole`.
        """
        async with self.repository.lock(table):
            loaded = await self.repository.load(table)
            calm = all(pending_turn.notified_at is not None for pending_turn in loaded.pending_turns.values())
            settled = revision == loaded.table.revision and calm
            await self.repositories.outbox.shown(loaded.table, kind, message, to_millis(self.now()), settled=settled)
            if not whole:
                await self.repositories.outbox.post(table, (NewMessage(MessageKind.REFRESH),), to_millis(self.now()))
                self.change_signal.ring()
            self.repository.messages_changed(table)

    async def show_again(self, table: TableId) -> Table:
        """Repost the table's message where the table lives, and restore what else was deleted there.

        Raises Secret, OwnLesson.
        """
        found = (await self.repository.load(table, refresh=True)).table
        require_public(found)
        await self._post(table, renewed_message(found), *_other_messages(found))
        return found

    async def restore_lobby(self, table: Table) -> None:
        """Show a lobby as it is now: its message is edited, or posted again if it was deleted."""
        await self._post(table.id, NewMessage(MessageKind.LOBBY))

    async def refresh(self, *tables: TableId) -> None:
        """Edit the boards of these tables, as the times on them have changed."""
        for table in tables:
            await self._post(table, NewMessage(MessageKind.REFRESH))

    async def _post(self, table: TableId, *notes: NewMessage) -> None:
        await self.repositories.outbox.post(table, notes, to_millis(self.now()))
        self.change_signal.ring()


def _other_messages(table: Table) -> tuple[NewMessage, ...]:
    """Return the notes that edit the other messages of a running table; one that was deleted is posted again."""
    if table.status is not TableStatus.RUNNING:
        return ()
    offer = (NewMessage(MessageKind.OFFERED),) if table.offered_seats else ()
    request = (NewMessage(MessageKind.REQUEST),) if table.request is not None and table.request.open else ()
    return (*offer, *request)


def renewed_message(table: Table) -> NewMessage:
    """Return the note for the message by which a table is played: its lobby, its board, or that it has closed."""
    if table.status is TableStatus.LOBBY:
        return NewMessage(MessageKind.LOBBY, fresh=True)
    return (
        NewMessage.board(fresh=True)
        if table.status in (TableStatus.RUNNING, TableStatus.OVER)
        else NewMessage(MessageKind.CLOSED, fresh=True)
    )
