"""What a standing post of a challenge tells."""

from msgspec import Struct

from bot.domain.notification import OutboxMessage
from bot.features.challenges.model import ChallengeRanking, PinnedPost
from bot.features.rankings.streaks import Streak


class ChallengePostMessage(Struct, frozen=True, kw_only=True):
    """What a standing post has to say: today, this week, how the last day ended there, and the server's streak."""

    outbox_message: OutboxMessage
    locale: str | None
    post: PinnedPost
    today: ChallengeRanking
    week: ChallengeRanking
    last: ChallengeRanking | None
    streak: Streak = Streak()
