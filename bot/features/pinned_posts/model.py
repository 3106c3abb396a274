"""The contents of a pinned post."""

from bot.features.challenges.model import Challenge, ChallengeRanking, PinnedPost, SeasonTotal
from bot.features.rankings.streaks import Streak
from bot.notifications.outgoing import Message


class ChallengePostMessage(Message, frozen=True, kw_only=True):
    """A pinned post: the daily and weekly challenge, yesterday's results on the server, and the server's streak.

    `before` is the challenge of the previous post, if a new one follows it; on a `quiet` server that is deleted.
    On the day after the end of a season also its `champions`; those without a name are not listed.
    """

    post: PinnedPost
    today: ChallengeRanking
    week: ChallengeRanking
    last: ChallengeRanking | None
    streak: Streak = Streak()
    before: Challenge | None = None
    quiet: bool = False
    champions: tuple[SeasonTotal, ...] = ()

    @property
    def place(self) -> tuple[int | None, int]:
        """The server and the channel of the post."""
        return self.post.guild, self.post.channel
