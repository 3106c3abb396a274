"""The night sky of a server: every finished match of a week is a star. Pure functions.

People who are not listed are left out, so that a sky reveals nothing about them.
"""

from collections import Counter
from collections.abc import Iterator
from datetime import date, datetime
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from bot.domain.availability import DAY, hour_of, local
from bot.domain.person import PersonId, PersonSettings
from bot.domain.table import TableId

LONE, BRIGHT, BEST = 1, 2, 3
"""Sizes of stars: usual; a match with a named winner; the best result of the week in its game."""


DEFAULT_HOUR = 9
"""The default hour of Monday at which the sky of the past week is posted."""


class SkyWeek(NamedTuple):
    """A week from Monday to Sunday in a server's time zone, such as 2026-W47, with its first and last moment."""

    label: str
    begins: datetime
    ends: datetime

    @property
    def days(self) -> tuple[date, date]:
        """Its Monday and its Sunday."""
        return date.fromisoformat(f"{self.label}-1"), date.fromisoformat(f"{self.label}-7")


def week_of(day: date, zone: str) -> SkyWeek:
    """Return the week of a day in a time zone."""
    settings, monday = PersonSettings(zone=zone), day - DAY * day.weekday()
    return SkyWeek(f"{monday:%G-W%V}", hour_of(settings, monday, 0), hour_of(settings, monday + 7 * DAY, 0))


def week_at(now: datetime, zone: str) -> SkyWeek:
    """Return the week of a moment in a time zone."""
    return week_of(local(PersonSettings(zone=zone), now).date(), zone)


def week_before(now: datetime, zone: str) -> SkyWeek:
    """Return the week before a moment's week in a time zone."""
    return week_of(local(PersonSettings(zone=zone), now).date() - 7 * DAY, zone)


def next_poster(now: datetime, zone: str, hour: int) -> datetime:
    """Return the time of the next post after a moment."""
    settings, monday = PersonSettings(zone=zone), week_at(now, zone).days[0]
    due = hour_of(settings, monday, hour)
    return due if due > now else hour_of(settings, monday + 7 * DAY, hour)


def week_of_label(label: str, zone: str) -> SkyWeek:
    """Return the week of a label in a time zone."""
    return week_of(date.fromisoformat(f"{label}-1"), zone)


class StarPlayer(NamedTuple):
    """A person who played a match and may be named, with their result."""

    person: PersonId
    name: str
    total: int
    won: bool


class Star(Struct, frozen=True):
    """A finished match, at the time `at` in milliseconds; only a `ranked` one can be the best of a week.

    `people` are the players who may be named; a match without any is no star.
    """

    table: TableId
    game: str
    at: int
    people: tuple[StarPlayer, ...]
    ranked: bool = True


class WeekBest(NamedTuple):
    """The best result of a week in a game, and its table."""

    game: str
    table: TableId
    who: StarPlayer


class Party(NamedTuple):
    """People who played together, and the tables with exactly these people, the first table first."""

    people: tuple[StarPlayer, ...]
    tables: tuple[TableId, ...]


class WeeklySky(Struct, frozen=True, dict=True):
    """The stars of a week on a server, in the order of their times."""

    week: SkyWeek
    stars: tuple[Star, ...]

    @cached_property
    def games(self) -> dict[str, int]:
        """The number of stars of each game, the most first."""
        return dict(Counter(star.game for star in self.stars).most_common())

    @cached_property
    def people(self) -> int:
        """The number of people who may be named."""
        return len({one.person for star in self.stars for one in star.people})

    @cached_property
    def best(self) -> dict[str, WeekBest]:
        """The best of each game, in the order of `games`; of equal ones the earlier."""
        found: dict[str, WeekBest] = {}
        for star in self.stars:
            for one in star.people if star.ranked else ():
                if star.game not in found or one.total > found[star.game].who.total:
                    found[star.game] = WeekBest(star.game, star.table, one)
        return {game: found[game] for game in self.games if game in found}

    @cached_property
    def parties(self) -> tuple[Party, ...]:
        """The constellations: people who played together and at which tables, the largest first."""
        met: dict[frozenset[PersonId], list[Star]] = {}
        for star in self.stars:
            if len(star.people) > 1:
                met.setdefault(frozenset(one.person for one in star.people), []).append(star)
        found = [Party(stars[0].people, tuple(star.table for star in stars)) for stars in met.values()]
        return tuple(sorted(found, key=lambda party: -len(party.tables)))

    def party_of(self) -> Iterator[tuple[TableId, TableId]]:
        """Yield each table of a constellation with the first one of it."""
        for party in self.parties:
            yield from ((table, party.tables[0]) for table in party.tables)

    def size(self, star: Star) -> int:
        """Return the size of a star: LONE, BRIGHT or BEST."""
        best = self.best.get(star.game)
        if best is not None and best.table == star.table:
            return BEST
        return BRIGHT if any(one.won for one in star.people) else LONE


class SkyPost(Struct, frozen=True):
    """Where and when a server's sky is posted: in a channel, at an hour of Monday in a time zone.

    The next post is due at `due_at`; `week` is the week of the last one, `message` its message.
    """

    guild: int
    channel: int
    zone: str
    hour: int
    due_at: datetime
    week: str | None = None
    message: int | None = None

    @property
    def topic(self) -> str:
        """The topic of its messages in the outbox."""
        return self.topic_of(self.guild)

    @staticmethod
    def topic_of(guild: int | str) -> str:
        """Return the topic of a server's posts."""
        return f"sky:{guild}"
