"""Moves a table to another place."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.domain.audit import AuditEntry, TableAction
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.person import PersonId
from bot.domain.table import Location, Table, TableId
from bot.features.servers.limits import ServerLimits
from bot.refusals import Elsewhere
from bot.tables.display import renewed_message
from bot.tables.loaded_table import LoadedTable
from bot.tables.repository import TableRepository, must_be_open, must_sit
from bot.tables.visibility import require_public


@dataclass(eq=False)
class TableMoveService:
    """Moves tables to other channels."""

    repository: TableRepository
    limits: ServerLimits

    async def move_place(self, table: TableId, person: PersonId, place: Location, *, moderator: bool = False) -> Table:
        """Move a table: its messages are posted at the new place.

        Seated people may do this, and moderators of its server. Raises NotYours, Closed, Elsewhere, WrongChannel;
        Secret, OwnLesson at a private table.
        """
        await self.repository.load(table, refresh=True)  # only the database knows whether it is reachable

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
            audit = (AuditEntry(TableAction.MOVED, person, detail=str(home.home), moderator=moderator),)
            new = await self.repository.save(old, moved, new_messages=new_messages, forget_messages=True, audit=audit)
            return new.table

        return await self.repository.exclusive(table, work)


def _new_home(table: Table, person: PersonId, place: Location, *, moderator: bool) -> Location:
    if not moderator:
        must_sit(table, person)
    must_be_open(table)
    home = table.moved_to(place, person)
    if home is None:
        raise Elsewhere(place="other" if table.place.guild is None else "server")
    return home
