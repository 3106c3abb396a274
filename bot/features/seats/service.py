"""Leaves, offers, replaces and takes over seats of a running match, and ends it."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.database.repositories import Repositories
from bot.domain.audit import AuditEntry, TableAction, left_by
from bot.domain.deadline import after_move
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.person import InvokingUser, PersonId
from bot.domain.table import GIVEN_UP, Table, TableId, TableSeat, TableStatus
from bot.domain.table_view import EndVote, TableView
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.features.lobby.rules import with_settings
from bot.features.lobby.service import LobbyService
from bot.features.play.service import PlayService
from bot.features.seats.rules import (
    USUAL_LIMIT,
    hours_left,
    may_offer,
    missed_turns,
    occupied,
    seat_of_player,
    time_limit,
)
from bot.features.servers.limits import ServerLimits
from bot.refusals import (
    AlreadySeated,
    LastPlayer,
    NotAbsent,
    NotSeated,
    OtherSeat,
    Private,
    SeatTaken,
)
from bot.tables.loaded_table import UNTIL_BACK, LoadedTable, round_of, with_seat
from bot.tables.log_view import hosts_after
from bot.tables.people import PeopleService
from bot.tables.prompts import stand_in_level
from bot.tables.repository import Clock, TableRepository, must_be_open, must_host, must_run
from bot.tables.visibility import require_owner, require_public
from games.api import Seat


@dataclass(eq=False)
class SeatService:
    """The service that changes seats of running matches, and ends tables."""

    repositories: Repositories
    now: Clock
    repository: TableRepository
    people: PeopleService
    limits: ServerLimits
    lobby: LobbyService
    play: PlayService

    async def leave(self, table: TableId, person: PersonId) -> Table:
        """Leave a table.

        In a lobby the next person becomes the host, and the last to leave closes it. In a running match this is
        `hand_over`. Raises NotYours, Closed.
        """
        if (await self.repository.load(table, refresh=True)).table.status is TableStatus.RUNNING:
            return await self.hand_over(table, person)
        return await self.lobby.stand_up(table, person)

    async def hand_over(self, table: TableId, person: PersonId) -> Table:
        """Leave a running match: a computer player takes the seat.

        Without people the match ends; an attempt or a lesson is given up. Raises NotYours, NotStarted, Closed.
        """
        if (await self.repository.load(table, refresh=True)).table.is_private:
            return (await self.end_table(table, person)).table

        async def work(old: LoadedTable) -> Table:
            table_seat = seat_of_player(old, person)
            return await self._vacate(old, table_seat, AuditEntry(TableAction.LEFT, person, seat=table_seat.seat))

        return await self.repository.exclusive(table, work)

    async def replace_person(self, table: TableId, by: PersonId, person: PersonId, *, moderator: bool) -> Table:
        """Give the seat of this absent person to a computer player. Raises NotSeated, and as `replace` does."""
        seat = (await self.repository.load(table, refresh=True)).table.seat_of(person)
        if seat is None:
            raise NotSeated()
        return await self.replace(table, by, seat, moderator=moderator)

    async def replace(self, table: TableId, person: PersonId, seat: Seat, *, moderator: bool = False) -> Table:
        """Give the seat of an absent person to a computer player.

        The host may do this, and a moderator at any time. Raises NotHost, NotAbsent, SeatTaken, NotStarted, Closed;
        NotYours at another person's attempt.
        """

        async def work(old: LoadedTable) -> Table:
            require_owner(old.table, person)
            table_seat = occupied(old, seat)
            if table_seat.person is None:
                raise SeatTaken()
            if not moderator:
                must_host(old.table, person)
                self._must_be_absent(old, table_seat)
            about, missed = table_seat.person, missed_turns(old, table_seat, self.now())
            audit_entry = AuditEntry(TableAction.REPLACED, person, about, seat, moderator=moderator, missed=missed)
            return await self._vacate(old, table_seat, audit_entry)

        return await self.repository.exclusive(table, work)

    async def offer(self, table: TableId, person: PersonId, seat: Seat, *, moderator: bool = False) -> Table:
        """Offer a seat to everyone; a computer player plays it until it is taken.

        - People may offer their own seat, which they then leave, or a seat that they have left.
        - The host and moderators may offer seats that a computer plays, and seats of people they may `replace`.
        - At an invite-only table only the host may offer seats.

        Raises NotHost, NotAbsent, SeatTaken, LastPlayer, NotStarted, Closed; Secret, OwnLesson at a table of one
        person.
        """

        async def work(old: LoadedTable) -> Table:
            require_public(old.table)
            table_seat = occupied(old, seat)
            self._may_offer(old, table_seat, person, moderator=moderator)
            about, missed = table_seat.person or table_seat.left_by, missed_turns(old, table_seat, self.now())
            audit_entry = AuditEntry(TableAction.OFFERED, person, about, seat, moderator=moderator, missed=missed)
            if table_seat.person is not None:
                return await self._vacate(old, table_seat, audit_entry, offered=True)
            after = with_seat(old.table, replace(table_seat, offered=True))
            return (await self.repository.save(old, after, board=True, audit=(audit_entry,))).table

        return await self.repository.exclusive(table, work)

    def _may_offer(self, old: LoadedTable, table_seat: TableSeat, person: PersonId, *, moderator: bool) -> None:
        if old.table.private:
            must_host(old.table, person)
        if person not in (table_seat.person, table_seat.left_by) and not moderator:
            must_host(old.table, person)
            if table_seat.person is not None:
                self._must_be_absent(old, table_seat)
        if old.table.people == (table_seat.person,):
            raise LastPlayer()

    async def withdraw(self, table: TableId, person: PersonId, seat: Seat, *, moderator: bool = False) -> Table:
        """Withdraw the offer of a seat; its former player, the host and moderators may.

        Raises NotHost, SeatTaken, NotStarted, Closed.
        """

        async def work(old: LoadedTable) -> Table:
            table_seat = occupied(old, seat)
            if not table_seat.offered:
                raise SeatTaken()
            if person != table_seat.left_by and not moderator:
                must_host(old.table, person)
            audit_entry = AuditEntry(TableAction.WITHDRAWN, person, seat=seat, moderator=moderator)
            after = with_seat(old.table, replace(table_seat, offered=False))
            return (await self.repository.save(old, after, board=True, audit=(audit_entry,))).table

        return await self.repository.exclusive(table, work)

    async def _vacate(
        self,
        old: LoadedTable,
        table_seat: TableSeat,
        audit_entry: AuditEntry,
        *,
        offered: bool = False,
        told: tuple[NewMessage, ...] = (),
    ) -> Table:
        empty = TableSeat(table_seat.seat, level=stand_in_level(old), left_by=table_seat.person, offered=offered)
        table = with_seat(old.table, empty)
        table = replace(table, host=hosts_after(table.people, table.host))
        audit = [audit_entry]
        if table.host != old.table.host:
            audit.append(AuditEntry(TableAction.HOSTED, audit_entry.person, table.host))
        if all(left.wants_end for left in table.seats if left.person is not None):  # also if no person is left
            if table.people and audit_entry.power is not TableAction.REPLACED:
                audit.append(AuditEntry(TableAction.AGREED, audit_entry.person))
            return (await self._end(old, table, *audit, told=told)).table
        new = await self.repository.save(old, table, board=True, new_messages=told, audit=tuple(audit))
        new, _ = await self.play.run_automatic_moves(new)
        return new.table

    async def take_over(self, table: TableId, who: InvokingUser, seat: Seat) -> TableView:
        """Take over a seat that its player has left.

        At an invite-only table a seat that is not offered is only for invited people and the player who left it. A
        person who has left another seat knows its secrets and can only take that seat.
        Raises AlreadySeated, SeatTaken, Private, OtherSeat, TooManyTables, NotStarted, Closed.
        """
        person = await self.people.known(who)
        await self.limits.must_have_room(person.id, (await self.repository.load(table)).table.place)

        async def work(old: LoadedTable) -> TableView:
            must_run(old.table)
            if person.id in old.table.people:
                raise AlreadySeated()
            table_seat = occupied(old, seat)
            if table_seat.left_by is None:
                raise SeatTaken()
            invited = table_seat.offered or person.id in (table_seat.left_by, *old.table.reserved)
            if old.table.private and not invited:
                raise Private()
            await self._must_know_no_other(old.table, person.id, table_seat)
            after = with_seat(old.table, TableSeat(seat, person.id, name=person.name))
            audit = (AuditEntry(TableAction.TAKEN, person.id, seat=seat),)
            new = await self.repository.save(
                old, after, actor=seat, board=True, check_again=True, people=(person,), audit=audit
            )
            return await self.play.view_of(new, seat)

        return await self.repository.exclusive(table, work)

    async def _must_know_no_other(self, table: Table, person: PersonId, table_seat: TableSeat) -> None:
        own = [one.seat for one in table.seats if one.left_by == person]
        known = left_by(person, await self.repositories.log.audit(table.id)) | {*own}
        if known - {table_seat.seat} and table_seat.left_by != person:
            raise OtherSeat(seat=own[0] + 1 if own else "")

    async def offerable(self, table: Table, person: PersonId, *, moderator: bool) -> tuple[TableSeat, ...]:
        """Return the seats that a person may offer, or whose offer they may withdraw.

        These are seats that were left, and seats of absent players; a moderator may offer the seat of any player.
        """
        if table.status is not TableStatus.RUNNING:
            return ()
        found = [one for one in table.seats if one.left_by is not None]
        if not table.is_private and len(table.people) > 1:
            loaded = await self.repository.load(table.id, refresh=True)
            others = (one for one in loaded.table.seats if one.person not in (None, person))
            found += [one for one in others if moderator or hours_left(loaded, one, self.now()) == 0]
        return tuple(one for one in found if may_offer(table, one, person, moderator=moderator))

    async def mark_gone(self, table: TableId, person: PersonId) -> None:
        """Store that a person has left the table's server: they are no longer notified of their turns."""

        async def work(old: LoadedTable) -> None:
            found = next((one for one in old.table.seats if one.person == person), None)
            if old.table.status is TableStatus.RUNNING and found is not None and not found.gone:
                await self.repository.save(old, with_seat(old.table, replace(found, gone=True)), board=True)

        await self.repository.exclusive(table, work)

    async def time_out(self, table: TableId, seat: Seat, since: int) -> bool:
        """Apply the table's timeout policy to a turn; return False if the player has moved.

        `since` is when the turn began, in milliseconds. Reminders are sent by the scheduler. Raises NotStarted, Closed.
        """

        async def work(old: LoadedTable) -> bool:
            must_run(old.table)
            pending_turn = old.pending_turns.get(seat)
            if pending_turn is None or pending_turn.person is None or pending_turn.since != since or old.match is None:
                return False
            person, timeout = pending_turn.person, old.table.timeout
            table_seat = after_move(old.table, old.table.seats[seat], pending_turn, old.settings(person), self.now())
            told, missed = NewMessage(MessageKind.HELPED, person), table_seat.missed + 1
            audit_entry = AuditEntry(TableAction.TIMED_OUT, person, seat=seat, detail=timeout.value, missed=missed)
            match timeout:
                case TimeoutPolicy.END:
                    await self._end(old, old.table, audit_entry, told=(told,))
                case TimeoutPolicy.OFFER:
                    await self._vacate(old, table_seat, audit_entry, offered=True, told=(told,))
                case _:
                    await self._fly(old, table_seat, told)
            return True

        return await self.repository.exclusive(table, work)

    async def hand_hosting(self, table: TableId, host: PersonId, person: PersonId) -> Table:
        """Make another seated person the host. Raises NotHost, NotSeated, Closed."""

        async def work(old: LoadedTable) -> Table:
            must_be_open(old.table)
            must_host(old.table, host)
            if person == host or person not in old.table.people:
                raise NotSeated()
            running = old.table.status is TableStatus.RUNNING
            new_messages = () if running else (NewMessage(MessageKind.LOBBY),)
            after, audit = replace(old.table, host=person), (AuditEntry(TableAction.HOSTED, host, person),)
            return (await self.repository.save(old, after, board=running, new_messages=new_messages, audit=audit)).table

        return await self.repository.exclusive(table, work)

    async def _fly(self, old: LoadedTable, table_seat: TableSeat, told: NewMessage) -> None:
        """Let a computer move for a player: in this round, or until the player returns.

        It keeps the seat of an absent player, too, as long as another player is there.
        """
        assert old.match is not None  # a turn is pending
        away = replace(table_seat, missed=table_seat.missed + 1)
        others = (one for one in old.table.seats if one.person is not None and one.seat != away.seat)
        keeps = away.is_absent and not all(one.is_absent for one in others)
        until = UNTIL_BACK if keeps or old.table.timeout is TimeoutPolicy.SEAT else round_of(old.match)
        after = with_seat(old.table, replace(away, stand_in_round=until))
        await self.play.run_automatic_moves(await self.repository.save(old, after, board=True, new_messages=(told,)))

    async def set_time_control(
        self,
        table: TableId,
        host: PersonId,
        time_control: TimeControl | None = None,
        then: TimeoutPolicy | None = None,
        sealed: bool | None = None,
    ) -> Table:
        """Change the time control, the timeout policy, and whether turns are sealed.

        Raises NotHost, Closed.
        """

        def rule(now: Table) -> Table:
            return with_settings(now, time_control=time_control, timeout=then, sealed=sealed)

        if (await self.repository.load(table, refresh=True)).table.status is not TableStatus.RUNNING:
            return await self.lobby.arrange(table, rule, host=host)

        async def work(old: LoadedTable) -> Table:
            must_run(old.table)
            must_host(old.table, host)
            after = rule(old.table)
            new, before = time_limit(after), time_limit(old.table)
            changed = [one for one in new if one not in before]
            audit = (AuditEntry(TableAction.TIME_CONTROL, host, detail=" ".join(changed)),) if changed else ()
            return (await self.repository.save(old, after, board=True, check_again=True, audit=audit)).table

        return await self.repository.exclusive(table, work)

    async def end_table(
        self, table: TableId, person: PersonId, *, agree: bool = True, moderator: bool = False
    ) -> EndVote:
        """Vote to end a table; `agree` False withdraws the vote.

        The host ends a lobby. A match ends when all players have agreed, except those who have missed two turns in a
        row. A moderator ends any table.
        Raises NotHost, Closed; NotYours, also for a moderator, at another person's attempt.
        """

        async def work(old: LoadedTable) -> EndVote:
            require_owner(old.table, person)
            audit_entry = AuditEntry(TableAction.ENDED, person, moderator=moderator)
            if old.table.status is TableStatus.LOBBY:
                if not moderator:
                    must_host(old.table, person)
                return await self._end(old, old.table, audit_entry) if agree else EndVote(old.table, ended=False)
            must_run(old.table)
            if moderator and agree:
                return await self._end(old, old.table, audit_entry)
            return await self._vote(old, seat_of_player(old, person), agree=agree)

        ending = await self.repository.exclusive(table, work)
        if ending.ended:
            await self.play.match_over(ending.table)
        return ending

    async def _vote(self, old: LoadedTable, table_seat: TableSeat, *, agree: bool) -> EndVote:
        table = with_seat(old.table, replace(table_seat, wants_end=agree))
        missing = self._dissent(replace(old, table=table))
        if not missing:
            power = TableAction.ENDED if table.people == (table_seat.person,) else TableAction.AGREED
            return await self._end(old, table, AuditEntry(power, table_seat.person or 0))
        if table != old.table:
            old = await self.repository.save(old, table, board=True)
        return EndVote(old.table, ended=False, missing=missing)

    async def _end(
        self, old: LoadedTable, table: Table, *audit: AuditEntry, told: tuple[NewMessage, ...] = ()
    ) -> EndVote:
        ended = replace(table, status=TableStatus.ENDED, finished_at=self.now(), expires_at=None)
        new = await self.repository.save(old, ended, new_messages=(NewMessage(MessageKind.CLOSED), *told), audit=audit)
        return EndVote(new.table, ended=True)

    def _dissent(self, loaded: LoadedTable) -> tuple[PersonId, ...]:
        """Return the players who have not agreed, are still there, and have not missed two turns in a row."""
        seats = loaded.table.seats
        playing = [one for one in seats if one.person is not None and not one.wants_end and not one.gone]
        here = [one for one in playing if missed_turns(loaded, one, self.now(), USUAL_LIMIT) < GIVEN_UP]
        return tuple(one.person for one in here if one.person is not None)

    def _must_be_absent(self, loaded: LoadedTable, table_seat: TableSeat) -> None:
        hours = hours_left(loaded, table_seat, self.now())
        if hours > 0:
            raise NotAbsent(who=table_seat.name, hours=hours)
