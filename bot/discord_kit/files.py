"""Files that go with messages."""

import io

import discord

from bot.ui_kit.panels import PanelPicture, truncate

ALT = 1024
"""So many characters an alternative text may have."""


class OneShotFile(discord.File):
    """A file whose bytes go as soon as it is closed: the library's own leave a circle, and wait to be collected.

    400 kB a board are not found for an hour once such a circle was passed over (`garbage.keep_what_is_here`).
    """

    def close(self) -> None:
        """Close what was opened, and let the bytes go."""
        super().close()
        vars(self.fp).pop("close", None)


def file(data: bytes, name: str, alt: str | None = None) -> discord.File:
    """Return a file of these bytes."""
    return OneShotFile(io.BytesIO(data), name, description=alt)


def picture(data: bytes, name: str, alt: str) -> tuple[PanelPicture, discord.File]:
    """Return a picture for a panel and its file, named in small letters: others have trouble on the way."""
    shown = PanelPicture(f"{name}.png".lower(), truncate(alt, ALT))
    return shown, file(data, shown.name, shown.alt)
