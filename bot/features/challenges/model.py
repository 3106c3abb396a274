"""The structs of challenges, without Discord and database.

People and guilds are Discord's ids, tables their names, times aware datetimes in UTC.
"""

from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.features.challenges.calendar import ChallengePeriod, day_at, week_at
from games.api import challenge


class KindPeriod(Struct, frozen=True):
    """The period of a kind of challenges: its day or week at a time, and the options that a game chooses for it.

    `words` is the key of the period's name, `label_parts` are the numbers in its label after the year.
    """

    at: Callable[[datetime], ChallengePeriod]
    chosen: Callable[[challenge.SoloChallenge, int], Mapping[str, str]]
    words: str
    label_parts: tuple[str, ...]


class KindTraits(Struct, frozen=True, kw_only=True):
    """What sets a kind of challenges apart from the others.

    - A challenge with a `period` lasts for that; one of another kind has a `lifetime`.
    - `is_daily`: it gives season points, and days in a row are a streak.
    - `invited_only`: the host and the guests alone may play it; it closes once all of them have.
    - `is_duel`: the players see each other's results once it has closed.
    - `solitary`: there is no other player, so that nothing of it is secret or compared.
    - `between_servers`: the results of two servers are added up, after both have agreed.
    - `has_result_message`: its end is posted where it was played.
    """

    icon: str
    period: KindPeriod | None = None
    lifetime: timedelta = timedelta(days=7)
    is_daily: bool = False
    invited_only: bool = False
    is_duel: bool = False
    solitary: bool = False
    between_servers: bool = False
    has_result_message: bool = False


class ChallengeKind(StrEnum):
    """A kind of challenge by the name under which it is stored."""

    DAILY = "daily"
    WEEKLY = "weekly"
    CUSTOM = "custom"
    DUEL = "duel"
    LADDER = "ladder"
    SERVERS = "servers"

    @property
    def traits(self) -> KindTraits:
        """What sets the kind apart from the others."""
        return TRAITS[self]


_DAY = KindPeriod(day_at, lambda rules, day: rules.daily(day), "bot.challenge.day", ("month", "day"))
_WEEK = KindPeriod(week_at, lambda rules, week: rules.weekly(week), "bot.challenge.week", ("week",))
TRAITS = {
    ChallengeKind.DAILY: KindTraits(icon="🌠", period=_DAY, is_daily=True),
    ChallengeKind.WEEKLY: KindTraits(icon="🗓️", period=_WEEK),
    ChallengeKind.CUSTOM: KindTraits(icon="💌", has_result_message=True),
    ChallengeKind.DUEL: KindTraits(
        icon="⚔️", lifetime=timedelta(hours=72), invited_only=True, is_duel=True, has_result_message=True
    ),
    ChallengeKind.LADDER: KindTraits(icon="🪜", invited_only=True, solitary=True),
    ChallengeKind.SERVERS: KindTraits(icon="🏟️", between_servers=True),
}
PERIODIC = tuple(kind for kind in ChallengeKind if kind.traits.period)
"""The kinds of the day and of the week."""


class DuelSide(Struct, frozen=True):
    """A server in a duel: its name, and the channel and the message of its post.

    `over` means that the post shows the end of the duel, `gone` that the server has withdrawn.
    """

    guild: int
    name: str
    channel: int
    code: str = ""
    message: int | None = None
    over: bool = False
    gone: bool = False

    @property
    def topic(self) -> str:
        """The topic of its messages in the outbox, which differs from those of tables and other posts."""
        return f"{self.guild}/{self.code}"


class Challenge(Struct, frozen=True, kw_only=True):
    """A challenge; `options` are all options of the game as plain data.

    - Its seed is derived from `name`. `label` is its day (2026-11-21), its week (2026-W47) or empty.
    - Attempts begin from `opens_at` until `closes_at` and continue until `ends_at`. `seed` is None until `closed_at`.
    - `host` made it. In a duel, only the host and the `guests` may play.
    - Between servers the `best` results of each of the two `sides` count. The duel lasts `days` days from `agreed_at`;
      before there is one side.
    - `reminded_at` is when its players were reminded of the end; its post is in this `channel` of this `guild`.
    """

    code: str
    name: str
    game: str
    kind: ChallengeKind
    label: str
    rules: int
    options: dict[str, Any]
    commitment: str
    opens_at: datetime
    closes_at: datetime
    ends_at: datetime
    closed_at: datetime | None = None
    seed: str | None = None
    host: int | None = None
    guests: tuple[int, ...] = ()
    best: int = 0
    days: int = 0
    agreed_at: datetime | None = None
    reminded_at: datetime | None = None
    guild: int | None = None
    channel: int | None = None
    sides: tuple[DuelSide, ...] = ()

    @property
    def agreed(self) -> bool:
        """Whether both servers have agreed; True for other kinds."""
        return not self.kind.traits.between_servers or self.agreed_at is not None

    @property
    def shared(self) -> bool:
        """Whether anyone may play it, on any server."""
        return not self.kind.traits.invited_only and not self.kind.traits.between_servers

    def takes_no_attempts(self, now: datetime) -> bool:
        """Return whether no attempt may begin any longer."""
        return self.closed_at is not None or now >= self.closes_at

    @property
    def people(self) -> tuple[int, ...]:
        """The host and the guests, without those who have erased their data."""
        return tuple(person for person in (self.host, *self.guests) if person is not None and person > 0)

    def invites(self, person: int) -> bool:
        """Return whether this person may play it."""
        return not self.kind.traits.invited_only or person == self.host or person in self.guests


