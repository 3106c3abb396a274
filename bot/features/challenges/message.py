"""The public messages about an attempt and about the end of a challenge."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from msgspec.structs import asdict

from bot.discord_kit.components import Block
from bot.domain.notification import MessageKind, OutboxMessage
from bot.features.challenges import announcements
from bot.features.challenges.model import ChallengeRanking
from bot.features.challenges.results import AttemptResultService
from bot.notifications.message_channel import MessageChannel
from bot.notifications.outgoing import PreparedMessage, TableMessage
from bot.notifications.table_message import TableMessageHandler, notify


class AttemptMessage(TableMessage, frozen=True, kw_only=True):
    """A message of a table at which a challenge was played; `ranking` is that of the challenge."""

    ranking: ChallengeRanking

    @property
    def place(self) -> tuple[int | None, int] | None:
        """The place of the table; the end of a challenge is announced where the challenge was posted."""
        challenge = self.ranking.challenge
        if self.outbox_message.kind is MessageKind.DUEL_RESULT and challenge.channel is not None:
            return challenge.guild, challenge.channel
        return super().place


@dataclass(eq=False)
class DuelResultHandler(TableMessageHandler):
    """The handler that posts the end of a challenge."""

    results: AttemptResultService

    async def load(self, outbox_message: OutboxMessage) -> AttemptMessage | None:
        """Return the table with the ranking of its challenge."""
        message = await super().load(outbox_message)
        challenge = None if message is None else message.table_view.table.challenge
        if message is None or challenge is None:
            return None
        return AttemptMessage(**asdict(message), ranking=await self.results.ranking(challenge.code))

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Return the message with the best results."""
        assert isinstance(message, AttemptMessage)
        return PreparedMessage(partial(_post, channel, announcements.duel_result(message.ranking, channel.words)))


class AttemptHandler(DuelResultHandler):
    """The handler that posts the end of an attempt."""

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Return the message with the end of the attempt, if it is shown."""
        assert isinstance(message, AttemptMessage)
        ranking, table = message.ranking, message.table_view.table.id
        attempt = next((one.attempt for one in ranking.placed if one.attempt.table == table), None)
        shown = attempt is not None and attempt.shown
        blocks = announcements.finished(ranking.challenge, attempt, channel.words) if attempt and shown else ()
        return PreparedMessage(partial(_post, channel, blocks))


class AttemptNoteHandler(DuelResultHandler):
    """The handler of direct messages: an attempt soon runs out or has run out, or a duel has ended."""

    async def load(self, outbox_message: OutboxMessage) -> AttemptMessage | None:
        """Return the ranking, or None if there is nothing to tell any more."""
        message = await super().load(outbox_message)
        person = outbox_message.person or 0
        return message if message and announcements.note_key(message.ranking, person, message.at) else None

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the direct message."""
        assert isinstance(message, AttemptMessage)
        blocks = announcements.note(message.ranking, message.outbox_message.person or 0, message.at, channel.words)
        return PreparedMessage(partial(notify, message, channel, blocks))


async def _post(channel: MessageChannel, blocks: Sequence[Block]) -> None:
    """Post a message without storing its id."""
    if blocks:
        await channel.post(blocks)
