"""What a standing post of a challenge tells."""

from msgspec import Struct

from bot.domain.notification import Notice
from bot.features.challenges.model import Post, Standing
from bot.features.rankings.streaks import Streak


class ChallengePostMessage(Struct, frozen=True, kw_only=True):
    """What a standing post has to say: today, this week, how the last day ended there, and the server's streak."""

    notice: Notice
    locale: str | None
    post: Post
    today: Standing
    week: Standing
    last: Standing | None
    streak: Streak = Streak()
