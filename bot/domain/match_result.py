"""The stored result of one seat in a match."""

import msgspec

from bot.domain.person import PersonId
from games.api import Score


class MatchResult(msgspec.Struct, frozen=True):
    """What a seat has reached, with all that leaderboards need.

    The automatic opponent has seat -1.

    `answers` counts all moves of the seat, `helped` those that the person did not choose alone (all of them after a
    hint). `thought` is the total thinking time in milliseconds of `thoughts` moves of the person.
    """

    score: Score
    person: PersonId | None
    level: str | None
    game: str
    rules: int
    options: dict[str, str]
    guild: int | None
    players: int
    computers: int
    helped: int
    moves: int
    finished_at: int
    answers: int = 0
    thought: int = 0
    thoughts: int = 0
