"""Texts and menus of a server's settings. Pure functions."""

from bot.domain.person import PersonId
from bot.domain.server_settings import FINISHED, ServerSettings
from bot.i18n.translator import AS_DISCORD, Translator
from bot.ui_kit import names
from bot.ui_kit.panels import SelectMenu, SelectOption

NEVER = "never"
ARCHIVE = (NEVER, "1", "24", "72", "168")
"""Hours after which a table's thread can be archived."""

CHANNELS = 25
"""Maximum number of channels in a menu."""


def text(server: ServerSettings, words: Translator) -> str:
    """Return the settings of a server."""
    tables = words("bot.settings.tables", most=server.most, finished=FINISHED)
    return words(
        "bot.settings.server",
        language=words(f"bot.language.{server.locale or AS_DISCORD}"),
        pace=words(f"bot.pace.{server.pace}"),
        threads=words("bot.yes" if server.threads else "bot.no"),
        tables=tables if server.most else words("bot.settings.any"),
        archive=words(f"bot.archive.{server.archive or NEVER}"),
        role=f"<@&{server.role}>" if server.role else words("bot.settings.no_role"),
        boards=words(f"bot.boards.{server.boards}"),
        channels=words.join_list(f"<#{channel}>" for channel in server.channels) or words("bot.settings.everywhere"),
    )


def person_text(server: ServerSettings, person: PersonId, words: Translator) -> str:
    """Return whether a server's lists name a person, and whether they may join its tables."""
    listed, banned = person not in server.unlisted, person in server.banned
    values = {"listed": words("bot.yes" if listed else "bot.no"), "banned": words("bot.yes" if banned else "bot.no")}
    return words("bot.settings.person", who=names.mention(person), **values)


def channel_menu(server: ServerSettings, words: Translator) -> SelectMenu:
    """Return the menu of allowed channels."""
    picked = tuple(SelectOption(str(channel), "") for channel in server.channels)
    return SelectMenu(("schans",), words("bot.settings.channels"), picked, least=0, most=CHANNELS, channels=True)
