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
from games.core import lookahead
from games.core.step import Action

OR, THEN = "or", "then"
"""To prepare another course for the case that none is possible, and to go on with the last one."""


def foreseen(press: CustomId) -> bool:
    """Say whether a control belongs to a question that is not open yet."""
    return press.prompt_token.endswith(lookahead.MARK) and len(press.prompt_token) > 10


class PlannedMoveActions:
    """Shows people what they will be asked, and keeps what they choose."""

    def __init__(self, parts: CogDependencies, turns: TurnPresenter) -> None:
        self._room = parts.service.ahead
        self._turns = turns

    async def desk(self, press: CustomId, talk: InteractionContext) -> PromptContext:
        """Return the desk with the foreseen question that a click belongs to; or raises Stale."""
        look = (await self._room.foresee(press.table, talk.person.id)).at(press.prompt_token)
        if look is None:
            raise Stale
        return prompt_context(look, talk)

    async def plan(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Show what is prepared, or the question to prepare an answer to."""
        seen = await self._room.foresee(press.table, talk.person.id)
        chosen = press.args[0] if press.args else ""
        await self._show(talk, seen, seen.onward if chosen == THEN else seen.fresh if chosen == OR else None)

    async def drop(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Forget what is prepared."""
        look = await self._room.drop(press.table, talk.person.id)
        await self._turns.show(talk, look, talk.words("bot.plan.dropped"), since=())

    async def keep(self, talk: InteractionContext, desk: PromptContext, plan: ProposedMoves) -> None:
        """Prepare the answers of a plan, and show what is prepared now."""

        def say(look: TableView, action: Action) -> str:
            return named(prompt_context(look, talk), action, game_ui_of(desk.game))

        table, stamp = desk.table_view.table.id, desk.prompt.token
        await self._show(talk, await self._room.prepare(table, talk.person.id, stamp, plan.actions, say))

    async def _show(self, talk: InteractionContext, seen: ForeseenPrompt, asked: TableView | None = None) -> None:
        """Show a foreseen question (the next one where nothing is prepared), else what is prepared."""
        look = seen.look
        prepared = look.plan is not None and not look.plan.failed
        asked = asked or (None if prepared else seen.fresh)
        if not look.may_plan:
            await self._turns.show(talk, look)
        elif asked is not None:
            await self._turns.panel(
                talk, asked, await asyncio.to_thread(self._turns.question, prompt_context(asked, talk))
            )
        elif prepared:
            await self._turns.panel(talk, look, _summary(talk, seen), planned(look, talk))
        else:
            await self._turns.show(talk, look, talk.words("bot.plan.none"), since=())


def _summary(talk: InteractionContext, seen: ForeseenPrompt) -> Panel:
    words = talk.words
    taps = [
        *([Button(("plan", OR), words("bot.plan.or"))] if seen.fresh else []),
        *([Button(("plan", THEN), words("bot.plan.then"))] if seen.onward else []),
        Button(("unplan",), words("bot.plan.drop"), ButtonStyle.STOP, "🗑️"),
        Button(("move",), words("bot.back"), emoji="↩️"),
    ]
    return Panel("", (tuple(taps),))
