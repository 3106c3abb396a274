"""A picture in a message, with its text alternative."""

import discord
from msgspec import Struct

from bot.discord_kit.components import Block


class PictureBlock(Struct, frozen=True):
    """The blocks of a message and its files.

    `whole` is False if the picture could not be drawn.
    """

    blocks: tuple[Block, ...]
    files: list[discord.File]
    whole: bool
