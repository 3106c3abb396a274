"""Decides whose attempts at a challenge a person may see with name and result; pure."""

from bot.domain.person import Person, PersonId
from bot.features.challenges.model import Attempt, AttemptState, Challenge, ChallengeRanking, RankedAttempt
from bot.refusals import ResultsKeptPrivate

ENDED = (AttemptState.LISTED, AttemptState.DONE)
"""The states of a finished attempt; before the close only players who have finished see scores."""


def may_see(challenge: Challenge, attempt: Attempt, viewer: PersonId | None) -> bool:
    """Return whether a person (None: everyone) may see an attempt with its name and result.

    The players of a closed duel see each other's attempts.
    """
    if attempt.shown or (viewer is not None and attempt.person == viewer):
        return True
    is_duel_over = challenge.kind.traits.is_duel and challenge.closed_at is not None
    return is_duel_over and viewer is not None and challenge.invites(viewer)


def visible_results(ranking: ChallengeRanking, viewer: PersonId | None = None) -> tuple[RankedAttempt, ...]:
    """Return the results that a person may see, the best first; their ranks are those among all."""
    return tuple(one for one in ranking.placed if may_see(ranking.challenge, one.attempt, viewer))


def best_results(ranking: ChallengeRanking, viewer: PersonId | None = None) -> tuple[RankedAttempt, ...]:
    """Return the results in the first place that a person may see."""
    first = min((one.rank for one in ranking.placed), default=0)
    return tuple(one for one in visible_results(ranking, viewer) if one.rank == first)


def visible_finishers(ranking: ChallengeRanking, viewer: PersonId | None = None) -> tuple[RankedAttempt, ...]:
    """Return the visible results by name, as their order would reveal hidden results."""
    return tuple(sorted(visible_results(ranking, viewer), key=lambda one: (one.attempt.name, one.attempt.person)))


def unnamed(ranking: ChallengeRanking, viewer: PersonId | None = None) -> int:
    """Return how many results a person may not see."""
    return len(ranking.placed) - len(visible_results(ranking, viewer))


def visible_given_up(ranking: ChallengeRanking, viewer: PersonId | None = None) -> tuple[Attempt, ...]:
    """Return the given-up attempts that a person may see."""
    return tuple(
        one for one in ranking.others if one.state is AttemptState.GIVEN_UP and may_see(ranking.challenge, one, viewer)
    )


def hides_scores_from(ranking: ChallengeRanking, person: PersonId) -> bool:
    """Return whether scores are hidden from a person: before the close, unless they have finished."""
    if ranking.challenge.closed_at is not None:
        return False
    own = ranking.attempt_of(person)
    return own is None or own.state not in ENDED


def require_shown_results(person: Person) -> None:
    """Raise ResultsKeptPrivate if a person's settings hide their results, or they have not been asked."""
    if not person.settings.shows_results:
        raise ResultsKeptPrivate()


def hides_boards(challenge: Challenge) -> bool:
    """Return whether boards and moves are hidden from others: before a duel between servers closes.

    Members of a server could help each other.
    """
    return challenge.kind.traits.between_servers and challenge.closed_at is None
