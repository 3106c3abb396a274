"""Clicks on whether others may see the result of a solo match."""

from dataclasses import dataclass

from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import InteractionContext, invoking_user
from bot.domain.person import AnnounceResults
from bot.features.play.presenter import TurnPresenter
from bot.features.result_sharing import view
from bot.features.result_sharing.service import ResultSharingService
from bot.presentation.base_cog import BaseCog
from bot.presentation.sharing_choice import choices
from bot.refusals.discord import Forged
from bot.ui_kit.panels import Row


@dataclass(eq=False)
class ResultSharingCog(BaseCog):
    """Commands and clicks that share a result or keep it private."""

    turns: TurnPresenter
    results: ResultSharingService

    @action("results")
    async def settle(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Ask whether a person's results are shown, or store the choice; at a table, show its end again."""
        words, note = ctx.words, ""
        table = None if custom_id.table == NOWHERE.table else custom_id.table
        if table is not None:
            await self.turns.seated(table, ctx)  # refuse other people before anything is stored
        if custom_id.args:
            announce = _announce_of(custom_id)
            ctx.person = await self.results.settle(invoking_user(ctx.interaction), announce, table)
            note = words(f"bot.results.kept.{announce}")
        if table is not None:
            await self.turns.show(ctx, await self.turns.seated(table, ctx), note)
            return
        rows: tuple[Row, ...] = view.back(custom_id.args[1:], words) if note else (choices(words),)
        await ctx.answer(note or words("bot.results.question"), ControlRows(NOWHERE, rows))

    @action("announce")
    async def announce(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Post the result of the person's solo match or attempt."""
        table = await self.results.announce(custom_id.table, ctx.person.id)
        if table.challenge is not None:
            await ctx.answer(ctx.words("bot.results.shown_attempt"))
            return
        await ctx.answer(ctx.words("bot.results.shown", place=f"<#{table.place.home}>"))


def _announce_of(custom_id: CustomId) -> AnnounceResults:
    if len(custom_id.args) > 2 or custom_id.args[0] not in tuple(AnnounceResults):
        raise Forged
    return AnnounceResults(custom_id.args[0])
