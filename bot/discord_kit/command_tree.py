"""The command tree: localized, and uploaded to Discord only if it has changed."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import discord
from discord import app_commands

from bot.discord_kit.command_mentions import CommandMentions
from bot.discord_kit.command_text import RATE
from bot.discord_kit.interaction import TOO_LATE, AnyInteraction, begin, break_cycles, send_refusal
from bot.discord_kit.rate_limit import RateClass
from bot.discord_kit.refused_parts import FAILURES
from bot.i18n.translator import LOCALES, language, translator_for
from bot.refusals import Refusal
from bot.refusals.discord import Forged, TooOften
from bot.ui_kit import move_menu

log = logging.getLogger(__name__)


ENTRY_POINT = 4
"""The type of the command that starts an Activity.

Discord refuses an upload without it (50240).
"""

ENTRY_POINT_FIELDS = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations", "handler"),
    *("default_member_permissions", "integration_types", "contexts"),
)

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BOTH = app_commands.AppInstallationType(guild=True, user=True)
"""Commands are available on servers with the bot, and to people who installed the app."""

C = TypeVar("C", bound=Callable[..., Coroutine[Any, Any, None]])


def kindly(command: C) -> C:
    """Answer refusals of a command with their sentences.

    Other errors are bugs and go to the tree.
    """

    @wraps(command)
    async def guarded(self: Any, interaction: AnyInteraction, *args: Any, **options: Any) -> None:
        begin(interaction)
        try:
            await command(self, interaction, *args, **options)
        except (Refusal, move_menu.NoSuchPath) as refusal:
            await send_refusal(interaction, refusal, self.people)
        except discord.HTTPException as error:
            if error.code not in TOO_LATE:
                raise
            log.info("an answer came too late: %s", error)
        finally:
            break_cycles(interaction)

    return cast(C, guarded)


class CommandTree(app_commands.CommandTree[Any]):
    """The command tree; a bug is answered with an apology and logged in full."""

    def __init__(self, client: Any) -> None:
        super().__init__(client, allowed_contexts=ANYWHERE, allowed_installs=BOTH)
        self.mentions = CommandMentions()

    async def interaction_check(self, interaction: AnyInteraction, /) -> bool:
        """Check the rate limit of a command.

        If it is reached, answer when it ends (autocomplete: nothing).
        """
        rate = interaction.command.extras.get(RATE, RateClass.ANY) if interaction.command else RateClass.ANY
        try:
            self.client.gate.check(rate, interaction.user.id, interaction.guild_id)
        except TooOften as refusal:
            if interaction.type is not discord.InteractionType.autocomplete:
                await send_refusal(interaction, refusal, self.client.service.people)
            return False
        return True

    async def on_error(self, interaction: AnyInteraction, error: app_commands.AppCommandError, /) -> None:
        """Answer a command that failed or, sent by an old or forged client, does not fit the tree."""
        failed: Exception = error
        if not isinstance(error, app_commands.CommandInvokeError):
            log.info("a command that does not fit: %s", error)
            failed = Forged()
        await send_refusal(interaction, failed, self.client.service.people)

    async def sync(self, *, guild: discord.abc.Snowflake | None = None) -> list[app_commands.AppCommand]:
        """Upload all commands; keep the Entry Point command that Discord adds for an Activity."""
        http, application = self.client.http, self.client.application_id
        known: list[Any] = await http.get_global_commands(application)
        kept = [
            {name: one[name] for name in ENTRY_POINT_FIELDS if one.get(name) is not None}
            for one in known
            if one["type"] == ENTRY_POINT
        ]
        told = await http.bulk_upsert_global_commands(application, payload=[*await payload(self), *kept])
        return [app_commands.AppCommand(data=one, state=self._state) for one in told]


class CommandTranslator(app_commands.Translator):
    """The translations of names, descriptions and choices to every supported language."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return a text in a language, or None to use English."""
        code = language(locale.value, "")
        key, text = string.extras.get("key"), string.extras.get("text")
        if code in ("", LOCALES[0]):
            return None
        words = translator_for(code)
        if text is not None:
            return cast("str", text(words))
        return words(key) if key is not None and words.has(key) else None


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the commands as they are uploaded, in a stable order."""
    translator = tree.translator
    known = sorted(tree.get_commands(), key=lambda command: command.name)
    if translator is None:
        return [command.to_dict(tree) for command in known]
    return [await command.get_translated_payload(tree, translator) for command in known]


async def sync(tree: CommandTree, application: int, kept: Path, *, always: bool = False) -> bool:
    """Upload the commands if they have changed since the last upload; return whether they had.

    `kept` is the file with a hash of the last upload. In both cases the tree learns the command ids.
    """
    text = json.dumps([application, await payload(tree)], sort_keys=True, ensure_ascii=False)
    mark = hashlib.sha256(text.encode()).hexdigest()
    if not always and await asyncio.to_thread(_remembered, kept) == mark:
        await learn(tree)
        return False
    tree.mentions.learn(await tree.sync())
    await asyncio.to_thread(_remember, kept, mark)
    return True


async def learn(tree: CommandTree) -> None:
    """Load the ids of the commands; if that fails, texts show commands without links."""
    try:
        tree.mentions.learn(await tree.fetch_commands())
    except FAILURES as error:
        log.warning("commands in sentences cannot be clicked: %s", error)


def _remembered(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip() if file.is_file() else ""


def _remember(file: Path, mark: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{mark}\n", encoding="utf-8")
