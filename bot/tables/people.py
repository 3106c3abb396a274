"""Loads and stores people and servers."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from cachetools import LRUCache
from msgspec.structs import replace

from bot.database.people import PromptDone
from bot.database.repositories import Repositories
from bot.database.transaction import TransactionPart
from bot.domain.names import clean
from bot.domain.pending_turn import ClockPause
from bot.domain.person import AnnounceResults, InvokingUser, Person, PersonId, PersonSettings
from bot.domain.server_settings import ServerSettings
from bot.domain.table import Table, TableId
from bot.domain.table_view import FamiliarPrompt
from bot.domain.timestamps import to_millis
from bot.tables.repository import Clock, TableRepository

FAMILIAR = 2
"""Number of times a person answers a kind of prompt before its icons are familiar."""

CACHED_FAMILIAR_PROMPTS = 10_000
"""Number of familiar prompts in the cache, over all people."""


def person_of(who: InvokingUser, settings: PersonSettings | None = None) -> Person:
    """Return a user as a person with a cleaned name."""
    return Person(who.id, clean(who.name), who.locale, settings or PersonSettings())


@dataclass(eq=False)
class PeopleService:
    """The service that loads and stores people and servers.

    `part_of` returns what is written with each stored person.
    """

    repositories: Repositories
    now: Clock
    repository: TableRepository
    part_of: Callable[[Person], TransactionPart]
    _times_done: LRUCache[FamiliarPrompt, int] = field(
        default_factory=lambda: LRUCache(CACHED_FAMILIAR_PROMPTS), init=False
    )

    async def known(self, who: InvokingUser) -> Person:
        """Return a user with their stored settings."""
        kept = await self.person(who.id)
        return person_of(who, kept.settings if kept else None)

    async def meet(self, who: InvokingUser, table: TableId | None = None) -> Person:
        """Store a user's name and language if they have changed, and return the person.

        With a `table`, it is read in the same statement if it is cached, so that it need not be refreshed.
        """
        if table is None:
            kept = await self.person(who.id)
        else:
            kept, header = await self.repositories.tables.person_and_header(who.id, table)
            self.repository.refresh(table, header)
        person = person_of(who, kept.settings if kept else None)
        if person != kept:
            await self.put(person)
        return person

    async def put(self, person: Person, paused: Iterable[ClockPause] = ()) -> None:
        """Store a person, with the pauses of open turns that follow from new settings."""
        await self.repositories.people.put(person, to_millis(self.now()), paused, (self.part_of(person),))
        self.repository.forget_person(person.id)

    async def person(self, person: PersonId) -> Person | None:
        """Return a stored person, or None."""
        return (await self.repositories.people.find([person])).get(person)

    async def close_direct_messages(self, person: PersonId) -> None:
        """Store that a person takes no direct messages."""
        known = await self.person(person)
        if known is not None:
            await self.put(replace(known, settings=replace(known.settings, shut=True)))

    async def locale_at(self, guild: int | None, host: PersonId) -> str | None:
        """Return the language that a server has settled, in direct messages the host's; None = as Discord says."""
        if guild is not None:
            return (await self.server(guild)).locale
        person = await self.person(host)
        return person.language if person else None

    async def announces(self, person: PersonId) -> bool:
        """Return whether the results of a person's solo matches are always public."""
        known = await self.person(person)
        return known is not None and known.settings.announce is AnnounceResults.ALWAYS

    async def times_done(self, person: PersonId, game: str, kind: str) -> int:
        """Return how often a person has answered this kind of prompt, at most FAMILIAR."""
        known = FamiliarPrompt(person, game, kind)
        if known not in self._times_done:
            self._times_done[known] = min(FAMILIAR, await self.repositories.people.times_done(known))
        return self._times_done[known]

    async def has_played(self, person: PersonId, game: str) -> bool:
        """Return whether a person has answered any prompt of a game."""
        return await self.repositories.people.has_played(person, game)

    async def last_finished(self, person: PersonId) -> str | None:
        """Return the game that a person has finished last, or None."""
        return await self.repositories.people.last_finished(person)

    async def is_newcomer(self, table: Table) -> bool:
        """Return whether the only person of a lobby has never finished a match of its game."""
        people = self.repositories.people
        return len(table.people) == 1 and not await people.has_finished(next(iter(table.people)), table.game)

    def prompt_done(self, person: PersonId, game: str, kind: str) -> tuple[TransactionPart, ...]:
        """Return what to write when a person answers this kind of prompt; empty if familiar."""
        known = FamiliarPrompt(person, game, kind)
        if self._times_done.get(known) == FAMILIAR:
            return ()
        self._times_done.pop(known, None)
        return (PromptDone(known),)

    async def server(self, server: int) -> ServerSettings:
        """Return the settings of a server, or the defaults."""
        return await self.repositories.people.server(server) or ServerSettings(server)

    async def set_server(self, server: ServerSettings) -> ServerSettings:
        """Store the settings of a server."""
        await self.repositories.people.put_server(server)
        return server
