"""Who plays in a month, and what they try."""

from datetime import date

from msgspec import Struct

from bot.domain.person import InvokingUser
from bot.domain.table import Location, TableId
from bot.features.challenges.model import Challenge


class Visitor(Struct, frozen=True):
    """Somebody in a month: their server (None: none with the bot), their game, how likely they play on a day."""

    user: InvokingUser
    zone: str
    game: str
    zeal: float
    place: Location | None


class Tried(Struct, frozen=True):
    """An attempt: whose, at which challenge, of which day (None: no daily one), of how many answers."""

    who: Visitor
    challenge: Challenge
    table: TableId
    day: date | None
    answers: int
