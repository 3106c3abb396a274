"""Files that go with messages, and files that people attach."""

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

ALT = 1024
"""So many characters an alternative text may have."""

NAME = 200
"""Characters that the name of a file may have."""

PATIENCE = 10.0
"""Seconds that Discord has to hand over a file."""

_UNSAFE = re.compile(r"[^A-Za-z0-9_.-]|(?<!\w)\.+")


class OneShotFile(discord.File):
    """A file whose bytes go as soon as it is closed: the library's own leave a circle, and wait to be collected.

    400 kB a board are not found for an hour once such a circle was passed over (`garbage.keep_what_is_here`).
    """

    def close(self) -> None:
        """Close what was opened, and let the bytes go."""
        super().close()
        vars(self.fp).pop("close", None)


class KeptFile(Struct, frozen=True):
    """A file that the edited message has already: it is named instead of sent again."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, int | str]:
        """Return how an edit names it."""
        return {"id": self.id, "filename": self.filename}


def kept(files: Sequence[discord.File], message: discord.Message) -> list[discord.File | KeptFile]:
    """Return files, those that a message shows in its galleries replaced by what keeps them.

    A name stands for what a picture shows. The components tell the numbers of attachments, `message.attachments` does
    not: there Discord leaves out what components show.
    """
    shown: dict[str, int] = {}
    for frame in message.components:
        for part in frame.children if isinstance(frame, discord.Container) else ():
            for item in part.items if isinstance(part, discord.MediaGalleryComponent) else ():
                if item.media.attachment_id is not None:
                    shown[urlsplit(item.media.url).path.rpartition("/")[2]] = item.media.attachment_id
    return [KeptFile(shown[one.filename], one.filename) if one.filename in shown else one for one in files]


def file(data: bytes, name: str, alt: str | None = None) -> discord.File:
    """Return a file of these bytes, with a safe name."""
    return OneShotFile(io.BytesIO(data), safe_name(name), description=alt)


def safe_name(name: str) -> str:
    """Return the name of a file in letters, digits, `_`, `-` and single dots: Discord renames other files."""
    return _UNSAFE.sub("_", name)[-NAME:]


def picture(data: bytes, name: str, alt: str) -> tuple[PanelPicture, discord.File]:
    """Return a picture for a panel and its file, named in small letters: others have trouble on the way."""
    shown = PanelPicture(safe_name(f"{name}.png".lower()), truncate(alt, ALT))
    return shown, file(data, shown.name, shown.alt)


async def read(file: discord.Attachment) -> bytes:
    """Return the bytes of a file that somebody has attached. Raises FileUnread if Discord does not hand it over."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:  # TimeoutError is one of them
        raise FileUnread from error
