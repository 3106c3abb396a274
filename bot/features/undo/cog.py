"""Undoing the last move at once, or going back further if all players agree."""

from dataclasses import dataclass

from bot.discord_kit.custom_ids import CustomId, number
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import InteractionContext
from bot.discord_kit.rate_limit import RateClass
from bot.domain.table_view import TableView
from bot.features.play.presenter import TurnPresenter
from bot.features.undo import view
from bot.features.undo.service import UndoService
from bot.tables.repository import Clock
from bot.ui_kit import markup

TURN_DIGITS = 9
"""Maximum length of the number of a turn or request in a custom id."""


@dataclass(eq=False)
class UndoActions:
    """The clicks on undo requests."""

    turns: TurnPresenter
    undo_service: UndoService
    now: Clock

    @action("undo", rate=RateClass.REPLAYS)
    async def undo(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Undo the person's last move, or show the turns to which all together can go back."""
        table_view = await self.turns.seated(custom_id.table, ctx)
        request = table_view.table.request
        if request is not None and request.open:
            await ctx.answer(*view.asking(table_view, request, ctx.words))
            return
        undone, turns = await self.undo_service.undo(table_view, ctx.person.id)
        if undone is not None:
            await self.turns.show(ctx, undone, f"↩️ {ctx.words('bot.taken_back')}", since=())
        else:
            await ctx.answer(*view.choosing(table_view.table, turns, self.now(), ctx.words))

    @action("uback", rate=RateClass.REPLAYS)
    async def weigh(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show the effect of going back to a turn, and offer to request it."""
        turn, table_view = (
            number((*custom_id.args, *values), TURN_DIGITS),
            await self.turns.seated(custom_id.table, ctx),
        )
        undone, learned = await self.undo_service.weighed(custom_id.table, ctx.person.id, turn)
        blocks = view.weighing(table_view, undone, learned, turn, ctx.words)
        await ctx.answer(*blocks)

    @action("uask", rate=RateClass.REPLAYS)
    async def ask(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Request to go back to a turn."""
        table_view = await self.undo_service.ask(custom_id.table, ctx.person.id, number(custom_id.args, TURN_DIGITS))
        await self._show_request(ctx, table_view, "bot.request.asked")

    @action("uyes", rate=RateClass.REPLAYS)
    async def agree(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Agree to a request."""
        table_view = await self._decide(ctx, custom_id, agree=True)
        await self._show_request(ctx, table_view, "bot.request.you_agree")

    @action("uno")
    async def refuse(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Refuse a request, or withdraw it."""
        table_view = await self._decide(ctx, custom_id, agree=False)
        await self.turns.show(ctx, table_view, f"↩️ {ctx.words('bot.request.goes_on')}")

    async def _decide(self, ctx: InteractionContext, custom_id: CustomId, *, agree: bool) -> TableView:
        request = number(custom_id.args, TURN_DIGITS)
        return await self.undo_service.decide(custom_id.table, ctx.person.id, request, agree=agree)

    async def _show_request(self, ctx: InteractionContext, table_view: TableView, key: str) -> None:
        """Say whose consent is missing; if no one's is, show the table after going back."""
        request, words = table_view.table.request, ctx.words
        assert request is not None
        if not request.open:
            await self.turns.show(ctx, table_view, f"↩️ {view.decided(table_view.table, request, words)}", since=())
            return
        await ctx.answer(words(key, who=view.undecided(table_view.table, words), until=markup.when(request.until)))
