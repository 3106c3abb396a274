"""The room where people say how they wish to be called at a table: later, or not at all."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.calls import morning
from bot.model import Kind, PersonId, Settings, TableId, Wish
from bot.refusals import NotYours, NotYourTurn, OthersCall
from bot.service.keeper import Bell, Clock, Keeper, must_run
from bot.service.people import PeopleRoom
from bot.store import Store
from bot.store.rows import Note, millis
from games.core.step import Seat


@dataclass(eq=False)
class CallRoom:
    """Put calls off, and do without them."""

    store: Store
    now: Clock
    bell: Bell
    keeper: Keeper
    people: PeopleRoom

    async def snooze(self, table: TableId, person: PersonId, seat: Seat | None, hours: int | None) -> datetime:
        """Put the calls to one's turn off for so many hours (None = until the morning), and return until when.

        `seat` is the one that was called, None = one's own.
        Raises NotYours, OthersCall, NotYourTurn, NotStarted, Closed.
        """
        seated = await self.keeper.seated(table, sure=True)
        must_run(seated.table)
        own = self._own(seated.table.seat_of(person))
        if seat not in (None, own):
            raise OthersCall(who=next((chair.name for chair in seated.table.chairs if chair.seat == seat), ""))
        wait, now = seated.waits.get(own), self.now()
        known = await self.people.person(person)
        settings = known.settings if known else Settings()
        until = morning(settings, now) if hours is None else now + timedelta(hours=hours)
        note = Note(Kind.DONE, person)
        if wait is None or not await self.store.waiting.snooze(table, wait, millis(until), note, millis(now)):
            raise NotYourTurn(who="")
        self.bell.ring()
        return until

    async def mute(self, table: TableId, person: PersonId, *, on: bool) -> None:
        """Hear nothing of one's turns at a table any more, or again as everywhere. Raises NotYours."""
        seated = await self.keeper.seated(table, sure=True)
        self._own(seated.table.seat_of(person))
        await self.store.wishes.put(table, person, Wish.NOTHING if on else None)
        if on:
            await self.store.outbox.post(table, (Note(Kind.DONE, person),), millis(self.now()))
            self.bell.ring()

    async def wish(self, table: TableId, person: PersonId) -> Wish | None:
        """Return what somebody wishes to hear of a table, None = the usual."""
        return (await self.store.wishes.of(table)).get(person)

    def _own(self, seat: Seat | None) -> Seat:
        if seat is None:
            raise NotYours
        return seat
