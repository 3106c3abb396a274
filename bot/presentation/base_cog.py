"""The base class of cogs: services, the choice of a table, localized texts."""

import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, MutableMapping, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeVar, cast

from discord import app_commands
from discord.ext import commands

from bot.discord_kit.command_text import command_options
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.components import controls
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import DeclaredAction, actions_of
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, log_context
from bot.discord_kit.membership import guild_of
from bot.discord_kit.places import can_see
from bot.domain import typed_text
from bot.domain.table import Table, TableStatus
from bot.domain.table_view import MyTable
from bot.domain.typed_text import DOT, fold
from bot.i18n.translator import Translator, translator_for
from bot.presentation import table_text
from bot.presentation.arrival_reports import ARRIVED, Report
from bot.presentation.my_tables import of_own
from bot.refusals import Refusal
from bot.refusals.discord import NoTable
from bot.tables.people import PeopleService
from bot.tables.queries import TableQueries
from bot.ui_kit import markup, names
from bot.ui_kit.panels import MAX_ENTRY, Button, ButtonStyle, SelectMenu, SelectOption, truncate
from games.api import GAMES

log = logging.getLogger(__name__)

MOST_CHOICES = 25
"""Number of autocomplete choices that Discord shows."""

SEARCHED_TABLES = 100
"""Number of a person's latest tables that autocomplete searches."""

MOST_OFFERED = 10
"""Maximum number of tables when a person is asked to choose one."""

L = TypeVar("L", bound=Callable[..., Awaitable[list[app_commands.Choice[str]]]])

Fits = Callable[[Table], bool]
"""Returns whether a command probably means this table."""


def games_menu(path: tuple[str, ...], chosen: str, words: Translator) -> SelectMenu:
    """Return the menu of the games."""
    items = tuple(
        SelectOption(game, words(f"{game}.name"), chosen=game == chosen) for game in list(GAMES)[:MOST_CHOICES]
    )
    return SelectMenu(path, words("bot.standings.choose_game"), items)


def running(table: Table) -> bool:
    """Return whether a match is running at a table."""
    return table.status is TableStatus.RUNNING


