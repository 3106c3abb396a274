"""The room where people look things up: their tables, a table's history, the record of a match."""

import msgspec

from bot.model import Caller, Guild, LogEntry, Mine, Person, PersonId, Settings, Status, Table, TableId
from bot.refusals import BadSetting, NotStarted, StillRunning
from bot.service.desk import Desk
from bot.service.lobby import person_of
from bot.service.news import move_of, told
from bot.service.seated import Seated
from bot.store.names import clean
from bot.store.rows import Result, millis
from games.core import play, record

_LONGEST_OFFSET = 14 * 60


class ArchiveRoom(Desk):
    """Answer questions about tables, people and servers."""

    async def table(self, table: TableId) -> Table:
        """Return what everybody may know about a table."""
        return (await self.seated(table, sure=True)).table

    async def my_tables(self, person: PersonId, *, closed: bool = False, limit: int = 50) -> tuple[Mine, ...]:
        """Return the person's tables that are open (or those that have closed), the longest waiting first."""
        tables, waits = await self.store.tables.of_person(person, closed=closed, limit=limit)
        mine = [
            Mine(
                table,
                table.seat_of(person) or 0,
                next(iter(Seated(table, self.game(table.game), waits={wait.seat: wait}).waiting), None)
                if (wait := waits.get(table.id))
                else None,
            )
            for table in tables
            if table.game in self.games
        ]
        return tuple(sorted(mine, key=lambda one: (one.waiting is None, one.waiting and one.waiting.since)))

    async def tables_at(self, home: int, *, limit: int = 25) -> tuple[Table, ...]:
        """Return the open tables of a channel or thread, the newest change first."""
        return await self.store.tables.at(home, limit=limit)

    async def history(self, table: TableId, person: PersonId | None = None, *, after: int = 0) -> tuple[LogEntry, ...]:
        """Return the answers given so far, as this person may know them, oldest first, beyond number `after`.

        With `after` -1 the opening comes first, as number 0 of seat -1.
        """
        seated = await self.seated(table, sure=True)
        seat, closed = seated.table.seat_of(person), seated.table.closed
        entries = await self.store.log.entries(table, after)
        return tuple(told(seated.game, entry, seat, closed=closed) for entry in entries)

    async def export(self, table: TableId) -> bytes:
        """Return the record of a finished match as JSON, with its seed. Raises StillRunning, NotStarted."""
        seated = await self.seated(table, sure=True)
        if seated.match is None:
            raise NotStarted()
        if seated.table.status is Status.RUNNING:
            raise StillRunning()
        kept = await self.store.log.replaying(table)
        first = play.load(seated.game, kept.match)
        moves = [move_of(seated.game, entry) for entry in kept.moves]
        begun, _ = play.start(seated.game, first.options, first.seats, first.seed)
        upgraded = kept.number > 0 or play.save(begun) != play.save(first)
        written = record.write(seated.game, first, moves, seated.match, checkpoint=upgraded)
        return msgspec.json.encode(written)

    async def results(self, person: PersonId, *, limit: int = 50) -> tuple[Result, ...]:
        """Return what a person has reached, the newest match first."""
        return await self.store.log.results_of(person, limit)

    async def meet(self, who: Caller) -> Person:
        """Remember somebody's name and language, and return what is known of them."""
        known = await self.person(who.id)
        person = person_of(who, known.settings if known else None)
        if person != known:
            await self.store.people.put(person, millis(self.now()))
            self._rename(person)
        return person

    async def person(self, person: PersonId) -> Person | None:
        """Return what is known of a person, or None."""
        return (await self.store.people.find([person])).get(person)

    async def set_settings(self, who: Caller, settings: Settings) -> Person:
        """Keep a person's wishes. Raises BadSetting."""
        _check(settings)
        person = person_of(who, settings)
        await self.store.people.put(person, millis(self.now()))
        return person

    async def guild(self, guild: int) -> Guild:
        """Return what a server has settled, or the usual."""
        return await self.store.people.guild(guild) or Guild(guild)

    async def set_guild(self, guild: Guild) -> Guild:
        """Keep what a server has settled."""
        await self.store.people.put_guild(guild)
        return guild

    def _rename(self, person: Person) -> None:
        """Read the tables of somebody who has another name now again when they are next asked for."""
        for name in [name for name, seated in self._at_hand.items() if person.id in seated.table.people]:
            self.forget(name)


def _check(settings: Settings) -> None:
    if not 1 <= settings.remind_after <= 168:
        raise BadSetting(setting="remind_after", value=settings.remind_after)
    if abs(settings.offset) > _LONGEST_OFFSET:
        raise BadSetting(setting="offset", value=settings.offset)
    for name, hour in (("quiet_from", settings.quiet_from), ("quiet_to", settings.quiet_to)):
        if hour is not None and not 0 <= hour <= 23:
            raise BadSetting(setting=name, value=hour)
    if (settings.quiet_from is None) != (settings.quiet_to is None):
        missing = "quiet_from" if settings.quiet_from is None else "quiet_to"
        raise BadSetting(setting=missing, value="")
    if settings.locale is not None and settings.locale != clean(settings.locale)[:20]:
        raise BadSetting(setting="locale", value=settings.locale)
