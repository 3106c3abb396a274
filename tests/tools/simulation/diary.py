"""What is noted in a month, and what follows from it by the rules that players read: nothing here asks the bot."""

from collections.abc import Callable, Collection, Iterable
from datetime import date, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.person import PersonId
from bot.domain.table import TableId

JAPAN = ZoneInfo("Asia/Tokyo")
DAY = timedelta(days=1)


class Run(NamedTuple):
    """Days in a row: how many now, how many at best, how many nights in reserve."""

    now: int = 0
    best: int = 0
    nights: int = 0


def run(days: Collection[date], today: date) -> Run:
    """Live through all days one by one: each seventh played brings a night, a day missed takes one or ends the run."""
    now = best = nights = 0
    day = min(days, default=today)
    while day <= today:
        if day in days:
            now += 1
            best = max(best, now)
            nights += now % 7 == 0 and nights < 2
        elif day < today and nights:
            nights -= 1
        elif day < today:
            now = 0
        day += DAY
    return Run(now, best, nights)


class Reached(NamedTuple):
    """What somebody has come to in a match."""

    total: int
    won: bool


class Played(Struct, frozen=True):
    """A finished match: when it `shines` for everybody (None: never, or not yet), and whether its result is `told`: of
    one that is not, there is no star.
    """

    table: TableId
    game: str
    guild: int | None
    shines: datetime | None
    people: dict[PersonId, Reached]
    told: bool = True


class Heaven(NamedTuple):
    """The sky of a week: how large each star is, at which tables exactly these people met, who may be best in a game.

    Of stars that are as good and as old as each other, any may be the best.
    """

    sizes: dict[TableId, int]
    met: dict[frozenset[PersonId], frozenset[TableId]]
    best: dict[str, frozenset[TableId]]


def heaven(matches: Iterable[Played], seen: Callable[[PersonId], bool]) -> Heaven:
    """Return the sky of these matches, of whose people only those who are `seen` are in it."""
    sizes: dict[TableId, int] = {}
    met: dict[frozenset[PersonId], set[TableId]] = {}
    best: dict[str, list[tuple[int, float, TableId]]] = {}
    for one in matches:
        people = {who: reached for who, reached in one.people.items() if seen(who) and one.told}
        if not people or one.shines is None:
            continue
        sizes[one.table] = 2 if any(reached.won for reached in people.values()) else 1
        if len(people) > 1:
            met.setdefault(frozenset(people), set()).add(one.table)
        most = max(reached.total for reached in people.values())
        best.setdefault(one.game, []).append((most, -one.shines.timestamp(), one.table))
    leaders = {game: frozenset(one[2] for one in found if one[:2] == max(found)[:2]) for game, found in best.items()}
    return Heaven(sizes, {people: frozenset(tables) for people, tables in met.items()}, leaders)


def week_of(now: datetime, zone: str) -> tuple[datetime, datetime]:
    """Return when the week began in which it is now by the clock of a zone, and when it ends."""
    there = now.astimezone(ZoneInfo(zone))
    monday = (there - there.weekday() * DAY).date()
    first, last = (datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone)) for day in (monday, monday + 7 * DAY))
    return first, last


class Diary:
    """All finished matches, and who wishes not to be seen."""

    def __init__(self) -> None:
        self.matches: dict[TableId, Played] = {}
        self.finished: dict[tuple[PersonId, str], set[date]] = {}
        self.finished_here: dict[tuple[int, str], set[date]] = {}
        self.par_games: dict[PersonId, list[datetime]] = {}
        self.unlisted: set[PersonId] = set()
        self.dark: set[PersonId] = set()
        self.forgotten: set[PersonId] = set()
        self.showing: set[PersonId] = set()
        """Whose results are shown always; all others show none."""

    def note(self, match: Played, at: datetime) -> None:
        """Note a match that has ended now."""
        self.matches[match.table] = match
        for person in match.people:
            self.par_games.setdefault(person, []).append(at)

    def note_daily(self, person: PersonId, guild: int | None, game: str, day: date) -> None:
        """Note that somebody has finished the challenge of a day."""
        self.finished.setdefault((person, game), set()).add(day)
        if guild is not None:
            self.finished_here.setdefault((guild, game), set()).add(day)

    def hides(self, person: PersonId) -> bool:
        """Say whether somebody is on no ranking."""
        return person in self.unlisted or person in self.forgotten

    def names(self, person: PersonId) -> bool:
        """Say whether a single result may be told of somebody."""
        return person in self.showing and not self.hides(person)

    def seen(self, person: PersonId) -> bool:
        """Say whether somebody is in the skies."""
        return not self.hides(person) and person not in self.dark

    def heaven(self, guild: int, first: datetime, last: datetime) -> Heaven:
        """Return the sky of a server from one moment to another."""
        here = [one for one in self.matches.values() if one.guild == guild and one.shines is not None]
        there = [one for one in here if one.shines and first <= one.shines < last]
        return heaven([replace(one, told=self._told(one)) for one in there], self.seen)

    def _told(self, match: Played) -> bool:
        return len(match.people) > 1 or self.showing.issuperset(match.people)

    def daily(self, person: PersonId, zone: str, now: datetime) -> Run:
        """Return on how many days in a row somebody has finished any match, by their own clock."""
        there = ZoneInfo(zone)
        days = {at.astimezone(there).date() for at in self.par_games.get(person, ())}
        return run(days, now.astimezone(there).date())
