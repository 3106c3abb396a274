"""Reads and stores people and servers: names and settings."""

from dataclasses import dataclass, field
from operator import itemgetter

from cachetools import LRUCache

from bot.database.repositories import Repositories
from bot.domain.deadline import resettled
from bot.domain.names import clean
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.pending_turn import ClockPause
from bot.domain.person import AnnounceResults, InvokingUser, NotificationMode, Person, PersonId, PersonSettings
from bot.domain.server_settings import ServerSettings
from bot.domain.table_view import FamiliarPrompt
from bot.domain.timestamps import to_millis
from bot.features.pinned_posts.service import PinnedPostService
from bot.features.settings.service import _check
from bot.features.weekly_sky.service import WeeklySkyService
from bot.notifications.policy import digest_of
from bot.tables.repository import Clock, TableRepository

FAMILIAR = 2
"""So often somebody answers a kind of question before its signs are familiar."""

MOST = 100
"""At so many tables that wait for somebody days off are told."""

REMEMBERED = 10_000
"""So many kinds of questions are remembered to be familiar to somebody."""


def person_of(who: InvokingUser, settings: PersonSettings | None = None) -> Person:
    """Return a caller as the bot remembers them: with a clean name."""
    return Person(who.id, clean(who.name), who.locale, settings or PersonSettings())


@dataclass(eq=False)
class PeopleService:
    """Remember people and servers."""

    repositories: Repositories
    now: Clock
    repository: TableRepository
    posts: PinnedPostService
    skies: WeeklySkyService
    _familiar: LRUCache[FamiliarPrompt, bool] = field(default_factory=lambda: LRUCache(REMEMBERED), init=False)

    async def known(self, who: InvokingUser) -> Person:
        """Return a caller with the wishes the bot has kept of them."""
        kept = await self.person(who.id)
        return person_of(who, kept.settings if kept else None)

    async def meet(self, who: InvokingUser) -> Person:
        """Remember somebody's name and language, and return what is known of them."""
        kept = await self.person(who.id)
        person = person_of(who, kept.settings if kept else None)
        if person != kept:
            await self.repositories.people.put(person, to_millis(self.now()))
            self.repository.forget_person(person.id)
        return person

    async def person(self, person: PersonId) -> Person | None:
        """Return what is known of a person, or None."""
        return (await self.repositories.people.find([person])).get(person)

    async def announces(self, person: PersonId) -> bool:
        """Say whether the results of what a person plays alone are always shown to everybody."""
        known = await self.person(person)
        return known is not None and known.settings.announce is AnnounceResults.ALWAYS

    async def set_settings(self, who: InvokingUser, settings: PersonSettings) -> Person:
        """Keep a person's wishes; whose name or results others may see no longer, or again, changes on all posts.

        New hours hold from now on: what has passed of open turns counts as it did. Raises BadSetting.
        """
        _check(settings)
        known = await self.person(who.id)
        person, before = person_of(who, settings), known.settings if known else PersonSettings()
        more = await self._resettled(person, before)
        await self.repositories.people.put(person, to_millis(self.now()), more)
        self.repository.forget_person(person.id)
        if (before.listed, before.announce) != (settings.listed, settings.announce):
            await self.posts.all_anew(await self.posts.naming(who.id))
        if (before.listed, before.sky, before.announce) != (settings.listed, settings.sky, settings.announce):
            await self.skies.anew(await self.skies.naming(who.id))
        if settings.calls is NotificationMode.DIGEST:
            await self.repositories.outbox.post(
                digest_of(person.id), (NewMessage(MessageKind.DIGEST, person.id),), to_millis(self.now())
            )
        return person

    async def _resettled(self, person: Person, before: PersonSettings) -> list[ClockPause]:
        """Return what must be given back, or taken, of a person's open turns, so that their past counts as before."""
        if before == person.settings:
            return []
        tables, pending_turns = await self.repositories.tables.of_person(person.id, closed=False, limit=MOST)
        at = {table.id: table for table in tables}
        own = sorted(
            ((name, pending_turn) for name, pending_turn in pending_turns if pending_turn.person == person.id),
            key=itemgetter(0),
        )
        found = (
            ClockPause(name, pending_turn, resettled(at[name], pending_turn, before, person.settings, self.now()))
            for name, pending_turn in own
        )
        return [one for one in found if one.more]

    async def set_off(self, who: InvokingUser, settings: PersonSettings) -> Person:
        """Keep a person's days off, and let the boards tell where the person is waited for. Raises BadSetting."""
        person = await self.set_settings(who, settings)
        _, pending_turns = await self.repositories.tables.of_person(person.id, closed=False, limit=MOST)
        for table in sorted({name for name, pending_turn in pending_turns if pending_turn.person == person.id}):
            await self.repositories.outbox.post(table, (NewMessage.board(fresh=False),), to_millis(self.now()))
        self.repository.signal_change()
        return person

    async def is_familiar(self, person: PersonId, game: str, kind: str) -> bool:
        """Say whether somebody has answered such a question FAMILIAR times."""
        known = FamiliarPrompt(person, game, kind)
        if known not in self._familiar and await self.repositories.familiar.times(person, game, kind) >= FAMILIAR:
            self._familiar[known] = True
        return known in self._familiar

    def unfamiliar(self, person: PersonId, game: str, kind: str) -> FamiliarPrompt | None:
        """Return what is to be counted when somebody answers such a question, None if it is known to be familiar."""
        known = FamiliarPrompt(person, game, kind)
        return None if known in self._familiar else known

    async def server(self, server: int) -> ServerSettings:
        """Return what a server has settled, or the usual."""
        return await self.repositories.people.server(server) or ServerSettings(server)

    async def set_server(self, server: ServerSettings) -> ServerSettings:
        """Keep what a server has settled."""
        await self.repositories.people.put_server(server)
        return server
