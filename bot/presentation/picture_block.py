"""A picture in a message, with what stands in its place where none can be drawn."""

import discord
from msgspec import Struct

from bot.discord_kit.components import Block


class PictureBlock(Struct, frozen=True):
    """What a message says, and its picture; `whole` unless that could not be drawn."""

    blocks: tuple[Block, ...]
    files: list[discord.File]
    whole: bool
