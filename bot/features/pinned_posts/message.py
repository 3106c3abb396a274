"""The message handler of pinned posts."""

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.database.outbox import Subject
from bot.domain.notification import OutboxMessage
from bot.domain.server_settings import OldBoards
from bot.features.challenges import calendar
from bot.features.challenges.model import Challenge, ChallengeKind, PinnedPost, SeasonTotal
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.service import ChallengeService
from bot.features.pinned_posts import view
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.pinned_posts.repository import PinnedPostRepository, remember_post
from bot.notifications.message_channel import MessageChannel
from bot.notifications.message_handler import PostHandler
from bot.notifications.outgoing import PreparedMessage
from bot.refusals.challenges import UnknownChallenge
from bot.tables.people import PeopleService


@dataclass(eq=False)
class ChallengePostHandler(PostHandler[ChallengePostMessage]):
    """The handler that edits a post while its day lasts, and replaces it on the next day."""

    posts: PinnedPostRepository
    people: PeopleService
    challenges: ChallengeService
    results: AttemptResultService

    async def load(self, outbox_message: OutboxMessage) -> ChallengePostMessage | None:
        """Return the contents of the post, or None if it is no longer wanted."""
        post = await self.posts.find(outbox_message.topic)
        if post is None:
            return None
        today = await self.challenges.current(post.game, ChallengeKind.DAILY)
        week = await self.challenges.current(post.game, ChallengeKind.WEEKLY)
        past = await self.challenges.past(post.game, ChallengeKind.DAILY)
        found = [await self.results.ranking(one.code) for one in (today, week, *past[:1])]
        here = [await self.results.ranking_on(post.guild, ranking) for ranking in found]
        is_new = post.code is not None and post.code != today.code
        server = await self.people.server(post.guild)
        return ChallengePostMessage(
            outbox_message=outbox_message,
            locale=server.locale,
            quiet=server.boards is OldBoards.DELETE,
            post=post,
            today=here[0],
            week=here[1],
            last=here[2] if len(here) > 2 else None,
            before=await self._challenge(post.code or "") if is_new else None,
            streak=await self.challenges.streak_here(post.guild, post.game),
            champions=await self._champions(post, past[0]) if past else (),
        )

    async def _challenge(self, code: str) -> Challenge | None:
        """Return the challenge of this code, or None if it is no longer stored."""
        try:
            return await self.challenges.find(code)
        except UnknownChallenge:
            return None

    async def _champions(self, post: PinnedPost, last: Challenge) -> tuple[SeasonTotal, ...]:
        """Return the best of a season if its last day was the latest to close."""
        if not calendar.ends_month(last.label):
            return ()
        unlisted = (await self.people.server(post.guild)).unlisted
        best = [one for one in await self.results.season(post.game, last.label[:7]) if one.rank == 1]
        return tuple(replace(one, listed=one.listed and one.person not in unlisted) for one in best)

    async def present(self, message: ChallengePostMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the post; that of an earlier day shrinks to a line, or is deleted on a quiet server."""
        post, blocks = message.post, view.pinned_post(message, channel.words)
        is_new = post.code != message.today.challenge.code

        async def send() -> int:
            if is_new and post.message is not None and message.before is not None:
                before = () if message.quiet else view.past_post(message.before, channel.words)
                await channel.shrink(post.channel, post.message, before)
            return await channel.edit_or_post(None if is_new else post.message, blocks)

        return PreparedMessage(send)

    def subject(self, message: ChallengePostMessage) -> Subject:
        """Return what stores the post with today's challenge."""
        return partial(remember_post, replace(message.post, code=message.today.challenge.code))
