"""Clicks that plan moves while others play."""

import asyncio
from dataclasses import dataclass

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import InteractionContext
from bot.discord_kit.rate_limit import RateClass
from bot.domain.table_view import TableView
from bot.features.planned_moves.service import ForeseenPrompt, PlannedMoveService
from bot.features.play.presenter import TurnPresenter, planned, prompt_context
from bot.game_ui.base import PromptContext, named
from bot.game_ui.registry import game_ui_of
from bot.presentation.base_cog import BaseCog
from bot.refusals import Stale
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves
from games.api import Action

OR, THEN = "or", "then"
"""Arguments to add an alternative sequence, and to extend the last one."""


@dataclass(eq=False)
class PlannedMoveCog(BaseCog):
    """The clicks that show foreseen prompts and store planned moves."""

    turns: TurnPresenter
    planned_moves: PlannedMoveService

    async def context(self, custom_id: CustomId, ctx: InteractionContext) -> PromptContext:
        """Return the context of a foreseen prompt that a click belongs to. Raises Stale."""
        table_view = (await self.planned_moves.foresee(custom_id.table, ctx.person.id)).at(custom_id.prompt_token)
        if table_view is None:
            raise Stale
        return prompt_context(table_view, ctx)

    @action("plan", rate=RateClass.REPLAYS)
    async def plan(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show the plan, or the prompt to plan for."""
        seen = await self.planned_moves.foresee(custom_id.table, ctx.person.id)
        chosen = custom_id.args[0] if custom_id.args else ""
        await self._show(ctx, seen, seen.onward if chosen == THEN else seen.fresh if chosen == OR else None)

    @action("unplan", rate=RateClass.REPLAYS)
    async def drop(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Drop the plan."""
        table_view = await self.planned_moves.drop(custom_id.table, ctx.person.id)
        await self.turns.show(ctx, table_view, ctx.words("bot.plan.dropped"), since=())

    async def keep(self, ctx: InteractionContext, context: PromptContext, plan: ProposedMoves) -> None:
        """Store planned moves, and show the plan."""

        def say(table_view: TableView, action: Action) -> str:
            return named(prompt_context(table_view, ctx), action, game_ui_of(context.game))

        table, prompt_token = context.table_view.table.id, context.prompt.token
        await self._show(ctx, await self.planned_moves.prepare(table, ctx.person.id, prompt_token, plan.actions, say))

    async def _show(self, ctx: InteractionContext, seen: ForeseenPrompt, open_view: TableView | None = None) -> None:
        """Show a foreseen prompt (the next one without a plan), else the plan."""
        table_view = seen.table_view
        prepared = table_view.plan is not None and not table_view.plan.failed
        open_view = open_view or (None if prepared else seen.fresh)
        if not table_view.may_plan:
            await self.turns.show(ctx, table_view)
        elif open_view is not None:
            panel = await asyncio.to_thread(self.turns.prompt_panel, prompt_context(open_view, ctx))
            await self.turns.panel(ctx, open_view, panel)
        elif prepared:
            await self.turns.panel(ctx, table_view, _summary(ctx, seen), planned(table_view, ctx))
        else:
            await self.turns.show(ctx, table_view, ctx.words("bot.plan.none"), since=())


def _summary(ctx: InteractionContext, seen: ForeseenPrompt) -> Panel:
    words = ctx.words
    buttons = [
        *([Button(("plan", OR), words("bot.plan.or"))] if seen.fresh else []),
        *([Button(("plan", THEN), words("bot.plan.then"))] if seen.onward else []),
        Button(("unplan",), words("bot.plan.drop"), ButtonStyle.STOP, "🗑️"),
        Button(("move",), words("bot.back"), emoji="↩️"),
    ]
    return Panel("", (tuple(buttons),))
