"""What the tables show to the rest of the bot: plain frozen structs, no discord, no database.

People, guilds, channels and messages are Discord's numbers (`int`); a table is known by a short text in lower-case
letters and digits. Times are aware datetimes in UTC.
"""

from datetime import datetime
from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.planned_moves import Prepared
from bot.domain.time_control import Pace, Timeout
from bot.domain.undo_request import Agreement, Request
from bot.features.challenges.model import Trial
from games.core.match import Prompt
from games.core.scores import Score
from games.core.step import Action, Event, Seat

PersonId = int
TableId = str


class Status(StrEnum):
    """Where a table stands: being filled, played, finished by the rules, given up, or never begun in time."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    ENDED = "ended"
    EXPIRED = "expired"


class Manner(StrEnum):
    """How a person wishes to be called to their turns."""

    ALWAYS = "always"
    """At the table: with the board, and by reminders."""
    DIGEST = "digest"
    """Once a day, to all tables together, in a direct message."""
    DIRECT = "direct"
    """In direct messages."""
    NEVER = "never"


class Announce(StrEnum):
    """Whether the results of what a person plays alone are shown to everybody."""

    ALWAYS = "always"
    ASK = "ask"
    NEVER = "never"


class Settings(Struct, frozen=True):
    """How one person wants to be spoken to.

    `locale` is the person's own choice, None = as Discord says. `calls` is how they are called, `digest_at` the hour of
    the digest; `shut` says that direct messages could not reach them since they settled this. Reminders come after
    `remind_after` hours of waiting, again every `repeat` hours (0 = once), never between `quiet_from` and `quiet_to`
    (both None = no quiet hours). Hours are those of the person's own clock, in the time zone `zone`, a name of the tz
    database. `weekends` are free if wished, `off` are days off, each from one moment to another. `listed` says whether
    the person appears on leaderboards, `sky` whether also in the night sky of a server (not without being listed).
    `announce` is what becomes of the results of what they play alone (None: they have not been asked).
    """

    locale: str | None = None
    reminders: bool = True
    remind_after: int = 24
    repeat: int = 0
    nudges: bool = True
    calls: Manner = Manner.ALWAYS
    digest_at: int = 8
    shut: bool = False
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    weekends: bool = False
    off: tuple[tuple[datetime, datetime], ...] = ()
    listed: bool = True
    sky: bool = True
    announce: Announce | None = None


class Caller(Struct, frozen=True):
    """Somebody who has just typed or clicked: as Discord names them, in the language Discord speaks to them."""

    id: PersonId
    name: str
    locale: str = "en"


class Person(Struct, frozen=True):
    """Somebody the bot has met; `name` is clean (no control or direction characters, at most 100)."""

    id: PersonId
    name: str
    locale: str
    settings: Settings = Settings()

    @property
    def language(self) -> str:
        """The locale to speak: the person's own choice before Discord's."""
        return self.settings.locale or self.locale


class Place(Struct, frozen=True):
    """Where a table lives; `guild` is None in direct messages, `thread` None if it plays in the channel itself."""

    channel: int
    guild: int | None = None
    thread: int | None = None

    @property
    def home(self) -> int:
        """The channel or thread into which the messages go."""
        return self.thread or self.channel


ELSEWHERE = Place(0)
"""Wherever the bot is no member: of such a place nothing is kept, and nothing can be posted there."""


class Chair(Struct, frozen=True):
    """One seat of a table: a person (`person`) or a computer player (`level`), never both.

    In a lobby the chairs stand in the order in which they were taken; at the start they are shuffled, and from then
    on `seat` is the seat of the match. `pilot` is the round in which a computer stands in for an absent person
    (None: it does not), `missed` counts such times in a row; `vacated` is the person who has left this seat to the
    computer; `wants_end` says that this person agrees to give the match up. `offered` says that the seat
    is offered to everybody while a computer plays it. `bank` are the milliseconds that are left of its time for the
    whole match at correspondence pace (None: all). `hinted` says that somebody in this seat has asked what a master
    would do. `name` is empty for a computer.
    """

    seat: Seat
    person: PersonId | None = None
    level: str | None = None
    name: str = ""
    vacated: PersonId | None = None
    pilot: int | None = None
    missed: int = 0
    wants_end: bool = False
    offered: bool = False
    bank: int | None = None
    hinted: bool = False

    @property
    def autopilot(self) -> bool:
        """Whether a computer stands in for the person just now."""
        return self.pilot is not None


class Table(Struct, frozen=True, kw_only=True):
    """A table as everybody may see it; `seed` is None until the match has ended, `commitment` until it has begun.

    `options` holds only what was chosen; `wanted` is the number of seats the host wishes to fill. `moves` counts the
    answers so far, `revision` rises with every change. `lobby_message`, `board_message`, `offer_message` and
    `request_message` are the newest messages of their kind. `expires_at` belongs to a lobby. `reachable` is False while
    messages cannot be sent to `place`. `trial` is set at a table of a challenge: it is played in private, and its seed
    stays hidden until the challenge closes. `lesson` says that somebody learns the game here: in private too, and
    nothing of it counts. `request` is the last wish to go back to an earlier turn. While turns are `sealed`, each one's
    time begins when its person first looks. `announced` says of a match that is over that everybody may see what came
    of it.
    """

    id: TableId
    game: str
    status: Status
    host: PersonId
    place: Place
    wanted: int
    chairs: tuple[Chair, ...]
    options: dict[str, str]
    private: bool
    reserved: tuple[PersonId, ...]
    pace: Pace
    timeout: Timeout = Timeout.PLAY
    sealed: bool = False
    revision: int
    moves: int
    created_at: datetime
    changed_at: datetime
    expires_at: datetime | None = None
    started_at: datetime | None = None
    finished_at: datetime | None = None
    commitment: str | None = None
    seed: str | None = None
    lobby_message: int | None = None
    board_message: int | None = None
    offer_message: int | None = None
    reachable: bool = True
    trial: Trial | None = None
    lesson: bool = False
    request: Request | None = None
    request_message: int | None = None
    announced: bool = False

    @property
    def alone(self) -> bool:
        """Whether this is one person's own: nothing of it is ever shown to anybody else."""
        return self.trial is not None or self.lesson

    @property
    def hushed(self) -> bool:
        """Whether the match is over and its result is known to the one person alone who has played it."""
        return self.status is Status.OVER and not self.announced and not self.alone

    @property
    def solo(self) -> bool:
        """Whether nobody but one person has ever sat here."""
        sat = {who for chair in self.chairs for who in (chair.person, chair.vacated) if who is not None}
        return len(sat) == 1

    @property
    def people(self) -> tuple[PersonId, ...]:
        """Who sits here, in seat order."""
        return tuple(chair.person for chair in self.chairs if chair.person is not None)

    @property
    def offered(self) -> tuple[Chair, ...]:
        """The chairs that anybody may claim."""
        return tuple(chair for chair in self.chairs if chair.offered) if self.status is Status.RUNNING else ()

    @property
    def closed(self) -> bool:
        """Nothing can happen here any more."""
        return self.status in (Status.OVER, Status.ENDED, Status.EXPIRED)

    @property
    def free(self) -> int:
        """How many chairs of a lobby are still empty."""
        return self.wanted - len(self.chairs)

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Return the seat of this person, or None."""
        return next((chair.seat for chair in self.chairs if person is not None and chair.person == person), None)

    @property
    def undecided(self) -> tuple[PersonId, ...]:
        """Who sits here and has not agreed to the request."""
        agreed = () if self.request is None else self.request.agreed
        return tuple(chair.person for chair in self.chairs if chair.person is not None and chair.seat not in agreed)

    def taken_to(self, place: Place, person: PersonId) -> Place | None:
        """Return the place where this table would live if this person took it along; None if it must stay.

        It moves within its server alone: elsewhere others are moderators. Where it cannot be reached any more its host
        may take it anywhere, and there it belongs to no server, as in direct messages.
        """
        if place.home == self.place.home:
            return self.place
        if place.guild is not None and place.guild == self.place.guild:
            return place
        return None if self.reachable or person != self.host else replace(place, guild=None)


class Waiting(Struct, frozen=True):
    """A seat the table waits for: since when, and until when (None = for ever); `off` are days off on the way.

    Of a sealed turn at which its person has not looked yet, the time `starts` then at the latest.
    """

    seat: Seat
    person: PersonId | None
    since: datetime
    until: datetime | None = None
    off: tuple[datetime, datetime] | None = None
    starts: datetime | None = None


class LogEntry(Struct, frozen=True):
    """One answer in a table's history as one audience may know it.

    `action` is None where this audience may not know it yet. `level` is set if a computer answered, and `autopilot`
    if it did so for an absent person; `taken_back` answers no longer count, by `agreement` if several people wished so;
    `prepared` ones were there beforehand.
    """

    number: int
    seat: Seat
    at: datetime
    action: Action | None
    events: tuple[Event, ...]
    level: str | None = None
    autopilot: bool = False
    taken_back: bool = False
    prepared: bool = False
    agreement: Agreement | None = None


class Look(Struct, frozen=True):
    """A table as one person (or nobody in particular) sees it.

    `view` is None before the start. `prompt` is the open question of this seat, `asides` what it may do besides;
    `can_take_back` says whether its last answer may be withdrawn, `can_go_back` whether anything may be by agreement.
    `news` is what this audience has heard since the last turn of a person in that seat, oldest first; in the middle of
    a turn it is what came before that (for the public: since the newest board message was posted). `scores` is filled
    when the match is over. `prepared` is what this seat has prepared; with `ahead` its question is not open yet but
    foreseen, and the view shows the table as it would be asked there. `hints` says that one may ask here what a master
    would do.
    """

    table: Table
    seat: Seat | None = None
    view: Any = None
    prompt: Prompt | None = None
    asides: Prompt | None = None
    can_take_back: bool = False
    can_go_back: bool = False
    waiting: tuple[Waiting, ...] = ()
    news: tuple[LogEntry, ...] = ()
    scores: tuple[Score, ...] = ()
    prepared: Prepared | None = None
    ahead: bool = False
    hints: bool = False

    @property
    def may_plan(self) -> bool:
        """Whether this seat may prepare answers: others must act before it is asked."""
        own = next((chair for chair in self.table.chairs if chair.seat == self.seat), None)
        asked = self.prompt is not None and self.prompt.step is not None
        running = self.table.status is Status.RUNNING and not self.table.alone
        return running and not asked and own is not None and not own.autopilot


class Turned(Struct, frozen=True):
    """What an answer has led to: the table as that person sees it now, after the computer players' answers too.

    `news` is what this seat has heard of its own answer and of everything after it.
    """

    look: Look
    news: tuple[LogEntry, ...]

    @property
    def over(self) -> bool:
        """Whether the match has ended with this."""
        return self.look.table.status is Status.OVER


class Known(Struct, frozen=True):
    """A kind of question that a person has answered: the name of the question in a game."""

    person: PersonId
    game: str
    kind: str


class Preview(Struct, frozen=True):
    """What an answer would do: whether it stands for good, as far as its seat can know."""

    binds: bool


REHEARSED = 12
"""So many answers are tried out at once."""


class Step(Struct, frozen=True):
    """One answer of several that are tried out: the table before it, as its seat sees it, and the answer."""

    look: Look
    action: Action


class Rehearsal(Struct, frozen=True):
    """Answers that were tried out one after another, and the table as it would be after them.

    `binds`: the last of them stands for good; what follows it is not shown, and `look` is the table before it.
    """

    steps: tuple[Step, ...]
    look: Look
    binds: bool = False

    @property
    def actions(self) -> tuple[Action, ...]:
        """The answers alone."""
        return tuple(step.action for step in self.steps)


class Ending(Struct, frozen=True):
    """What came of the wish to give a match up: whether it has ended, else whose consent is missing."""

    table: Table
    ended: bool
    missing: tuple[PersonId, ...] = ()


class Mine(Struct, frozen=True):
    """One of a person's tables; `waiting` is set where it is this person's turn, `waited` are all waited for."""

    table: Table
    seat: Seat
    waiting: Waiting | None = None
    waited: tuple[Waiting, ...] = ()
