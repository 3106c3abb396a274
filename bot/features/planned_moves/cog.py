"""Planning ahead: what a person who waits has prepared, and the questions that they may prepare answers to."""

import asyncio

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.interaction import InteractionContext
from bot.domain.table_view import TableView
from bot.features.planned_moves.service import ForeseenPrompt
from bot.features.play.presenter import TurnPresenter, planned, prompt_context
from bot.game_ui.base import PromptContext, named
from bot.game_ui.registry import game_ui_of
from bot.presentation.base_cog import CogDependencies
from bot.refusals import Stale
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves
from games.api import Action, lookahead

OR, THEN = "or", "then"
"""To prepare another course for the case that none is possible, and to go on with the last one."""


def foreseen(custom_id: CustomId) -> bool:
    """Say whether a control belongs to a question that is not open yet."""
    return custom_id.prompt_token.endswith(lookahead.MARK) and len(custom_id.prompt_token) > 10


class PlannedMoveActions:
    """Shows people what they will be asked, and keeps what they choose."""

    def __init__(self, parts: CogDependencies, turns: TurnPresenter) -> None:
        self._service = parts.service.planned_moves
        self._turns = turns

    async def context(self, custom_id: CustomId, ctx: InteractionContext) -> PromptContext:
        """Return the context with the foreseen question that a click belongs to; or raises Stale."""
        table_view = (await self._service.foresee(custom_id.table, ctx.person.id)).at(custom_id.prompt_token)
        if table_view is None:
            raise Stale
        return prompt_context(table_view, ctx)

    async def plan(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show what is prepared, or the question to prepare an answer to."""
        seen = await self._service.foresee(custom_id.table, ctx.person.id)
        chosen = custom_id.args[0] if custom_id.args else ""
        await self._show(ctx, seen, seen.onward if chosen == THEN else seen.fresh if chosen == OR else None)

    async def drop(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Forget what is prepared."""
        table_view = await self._service.drop(custom_id.table, ctx.person.id)
        await self._turns.show(ctx, table_view, ctx.words("bot.plan.dropped"), since=())

    async def keep(self, ctx: InteractionContext, context: PromptContext, plan: ProposedMoves) -> None:
        """Prepare the answers of a plan, and show what is prepared now."""

        def say(table_view: TableView, action: Action) -> str:
            return named(prompt_context(table_view, ctx), action, game_ui_of(context.game))

        table, prompt_token = context.table_view.table.id, context.prompt.token
        await self._show(ctx, await self._service.prepare(table, ctx.person.id, prompt_token, plan.actions, say))

    async def _show(self, ctx: InteractionContext, seen: ForeseenPrompt, open_view: TableView | None = None) -> None:
        """Show a foreseen question (the next one where nothing is prepared), else what is prepared."""
        table_view = seen.table_view
        prepared = table_view.plan is not None and not table_view.plan.failed
        open_view = open_view or (None if prepared else seen.fresh)
        if not table_view.may_plan:
            await self._turns.show(ctx, table_view)
        elif open_view is not None:
            await self._turns.panel(
                ctx, open_view, await asyncio.to_thread(self._turns.prompt_panel, prompt_context(open_view, ctx))
            )
        elif prepared:
            await self._turns.panel(ctx, table_view, _summary(ctx, seen), planned(table_view, ctx))
        else:
            await self._turns.show(ctx, table_view, ctx.words("bot.plan.none"), since=())


def _summary(ctx: InteractionContext, seen: ForeseenPrompt) -> Panel:
    words = ctx.words
    buttons = [
        *([Button(("plan", OR), words("bot.plan.or"))] if seen.fresh else []),
        *([Button(("plan", THEN), words("bot.plan.then"))] if seen.onward else []),
        Button(("unplan",), words("bot.plan.drop"), ButtonStyle.STOP, "🗑️"),
        Button(("move",), words("bot.back"), emoji="↩️"),
    ]
    return Panel("", (tuple(buttons),))
