"""Clicks that ask for a hint."""

import asyncio
from dataclasses import dataclass

from msgspec.structs import replace

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import InteractionContext, sentence
from bot.discord_kit.rate_limit import RateClass
from bot.domain.table_view import TableView
from bot.features.hints import view
from bot.features.hints.service import HintService
from bot.features.play.presenter import TurnPresenter, prompt_context
from bot.game_ui.registry import game_ui_of
from bot.presentation import table_text
from bot.refusals import Stale, TooSlow
from bot.refusals.discord import NoPrompt


@dataclass(eq=False)
class HintActions:
    """The clicks that ask for a hint: a warning before the first one, then the hint."""

    turns: TurnPresenter
    hints: HintService

    @action("hint", rate=RateClass.HINTS)
    async def hint(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show the moves that a master recommends."""
        table_view = await self.turns.seated(custom_id.table, ctx)
        if table_view.prompt is None:
            raise NoPrompt(who=table_text.waited_for(table_view, ctx.words))
        if custom_id.prompt_token not in ("", table_view.prompt.token):
            raise Stale
        if not custom_id.args and self.hints.must_warn(table_view):
            await self.turns.panel(ctx, replace(table_view, hints=False), view.hint_warning(ctx.words))
            return
        if table_view.hints:
            await ctx.answer(f"{view.MASTER} {ctx.words('bot.hint.thinks')}")
        await self._tell(ctx, table_view, table_view.prompt.token)

    async def _tell(self, ctx: InteractionContext, table_view: TableView, prompt_token: str) -> None:
        """Ask the master; after a timeout, show the prompt again."""
        try:
            found = await self.hints.ask(table_view.table.id, ctx.person.id, prompt_token)
        except TooSlow as refusal:
            await self.turns.show(ctx, table_view, f"⌛ {sentence(ctx.words, refusal)}", since=())
            return
        context = prompt_context(table_view, ctx)
        panel = await asyncio.to_thread(view.hint_panel, context, game_ui_of(context.game), found)
        await self.turns.panel(ctx, replace(table_view, hints=False), panel)
