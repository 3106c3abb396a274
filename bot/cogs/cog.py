"""What every cog has: the bot's parts, which table is meant, and names of commands in both languages."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypedDict

from discord import app_commands
from discord.ext import commands

from bot.cogs.parts import Parts
from bot.dialogue import names
from bot.model import Mine, Table
from bot.refusals import Refusal
from bot.ui import messages
from bot.ui.ids import Press
from bot.ui.refusals import NoTable
from bot.ui.talk import AnyInteraction, Talk, where
from bot.words import LOCALES, Words, words_in
from games import GAMES

log = logging.getLogger(__name__)

Verb = Callable[[Talk, Press, tuple[str, ...]], Awaitable[None]]
"""What a click asks for: handled with the acknowledged click, its path, and what was picked in its menu."""

ENGLISH = words_in(LOCALES[0])


def named(key: str) -> app_commands.locale_str:
    """Return a text of the command tree: English, with the key under which other languages have it."""
    return app_commands.locale_str(ENGLISH(key), key=key)


class Spoken(TypedDict):
    """The name and description of a command or group."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def spoken(command: str) -> Spoken:
    """Return a command's name and description."""
    return {"name": named(f"bot.command.{command}"), "description": named(f"bot.command.{command}.does")}


def does(command: str, *options: str) -> dict[str, app_commands.locale_str]:
    """Return the descriptions of a command's options."""
    return {option: named(f"bot.command.{command}.{option}.does") for option in options}


def called(command: str, *options: str) -> dict[str, app_commands.locale_str]:
    """Return the names of a command's options."""
    return {option: named(f"bot.command.{command}.{option}") for option in options}


def choices(prefix: str, values: Sequence[str]) -> list[app_commands.Choice[str]]:
    """Return fixed choices with names in both languages."""
    return [app_commands.Choice(name=named(f"{prefix}.{value}"), value=value) for value in values]


def games() -> list[app_commands.Choice[str]]:
    """Return the games as choices."""
    return [app_commands.Choice(name=named(f"{key}.name"), value=key) for key in GAMES]


class Room(commands.Cog):
    """A cog with the bot's parts at hand."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.service = parts.service

    def verbs(self) -> Mapping[str, Verb]:
        """Return what clicks may ask for here, by verb."""
        return {}

    def public(self) -> frozenset[str]:
        """Return the verbs that change the very message that was clicked."""
        return frozenset()

    def words(self, interaction: AnyInteraction) -> Words:
        """Return the words for what must be answered from memory, before the person can be looked up."""
        return words_in(self.parts.tongues.get(interaction.user.id) or str(interaction.locale))

    async def which(
        self, interaction: AnyInteraction, table: str | None, fits: Callable[[Table], bool] | None = None
    ) -> str:
        """Return the table that is meant: the named one, else the person's here, else where it is their turn.

        Tables to which it `fits` go before all others. Raises NoTable.
        """
        if table is not None:
            return table.strip().lower()
        mine = await self.service.archive.my_tables(interaction.user.id)
        meant = _meant([one for one in mine if fits(one.table)], interaction.channel_id) if fits else None
        meant = meant or _meant(mine, interaction.channel_id)
        if meant is None:
            raise NoTable
        return meant

    async def here(self, interaction: AnyInteraction, table: str | None) -> Table:
        """Return the table that is meant, as `which` does, or any open one of this channel."""
        try:
            return await self.service.archive.table(await self.which(interaction, table))
        except NoTable:
            at = await self.service.archive.tables_at(interaction.channel_id or 0)
            if not at:
                raise
            return at[0]

    async def my_tables(
        self, interaction: AnyInteraction, typed: str, *, closed: bool = False
    ) -> list[app_commands.Choice[str]]:
        """Return the person's open tables (or those that have closed) as choices."""
        words = self.words(interaction)
        mine = await self.service.archive.my_tables(interaction.user.id, closed=closed)
        texts = [(table_label(one, words), one.table.id) for one in mine]
        wanted = typed.casefold()
        hits = [(text, name) for text, name in texts if wanted in text.casefold()]
        return [app_commands.Choice(name=text[:100], value=name) for text, name in hits[:25]]

    async def listed(
        self, interaction: AnyInteraction, found: Awaitable[list[app_commands.Choice[str]]]
    ) -> list[app_commands.Choice[str]]:
        """Return choices while somebody types; where there are none to offer, nothing is said."""
        try:
            return await found
        except Refusal:
            return []
        except Exception:
            log.exception("nothing could be listed for %s", where(interaction))
            return []


def _meant(mine: Sequence[Mine], home: int | None) -> str | None:
    here = [one for one in mine if one.table.place.home == home]
    for group in (here, mine):
        asked = [one for one in group if one.waiting]
        if asked or (group and (group is here or len(group) == 1)):
            return (asked or group)[0].table.id
    return None


def table_label(mine: Mine, words: Words) -> str:
    """Return one of a person's tables in one line of plain text."""
    others = [
        names.known(chair.person, chair.name, words) if chair.person else names.computer(chair.level, words)
        for chair in mine.table.chairs
        if chair.person != mine.table.chairs[mine.seat].person
    ]
    turn = words("bot.games.your_turn") if mine.waiting else words(f"bot.status.{mine.table.status}")
    parts = [messages.title(mine.table, words), words.series(others), turn, mine.table.id]
    return " · ".join(part for part in parts if part)
