"""Clicks on the buttons of a notification."""

from dataclasses import dataclass

from bot.discord_kit.custom_ids import CustomId, only
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import InteractionContext
from bot.features.reminders.service import ReminderService
from bot.features.reminders.view import MORNING, SPANS
from bot.presentation import table_text
from bot.presentation.base_cog import BaseCog
from bot.refusals.discord import Forged
from bot.ui_kit import markup


@dataclass(eq=False)
class ReminderCog(BaseCog):
    """The clicks on the buttons of a notification."""

    reminders: ReminderService

    @action("snooze")
    async def snooze(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Snooze the person's notifications of this turn."""
        if (span := only(custom_id.args)) not in (*map(str, SPANS), MORNING):
            raise Forged
        hours = None if span == MORNING else int(span)
        until = await self.reminders.snooze(custom_id.table, ctx.person.id, custom_id.seat, hours)
        await ctx.send_followup(ctx.words("bot.call.snoozed", when=markup.when(until)))

    @action("mute", "unmute")
    async def mute(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Stop or resume the person's notifications of this table."""
        on = custom_id.verb == "mute"
        await self.reminders.mute(custom_id.table, ctx.person.id, on=on)
        game = table_text.title(await self.queries.table(custom_id.table), ctx.words)
        await ctx.send_followup(ctx.words("bot.call.muted" if on else "bot.call.unmuted", game=game))
