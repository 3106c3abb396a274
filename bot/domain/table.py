"""Tables as the bot uses them: frozen structs without Discord or a database.

People, servers, channels and messages are Discord ids (`int`). A table id is a short text of lower-case letters and
digits. Times are aware datetimes in UTC.
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
    """What a table of a challenge needs to know of it.

    `secret`: the challenge is open, so only the players may look, and the seed is hidden. Moves count before `ends_at`
    only.
    """

    code: str
    ranked: bool
    ends_at: datetime
    secret: bool


TableId = str

COUNTING_RULE = 3
"""The rule by which matches that begin now are counted.

- 1: people who give a seat up are not rated
- 2: they are rated last, unless the match ends without a rating
- 3: they are rated last, regardless of what happens after they gave up
"""

GIVEN_UP = 2
"""Consecutive missed turns after which a player counts as absent.

If all are absent, no deadline runs.
"""

GIVING_UP_COUNTS = 2
"""From this counting rule on, people who give a seat up are rated last."""


class TableStatus(StrEnum):
    """The state of a table.

    OVER: finished by the rules, ENDED: cancelled, EXPIRED: never started.
    """

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    ENDED = "ended"
    EXPIRED = "expired"


class Location(Struct, frozen=True):
    """The place of a table.

    `guild` is None in direct messages, `thread` None without its own thread.
    """

    channel: int
    guild: int | None = None
    thread: int | None = None

    @property
    def home(self) -> int:
        """The channel or thread to post in."""
        return self.thread or self.channel


ELSEWHERE = Location(0)
"""Any place where the bot is not a member.

It is not stored, and nothing can be posted there.
"""


class TableSeat(Struct, frozen=True):
    """One seat of a table: a person (`person`) or a computer player (`level`), never both.

    In a lobby, seats are in the order in which they were taken; at the start they are shuffled, and `seat` is then the
    seat of the match.

    - `left_by`: the person who left this seat to the computer
    - `stand_in_round`: the round in which a computer plays for an absent person; None = it does not
    - `missed`: consecutive turns that the person has missed
    - `wants_end`: the person agrees to end the match
    - `offered`: the seat, which a computer plays, is offered to everyone
    - `bank`: rest of the correspondence time bank in milliseconds; None = all of it
    - `hinted`: a person in this seat has asked for a hint
    - `gone`: the person has left the table's server
    - `name`: empty for a computer
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
    gone: bool = False

    @property
    def autopilot(self) -> bool:
        """Whether a computer currently plays for the person."""
        return self.stand_in_round is not None

    @property
    def is_absent(self) -> bool:
        """Whether the person is not waited for any longer, and not notified of turns."""
        return self.person is not None and (self.missed >= GIVEN_UP or self.gone)

    @property
    def was_missed(self) -> bool:
        """Whether the person has missed their last turn, or has left: others may decide about the seat."""
        return self.person is not None and (self.autopilot or self.missed > 0 or self.gone)

    def returned(self) -> "TableSeat":
        """Return the seat of a person who is back."""
        return replace(self, stand_in_round=None, missed=0, gone=False)


