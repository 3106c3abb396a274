"""The night sky of a server: every finished match of a week is a star. Pure: no clock, no store.

Who is not to be named is not in it at all: nobody can find them in a sky, however they look.
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
"""How large a star is: usual; somebody who is named has won there; nobody has reached more in this game this week."""


HOUR = 9
"""The hour of Monday at which the sky of the last week is posted, unless a server has chosen another."""


class SkyWeek(NamedTuple):
    """A week from Monday to Sunday by the clock of a server, such as 2026-W47: from one moment to another."""

    label: str
    begins: datetime
    ends: datetime

    @property
    def days(self) -> tuple[date, date]:
        """Its Monday and its Sunday."""
        return date.fromisoformat(f"{self.label}-1"), date.fromisoformat(f"{self.label}-7")


def week_of(day: date, zone: str) -> SkyWeek:
    """Return the week that a day belongs to, by the clock of a zone."""
    settings, monday = PersonSettings(zone=zone), day - DAY * day.weekday()
    return SkyWeek(f"{monday:%G-W%V}", hour_of(settings, monday, 0), hour_of(settings, monday + 7 * DAY, 0))


def week_at(now: datetime, zone: str) -> SkyWeek:
    """Return the week that a moment belongs to, by the clock of a zone."""
    return week_of(local(PersonSettings(zone=zone), now).date(), zone)


def week_before(now: datetime, zone: str) -> SkyWeek:
    """Return the last week that is over, by the clock of a zone."""
    return week_of(local(PersonSettings(zone=zone), now).date() - 7 * DAY, zone)


def next_poster(now: datetime, zone: str, hour: int) -> datetime:
    """Return the first time after this moment at which a poster comes."""
    settings, monday = PersonSettings(zone=zone), week_at(now, zone).days[0]
    due = hour_of(settings, monday, hour)
    return due if due > now else hour_of(settings, monday + 7 * DAY, hour)


def week_of_label(label: str, zone: str) -> SkyWeek:
    """Return the week of this label, by the clock of a zone."""
    return week_of(date.fromisoformat(f"{label}-1"), zone)


class StarPlayer(NamedTuple):
    """Somebody who played a match and may be named, and what they reached."""

    person: PersonId
    name: str
    total: int
    won: bool


class Star(Struct, frozen=True):
    """A finished match, at the time `at` in milliseconds; one that is not `ranked` is never the best of a week.

    `people` are those who may be named: a match of which nobody may is no star.
    """

    table: TableId
    game: str
    at: int
    people: tuple[StarPlayer, ...]
    ranked: bool = True


class WeekBest(NamedTuple):
    """The most that anybody has reached in a game in a week, and where."""

    game: str
    table: TableId
    who: StarPlayer


class Party(NamedTuple):
    """People who played together, and the tables at which exactly these did, the first one first."""

    people: tuple[StarPlayer, ...]
    tables: tuple[TableId, ...]


class WeeklySky(Struct, frozen=True, dict=True):
    """The stars of a week on a server, in the order in which they began to shine."""

    week: SkyWeek
    stars: tuple[Star, ...]

    @cached_property
    def games(self) -> dict[str, int]:
        """How many stars there are of each game, most first."""
        return dict(Counter(star.game for star in self.stars).most_common())

    @cached_property
    def people(self) -> int:
        """How many people may be named."""
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
        """Return how large a star is: LONE, BRIGHT or BEST."""
        best = self.best.get(star.game)
        if best is not None and best.table == star.table:
            return BEST
        return BRIGHT if any(one.won for one in star.people) else LONE


class SkyPost(Struct, frozen=True):
    """Where and when a server wants the sky of each week: at this hour of Monday by the clock of this zone.

    The next one is due at `due_at`; `week` is the last one that was to be posted, `message` where it stands.
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
        """The name under which its messages wait in the outbox."""
        return self.topic_of(self.guild)

    @staticmethod
    def topic_of(guild: int | str) -> str:
        """Return the topic of a server's posters."""
        return f"sky:{guild}"
