"""The result of a match, as it is kept."""

import msgspec

from bot.domain.person import PersonId
from games.api import Score


class MatchResult(msgspec.Struct, frozen=True):
    """What a seat has reached, with all that a leaderboard needs; the automatic opponent has seat -1.

    `helped` counts the answers of the seat that were not the person's own (all of them once a master was asked),
    `answers` all that the seat has given;
    `thought` are the milliseconds that `thoughts` of the person's own answers took.
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
