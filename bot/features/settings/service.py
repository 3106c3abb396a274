"""Changes a person's settings and days off."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from msgspec.structs import replace

from bot.database.repositories import Repositories
from bot.domain.availability import time_zone
from bot.domain.deadline import resettled
from bot.domain.names import clean
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.pending_turn import ClockPause
from bot.domain.person import InvokingUser, Person, PersonSettings
from bot.domain.timestamps import to_millis
from bot.refusals import BadSetting
from bot.tables.people import PeopleService, person_of
from bot.tables.repository import Clock, TableRepository

MOST_TABLES = 100
"""Maximum number of a person's open tables to which changed hours and days off are applied."""

HOURS = ("quiet_from", "quiet_to", "zone", "weekends", "off")
"""The settings that move a person's deadlines."""

Changed = Callable[[Person, PersonSettings], Awaitable[None]]
"""Called after a person's settings were stored, with the person and the settings before."""


@dataclass(eq=False)
class SettingsService:
    """The service that stores people's settings; `on_changed` are called in order after each change."""

    repositories: Repositories
    now: Clock
    repository: TableRepository
    people: PeopleService
    on_changed: list[Changed] = field(default_factory=list, init=False)

    async def change(self, who: InvokingUser, **changes: Any) -> Person:
        """Change these of a person's settings. Raises BadSetting."""
        known = await self.people.person(who.id)
        return await self.set_settings(who, replace(known.settings if known else PersonSettings(), **changes))

    async def set_settings(self, who: InvokingUser, settings: PersonSettings) -> Person:
        """Store a person's settings. Raises BadSetting.

        New hours apply from now on: the counted time of open turns stays the same.
        """
        if settings.quiet_from == settings.quiet_to:  # no hour is between them
            settings = replace(settings, quiet_from=None, quiet_to=None)
        _check(settings)
        known = await self.people.person(who.id)
        person, before = person_of(who, settings), known.settings if known else PersonSettings()
        await self.people.put(person, await self._resettled(person, before))
        if any(getattr(before, name) != getattr(settings, name) for name in HOURS):
            await self._refresh_boards(person)
        for changed in self.on_changed:
            await changed(person, before)
        return person

    async def _refresh_boards(self, person: Person) -> None:
        """Update the times on the boards where it is a person's turn."""
        _, pending_turns = await self.repositories.tables.of_person(person.id, closed=False, limit=MOST_TABLES)
        for table in sorted({name for name, turn in pending_turns if turn.person == person.id}):
            await self.repositories.outbox.post(table, (NewMessage(MessageKind.REFRESH),), to_millis(self.now()))
        self.repository.signal_change()

    async def _resettled(self, person: Person, before: PersonSettings) -> list[ClockPause]:
        """Return the changes of a person's open turns that keep their counted time the same."""
        if before == person.settings:
            return []
        tables, pending_turns = await self.repositories.tables.of_person(person.id, closed=False, limit=MOST_TABLES)
        at = {table.id: table for table in tables}
        pauses = []
        for name, turn in sorted(pending_turns, key=itemgetter(0)):
            more = resettled(at[name], turn, before, person.settings, self.now()) if turn.person == person.id else 0
            pauses += [ClockPause(name, turn, more)] if more else []
        return pauses


def _check(settings: PersonSettings) -> None:
    for name, least, most in (("remind_after", 1, 168), ("repeat", 0, 168), ("digest_at", 0, 23)):
        if not least <= (value := getattr(settings, name)) <= most:
            raise BadSetting(setting=name, value=value)
    if time_zone(settings.zone) is None:
        raise BadSetting(setting="zone", value=settings.zone[:60])
    for name, hour in (("quiet_from", settings.quiet_from), ("quiet_to", settings.quiet_to)):
        if hour is not None and not 0 <= hour <= 23:
            raise BadSetting(setting=name, value=hour)
    if (settings.quiet_from is None) != (settings.quiet_to is None):
        missing = "quiet_from" if settings.quiet_from is None else "quiet_to"
        raise BadSetting(setting=missing, value="")
    if settings.locale is not None and settings.locale != clean(settings.locale)[:20]:
        raise BadSetting(setting="locale", value=settings.locale)
