"""What every cog has: the bot's parts, which table is meant, and names of commands in both languages."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping, Sequence

from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from bot.app.services import Services
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import Opening, Verb
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, log_context
from bot.domain import typed_text
from bot.domain.table import Table, TableStatus
from bot.domain.table_view import MyTable
from bot.domain.typed_text import DOT, fold
from bot.i18n.translator import Translator, translator_for
from bot.monitoring.metrics import Metrics
from bot.notifications.sender import MessageSender
from bot.presentation import table_text
from bot.presentation.arrival_reports import ARRIVED, ArrivalReports, Report
from bot.presentation.my_tables import of_own
from bot.refusals import Refusal
from bot.refusals.discord import NoTable
from bot.ui_kit import markup, names
from bot.ui_kit.panels import ENTRY, Button, ButtonStyle, truncate
from bot.workers.pictures import PictureService


class CogDependencies(Struct, frozen=True):
    """The parts: tables, pictures, the sender of public messages, reports of what has arrived, metrics.

    `languages` are the languages of the people seen lately, for what must be answered from memory.
    """

    service: Services
    pictures: PictureService
    messenger: MessageSender
    reports: ArrivalReports
    languages: MutableMapping[int, str]
    metrics: Metrics


log = logging.getLogger(__name__)

CHOICES = 25
"""Choices that Discord lists while a person types."""

SEARCHED = 100
"""Tables of a person, the latest ones, in which a list looks for what is typed."""

SEVERAL = 10
"""So many tables are asked between."""

Fits = Callable[[Table], bool]
"""Whether a command is likely to mean a table."""


def running(table: Table) -> bool:
    """Say whether a match is being played at a table."""
    return table.status is TableStatus.RUNNING


class BaseCog(commands.Cog):
    """A cog with the bot's parts at hand."""

    def __init__(self, parts: CogDependencies) -> None:
        self.parts = parts
        self.service = parts.service

    def actions(self) -> Mapping[str, Verb]:
        """Return what clicks may ask for here, by verb."""
        return {}

    def modals(self) -> Mapping[str, Opening]:
        """Return the verbs that open a window instead of being acknowledged, and what is in it."""
        return {}

    def public_actions(self) -> frozenset[str]:
        """Return the verbs that change the very message that was clicked."""
        return frozenset()

    def words(self, interaction: AnyInteraction) -> Translator:
        """Return the words for what must be answered from memory, before the person can be looked up."""
        return translator_for(self.parts.languages.get(interaction.user.id) or str(interaction.locale))

    async def own_words(self, interaction: AnyInteraction) -> Translator:
        """Return the person's words for a window, which must open before they can be met."""
        if interaction.user.id in self.parts.languages:
            return self.words(interaction)
        person = await self.service.people.person(interaction.user.id)
        return translator_for((person.settings.locale if person else None) or str(interaction.locale))

    async def find_tables(
        self, interaction: AnyInteraction, table: str | None, fits: Fits | None = None, *, watching: bool = False
    ) -> tuple[MyTable | Table, ...]:
        """Return the tables that may be meant: the named one, else the first of these groups that there are any of.

        The person's tables of this channel where it is their turn, all of theirs here, where it is their turn
        elsewhere, all of theirs; `watching`: then any open ones of this channel. Those to which it `fits` go before
        all others. Raises NoTable, UnknownTable.
        """
        if table is not None:
            return (await self.service.archive.table(typed_text.table_id(table)),)
        mine = await self.service.archive.my_tables(interaction.user.id)
        home = interaction.channel_id or 0
        found: Sequence[MyTable | Table] = _meant([one for one in mine if fits(one.table)], home) if fits else ()
        found = found or _meant(mine, home) or (await self.service.archive.tables_at(home) if watching else ())
        if not found:
            raise NoTable
        return tuple(found[:SEVERAL])

    async def run_action(
        self, ctx: InteractionContext, table: str | None, *path: str, fits: Fits | None = None, watching: bool = False
    ) -> None:
        """Do what a button of this path does at the table that is meant and say which; ask where several may be."""
        found = await self.find_tables(ctx.interaction, table, fits, watching=watching)
        if len(found) > 1:
            await ask_which(ctx, found, path)
            return
        await self.name_table(ctx, found[0], table)
        await self.actions()[path[0]](ctx, CustomId(table_of(found[0]).id, path[0], path[1:]), ())

    async def arrival(self, report: Report, said: str, place: int, words: Translator) -> str:
        """Return what is `said` once a message has arrived at its place, or else the sentence why it has not."""
        why = await report()
        return said if why == ARRIVED else words("bot.not_posted", place=f"<#{place}>", why=why)

    async def name_table(self, ctx: InteractionContext, found: MyTable | Table, named: str | None) -> None:
        """Let the answer begin with the table that it is about, if nobody has named it and there are several."""
        if named is None and len(await self.service.archive.my_tables(ctx.person.id)) > 1:
            ctx.about = f"-# {markup.harmless(table_label(found, ctx.words))}"

    async def my_tables(
        self, interaction: AnyInteraction, typed: str, *, closed: bool = False
    ) -> list[app_commands.Choice[str]]:
        """Return the person's open tables (or those that have closed) as choices."""
        words = self.words(interaction)
        mine = await self.service.archive.my_tables(interaction.user.id, closed=closed, limit=SEARCHED)
        return matching_choices([(_entry(one, words), one.table.id) for one in mine], typed)

    async def listed(
        self, interaction: AnyInteraction, found: Awaitable[list[app_commands.Choice[str]]]
    ) -> list[app_commands.Choice[str]]:
        """Return choices while somebody types; where there are none to offer, nothing is said."""
        try:
            return await found
        except Refusal:
            return []
        except Exception:
            log.exception("nothing could be listed for %s", log_context(interaction))
            return []


