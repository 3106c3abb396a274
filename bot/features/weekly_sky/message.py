"""The message in which a server's weekly sky is posted."""

from msgspec import Struct

from bot.domain.notification import Notice
from bot.features.weekly_sky.model import Poster, Sky


class SkyPostMessage(Struct, frozen=True, kw_only=True):
    """The sky of a server in the week that is over, and where it is to be seen."""

    notice: Notice
    locale: str | None
    poster: Poster
    sky: Sky
