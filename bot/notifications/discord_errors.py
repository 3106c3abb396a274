"""What Discord says of a message on its way, in the dispatcher's words."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

import discord

from bot.domain.notification import OutboxMessage
from bot.notifications.outgoing import AlreadyPosted, RetryLater, Unreachable

UNKNOWN_MESSAGE, ARCHIVED, EDITED_TOO_OFTEN = 10008, 50083, 30046
NOTHING_THERE = {UNKNOWN_MESSAGE, 10003, 10004}
"""The message, its channel or its server is gone: nobody can read there any more."""
RESTS = 600.0
"""Seconds for which a message is left as it is that has been edited too often."""
GONE = {10003, 10004, 50001}
"""Unknown channel, unknown guild, and what Discord says of a channel that may no longer be seen."""


@contextmanager
def translate_discord_errors() -> Iterator[None]:
    """Tell what Discord says in the dispatcher's words: raises Unreachable or RetryLater."""
    try:
        yield
    except discord.RateLimited as error:
        raise RetryLater(error.retry_after) from error
    except discord.HTTPException as error:
        if error.code in GONE:
            raise Unreachable("gone") from error
        if error.code == ARCHIVED:
            raise Unreachable("locked") from error
        if isinstance(error, discord.Forbidden):
            raise Unreachable("forbidden") from error
        if isinstance(error, discord.NotFound):
            raise Unreachable("gone") from error
        raise RetryLater from error
    except (OSError, TimeoutError, discord.ConnectionClosed) as error:
        raise RetryLater from error


Work = Callable[[], Awaitable[int | None]]


async def send_translating_errors(work: Work) -> int | None:
    """Send a message, and tell in the dispatcher's words what Discord says of it."""
    with translate_discord_errors():
        return await work()


def _shows(message: discord.Message, files: Sequence[discord.File]) -> bool:
    """Say whether a message has these files and not those of another state, if there are any."""
    return bool(files) and [file.filename for file in files] == [one.filename for one in message.attachments]


async def send_once(
    outbox_message: OutboxMessage, sending: Awaitable[discord.Message], files: Sequence[discord.File] = ()
) -> int:
    """Return the id of a message: given the same nonce again, Discord returns the one that stands.

    Raises AlreadyPosted if it may be that one, which had less to say: without these files, which are named after what
    they show. No clock can tell, for what a message says was read before it came.
    """
    message = await sending
    if outbox_message.overtaken and not _shows(message, files):
        raise AlreadyPosted(message.id)
    return message.id
