"""Opens tables and fills their seats."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta

from msgspec.structs import replace

from bot.database.repositories import Repositories, TableChange
from bot.domain.audit import AuditEntry, TableAction
from bot.domain.move_record import LoggedMove
from bot.domain.notification import QUIET, MessageKind, NewMessage
from bot.domain.person import InvokingUser, Person, PersonId
from bot.domain.table import Location, Table, TableId, TableSeat, TableStatus
from bot.domain.table_view import MoveOutcome
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.domain.timestamps import to_millis
from bot.features.lobby import rules as lobby_rules
from bot.features.play.service import PlayService
from bot.features.servers.limits import ServerLimits
from bot.refusals import (
    AlreadyMentioned,
    Conflict,
    Dismissed,
    Full,
    NoRole,
    NotAgain,
    NotSeated,
    StillInvited,
)
from bot.tables.catalog import Games, game_of
from bot.tables.loaded_table import LoadedTable
from bot.tables.log_view import logged_move
from bot.tables.people import PeopleService
from bot.tables.repository import Clock, TableRepository, host_of, must_be_lobby, must_host, must_sit
from bot.ui_kit.names import mention
from games.api import Game, play

_LOBBY = NewMessage(MessageKind.LOBBY)

SENT_AWAY = (TableAction.DISMISSED, TableAction.RELEASED)
OFTEN = 2
"""Number of dismissals and refusals after which a person cannot be invited again: each invitation pings them."""

POSTED = 5_000
"""Milliseconds after which invitations are sent to a lobby that its caller posts, so that they can link it."""

Rule = Callable[[Table], Table]


@dataclass(eq=False)
class LobbyService:
    """The service that opens and starts tables, and changes lobbies."""

    repositories: Repositories
    now: Clock
    games: Games
    repository: TableRepository
    people: PeopleService
    limits: ServerLimits
    play: PlayService

    async def open(
        self,
        host: InvokingUser,
        game: str,
        place: Location,
        *,
        seats: int,
        options: Mapping[str, str] | None = None,
        computers: Iterable[str] = (),
        private: bool = False,
        reserved: tuple[InvokingUser, ...] = (),
        time_control: TimeControl | None = None,
        then: TimeoutPolicy = TimeoutPolicy.PLAY,
        sealed: bool = False,
        rematch_of: TableId | None = None,
        announce: bool = True,
    ) -> Table:
        """Open a lobby with its host and computer players of these levels.

        `time_control` None = the server's setting. With `announce` the dispatcher posts the lobby message; otherwise
        the caller posts it within POSTED and reports it with `shown`.
        Raises UnknownGame, BadSeats, UnknownOption, UnknownLevel, Full, WrongChannel, TooManyTables.
        """
        await self.limits.must_have_room(host.id, place, opening=True)
        person, *guests = [await self.people.known(who) for who in (host, *reserved)]
        rules = game_of(self.games, game)
        now = self.now()
        table = Table(
            id=await self.repository.free_name(),
            game=game,
            status=TableStatus.LOBBY,
            host=person.id,
            place=place,
            seat_count=seats,
            seats=(TableSeat(0, person.id, name=person.name),),
            options=dict(options or {}),
            private=private,
            reserved=tuple(dict.fromkeys(guest.id for guest in guests if guest.id != person.id)),
            time_control=time_control or await self._usual_time_control(place),
            timeout=then,
            sealed=sealed,
            rematch_of=rematch_of,
            created_at=now,
            changed_at=now,
            expires_at=now + lobby_rules.LOBBY_LIFETIME,
        )
        lobby_rules.check_opened(table, rules)
        for level in computers:
            table = lobby_rules.add_computer(table, rules, level)
        shown = (_LOBBY, *_invitations(table.reserved)) if announce else _invitations(table.reserved, quiet=POSTED)
        await self._insert(table, (person, *guests), shown)
        return table

    async def _insert(self, table: Table, people: tuple[Person, ...], new_messages: tuple[NewMessage, ...]) -> None:
        change = TableChange(
            before=None, after=table, at=to_millis(table.created_at), people=people, new_messages=new_messages
        )
        await self.repository.commit(change)
        self.repository.signal_change()

    async def rematch(self, of: TableId, who: InvokingUser, place: Location) -> Table:
        """Open a lobby with the settings of a table.

        A player of a closed table opens a rematch: the seats of the other players are reserved, and they are invited.
        While it is open, the others who do the same join it. Raises what `open` and `join` raise.
        """
        old = (await self.repository.load(of)).table
        plays_again = old.closed and not old.is_private and who.id in old.people
        if plays_again and (found := await self.repositories.tables.rematch(of)) is not None:
            return found if who.id in found.people else await self.join(found.id, who)
        others = [person for person in old.people if plays_again and person != who.id]
        known = (await self.repositories.people.find(others)).values()
        try:
            reserved = tuple(InvokingUser(one.id, one.name, one.locale) for one in known)
            how = {**lobby_rules.settings_again(old), "reserved": reserved, "rematch_of": of if plays_again else None}
            return await self.open(who, old.game, place, **how, announce=False)
        except Conflict:  # another player was faster
            return await self.rematch(of, who, place)

    async def join(self, table: TableId, who: InvokingUser) -> Table:
        """Seat a person.

        Raises AlreadySeated, Full, Reserved, Private, Dismissed, TooManyTables, AlreadyStarted, Closed.
        """
        person = await self.people.known(who)
        lobby = (await self.repository.load(table)).table
        await self.limits.must_have_room(person.id, lobby.place)
        dismissed = await self._count(table, person.id, SENT_AWAY)

        def rule(now: Table) -> Table:
            if dismissed and person.id not in (*now.people, *now.reserved):
                raise Dismissed(host=host_of(now))
            return lobby_rules.join(now, TableSeat(0, person.id, name=person.name))

        told = (NewMessage(MessageKind.JOINED, lobby.host, quiet=QUIET),)
        return await self.arrange(table, rule, people=(person,), new_messages=told)

    async def _count(self, table: TableId, person: PersonId, actions: Sequence[TableAction]) -> int:
        """Return how many of these actions were about a person at a table."""
        audit = await self.repositories.log.audit(table)
        return sum(entry.about == person and entry.power in actions for entry in audit)

    async def decline(self, table: TableId, person: PersonId) -> Table:
        """Decline a reserved seat. Raises NotSeated, AlreadyStarted, Closed."""
        audit = (AuditEntry(TableAction.DECLINED, person, person),)
        return await self.arrange(table, lambda now: lobby_rules.release(now, person), audit=audit)

    async def mention_role(self, table: TableId, host: PersonId) -> Table:
        """Call the role that the server has set to the lobby, once.

        Raises NotHost, NoRole, AlreadyMentioned, Full, AlreadyStarted, Closed.
        """

        async def work(old: LoadedTable) -> Table:
            must_be_lobby(old.table)
            must_host(old.table, host)
            guild = old.table.place.guild
            role = None if guild is None else (await self.people.server(guild)).role
            if role is None:
                raise NoRole()
            if await self._count(table, host, (TableAction.ROLE_MENTIONED,)):
                raise AlreadyMentioned()
            if not old.table.has_open_seat:
                raise Full(seats=old.table.seat_count)
            audit = (AuditEntry(TableAction.ROLE_MENTIONED, host, host),)
            new_messages = (_LOBBY, NewMessage(MessageKind.ROLE_MENTION, role))
            return (await self.repository.save(old, old.table, new_messages=new_messages, audit=audit)).table

        return await self.repository.exclusive(table, work)

    async def for_host(self, table: TableId, host: PersonId) -> Table:
        """Return a lobby that its host is about to change. Raises NotHost, AlreadyStarted, Closed."""
        found = (await self.repository.load(table, refresh=True)).table
        must_be_lobby(found)
        must_host(found, host)
        return found

    async def stand_up(self, table: TableId, person: PersonId) -> Table:
        """Leave a lobby. Raises NotYours, AlreadyStarted, Closed."""

        def rule(now: Table) -> Table:
            must_sit(now, person)
            return lobby_rules.leave(now, person)

        return await self.arrange(table, rule)

    async def remove(self, table: TableId, host: PersonId, person: PersonId) -> Table:
        """Dismiss a person from a lobby, or cancel their reservation. Raises as `dismiss` does."""
        seated = (await self.repository.load(table, refresh=True)).table.seat_of(person) is not None
        return await (self.dismiss if seated else self.release)(table, host, person)

    async def release(self, table: TableId, host: PersonId, person: PersonId) -> Table:
        """Cancel the reservation for a person. Raises NotHost, NotSeated, AlreadyStarted, Closed."""
        audit = (AuditEntry(TableAction.RELEASED, host, person),)
        return await self.arrange(table, lambda now: lobby_rules.release(now, person), host=host, audit=audit)

    async def dismiss(self, table: TableId, host: PersonId, person: PersonId) -> Table:
        """Remove a person from the lobby and notify them; they can return only if invited.

        Raises NotHost, NotSeated, AlreadyStarted, Closed.
        """

        def rule(now: Table) -> Table:
            if person == host:
                raise NotSeated()
            return lobby_rules.leave(now, person)

        new_messages = (NewMessage(MessageKind.DISMISSED, person),)
        audit = (AuditEntry(TableAction.DISMISSED, host, person),)
        return await self.arrange(table, rule, host=host, new_messages=new_messages, audit=audit)

    async def add_computer(self, table: TableId, host: PersonId, level: str) -> Table:
        """Seat a computer player. Raises NotHost, UnknownLevel, Full, Reserved, AlreadyStarted, Closed."""
        return await self.arrange(table, lambda now: lobby_rules.add_computer(now, self._game(now), level), host=host)

    async def remove_computer(self, table: TableId, host: PersonId, level: str | None = None) -> Table:
        """Remove the newest computer player (of this level). Raises NotHost, NotSeated, AlreadyStarted, Closed."""
        return await self.arrange(table, lambda now: lobby_rules.remove_computer(now, level), host=host)

    async def settle(
        self, table: TableId, host: PersonId, *, seats: int | None = None, options: Mapping[str, str] | None = None
    ) -> Table:
        """Change the number of seats and options; options that it does not have are dropped.

        Raises NotHost, BadSeats, UnknownOption, AlreadyStarted, Closed.
        """

        def rule(now: Table) -> Table:
            game = self._game(now)
            if seats is not None and seats != now.seat_count:
                now = lobby_rules.set_seats(now, game, seats)
            return lobby_rules.set_options(now, game, options or {})

        return await self.arrange(table, rule, host=host)

    async def welcome(
        self,
        table: TableId,
        host: PersonId,
        *,
        private: bool | None = None,
        time_control: TimeControl | None = None,
        then: TimeoutPolicy | None = None,
        sealed: bool | None = None,
        guests: Sequence[InvokingUser] = (),
    ) -> Table:
        """Change privacy and time control, reserve seats for people and invite them.

        Raises NotHost, Full, AlreadySeated, NotAgain, AlreadyStarted, Closed.
        """
        known = tuple([await self.people.known(who) for who in guests])
        for person in known:
            if await self._count(table, person.id, (*SENT_AWAY, TableAction.DECLINED)) >= OFTEN:
                raise NotAgain(who=person.name)
        invited = [person.id for person in known]

        def rule(now: Table) -> Table:
            now = lobby_rules.with_settings(
                now, private=private, time_control=time_control, timeout=then, sealed=sealed
            )
            return lobby_rules.reserve(now, invited)

        return await self.arrange(table, rule, host=host, people=known, new_messages=_invitations(invited))

    async def start(self, table: TableId, host: PersonId, *, without_invited: bool = False) -> MoveOutcome:
        """Start the match: shuffle the seats, draw the seed, and publish its commitment.

        Raises NotHost, TooFew, AlreadyStarted, Closed; StillInvited if a reserved seat is empty, unless
        `without_invited`.
        """

        async def work(old: LoadedTable) -> MoveOutcome:
            must_be_lobby(old.table)
            must_host(old.table, host)
            if (invited := old.table.invited) and not without_invited:
                raise StillInvited(who=tuple(map(mention, invited)))
            new, opening = await self._begin(old, host)
            new, others = await self.play.run_automatic_moves(new, new.table.seat_of(host))
            return await self.play.outcome(new, new.table.seat_of(host), (opening, *others))

        return await self.repository.exclusive(table, work)

    async def _begin(self, old: LoadedTable, host: PersonId) -> tuple[LoadedTable, LoggedMove]:
        game, table = old.game, old.table
        lobby_rules.check_start(table, game)
        seats, seed = len(table.seats), self.play.seeds()
        chosen = lobby_rules.fitting(game, seats, table.options)
        match, news = play.start(game, game.parse_options(seats, chosen), seats, seed)
        order = play.seating(game, seats, seed)
        after = replace(
            lobby_rules.started(table, chosen, order, self.now()),
            commitment=play.commitment(seed),
            rules=match.rules,
        )
        opening = logged_move(0, -1, None, news, at=to_millis(self.now()), by=None)
        after, results = await self.play.ended(old, after, match, opening)
        new = await self.repository.save(
            old,
            after,
            match,
            actor=after.seat_of(host),
            board=True,
            seed=seed,
            checkpoint=(0, play.save(match)),
            moves=(opening,),
            results=results,
        )
        return new, opening

    async def renew(self, table: TableId, person: PersonId) -> Table:
        """Renew the time until a lobby expires; any seated person may. Raises NotYours, AlreadyStarted, Closed."""

        def rule(now: Table) -> Table:
            must_sit(now, person)
            return replace(now, expires_at=self.now() + lobby_rules.LOBBY_LIFETIME)

        return await self.arrange(table, rule)

    async def postpone(self, table: TableId, by: timedelta) -> None:
        """Move the expiry of a lobby by this time, which may be negative; do nothing for other tables."""

        async def work(old: LoadedTable) -> None:
            if old.table.status is TableStatus.LOBBY and old.table.expires_at is not None:
                later = replace(old.table, expires_at=old.table.expires_at + by)
                await self.repository.save(old, later, new_messages=(_LOBBY,))

        await self.repository.exclusive(table, work)

    async def expire(self, table: TableId) -> Table:
        """Close an expired lobby. Raises AlreadyStarted, Closed; Conflict if it was renewed."""

        def rule(now: Table) -> Table:
            if now.expires_at is None or now.expires_at > self.now():
                raise Conflict()
            return lobby_rules.ended(now, TableStatus.EXPIRED)

        return await self.arrange(table, rule)

    async def arrange(
        self,
        table: TableId,
        rule: Rule,
        *,
        host: PersonId | None = None,
        people: tuple[Person, ...] = (),
        new_messages: tuple[NewMessage, ...] = (),
        audit: tuple[AuditEntry, ...] = (),
    ) -> Table:
        """Change a lobby by `rule` and update its message; with `host`, only if that person is the host."""

        async def work(old: LoadedTable) -> Table:
            must_be_lobby(old.table)
            if host is not None:
                must_host(old.table, host)
            after = rule(old.table)
            if after == old.table:
                return after
            shown = NewMessage(MessageKind.CLOSED) if after.closed else _LOBBY
            new_messages_ = (shown, *new_messages)
            new = await self.repository.save(old, after, people=people, new_messages=new_messages_, audit=audit)
            return new.table

        return await self.repository.exclusive(table, work)

    async def _usual_time_control(self, place: Location) -> TimeControl:
        return TimeControl.NORMAL if place.guild is None else (await self.people.server(place.guild)).pace

    def _game(self, table: Table) -> Game:
        return game_of(self.games, table.game)


def _invitations(people: Iterable[PersonId], *, quiet: int = 0) -> tuple[NewMessage, ...]:
    return tuple(NewMessage(MessageKind.INVITED, person, quiet=quiet) for person in people)
