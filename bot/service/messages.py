"""The room of the courier: what a message must say just before it leaves, and where it has landed."""

from dataclasses import dataclass
from datetime import datetime

from msgspec.structs import replace

from bot.lobby import WARNING
from bot.model import Delivery, Kind, Notice, PersonId, Place, Status, Table, TableId
from bot.refusals import Closed, Elsewhere, NotYours
from bot.service.keeper import Bell, Clock, Keeper
from bot.service.play import PlayRoom
from bot.service.seated import Seated
from bot.service.trials import must_not_be_trial
from bot.store import Store
from bot.store.rows import Note, millis


@dataclass(eq=False)
class MessageRoom:
    """Everything about messages that the store must know."""

    store: Store
    now: Clock
    bell: Bell
    keeper: Keeper
    play: PlayRoom

    async def delivery(self, notice: Notice) -> Delivery | None:
        """Return what a notice has to say as the table stands now, or None if there is nothing to say any more.

        While somebody (or a computer player) is answering, this waits. Raises UnknownTable, NewerRules, UnknownGame.
        """
        async with self.keeper.lock(notice.table):
            seated = await self.keeper.seated(notice.table, sure=True)
        look = await self.play.seen(seated, None)
        people = whom(notice, seated, self.now())
        if people is None:
            return None
        known = await self.store.people.find(people)
        pings = tuple(known[person] for person in people if person in known)
        fresh = notice.fresh or (notice.kind is Kind.BOARD and bool(pings))
        return Delivery(replace(notice, fresh=fresh), look, pings)

    async def delivered(self, delivery: Delivery, message: int | None) -> None:
        """Note that a message has left: where it stands, and who has been pinged with it."""
        table = delivery.look.table
        pinged = {person.id for person in delivery.pings}
        seats = [chair.seat for chair in table.chairs if chair.person in pinged]
        await self.store.outbox.sent(delivery.notice, table, message, seats, millis(self.now()))
        await self.keeper.seated(table.id, sure=True)

    async def shown(self, table: TableId, kind: Kind, message: int, revision: int) -> None:
        """Report a lobby or board message that was posted or edited outside the courier, showing this revision.

        If that is the newest, and nobody must be pinged, the courier need not show it again.
        """
        async with self.keeper.lock(table):
            seated = await self.keeper.seated(table)
            calm = all(wait.notified_at is not None for wait in seated.waits.values())
            settled = revision == seated.table.revision and calm
            await self.store.outbox.shown(seated.table, kind, message, millis(self.now()), settled=settled)
            await self.keeper.seated(table, sure=True)

    async def move_place(self, table: TableId, person: PersonId, place: Place, *, moderator: bool = False) -> Table:
        """Let a table continue elsewhere: its messages are posted there anew.

        Who sits there may wish it, and a moderator of its server. Raises NotYours, Closed, Elsewhere,
        Secret for a challenge's table.
        """
        await self.keeper.seated(table, sure=True)  # whether it can be reached is known to the store alone

        async def work(old: Seated) -> Table:
            must_not_be_trial(old.table)
            home = _new_home(old.table, person, place, moderator=moderator)
            if home == old.table.place:
                return old.table
            notes = (message_note(old.table),)
            moved = replace(old.table, place=home, lobby_message=None, board_message=None, reachable=True)
            return (await self.keeper.write(old, moved, notes=notes, forget_messages=True)).table

        return await self.keeper.alone(table, work)

    async def show_again(self, table: TableId) -> Table:
        """Have the table's message posted anew where the table lives. Raises Secret for a challenge's table."""
        found = (await self.keeper.seated(table, sure=True)).table
        must_not_be_trial(found)
        await self.store.outbox.post(table, (message_note(found),), millis(self.now()))
        self.bell.ring()
        return found


def _new_home(table: Table, person: PersonId, place: Place, *, moderator: bool) -> Place:
    if table.seat_of(person) is None and not moderator:
        raise NotYours()
    if table.closed:
        raise Closed(status=table.status)
    home = table.taken_to(place, person)
    if home is None:
        raise Elsewhere(place="other" if table.place.guild is None else "server")
    return home


def message_note(table: Table) -> Note:
    """Return the note for the message by which a table is played: its lobby, its board, or that it has closed."""
    if table.status is Status.LOBBY:
        return Note(Kind.LOBBY, fresh=True)
    return Note.board(fresh=True) if table.status in (Status.RUNNING, Status.OVER) else Note(Kind.CLOSED, fresh=True)


def whom(notice: Notice, seated: Seated, now: datetime) -> tuple[PersonId, ...] | None:
    """Return whom to ping with a notice as the table stands now; None if the notice has become pointless."""
    table = seated.table
    match notice.kind:
        case Kind.BOARD:
            return _with_board(notice, seated)
        case Kind.REMIND | Kind.NUDGE:
            return _with_reminder(notice, seated)
        case Kind.LOBBY:
            return None if table.status in (Status.ENDED, Status.EXPIRED) else ()
        case Kind.CLOSED | Kind.FINISHED | Kind.VERDICT:
            return () if table.closed else None
        case Kind.WARNED:
            soon = table.expires_at is not None and table.expires_at <= now + WARNING
            return (table.host,) if soon else None
    return _to_one(notice, table)


def _to_one(notice: Notice, table: Table) -> tuple[PersonId, ...] | None:
    """Tell only who is still expected, or still sits here."""
    person = notice.person
    if notice.kind is Kind.INVITED:
        told = table.status is Status.LOBBY and person in table.reserved and person not in table.people
    else:
        told = table.status is Status.RUNNING and person in table.people
    return (person,) if told and person is not None else None


def _with_board(notice: Notice, seated: Seated) -> tuple[PersonId, ...] | None:
    table = seated.table
    if table.status is Status.OVER:
        told = not notice.fresh or seated.board_move == table.moves or len(table.people) == 1
        return () if told else table.people
    if table.status is not Status.RUNNING:
        return None
    waits = seated.waits.values()
    return tuple(wait.person for wait in waits if wait.person is not None and wait.notified_at is None)


def _with_reminder(notice: Notice, seated: Seated) -> tuple[PersonId, ...] | None:
    """Remind only who is still waited for, since before the reminder was written; nudge only who is alone."""
    since = {wait.person: wait.since for wait in seated.waits.values() if wait.person is not None}
    person = notice.person
    if person is None or person not in since or since[person] > millis(notice.created_at):
        return None
    return None if notice.kind is Kind.NUDGE and len(since) > 1 else (person,)
