"""Showing finished matches and imported records, move by move."""

import asyncio
from dataclasses import dataclass

import discord
from msgspec.structs import replace

from bot.discord_kit import files
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import InteractionContext
from bot.discord_kit.rate_limit import RateClass
from bot.features.replay import view
from bot.features.replay.service import ReplayService, ReplayView
from bot.presentation import board_picture
from bot.refusals.discord import Forged
from bot.workers.pictures import PictureService
from games.api import Seat

SHARE = "share"
"""The last argument of the button that shows a position to everyone."""


@dataclass(eq=False)
class ReplayActions:
    """The clicks on replays."""

    replay: ReplayService
    pictures: PictureService

    @action("look", rate=RateClass.REPLAYS)
    async def of_table(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show a position of a finished match."""
        (number, seat), share = _moment(custom_id, values), SHARE in custom_id.args
        at = await self.replay.of_table(custom_id.table, ctx.person.id, number, seat, share=share)
        await self._show(ctx, at, CustomId(custom_id.table, "look"), share=share)

    @action("looki", rate=RateClass.REPLAYS)
    async def imported(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show a position of the person's imported record."""
        number, seat = _moment(custom_id, values)
        at = await self.replay.imported(ctx.person.id, number, seat)
        await self._show(ctx, at, CustomId(NOWHERE.table, "looki"), share=SHARE in custom_id.args)

    async def bring(self, ctx: InteractionContext, file: discord.Attachment) -> None:
        """Import a record, and show its first position."""
        self.replay.must_fit(file.size)
        await self.replay.bring(ctx.person.id, await files.read(file))
        await self.imported(ctx, CustomId(NOWHERE.table, "looki"), ())

    async def _show(self, ctx: InteractionContext, at: ReplayView, base: CustomId, *, share: bool) -> None:
        words = ctx.words
        if at.brought:
            at = replace(at, table_view=view.named(at.table_view, words))
        drawn = await board_picture.picture(self.pictures, at.table_view, "table", words, moment=at.number)
        shown = await asyncio.to_thread(view.shown, at, base, drawn, words)
        *blocks, ways = shown
        if share:
            ctx.must_be_heard()
            await ctx.answer(words("bot.playback.shared"), ControlRows(base, (view.again(at, base, words),)))
            await ctx.send_public(*blocks)
        else:
            await ctx.answer(*blocks, ways)


def _moment(custom_id: CustomId, values: tuple[str, ...]) -> tuple[int, Seat | None]:
    """Return the number of moves and the seat of a click; by default 0 and the public view."""
    number, eyes = (*values, *custom_id.args)[:1] or ("0",), custom_id.args[1:2] or (view.PUBLIC_VIEW,)
    if not number[0].isdecimal() or len(number[0]) > 5 or (eyes[0] != view.PUBLIC_VIEW and not eyes[0].isdecimal()):
        raise Forged
    return int(number[0]), None if eyes[0] == view.PUBLIC_VIEW else int(eyes[0][:2])
