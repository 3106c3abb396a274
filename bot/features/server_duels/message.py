"""The message in which a duel of two servers is posted."""

from msgspec import Struct

from bot.domain.notification import OutboxMessage
from bot.features.challenges.model import ChallengeRanking, DuelSide


class DuelPostMessage(Struct, frozen=True, kw_only=True):
    """What the post of a duel with another server has to say on one side."""

    outbox_message: OutboxMessage
    locale: str | None
    side: DuelSide
    ranking: ChallengeRanking
