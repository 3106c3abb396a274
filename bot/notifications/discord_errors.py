"""Translates Discord's errors to the exceptions that the dispatcher handles."""

from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import PurePosixPath
from urllib.parse import urlsplit

import discord

from bot.discord_kit.http_retries import EDITED_TOO_OFTEN
from bot.discord_kit.refused_parts import is_refusal, refused_part
from bot.domain.notification import OutboxMessage
from bot.notifications.outgoing import (
    AlreadyPosted,
    DirectMessagesClosed,
    EditLimited,
    RefusedMessage,
    RetryLater,
    Unreachable,
)

UNKNOWN_MEMBER, UNKNOWN_MESSAGE, ARCHIVED = 10007, 10008, 50083
NOTHING_THERE = {UNKNOWN_MESSAGE, 10003, 10004}
"""The message, its channel or its server no longer exists."""
EDIT_REST = 600.0
"""Seconds before a message that was edited too often is edited again."""
GONE = {10003, 10004}
"""Unknown channel and unknown server."""
HIDDEN = 50001
"""Missing access: a channel that the bot can no longer see, or a private thread that it does not belong to."""
LOCKED = {ARCHIVED, 160005}
"""An archived thread; a locked thread."""
CLOSED_PLACES = {50008, 50024, 50068, 40058, 50132, 400001}
"""Codes for a place where the bot cannot post, regardless of the status.

A channel without messages, a wrong type of channel, a wrong type of message, a forum post without its first message, an
owner who must enable two-factor authentication, a server without file uploads.
"""


def place_problem(error: discord.HTTPException) -> str | None:
    """Return why the bot cannot post in a place (`gone`, `hidden`, `locked`, `forbidden`), or None."""
    if error.code == HIDDEN:
        return "hidden"
    if error.code in LOCKED:
        return "locked"
    if error.code in GONE or error.status == 404:
        return "gone"
    return "forbidden" if error.code in CLOSED_PLACES or error.status == 403 else None


def was_refused(error: BaseException) -> bool:
    """Return whether an error comes from a request that Discord refused."""
    return isinstance(error.__cause__, discord.HTTPException) and is_refusal(error.__cause__)


@contextmanager
def direct_messages() -> Iterator[None]:
    """Raise DirectMessagesClosed if Discord refuses a direct message, unless it refuses only a part of it."""
    try:
        yield
    except discord.HTTPException as error:
        if is_refusal(error) and refused_part(error) is None:
            raise DirectMessagesClosed from error
        raise


@contextmanager
def translate_discord_errors() -> Iterator[None]:
    """Translate Discord's errors. Raises Unreachable, EditLimited, RefusedMessage or RetryLater."""
    try:
        yield
    except discord.RateLimited as error:
        raise RetryLater(error.retry_after) from error
    except discord.HTTPException as error:
        if error.code == EDITED_TOO_OFTEN:
            raise EditLimited(EDIT_REST) from error
        if (part := refused_part(error)) is not None:
            raise RefusedMessage(part) from error
        if problem := place_problem(error):
            raise Unreachable(problem) from error
        if is_refusal(error):
            raise RefusedMessage from error
        raise RetryLater from error
    except (OSError, TimeoutError, discord.ConnectionClosed) as error:
        raise RetryLater from error


def _shows(message: discord.Message, files: Sequence[discord.File]) -> bool:
    """Return whether a message shows exactly these files; False without files.

    Discord leaves out of `attachments` what components show. The name is the last part of a file's URL.
    """
    if not files:
        return False
    addresses = [*_addresses(message.components), *(one.url for one in message.attachments)]
    return [file.filename for file in files] == [PurePosixPath(urlsplit(address).path).name for address in addresses]


def _addresses(components: Sequence[discord.Component]) -> Iterator[str]:
    for component in components:
        match component:
            case discord.MediaGalleryComponent():
                yield from (item.media.url for item in component.items)
            case discord.FileComponent():
                yield component.media.url
            case discord.ThumbnailComponent():
                yield component.media.url
            case discord.SectionComponent():
                yield from _addresses([component.accessory])
            case discord.Container():
                yield from _addresses(component.children)


async def send_once(
    outbox_message: OutboxMessage, sending: Awaitable[discord.Message], files: Sequence[discord.File] = ()
) -> int:
    """Return the id of a sent message. For a repeated nonce, Discord returns the existing message.

    Raises AlreadyPosted if the existing message may be older: it lacks these files, whose names depend on their
    contents. Times cannot tell, since the contents were read before the message was sent.
    """
    message = await sending
    if outbox_message.overtaken and not _shows(message, files):
        raise AlreadyPosted(message.id)
    return message.id
