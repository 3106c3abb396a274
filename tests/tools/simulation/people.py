"""The people of a simulation: where they live, when they sleep, look and are away, what they play and where."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.domain.person import InvokingUser, PersonId
from bot.domain.table import Location

ZONES = ("Asia/Tokyo", "Asia/Kolkata", "Europe/Berlin", "America/New_York", "America/Los_Angeles", "Australia/Sydney")
"""Six zones, three of them with daylight saving; two change in the weeks after the season begins."""

LOOKS = (1, 4)
"""How many times a day somebody looks at their tables without a notification."""

SLEEP = 8
"""Hours of the night; most people have set them as quiet hours."""


class Away(Struct, frozen=True):
    """Days on which somebody does not look at all; `told` says that the bot was told beforehand.

    `first` is a midnight of their own zone, and the last day ends with one, also when the clocks change in between.
    """

    first: datetime
    days: int
    told: bool

    def covers(self, now: datetime) -> bool:
        """Say whether they are away now."""
        return self.first <= now < self.first + timedelta(days=self.days)


class Person(Struct, frozen=True):
    """Somebody who plays: `bed` is the local hour of going to sleep, `looks` local minutes of the day.

    They prefer `game`, and play on a day with the probability `zeal`; `place` is their channel, None without a server.
    """

    user: InvokingUser
    zone: str
    bed: int
    quiet: bool
    looks: tuple[int, ...]
    away: tuple[Away, ...]
    game: str
    zeal: float
    place: Location | None

    def local(self, now: datetime) -> datetime:
        """Return their local time."""
        return now.astimezone(ZoneInfo(self.zone))

    def asleep(self, now: datetime) -> bool:
        """Say whether they sleep now."""
        return (self.local(now).hour - self.bed) % 24 < SLEEP

    def gone(self, now: datetime) -> Away | None:
        """Return the days off or the lapse that it is in now."""
        return next((away for away in self.away if away.covers(now)), None)

    def unwilling(self, now: datetime) -> bool:
        """Say whether they have told the bot not to notify them now."""
        away = self.gone(now)
        return (self.quiet and self.asleep(now)) or (away is not None and away.told)

    def looks_at(self, now: datetime) -> bool:
        """Say whether they look at their tables in this minute without a notification."""
        local = self.local(now)
        return local.hour * 60 + local.minute in self.looks and not self.gone(now)


def person(  # noqa: PLR0917
    number: PersonId, begin: datetime, days: int, luck: Random, games: Sequence[str], place: Location | None = None
) -> Person:
    """Return somebody; one in three takes days off, one in three is absent for days without saying so."""
    zone, bed = ZONES[number % len(ZONES)], luck.randrange(21, 26) % 24
    waking = [minute for minute in range(24 * 60) if (minute // 60 - bed) % 24 >= SLEEP]
    looks = sorted(luck.sample(waking, luck.randint(*LOOKS)))
    away = []
    for told, longest in ((True, 10), (False, 7)):
        if days > 3 and luck.random() < 1 / 3:
            day = begin.date() + timedelta(days=luck.randrange(1, days - 1))
            midnight = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone))
            away.append(Away(midnight, luck.randint(2, longest), told))
    user = InvokingUser(number, name_of(number), luck.choice(("en", "ja")))
    quiet, zeal = luck.random() < 0.8, luck.choice((0.3, 0.7, 0.95))
    return Person(user, zone, bed, quiet, tuple(looks), tuple(away), luck.choice(games), zeal, place)


def name_of(number: PersonId) -> str:
    """Return the name of somebody; no other text contains it."""
    return f"Nova{number:04}"
