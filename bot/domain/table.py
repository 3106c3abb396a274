"""What the tables show to the rest of the bot: plain frozen structs, no discord, no database.

People, guilds, channels and messages are Discord's numbers (`int`); a table is known by a short text in lower-case
letters and digits. Times are aware datetimes in UTC.
"""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.person import PersonId
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.domain.undo_request import UndoRequest
from games.api import Seat


class TableChallenge(Struct, frozen=True):
    """What a table that belongs to a challenge must know of it.

    `secret`: the challenge is not closed, so only who plays may look, and the seed stays hidden. An answer counts
    before `ends_at` only.
    """

    code: str
    ranked: bool
    ends_at: datetime
    secret: bool


TableId = str

COUNTING_RULE = 3
"""By which rule matches that begin now are counted: 1 did not rate who gives a seat up, 2 rates them as last unless the
end of the match rates nobody, 3 rates them as last whatever happens after they gave up."""

GIVING_UP_COUNTS = 2
"""From this counting rule on people who have given a seat up are rated last."""


class TableStatus(StrEnum):
    """Where a table stands: being filled, played, finished by the rules, given up, or never begun in time."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    ENDED = "ended"
    EXPIRED = "expired"


class Location(Struct, frozen=True):
    """Where a table lives; `guild` is None in direct messages, `thread` None if it plays in the channel itself."""

    channel: int
    guild: int | None = None
    thread: int | None = None

    @property
    def home(self) -> int:
        """The channel or thread into which the messages go."""
        return self.thread or self.channel


ELSEWHERE = Location(0)
"""Wherever the bot is no member: of such a place nothing is kept, and nothing can be posted there."""


class TableSeat(Struct, frozen=True):
    """One seat of a table: a person (`person`) or a computer player (`level`), never both.

    In a lobby the seats stand in the order in which they were taken; at the start they are shuffled, and from then
    on `seat` is the seat of the match. `stand_in_round` is the round in which a computer stands in for an absent person
    (None: it does not), `missed` counts such times in a row; `left_by` is the person who has left this seat to the
    computer; `wants_end` says that this person agrees to give the match up. `offered` says that the seat
    is offered to everybody while a computer plays it. `bank` are the milliseconds that are left of its time for the
    whole match at correspondence pace (None: all). `hinted` says that somebody in this seat has asked what a master
    would do. `name` is empty for a computer.
    """

    seat: Seat
    person: PersonId | None = None
    level: str | None = None
    name: str = ""
    left_by: PersonId | None = None
    stand_in_round: int | None = None
    missed: int = 0
    wants_end: bool = False
    offered: bool = False
    bank: int | None = None
    hinted: bool = False

    @property
    def autopilot(self) -> bool:
        """Whether a computer stands in for the person just now."""
        return self.stand_in_round is not None


class Table(Struct, frozen=True, kw_only=True):
    """A table as everybody may see it; `seed` is None until the match has ended, `commitment` until it has begun.

    `options` holds only what was chosen; `seat_count` is the number of seats the host wishes to fill. `moves` counts
    the answers so far, `revision` rises with every change. `lobby_message`, `board_message`, `offer_message` and
    `request_message` are the newest messages of their kind. `expires_at` belongs to a lobby. `reachable` is False while
    messages cannot be sent to `place`. `challenge` is set at a table of a challenge: it is played in private, and its
    seed stays hidden until the challenge closes. `lesson` says that somebody learns the game here: in private too, and
    nothing of it counts. `request` is the last wish to go back to an earlier turn. While turns are `sealed`, each one's
    time begins when its person first looks. `announced` says of a match that is over that everybody may see what came
    of it. `rules` is the version of the game's rules under which the match began, `counting_rule` the one by which its
    end is counted (`COUNTING_RULE` when it began). `void` says that the host of the bot has struck its result.
    """

    id: TableId
    game: str
    status: TableStatus
    host: PersonId
    place: Location
    seat_count: int
    seats: tuple[TableSeat, ...]
    options: dict[str, str]
    private: bool
    reserved: tuple[PersonId, ...]
    time_control: TimeControl
    timeout: TimeoutPolicy = TimeoutPolicy.PLAY
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
    challenge: TableChallenge | None = None
    lesson: bool = False
    request: UndoRequest | None = None
    request_message: int | None = None
    announced: bool = False
    rules: int | None = None
    counting_rule: int = 1
    void: bool = False

    @property
    def rates_leaving(self) -> bool:
        """Whether who gives up a seat of this match may be rated last."""
        return self.counting_rule >= GIVING_UP_COUNTS and not self.is_private and not self.solo

    @property
    def is_private(self) -> bool:
        """Whether this is one person's own: nothing of it is ever shown to anybody else."""
        return self.challenge is not None or self.lesson

    @property
    def is_unannounced(self) -> bool:
        """Whether the match is over and its result is known to the one person alone who has played it."""
        return self.status is TableStatus.OVER and not self.announced and not self.is_private

    @property
    def is_public(self) -> bool:
        """Whether the result of a finished match is for everybody's eyes."""
        return self.announced or not (self.solo or self.is_private)

    @property
    def solo(self) -> bool:
        """Whether nobody but one person has ever sat here."""
        sat = {who for table_seat in self.seats for who in (table_seat.person, table_seat.left_by) if who is not None}
        return len(sat) == 1

    @property
    def people(self) -> tuple[PersonId, ...]:
        """Who sits here, in seat order."""
        return tuple(table_seat.person for table_seat in self.seats if table_seat.person is not None)

    @property
    def offered_seats(self) -> tuple[TableSeat, ...]:
        """The seats that anybody may claim."""
        return (
            tuple(table_seat for table_seat in self.seats if table_seat.offered)
            if self.status is TableStatus.RUNNING
            else ()
        )

    @property
    def closed(self) -> bool:
        """Nothing can happen here any more."""
        return self.status in (TableStatus.OVER, TableStatus.ENDED, TableStatus.EXPIRED)

    @property
    def free_seats(self) -> int:
        """How many seats of a lobby are still empty."""
        return self.seat_count - len(self.seats)

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Return the seat of this person, or None."""
        return next(
            (table_seat.seat for table_seat in self.seats if person is not None and table_seat.person == person), None
        )

    @property
    def undecided(self) -> tuple[PersonId, ...]:
        """Who sits here and has not agreed to the request."""
        agreed = () if self.request is None else self.request.agreed
        return tuple(
            table_seat.person
            for table_seat in self.seats
            if table_seat.person is not None and table_seat.seat not in agreed
        )

    def moved_to(self, place: Location, person: PersonId) -> Location | None:
        """Return the place where this table would live if this person took it along; None if it must stay.

        It moves within its server alone: elsewhere others are moderators. Where it cannot be reached any more its host
        may take it anywhere, and there it belongs to no server, as in direct messages.
        """
        if place.home == self.place.home:
            return self.place
        if place.guild is not None and place.guild == self.place.guild:
            return place
        return None if self.reachable or person != self.host else replace(place, guild=None)
