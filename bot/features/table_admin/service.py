"""Shows a table's messages again or moves them to another place."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.database.repositories import Repositories
from bot.domain.audit import AuditEntry, TableAction
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.person import PersonId
from bot.domain.table import Location, Table, TableId, TableStatus
from bot.domain.timestamps import to_millis
from bot.features.servers.limits import ServerLimits
from bot.refusals import Closed, Elsewhere, NotYours
from bot.tables.loaded_table import LoadedTable
from bot.tables.repository import ChangeSignal, Clock, TableRepository
from bot.tables.visibility import require_public


@dataclass(eq=False)
class TableMessageService:
    """Have a table shown, here and elsewhere."""

    repositories: Repositories
    now: Clock
    change_signal: ChangeSignal
    repository: TableRepository
    limits: ServerLimits

    async def shown(
        self, table: TableId, kind: MessageKind, message: int, revision: int, *, whole: bool = True
    ) -> None:
        """Report a lobby or board message that was posted or edited outside the dispatcher, showing this revision.

        If that is the newest, and nobody must be pinged, the dispatcher need not show it again; the picture follows of
        one that is not `whole`.
        """
        async with self.repository.lock(table):
            loaded = await self.repository.load(table)
            calm = all(pending_turn.notified_at is not None for pending_turn in loaded.pending_turns.values())
            settled = revision == loaded.table.revision and calm
            await self.repositories.outbox.shown(loaded.table, kind, message, to_millis(self.now()), settled=settled)
            if not whole:
                await self.repositories.outbox.post(table, (NewMessage(MessageKind.PICTURE),), to_millis(self.now()))
                self.change_signal.ring()
            await self.repository.load(table, refresh=True)

    async def move_place(self, table: TableId, person: PersonId, place: Location, *, moderator: bool = False) -> Table:
        """Let a table continue elsewhere: its messages are posted there anew.

        Who sits there may wish it, and a moderator of its server. Raises NotYours, Closed, Elsewhere, WrongChannel,
        Secret for a challenge's table, OwnLesson for a lesson's.
        """
        await self.repository.load(table, refresh=True)  # whether it can be reached is known to the store alone

        async def work(old: LoadedTable) -> Table:
            require_public(old.table)
            home = _new_home(old.table, person, place, moderator=moderator)
            if home == old.table.place:
                return old.table
            await self.limits.must_allow(home)
            offer = (NewMessage(MessageKind.OFFERED, fresh=True),) if old.table.offered_seats else ()
            new_messages = (renewed_message(old.table), *offer, NewMessage(MessageKind.PAST))
            left = {"lobby_message": None, "board_message": None, "offer_message": None}
            moved = replace(old.table, place=home, reachable=True, **left)
            audit_entry = AuditEntry(TableAction.MOVED, person, detail=str(home.home), moderator=moderator)
            return (
                await self.repository.save(
                    old, moved, new_messages=new_messages, forget_messages=True, audit=(audit_entry,)
                )
            ).table

        return await self.repository.exclusive(table, work)

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

    async def _post(self, table: TableId, *notes: NewMessage) -> None:
        await self.repositories.outbox.post(table, notes, to_millis(self.now()))
        self.change_signal.ring()


def _new_home(table: Table, person: PersonId, place: Location, *, moderator: bool) -> Location:
    if table.seat_of(person) is None and not moderator:
        raise NotYours()
    if table.closed:
        raise Closed(status=table.status)
    home = table.moved_to(place, person)
    if home is None:
        raise Elsewhere(place="other" if table.place.guild is None else "server")
    return home


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