class Table(Struct, frozen=True, kw_only=True):
    """The public state of a table.

    `seed` is None until the match is over, `commitment` until it begins.

    - `options`: only the options that were chosen; `seat_count`: the number of seats in the lobby
    - `moves`: number of moves so far; `revision`: rises with every change
    - `lobby_message`, `board_message`, `offer_message`, `request_message`: the newest message of each kind
    - `expires_at`: set in a lobby; `reachable`: False while messages cannot be sent to `place`
    - `challenge`: set at a table of a challenge, which is private and hides its seed until the challenge closes
    - `lesson`: a private table for learning the game, which is not counted
    - `rematch_of`: the table whose players have opened this one to play again
    - `request`: the last undo request
    - `sealed`: the time of a turn begins with the player's first look
    - `announced`: the result of a finished match is public
    - `rules`: version of the game's rules at the start of the match; `counting_rule`: see `COUNTING_RULE`
    - `void`: the bot's operator has voided the result
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
    reserved: tuple[PersonId, ...] = ()
    time_control: TimeControl
    timeout: TimeoutPolicy = TimeoutPolicy.PLAY
    sealed: bool = False
    revision: int = 0
    moves: int = 0
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
    rematch_of: TableId | None = None
    request: UndoRequest | None = None
    request_message: int | None = None
    announced: bool = False
    rules: int | None = None
    counting_rule: int = 1
    void: bool = False

    @property
    def rates_leaving(self) -> bool:
        """Whether a person who gives up a seat of this match may be rated last."""
        return self.counting_rule >= GIVING_UP_COUNTS and not self.is_private and not self.solo

    @property
    def is_private(self) -> bool:
        """Whether only its player may see the table: an attempt at a challenge, or a lesson."""
        return self.challenge is not None or self.lesson

    @property
    def is_unannounced(self) -> bool:
        """Whether the match is over and only its single player knows the result."""
        return self.status is TableStatus.OVER and not self.announced and not self.is_private

    @property
    def is_public(self) -> bool:
        """Whether the result of a finished match is public."""
        return self.announced or not (self.solo or self.is_private)

    @property
    def solo(self) -> bool:
        """Whether only one person has ever sat here."""
        sat = {who for table_seat in self.seats for who in (table_seat.person, table_seat.left_by) if who is not None}
        return len(sat) == 1

    @property
    def people(self) -> tuple[PersonId, ...]:
        """The people at the table, in seat order."""
        return tuple(table_seat.person for table_seat in self.seats if table_seat.person is not None)

    @property
    def offered_seats(self) -> tuple[TableSeat, ...]:
        """The seats that anyone may claim."""
        return (
            tuple(table_seat for table_seat in self.seats if table_seat.offered)
            if self.status is TableStatus.RUNNING
            else ()
        )

    @property
    def closed(self) -> bool:
        """Whether the table is finished, cancelled or expired."""
        return self.status in (TableStatus.OVER, TableStatus.ENDED, TableStatus.EXPIRED)

    @property
    def free_seats(self) -> int:
        """The number of empty seats in the lobby."""
        return self.seat_count - len(self.seats)

    @property
    def invited(self) -> tuple[PersonId, ...]:
        """The people with a reserved seat who have not joined the lobby."""
        is_lobby = self.status is TableStatus.LOBBY
        return tuple(person for person in self.reserved if is_lobby and person not in self.people)

    @property
    def has_open_seat(self) -> bool:
        """Whether anyone may take a seat in the lobby."""
        return self.status is TableStatus.LOBBY and not self.private and self.free_seats > len(self.invited)

    def has_seat_for(self, person: PersonId) -> bool:
        """Return whether a person could take a seat in the lobby: one that is reserved for them, or an open one."""
        return person in self.invited or (self.has_open_seat and person not in self.people)

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Return the seat of this person, or None."""
        return next(
            (table_seat.seat for table_seat in self.seats if person is not None and table_seat.person == person), None
        )

    @property
    def undecided(self) -> tuple[PersonId, ...]:
        """The people at the table who have not agreed to the undo request."""
        agreed = () if self.request is None else self.request.agreed
        return tuple(
            table_seat.person
            for table_seat in self.seats
            if table_seat.person is not None and table_seat.seat not in agreed
        )

    def moved_to(self, place: Location, person: PersonId) -> Location | None:
        """Return the new place if this person may move the table to `place`, else None.

        A table stays within its server, as other servers have other moderators. The host may move an unreachable table
        anywhere; it then belongs to no server, as in direct messages.
        """
        if place.home == self.place.home:
            return self.place
        if place.guild is not None and place.guild == self.place.guild:
            return place
        return None if self.reachable or person != self.host else replace(place, guild=None)
