"""What a standing post of a challenge tells."""

from bot.features.challenges.model import ChallengeRanking, PinnedPost
from bot.features.rankings.streaks import Streak
from bot.notifications.outgoing import Message


class ChallengePostMessage(Message, frozen=True, kw_only=True):
    """What a standing post has to say: today, this week, how the last day ended there, and the server's streak."""

    post: PinnedPost
    today: ChallengeRanking
    week: ChallengeRanking
    last: ChallengeRanking | None
    streak: Streak = Streak()

    @property
    def place(self) -> tuple[int | None, int]:
        """The server and the channel of the post."""
        return self.post.guild, self.post.channel
