"""The room where tables are opened and filled."""

import secrets
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bot import lobby
from bot.model import Caller, Chair, Kind, Pace, Person, PersonId, Place, Settings, Status, Table, TableId
from bot.refusals import Conflict, NotSeated, NotYours
from bot.service.desk import Desk, must_be_lobby, must_host
from bot.service.seated import Seated
from bot.store import Change
from bot.store.names import clean
from bot.store.rows import Note, millis

_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
_LENGTH = 6

_LOBBY = Note(Kind.LOBBY)

Rule = Callable[[Table], Table]


def person_of(who: Caller, settings: Settings | None = None) -> Person:
    """Return a caller as the bot remembers them: with a clean name."""
    return Person(who.id, clean(who.name), who.locale, settings or Settings())


class LobbyRoom(Desk):
    """Open a table and see to who sits at it."""

    async def open(
        self,
        host: Caller,
        game: str,
        place: Place,
        *,
        seats: int,
        options: Mapping[str, str] | None = None,
        private: bool = False,
        reserved: tuple[Caller, ...] = (),
        pace: Pace | None = None,
        announce: bool = True,
    ) -> Table:
        """Open a lobby with its host seated; `pace` None = as the guild has settled.

        With `announce` the courier posts the lobby message; without, the caller does and reports it with `shown`.
        Raises UnknownGame, BadSeats, UnknownOption.
        """
        person = await self._known(host)
        guests = [await self._known(guest) for guest in reserved]
        table = lobby.opened(
            "",
            self.game(game),
            place,
            Chair(0, person.id, name=person.name),
            seats=seats,
            options=options or {},
            private=private,
            reserved=[guest.id for guest in guests],
            pace=pace or await self._usual_pace(place),
            now=self.now(),
        )
        notes = (*([_LOBBY] if announce else []), *(Note(Kind.INVITED, guest) for guest in table.reserved))
        return await self._found(table, (person, *guests), notes)

    async def _found(self, table: Table, people: tuple[Person, ...], notes: tuple[Note, ...]) -> Table:
        """Store a new table under a name that nobody has."""
        at = millis(table.created_at)
        table = replace(table, id=await self._free_name())
        await self.store.record(Change(before=None, after=table, at=at, people=people, notes=notes))
        self._keep(Seated(table, self.game(table.game)))
        self.on_change()
        return table

    async def _free_name(self) -> TableId:
        """Return a name that no table has."""
        while True:
            name = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
            if await self.store.tables.glance(name) is None:
                return name

    async def join(self, table: TableId, who: Caller) -> Table:
        """Seat a person. Raises AlreadySeated, Full, Reserved, Private, AlreadyStarted, Closed."""
        person = await self._known(who)
        return await self._arrange(
            table, lambda now: lobby.join(now, Chair(0, person.id, name=person.name)), people=(person,)
        )

    async def _leave_lobby(self, table: TableId, person: PersonId) -> Table:
        def rule(now: Table) -> Table:
            if person not in now.people:
                raise NotYours()
            return lobby.leave(now, person)

        return await self._arrange(table, rule)

    async def reserve(self, table: TableId, host: PersonId, people: tuple[Caller, ...]) -> Table:
        """Keep chairs for these people and invite them. Raises NotHost, Full, AlreadySeated, AlreadyStarted, Closed."""
        known = tuple([await self._known(who) for who in people])
        notes = tuple(Note(Kind.INVITED, person.id) for person in known)
        ids = [person.id for person in known]
        return await self._arrange(table, lambda now: lobby.reserve(now, ids), host=host, people=known, notes=notes)

    async def release(self, table: TableId, host: PersonId, person: PersonId) -> Table:
        """Keep no chair for this person any longer. Raises NotHost, NotSeated, AlreadyStarted, Closed."""
        return await self._arrange(table, lambda now: lobby.release(now, person), host=host)

    async def dismiss(self, table: TableId, host: PersonId, person: PersonId) -> Table:
        """Ask a person to stand up from the lobby. Raises NotHost, NotSeated, AlreadyStarted, Closed."""

        def rule(now: Table) -> Table:
            if person == host:
                raise NotSeated()
            return lobby.leave(now, person)

        return await self._arrange(table, rule, host=host)

    async def add_computer(self, table: TableId, host: PersonId, level: str) -> Table:
        """Seat a computer player. Raises NotHost, UnknownLevel, Full, Reserved, AlreadyStarted, Closed."""
        return await self._arrange(table, lambda now: lobby.add_computer(now, self.game(now.game), level), host=host)

    async def remove_computer(self, table: TableId, host: PersonId) -> Table:
        """Take the newest computer player away. Raises NotHost, NotSeated, AlreadyStarted, Closed."""
        return await self._arrange(table, lobby.remove_computer, host=host)

    async def set_option(self, table: TableId, host: PersonId, key: str, value: str) -> Table:
        """Choose an option. Raises NotHost, UnknownOption, AlreadyStarted, Closed."""
        return await self._arrange(table, lambda now: lobby.set_option(now, self.game(now.game), key, value), host=host)

    async def set_seats(self, table: TableId, host: PersonId, seats: int) -> Table:
        """Change how many are to sit here; options that this number does not have fall away.

        Raises NotHost, BadSeats, AlreadyStarted, Closed.
        """
        return await self._arrange(table, lambda now: lobby.set_seats(now, self.game(now.game), seats), host=host)

    async def set_private(self, table: TableId, host: PersonId, private: bool) -> Table:
        """Let everybody in, or only invited people. Raises NotHost, AlreadyStarted, Closed."""
        return await self._arrange(table, lambda now: replace(now, private=private), host=host)

    async def renew(self, table: TableId, person: PersonId) -> Table:
        """Give a lobby its full time again; anybody seated may. Raises NotYours, AlreadyStarted, Closed."""

        def rule(now: Table) -> Table:
            if person not in now.people:
                raise NotYours()
            return replace(now, expires_at=self.now() + lobby.LIFE)

        return await self._arrange(table, rule)

    async def expire(self, table: TableId) -> Table:
        """Close a lobby whose time is over. Raises AlreadyStarted, Closed, Conflict if it has been renewed."""

        def rule(now: Table) -> Table:
            if now.expires_at is None or now.expires_at > self.now():
                raise Conflict()
            return lobby.ended(now, Status.EXPIRED)

        return await self._arrange(table, rule)

    async def _arrange(
        self,
        table: TableId,
        rule: Rule,
        *,
        host: PersonId | None = None,
        people: tuple[Person, ...] = (),
        notes: tuple[Note, ...] = (),
    ) -> Table:
        """Do this to a lobby, if `host` is given only at the host's wish; its message is renewed."""

        async def work(old: Seated) -> Table:
            must_be_lobby(old.table)
            if host is not None:
                must_host(old.table, host)
            after = rule(old.table)
            if after == old.table:
                return after
            shown = Note(Kind.CLOSED) if after.closed else _LOBBY
            return (await self.write(old, after, people=people, notes=(shown, *notes))).table

        return await self.alone(table, work)

    async def _known(self, who: Caller) -> Person:
        """Return a caller with the wishes the bot has kept of them."""
        kept = (await self.store.people.find([who.id])).get(who.id)
        return person_of(who, kept.settings if kept else None)

    async def _usual_pace(self, place: Place) -> Pace:
        guild = None if place.guild is None else await self.store.people.guild(place.guild)
        return guild.pace if guild else Pace.NORMAL
