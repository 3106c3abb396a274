"""The order of the attempts at a challenge, and the points that a rank is worth."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from msgspec.structs import replace

from bot.database.unit_of_work import TableChange
from bot.domain.table import TableStatus
from bot.features.challenges.attempt_repository import AttemptEnded
from bot.features.challenges.model import Attempt, AttemptState, Challenge, ChallengeRanking, RankedAttempt
from bot.refusals.challenges import ChallengeOver
from bot.tables.loaded_table import LoadedTable

N = TypeVar("N")

RANK_POINTS = (12, 10, 8, 7, 6, 5, 4, 3, 2)
"""Season points of the first places; every other finisher gets 1. [spec, solo challenges]"""

FOR_A_WIN = 3
"""Season points for a win, in addition to those for the place. [spec, solo challenges]"""


def attempt_ended(change: TableChange, new: LoadedTable) -> AttemptEnded | None:
    """Return the end of an attempt by this change of its table, None if it goes on.

    Raises ChallengeOver for a move of a ranked attempt after its end.
    """
    table, rules = new.table, new.game.challenge
    if table.challenge is None:
        return None
    if table.challenge.ranked and change.moves and table.changed_at >= table.challenge.ends_at:
        raise ChallengeOver()
    was_closed = change.before is not None and change.before.closed
    if not table.closed or was_closed or new.match is None or rules is None:
        return None
    state = AttemptState.DONE if table.status is TableStatus.OVER else AttemptState.GIVEN_UP
    return AttemptEnded(table.id, state, rules.reached(new.match.state), change.at)


def rank_attempts(challenge: Challenge, attempts: Iterable[Attempt], *, by_time: bool) -> ChallengeRanking:
    """Return the ranking of a challenge with these ranked attempts.

    If their figures cannot be compared, leads and totals replace the figures.
    """
    kept = {attempt.table: attempt for attempt in attempts}
    listed = {table: attempt for table, attempt in kept.items() if attempt.state is AttemptState.LISTED}
    if not _comparable(challenge, listed.values()):
        by_time = False
        listed = {table: replace(one, figures=(one.margin, one.own)) for table, one in listed.items()}
        kept |= listed
    keys = {
        table: (*attempt.figures, -_finished(attempt)) if by_time else attempt.figures
        for table, attempt in listed.items()
    }
    placed = tuple(RankedAttempt(rank, kept[table]) for table, rank in ranks(keys))
    return ChallengeRanking(
        challenge, placed, tuple(one for one in kept.values() if one.state is not AttemptState.LISTED)
    )


def _comparable(challenge: Challenge, listed: Iterable[Attempt]) -> bool:
    """Return whether figures can be compared; between servers they are added, so the rules must be the same too."""
    attempts = tuple(listed)
    if len({len(attempt.figures) for attempt in attempts}) > 1:
        return False
    return not challenge.kind.traits.between_servers or len({attempt.rules for attempt in attempts}) <= 1


def _finished(attempt: Attempt) -> int:
    return int(attempt.finished_at.timestamp() * 1000) if attempt.finished_at else 0


def ranks(keys: Mapping[N, tuple[int, ...]]) -> list[tuple[N, int]]:
    """Return names with their ranks, the best first; equal keys share a rank."""
    first: dict[tuple[int, ...], int] = {}
    ordered = sorted(keys, key=lambda name: keys[name], reverse=True)
    return [(name, first.setdefault(keys[name], place)) for place, name in enumerate(ordered, start=1)]


def season_points(rank: int, *, won: bool) -> int:
    """Return the season points of a daily challenge."""
    placed = RANK_POINTS[rank - 1] if rank <= len(RANK_POINTS) else 1
    return placed + FOR_A_WIN * won
