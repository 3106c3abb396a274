"""The message in which a server's weekly sky is posted."""

from msgspec import Struct

from bot.domain.notification import OutboxMessage
from bot.features.weekly_sky.model import SkyPost, WeeklySky


class SkyPostMessage(Struct, frozen=True, kw_only=True):
    """The sky of a server in the week that is over, and where it is to be seen."""

    outbox_message: OutboxMessage
    locale: str | None
    poster: SkyPost
    sky: WeeklySky
