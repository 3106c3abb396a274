"""The poster of a server's sky on its way to Discord."""

from collections.abc import Awaitable, Callable

import discord

from bot.discord_kit.command_mentions import CommandMentions
from bot.discord_kit.components import Block, layout
from bot.features.weekly_sky import view as weekly_sky_view
from bot.features.weekly_sky.message import SkyPostMessage
from bot.i18n.translator import Translator
from bot.notifications.discord_errors import ARCHIVED, UNKNOWN_MESSAGE, send_once
from bot.notifications.outgoing import RetryLater
from bot.presentation import page_picture
from bot.workers.pictures import PictureService

Made = tuple[tuple[Block, ...], list[discord.File]]

Wake = Callable[[], Awaitable[None]]

UNDRAWN = 3
"""After so many vain attempts to draw it, a poster leaves with its text alone."""


async def made(message: SkyPostMessage, place: str, pictures: PictureService, words: Translator) -> Made:
    """Return what a poster says, with its picture. Raises RetryLater while that cannot be drawn."""
    sky, game = message.sky, next(iter(message.sky.games), "")
    drawing = None
    if game:
        view, alt = weekly_sky_view.view(sky, place, words), weekly_sky_view.alt(sky, place, words)
        drawing = await page_picture.drawn(pictures, game, "night", view, words=words, alt=alt)
        if drawing is None and message.outbox_message.tries < UNDRAWN:
            raise RetryLater
    body: Block = drawing[0] if drawing else "\n".join(weekly_sky_view.lines(sky, words))
    return (weekly_sky_view.heading(sky, words), body), [drawing[1]] if drawing else []


async def shown(
    message: SkyPostMessage, made: Made, home: discord.PartialMessageable, mentions: CommandMentions | None, wake: Wake
) -> int | None:
    """Post a poster, calling nobody, or renew the one that stands; one that was deleted stays so."""
    (blocks, files), poster = made, message.poster
    view, quiet = layout(*blocks, mentions=mentions), discord.AllowedMentions.none()
    if message.outbox_message.fresh:
        sending = home.send(
            view=view, files=files, allowed_mentions=quiet, silent=True, nonce=message.outbox_message.nonce
        )
        return await send_once(message.outbox_message, sending, files)
    if poster.message is None:
        return None
    try:
        await home.get_partial_message(poster.message).edit(view=view, attachments=files, allowed_mentions=quiet)
    except discord.HTTPException as error:
        if error.code == ARCHIVED:
            await wake()
            raise RetryLater from error
        if error.code != UNKNOWN_MESSAGE:
            raise
        return None
    return poster.message
