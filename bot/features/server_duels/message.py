"""The post of a duel of two servers."""

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.database.outbox import Subject
from bot.domain.notification import OutboxMessage
from bot.features.challenges.model import ChallengeRanking, DuelSide
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.sides_repository import remember_post
from bot.features.server_duels import view
from bot.notifications.message_channel import MessageChannel
from bot.notifications.message_handler import PostHandler
from bot.notifications.outgoing import Message, PreparedMessage
from bot.tables.people import PeopleService


class DuelPostMessage(Message, frozen=True, kw_only=True):
    """What the post of a duel with another server has to say on one side."""

    side: DuelSide
    ranking: ChallengeRanking

    @property
    def place(self) -> tuple[int | None, int]:
        """The server and the channel of the side."""
        return self.side.guild, self.side.channel


@dataclass(eq=False)
class DuelPostHandler(PostHandler[DuelPostMessage]):
    """The handler that edits the post of a duel while the duel lasts, and posts its end as a new message."""

    people: PeopleService
    results: AttemptResultService

    async def load(self, outbox_message: OutboxMessage) -> DuelPostMessage | None:
        """Return how the duel is going, None if the server has no part in it."""
        code = outbox_message.topic.partition("/")[2]
        ranking = await self.results.ranking(code)
        side = next((one for one in ranking.challenge.sides if one.topic == outbox_message.topic), None)
        if side is None:
            return None
        locale = (await self.people.server(side.guild)).locale
        return DuelPostMessage(outbox_message=outbox_message, locale=locale, side=side, ranking=ranking)

    async def present(self, message: DuelPostMessage, channel: MessageChannel) -> PreparedMessage:
        """Make the post ready."""
        side, challenge, words = message.side, message.ranking.challenge, channel.words
        blocks = view.post(message.ranking, words)
        goes_on = side.over == (challenge.closed_at is not None)

        async def send() -> int:
            if side.message is not None and not goes_on:
                await channel.shrink(side.channel, side.message, view.ended(challenge, words))
            return await channel.edit_or_post(side.message if goes_on else None, blocks)

        return PreparedMessage(send)

    def subject(self, message: DuelPostMessage) -> Subject:
        """Return the side as it is once its post shows whether the duel is over."""
        over = message.ranking.challenge.closed_at is not None
        return partial(remember_post, replace(message.side, over=over))
