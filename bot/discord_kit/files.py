"""Files sent with messages, and files that people attach."""

import asyncio
import io
import re
from collections.abc import Sequence
from urllib.parse import urlsplit

import aiohttp
import discord
from msgspec import Struct

from bot.refusals.discord import FileUnread
from bot.ui_kit.panels import PanelPicture, truncate

File = discord.File
"""A file of a message; a class as annotation, so that others need not import discord."""

ALT = 1024
"""Maximum length of an alternative text."""

FILE_NAME_LENGTH = 200
"""Maximum length of a file name."""

FILE_TIMEOUT = 10.0
"""Seconds for Discord to deliver a file."""

_UNSAFE = re.compile(r"[^A-Za-z0-9_.-]|(?<!\w)\.+")


class Drawn(Struct, frozen=True):
    """A drawn picture as a part of a message, and its file."""

    picture: PanelPicture
    file: discord.File


class OneShotFile(discord.File):
    """A file that frees its bytes when closed; discord.py's class leaves a reference cycle.

    A board has 400 kB, which would be kept for an hour once the cycle is frozen (`freeze_startup_objects`).
    """

    def close(self) -> None:
        """Close the file and free its bytes."""
        super().close()
        vars(self.fp).pop("close", None)


class KeptFile(Struct, frozen=True):
    """A file that the edited message already has.

    The edit refers to it instead of sending it again.
    """

    id: int
    filename: str

    def to_dict(self) -> dict[str, int | str]:
        """Return the reference to the file in an edit."""
        return {"id": self.id, "filename": self.filename}


def kept(files: Sequence[discord.File], message: discord.Message) -> list[discord.File | KeptFile]:
    """Replace the files that a message already shows in its galleries by references to them.

    Files are compared by name, which identifies the picture. The attachment ids are taken from the components, as
    `message.attachments` lacks attachments that components show.
    """
    shown: dict[str, int] = {}
    for frame in message.components:
        for part in frame.children if isinstance(frame, discord.Container) else ():
            for item in part.items if isinstance(part, discord.MediaGalleryComponent) else ():
                if item.media.attachment_id is not None:
                    shown[urlsplit(item.media.url).path.rpartition("/")[2]] = item.media.attachment_id
    return [KeptFile(shown[one.filename], one.filename) if one.filename in shown else one for one in files]


def file(data: bytes, name: str, alt: str | None = None) -> discord.File:
    """Return a file of these bytes with a safe name."""
    return OneShotFile(io.BytesIO(data), safe_name(name), description=alt)


def safe_name(name: str) -> str:
    """Return a file name of letters, digits, `_`, `-` and single dots: Discord renames others."""
    return _UNSAFE.sub("_", name)[-FILE_NAME_LENGTH:]


def picture(data: bytes, name: str, alt: str) -> Drawn:
    """Return a picture with its file; its name is lower-case, as others fail."""
    shown = PanelPicture(safe_name(f"{name}.png".lower()), truncate(alt, ALT))
    return Drawn(shown, file(data, shown.name, shown.alt))


async def read(file: discord.Attachment) -> bytes:
    """Return the bytes of an attached file. Raises FileUnread if Discord does not deliver it."""
    try:
        async with asyncio.timeout(FILE_TIMEOUT):
            return await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:  # includes TimeoutError
        raise FileUnread from error
