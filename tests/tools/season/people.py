"""Who plays in a season: where they live, when they sleep and look, how long they are away, told or not."""

from datetime import datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.domain.person import InvokingUser

ZONES = ("Asia/Tokyo", "Asia/Kolkata", "Europe/Berlin", "America/New_York", "America/Los_Angeles", "Australia/Sydney")
"""Six zones, three of them with daylight saving; two change in the weeks after the season begins."""

RENDERERS = (1, 4)
"""So many times a day somebody looks at their tables of themselves."""

PROMPT, SOON = 0.5, (2, 90)
"""How often a call is followed at once by who is awake, and after how many minutes."""

SLEEP = 8
"""Hours of the night; most have settled them as quiet hours."""


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


class Dweller(Struct, frozen=True):
    """Somebody who plays in a season: `bed` is the local hour of going to sleep, `looks` local minutes of the day."""

    user: InvokingUser
    zone: str
    bed: int
    quiet: bool
    looks: tuple[int, ...]
    away: tuple[Away, ...]

    def local(self, now: datetime) -> datetime:
        """Return the time on their wall."""
        return now.astimezone(ZoneInfo(self.zone))

    def asleep(self, now: datetime) -> bool:
        """Say whether they sleep now."""
        return (self.local(now).hour - self.bed) % 24 < SLEEP

    def gone(self, now: datetime) -> Away | None:
        """Return the days off or the lapse that it is in now."""
        return next((away for away in self.away if away.covers(now)), None)

    def unwilling(self, now: datetime) -> bool:
        """Say whether they have told the bot that they will not be called now."""
        away = self.gone(now)
        return (self.quiet and self.asleep(now)) or (away is not None and away.told)

    def looks_at(self, now: datetime) -> bool:
        """Say whether they look at their tables in this minute of themselves."""
        wall = self.local(now)
        return wall.hour * 60 + wall.minute in self.looks and not self.gone(now)


def people(count: int, begin: datetime, days: int, luck: Random) -> list[Dweller]:
    """Return so many people; a third takes days off, a third lapses without a word, for days."""
    return [_dweller(number, begin, days, luck) for number in range(1, count + 1)]


def _dweller(number: int, begin: datetime, days: int, luck: Random) -> Dweller:
    bed = luck.randrange(21, 26) % 24
    waking = [minute for minute in range(24 * 60) if (minute // 60 - bed) % 24 >= SLEEP]
    looks = sorted(luck.sample(waking, luck.randint(*RENDERERS)))
    away = []
    for told, longest in ((True, 10), (False, 7)):
        if days > 3 and luck.random() < 1 / 3:
            day = begin.date() + timedelta(days=luck.randrange(1, days - 1))
            midnight = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(ZONES[number % len(ZONES)]))
            away.append(Away(midnight, luck.randint(2, longest), told))
    return Dweller(
        InvokingUser(number, f"Person {number}"),
        ZONES[number % len(ZONES)],
        bed,
        luck.random() < 0.8,
        tuple(looks),
        tuple(away),
    )
