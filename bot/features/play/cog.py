"""Making a move: the private panel of a turn with its buttons and menus, and the command `/act`.

Clicks on a panel say what they do by one letter, since custom ids are short:

- `n`: the next of the generic menus, or the move that they lead to
- `c`: the next of the game's own controls, or the moves that they lead to
- `a`: the move with this number, after a confirmation if it is irreversible
- `y`: the moves of a control that has confirmed them already
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from discord import app_commands
from msgspec.structs import replace

from bot.discord_kit.command_text import command_options, command_text
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.domain.table import Table
from bot.domain.table_view import MyTable
from bot.domain.typed_text import DOT, fold
from bot.features.play.move_parser import TypedMoveReader, offered_instead
from bot.features.play.presenter import TurnPresenter, prompt_context
from bot.features.play.service import PlayService
from bot.game_ui import confirmation, generic
from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.game_ui.typed_moves import SERIES, TypedMoves, beside
from bot.presentation import table_text
from bot.presentation.base_cog import BaseCog, ask_which, listing, running, table_of
from bot.refusals import NotYours, Stale
from bot.refusals.discord import NoPrompt
from bot.ui_kit import move_menu
from bot.ui_kit.panels import MAX_ENTRY, Panel, ProposedMoves, truncate_start
from games.api import lookahead


def _nothing(_: int) -> str:
    return ""


@dataclass(eq=False)
class PlayCog(BaseCog):
    """Commands and clicks by which people move."""

    turns: TurnPresenter
    play: PlayService
    typist: TypedMoveReader
    context_of_plan: Callable[[CustomId, InteractionContext], Awaitable[PromptContext]]
    keep_plan: Callable[[InteractionContext, PromptContext, ProposedMoves], Awaitable[None]]

    # -- what is on the table ----------------------------------------------------------------------------------------

    async def _open_context(self, custom_id: CustomId, ctx: InteractionContext) -> PromptContext:
        """Return the context of the prompt that a click belongs to.

        Raises Stale if it is no longer open, NotYours if it is another person's, NoPrompt if the person has none.
        """
        if custom_id.prompt_token.endswith(lookahead.MARK) and len(custom_id.prompt_token) > 10:
            return await self.context_of_plan(custom_id, ctx)
        table_view = await self.turns.seated(custom_id.table, ctx)
        if custom_id.seat is not None and custom_id.seat != table_view.seat:
            raise NotYours if table_view.prompt else NoPrompt(who=table_text.waited_for(table_view, ctx.words))
        for prompt in (table_view.prompt, table_view.out_of_turn):
            if prompt is not None and prompt.token == custom_id.prompt_token:
                return prompt_context(replace(table_view, prompt=prompt), ctx)
        raise Stale

    # -- clicks ------------------------------------------------------------------------------------------------------

    @action("move")
    async def move(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show the person's current prompt; the person is back if a computer played for them."""
        table_view = await self.turns.seated(custom_id.table, ctx)
        await self.turns.show(ctx, await self.play.returned(table_view, ctx.person.id))

    @action("n")
    async def generic_menu(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show the next of the generic menus, or make the chosen move."""
        context = await self._open_context(custom_id, ctx)
        path = (*(arg for arg in custom_id.args if arg not in ("p", "q")), *values)  # p and q only turn the page
        with offered_instead(context):
            found = await asyncio.to_thread(generic.menu_panel, context, game_ui_of(context.game), path, custom_id.page)
        await self._show_or_make(ctx, context, found)

    @action("c")
    async def game_control(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show the next of the game's own controls, or make the chosen moves."""
        context = await self._open_context(custom_id, ctx)
        with offered_instead(context):
            found = await asyncio.to_thread(game_ui_of(context.game).turn, context, custom_id.args, values)
        await self._show_or_make(ctx, context, found, confirmation.confirmation_path(custom_id.args, values))

    @action("a")
    async def numbered_move(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Make a move by its number, after a confirmation if it is irreversible."""
        context = await self._open_context(custom_id, ctx)
        with offered_instead(context):
            plan = _numbered(context, (*custom_id.args, *values))
        await self._show_or_make(ctx, context, plan)

    @action("y")
    async def confirmed_moves(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Make one or several moves that need no further confirmation."""
        context = await self._open_context(custom_id, ctx)
        with offered_instead(context):
            if len(custom_id.args) > 1 and custom_id.args[0] == SERIES:
                orders = await self.typist.numbered(context, ctx.person.id, custom_id.args[1:])
                await self._make_typed(ctx, orders, confirmed=True)
                return
            way = (*custom_id.args, *values) if confirmation.is_way(custom_id.args) else ()
            if way:
                path = confirmation.parse_confirmation_path(way)
                found = await asyncio.to_thread(game_ui_of(context.game).turn, context, *path)
            else:
                found = _numbered(context, (*custom_id.args, *values))
        found = replace(found, confirmed=True) if isinstance(found, ProposedMoves) else found
        await self._show_or_make(ctx, context, found, way)

    async def _show_or_make(
        self, ctx: InteractionContext, context: PromptContext, found: Panel | ProposedMoves, way: tuple[str, ...] = ()
    ) -> None:
        """Show the next panel, or make the moves that were found; `way` is the path that leads to them."""
        if isinstance(found, Panel):
            await self.turns.panel(ctx, context.table_view, found)
            return
        if context.table_view.is_foreseen:
            await self.keep_plan(ctx, context, found)
            return
        must_confirm, irreversible = await self.play.confirmation(context, ctx.person.id, found, own=ctx.is_private)
        if must_confirm:
            await self._warn(ctx, context, found, way, irreversible=irreversible)
        else:
            await self._make(ctx, context, found)

    async def _warn(
        self,
        ctx: InteractionContext,
        context: PromptContext,
        plan: ProposedMoves,
        way: tuple[str, ...],
        *,
        irreversible: bool,
    ) -> None:
        """Show the effects of moves before they are made."""
        warning, game_ui = f"-# {ctx.words('bot.stands')}" if irreversible else "", game_ui_of(context.game)
        if len(plan.actions) == 1:
            panel = generic.confirm_panel(context, game_ui, context.legal.index(plan.actions[0]), warning)
            panel = replace(panel, sheet=plan.sheet, marks=plan.marks, seen=plan.seen)
        else:
            panel = generic.confirm_all_panel(context, game_ui, plan, way, warning)
        await self.turns.panel(ctx, context.table_view, panel)

    async def _make(
        self,
        ctx: InteractionContext,
        context: PromptContext,
        plan: ProposedMoves,
        note: Callable[[int], str] = _nothing,
    ) -> None:
        """Make proposed moves one after another, as long as the next one is legal, and show the result.

        `note` returns a text for the number of moves made.
        """
        said = await self.turns.assessment(context, plan.actions[0])
        with offered_instead(context):
            outcome, made = await self.play.submit_moves(context, ctx.person.id, plan)
        said = "\n".join(filter(None, (said, note(made))))
        await self.turns.show(ctx, outcome.table_view, said, since=outcome.news)

    # -- commands ----------------------------------------------------------------------------------------------------

    @app_commands.command(**command_text("act"))
    @command_options("act", "answer", "table")
    @app_commands.autocomplete(table=BaseCog.tables)
    @kindly
    async def act(self, interaction: AnyInteraction, answer: str, table: str | None = None) -> None:
        """Make a move by typing it; possible moves are listed."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        meant = await self.find_tables(interaction, table, running)
        views = [await self.turns.seated(table_of(one).id, ctx) for one in meant]
        contexts = [[prompt_context(one, ctx) for one in beside(table_view)] for table_view in views]
        if not any(contexts):
            raise NoPrompt(who=table_text.waited_for(views[0], ctx.words))
        try:
            await self._typed(ctx, meant, contexts, answer, table)
        except Stale:
            await self.turns.show_stale(ctx, table_of(meant[0]).id)

    async def _typed(
        self,
        ctx: InteractionContext,
        meant: Sequence[MyTable | Table],
        contexts: Sequence[list[PromptContext]],
        answer: str,
        table: str | None,
    ) -> None:
        """Make the typed moves at the table where they are possible; ask if there are several."""
        parts = zip(meant, contexts, _parts_at([table_of(one) for one in meant], answer), strict=True)
        here = [(one, at, part) for one, at, part in parts if part is not None]
        read = [(one, await self.typist.read(at, ctx.person.id, part)) for one, at, part in here]
        found = [(one, orders) for one, orders in read if orders is not None]
        if not found:
            raise await self.typist.unclear(next(at for at in contexts if at), answer)
        if len(found) > 1:
            await ask_which(ctx, [one for one, _ in found], ("move",))
            return
        (one, orders) = found[0]
        await self.name_table(ctx, one, table)
        await self._make_typed(ctx, orders)

    async def _make_typed(self, ctx: InteractionContext, orders: TypedMoves, *, confirmed: bool = False) -> None:
        """Make the typed moves, after a confirmation if one is irreversible."""
        plan = replace(orders.plan, confirmed=confirmed)
        if orders.single:
            await self._show_or_make(ctx, orders.context, plan)
        elif confirmation.needs_confirmation(
            plan, own=ctx.is_private, irreversible=orders.tried.irreversible, warned=orders.warned
        ):
            await self.turns.panel(ctx, orders.context.table_view, orders.panel())
        else:
            await self._make(ctx, orders.context, plan, orders.after)

    @act.autocomplete("answer")
    @listing
    async def move_choices(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the moves that fit the typed text."""
        meant = await self.find_tables(interaction, getattr(interaction.namespace, "table", None), running)
        views = [await self.play.view(table_of(one).id, interaction.user.id) for one in meant]
        words = self.words(interaction)
        found: list[app_commands.Choice[str]] = []
        for table_view in views:
            names = table_text.player_names(table_view.table, words)
            contexts = [PromptContext(one, words, names) for one in beside(table_view)]
            at = f"{DOT}{table_text.title(table_view.table, words)} {table_view.table.id}" if len(views) > 1 else ""
            part, room = _without_table(typed, table_view.table), MAX_ENTRY - len(at)
            listed = await self.typist.listed(contexts, interaction.user.id, part, room) if contexts else []
            named = ((f"{truncate_start(one.name, room)}{at}", one.value) for one in listed)
            found += [app_commands.Choice(name=name, value=value) for name, value in named]
        return found[: move_menu.MENU_ENTRIES]


def _parts_at(tables: Sequence[Table], typed: str) -> list[str | None]:
    """Return the typed text for each table; None for a table other than the one named at its end."""
    parts = [_without_table(typed, table) for table in tables] if len(tables) > 1 else [typed]
    is_named = any(part != typed for part in parts)
    return [part if part != typed or not is_named else None for part in parts]


def _without_table(typed: str, table: Table) -> str:
    """Return the typed text without the name of this table at its end."""
    move, dot, name = typed.rpartition("·")
    return move if dot and fold(name).split()[-1:] == [table.id] else typed


def _numbered(context: PromptContext, args: tuple[str, ...]) -> ProposedMoves:
    if len(args) != 1:
        raise move_menu.NoSuchPath(".".join(args))
    return ProposedMoves((context.legal[move_menu.number(args[0], len(context.legal))],))
