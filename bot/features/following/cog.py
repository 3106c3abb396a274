"""Clicks that follow a table without playing."""

from dataclasses import dataclass

from bot.discord_kit.components import controls
from bot.discord_kit.custom_ids import CustomId, only
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import InteractionContext
from bot.domain.notification import FOLLOWING, WatchLevel
from bot.features.following.service import FollowService
from bot.presentation import table_text
from bot.refusals.discord import Forged
from bot.tables.queries import TableQueries
from bot.ui_kit.panels import Button, ButtonStyle


@dataclass(eq=False)
class FollowActions:
    """The clicks of watchers."""

    following: FollowService
    queries: TableQueries

    @action("watch")
    async def watch(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show the latest moves, and offer to follow the table."""
        await self._show(ctx, custom_id.table)

    @action("follow")
    async def follow(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Follow a table."""
        if (watch_level := only(custom_id.args)) not in FOLLOWING:
            raise Forged
        await self.following.follow(custom_id.table, ctx.person.id, WatchLevel(watch_level))
        await self._show(ctx, custom_id.table)

    @action("unwatch")
    async def unfollow(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Stop following a table."""
        await self.following.unfollow(custom_id.table, ctx.person.id)
        game = table_text.title(await self.queries.table(custom_id.table), ctx.words)
        await ctx.answer(ctx.words("bot.watch.stopped", game=game))

    async def _show(self, ctx: InteractionContext, table: str) -> None:
        table_view, words = await self.following.lately(table, ctx.person.id), ctx.words
        watch_level = await self.following.watch_level(table, ctx.person.id)
        known = watch_level if watch_level in FOLLOWING else None
        lines = [f"### 👀 {table_text.title(table_view.table, words)} · `{table}`"]
        lines += [table_text.turn_line(table_view.table, pending, words) for pending in table_view.pending]
        news = table_text.news(table_view, words)
        state = words(f"bot.watch.{known}" if known else "bot.watch.how")
        others = (one for one in FOLLOWING if one != known)
        buttons = [Button(("follow", one), words(f"bot.watch.tap.{one}"), ButtonStyle.MAIN, "👀") for one in others]
        buttons += [Button(("unwatch",), words("bot.watch.stop"))] if known else []
        if table_view.view is not None:
            buttons.append(Button(("sheet", "table"), words("bot.sheet.table"), emoji="🗺️"))
        await ctx.answer("\n".join(lines), news, state, controls(table, tuple(buttons)))