def matching_choices(entries: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Return the entries (label, value) that hold what was typed, as choices."""
    wanted = fold(typed)
    hits = [(label, value) for label, value in entries if wanted in fold(label) or wanted in fold(value)]
    return [app_commands.Choice(name=truncate(label, ENTRY), value=value) for label, value in hits[:CHOICES]]


async def ask_which(ctx: InteractionContext, found: Sequence[MyTable | Table], path: tuple[str, ...]) -> None:
    """Ask which of these tables is meant, with a button for each that does what was wished for there."""
    rows = [
        ControlRows(CustomId(table_of(one).id, "x"), ((Button(path, table_label(one, ctx.words), ButtonStyle.MAIN),),))
        for one in found
    ]
    await ctx.answer(f"### {ctx.words('bot.which_table')}", *rows)


def _meant(mine: Sequence[MyTable], home: int) -> Sequence[MyTable]:
    here = [one for one in mine if one.table.place.home == home]
    groups = ([one for one in here if one.pending], here, [one for one in mine if one.pending], mine)
    return next((group for group in groups if group), ())


def _entry(found: MyTable | Table, words: Translator) -> str:
    """Return a table as an entry of a list: its label, of which the end, its id, is always kept."""
    text, end = table_label(found, words), f"{DOT}{table_of(found).id}"
    return truncate(text.removesuffix(end), ENTRY - len(end)) + end


def table_of(found: MyTable | Table) -> Table:
    """Return the table of what was found."""
    return found.table if isinstance(found, MyTable) else found


def table_label(found: MyTable | Table, words: Translator) -> str:
    """Return a table in one line of plain text: game, others, whose own it is, how it stands, name."""
    table = table_of(found)
    own = found.seat if isinstance(found, MyTable) else None
    others = [
        names.known(table_seat.person, table_seat.name, words)
        if table_seat.person
        else names.computer(table_seat.level, words)
        for table_seat in table.seats
        if table_seat.seat != own
    ]
    pending = isinstance(found, MyTable) and found.pending
    turn = words("bot.games.your_turn") if pending else words(f"bot.status.{table.status}")
    parts = [table_text.title(table, words), words.join_list(others), of_own(table, words), turn, table.id]
    return DOT.join(part for part in parts if part)