class AttemptState(StrEnum):
    """The state of an attempt; a result is LISTED after a replay of its log has confirmed it.

    A VOID result does not follow from its log; a STRUCK one was removed by the host of the bot.
    """

    RUNNING = "running"
    DONE = "done"
    LISTED = "listed"
    GIVEN_UP = "given_up"
    VOID = "void"
    STRUCK = "struck"


class Attempt(Struct, frozen=True, kw_only=True):
    """A person's attempt at a challenge; it has a result once it is LISTED.

    - `reached` is the current or last round, `course` the lead at the end of each round.
    - Attempts are ranked by `figures`; more is better. `rank` and `points` are set when the challenge closes.
    - `rules` is the version of the game's rules under which it ended, None while it goes on.
    - `shown` is whether others may see its person and its result.
    """

    table: str
    code: str
    person: int
    name: str
    guild: int | None
    ranked: bool
    state: AttemptState
    begun_at: datetime
    finished_at: datetime | None = None
    reached: int = 0
    own: int = 0
    rival: int = 0
    won: bool = False
    stars: int = 0
    figures: tuple[int, ...] = ()
    course: tuple[int, ...] = ()
    rank: int | None = None
    points: int | None = None
    shown: bool = False
    rules: int | None = None

    @property
    def margin(self) -> int:
        """The lead over the opponent or the target."""
        return self.own - self.rival


class RankedAttempt(Struct, frozen=True):
    """An attempt with its rank among all that are listed."""

    rank: int
    attempt: Attempt


class ChallengeRanking(Struct, frozen=True):
    """The ranking of a challenge: the listed attempts by rank, and the others (running, given up)."""

    challenge: Challenge
    placed: tuple[RankedAttempt, ...]
    others: tuple[Attempt, ...]

    def of(self, person: int) -> RankedAttempt | None:
        """Return a person's place, or None."""
        return next((placed for placed in self.placed if placed.attempt.person == person), None)

    def attempt_of(self, person: int) -> Attempt | None:
        """Return a person's ranked attempt, listed or not, or None."""
        attempts = (*(placed.attempt for placed in self.placed), *self.others)
        return next((attempt for attempt in attempts if attempt.person == person), None)

    def within(self, guild: int | None) -> "ChallengeRanking":
        """Return the ranking of the people who played on this server; ranks are those among all."""
        placed = tuple(one for one in self.placed if one.attempt.guild == guild)
        return ChallengeRanking(self.challenge, placed, tuple(one for one in self.others if one.guild == guild))

    def unnamed(self, people: Collection[int]) -> "ChallengeRanking":
        """Return the ranking with the attempts of these people hidden from others."""
        placed = (replace(one, attempt=_hidden(one.attempt, people)) for one in self.placed)
        return ChallengeRanking(self.challenge, tuple(placed), tuple(_hidden(one, people) for one in self.others))


def _hidden(attempt: Attempt, people: Collection[int]) -> Attempt:
    return replace(attempt, shown=False) if attempt.person in people else attempt


class SeasonTotal(Struct, frozen=True):
    """A line of a season table: points, days, wins, the sum of the leads, and whether the person is listed."""

    rank: int
    person: int
    name: str
    points: int
    days: int
    wins: int
    margins: int
    listed: bool = True


class LadderPosition(Struct, frozen=True):
    """A person's ladder: the levels won, the next level (the last one at the top), tries and wins."""

    won: tuple[str, ...]
    level: str
    tries: int
    wins: int
    at_top: bool


class PinnedPost(Struct, frozen=True):
    """A server's pinned post: its channel and message, and the challenge that it shows."""

    guild: int
    game: str
    channel: int
    code: str | None = None
    message: int | None = None

    @property
    def topic(self) -> str:
        """The topic of its messages in the outbox, which differs from those of tables."""
        return f"{self.guild}/{self.game}"
