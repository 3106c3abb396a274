"""What people do to a table and those at it, besides playing: powers, limited, and told when they are used."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.model import PersonId
from games.core.step import Seat


class Power(StrEnum):
    """What somebody may do to a table and those at it, besides playing."""

    LEFT = "left"
    REPLACED = "replaced"
    OFFERED = "offered"
    WITHDRAWN = "withdrawn"
    TAKEN = "taken"
    PACE = "pace"
    MOVED = "moved"
    HOSTED = "hosted"
    DISMISSED = "dismissed"
    RELEASED = "released"
    ENDED = "ended"
    AGREED = "agreed"
    TIMED_OUT = "timed_out"


class Deed(Struct, frozen=True):
    """A power that `person` has used, for everybody at the table to read: kept in its log, and told in public.

    `about` is whom it concerned, `seat` which seat, `detail` what was settled; `moderator` says by what right. `at` and
    `move`, the number of answers until then, are known of what is stored.
    """

    power: Power
    person: PersonId
    about: PersonId | None = None
    seat: Seat | None = None
    detail: str = ""
    moderator: bool = False
    at: datetime | None = None
    move: int = 0