def listing(method: L) -> L:
    """List nothing in an autocomplete list that cannot be loaded."""

    @wraps(method)
    async def guarded(self: Any, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            return await method(self, interaction, typed)
        except Refusal:
            return []
        except Exception:
            log.exception("nothing could be listed for %s", log_context(interaction))
            return []

    return cast(L, guarded)


@dataclass(eq=False)
class BaseCog(commands.Cog):
    """The base of cogs; `languages` caches the languages of recent users."""

    people: PeopleService
    queries: TableQueries
    languages: MutableMapping[int, str]

    def actions(self) -> dict[str, DeclaredAction]:
        """Return the actions of this cog by verb."""
        return actions_of(self)

    def subcommands(self) -> tuple[app_commands.Command[Any, ..., Any], ...]:
        """Return the commands for a group of another cog."""
        return ()

    def words(self, interaction: AnyInteraction) -> Translator:
        """Return the cached language of a person, for answers without a database access."""
        return translator_for(self.languages.get(interaction.user.id) or str(interaction.locale))

    async def own_words(self, interaction: AnyInteraction) -> Translator:
        """Return the person's language for a form, which must open before the person is loaded."""
        if interaction.user.id in self.languages:
            return self.words(interaction)
        person = await self.people.person(interaction.user.id)
        return translator_for((person.settings.locale if person else None) or str(interaction.locale))

    async def find_tables(
        self, interaction: AnyInteraction, table: str | None, fits: Fits | None = None, *, watching: bool = False
    ) -> tuple[MyTable | Table, ...]:
        """Return the tables that may be meant: the named one, or the first group with any.

        The groups are:

        - the person's tables in this channel where it is their turn
        - all their tables in this channel
        - their tables elsewhere where it is their turn
        - all their tables
        - with `watching`, all open tables in this channel

        Tables that match `fits` precede all groups. Raises NoTable, UnknownTable.
        """
        if table is not None:
            return (await self.queries.table(typed_text.table_id(table)),)
        mine = await self.queries.my_tables(interaction.user.id)
        home = interaction.channel_id or 0
        found: Sequence[MyTable | Table] = _meant([one for one in mine if fits(one.table)], home) if fits else ()
        found = found or _meant(mine, home) or (await self.queries.tables_at(home) if watching else ())
        if not found:
            raise NoTable
        return tuple(found[:MOST_OFFERED])

    async def run_action(
        self,
        interaction: AnyInteraction,
        table: str | None,
        *path: str,
        fits: Fits | None = None,
        watching: bool = False,
    ) -> None:
        """Run the action of this path at the table that is meant, and name the table; ask if several fit."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        found = await self.find_tables(interaction, table, fits, watching=watching)
        if len(found) > 1:
            await ask_which(ctx, found, path)
            return
        await self.name_table(ctx, found[0], table)
        await self.actions()[path[0]].method(ctx, CustomId(table_of(found[0]).id, path[0], path[1:]), ())

    async def arrival(self, report: Report, said: str, place: int, words: Translator) -> str:
        """Return `said` once the message has arrived at `place`, else a sentence why it has not."""
        why = await report()
        return said if why == ARRIVED else words("bot.not_posted", place=f"<#{place}>", why=why)

    async def name_table(self, ctx: InteractionContext, found: MyTable | Table, named: str | None) -> None:
        """Begin the answer with its table, if the person has several and has not named it."""
        if named is None and len(await self.queries.my_tables(ctx.person.id)) > 1:
            ctx.about = f"-# {markup.harmless(table_label(found, ctx.words))}"

    async def open_lobbies(self, ctx: InteractionContext) -> list[Table]:
        """Return the lobbies of this server that the person can see and join; none in direct messages."""
        guild = guild_of(ctx.interaction)
        found = await self.queries.open_lobbies(guild, ctx.person.id) if guild is not None else ()
        return [table for table in found if can_see(ctx.interaction, table.place)]

    @listing
    async def tables(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the person's open tables."""
        return await self.my_tables(interaction, typed)

    async def my_tables(
        self, interaction: AnyInteraction, typed: str, *, closed: bool = False
    ) -> list[app_commands.Choice[str]]:
        """Return the person's open (or closed) tables as choices."""
        words = self.words(interaction)
        mine = await self.queries.my_tables(interaction.user.id, closed=closed, limit=SEARCHED_TABLES)
        return matching_choices([(_entry(one, words), one.table.id) for one in mine], typed)


def at_table(
    verb: str, option: str = "table", *, fits: Fits | None = None, watching: bool = False
) -> Callable[[BaseCog, AnyInteraction, str | None], Coroutine[Any, Any, None]]:
    """Return the callback of a command that runs a button's action at the table that is meant.

    `option` is the key of the texts of its option `table`.
    """

    @command_options(option, "table")
    @app_commands.autocomplete(table=BaseCog.tables)
    @kindly
    async def run(self: BaseCog, interaction: AnyInteraction, table: str | None = None) -> None:
        await self.run_action(interaction, table, verb, fits=fits, watching=watching)

    run.__qualname__ = f"{BaseCog.__name__}.{verb}"  # discord.py recognizes methods by their qualified name
    return run


def matching_choices(entries: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Return the entries (label, value) that contain the typed text, as choices."""
    wanted = fold(typed)
    hits = [(label, value) for label, value in entries if wanted in fold(label) or wanted in fold(value)]
    return [app_commands.Choice(name=truncate(label, MAX_ENTRY), value=value) for label, value in hits[:MOST_CHOICES]]


async def ask_which(ctx: InteractionContext, found: Sequence[MyTable | Table], path: tuple[str, ...]) -> None:
    """Ask which of these tables is meant, with a button for each that runs the action."""
    rows = [controls(table_of(one).id, (Button(path, table_label(one, ctx.words), ButtonStyle.MAIN),)) for one in found]
    await ctx.answer(f"### {ctx.words('bot.which_table')}", *rows)


def _meant(mine: Sequence[MyTable], home: int) -> Sequence[MyTable]:
    here = [one for one in mine if one.table.place.home == home]
    groups = ([one for one in here if one.pending], here, [one for one in mine if one.pending], mine)
    return next((group for group in groups if group), ())


def _entry(found: MyTable | Table, words: Translator) -> str:
    """Return a table as a choice: its label, shortened before the id at its end."""
    text, end = table_label(found, words), f"{DOT}{table_of(found).id}"
    return truncate(text.removesuffix(end), MAX_ENTRY - len(end)) + end


def table_of(found: MyTable | Table) -> Table:
    """Return the table of an entry."""
    return found.table if isinstance(found, MyTable) else found


def table_label(found: MyTable | Table, words: Translator) -> str:
    """Return a table in one line: game, other players, kind if private, state, id."""
    table = table_of(found)
    own = found.seat if isinstance(found, MyTable) else None
    others = [name for seat, name in names.people(table, words).items() if seat != own]
    pending = isinstance(found, MyTable) and found.pending
    turn = words("bot.games.your_turn") if pending else words(f"bot.status.{table.status}")
    parts = [table_text.title(table, words), words.join_list(others), of_own(table, words), turn, table.id]
    return DOT.join(part for part in parts if part)
