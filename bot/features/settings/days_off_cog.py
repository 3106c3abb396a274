"""Days off: one command for all tables."""

from dataclasses import dataclass
from datetime import date, datetime

from discord import app_commands
from msgspec.structs import replace

from bot.discord_kit.command_text import command_options, command_text
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, invoking_user
from bot.domain.availability import DAY, local
from bot.domain.availability import days_off as spans
from bot.domain.person import PersonSettings
from bot.domain.typed_text import dashed, read_day
from bot.features.settings import days_off
from bot.features.settings.service import SettingsService
from bot.i18n.translator import Translator
from bot.presentation.base_cog import BaseCog
from bot.refusals import BadSetting
from bot.tables.repository import Clock
from bot.ui_kit.markup import when
from bot.ui_kit.panels import Button

LISTED = 25


@dataclass(eq=False)
class DaysOffCog(BaseCog):
    """Commands and clicks for days off."""

    now: Clock
    settings: SettingsService

    @app_commands.command(**command_text("away"))
    @command_options("away", "days", "first", "weekends")
    @kindly
    async def away(
        self,
        interaction: AnyInteraction,
        days: app_commands.Range[int, 1, days_off.YEARLY] | None = None,
        first: str | None = None,
        weekends: bool | None = None,
    ) -> None:
        """Take days off at all tables, or show them."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        mine, now = ctx.person.settings, self.now()
        if weekends is not None:
            mine = replace(mine, weekends=weekends)
        if days is not None or first is not None:
            mine = days_off.take(mine, now, days or 1, _day(first, local(mine, now).date()))
        await self._show(ctx, mine)

    @away.autocomplete("first")
    async def firsts(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the next days."""
        person = await self.people.person(interaction.user.id)
        today = local(person.settings if person else PersonSettings(), self.now()).date()
        days = [(today + DAY * n).isoformat() for n in range(days_off.AHEAD // DAY)]
        whole = read_day(typed, today)
        wanted = whole.isoformat() if whole else dashed(typed)
        return [app_commands.Choice(name=day, value=day) for day in days if wanted in day][:LISTED]

    @action("aback")
    async def back(self, ctx: InteractionContext, _: CustomId, __: tuple[str, ...]) -> None:
        """End the days off that run, and give up those that were planned."""
        await self._show(ctx, days_off.back(ctx.person.settings, self.now()))

    async def _show(self, ctx: InteractionContext, mine: PersonSettings) -> None:
        if mine != ctx.person.settings:
            mine = (await self.settings.set_off(invoking_user(ctx.interaction), mine)).settings
        now, words = self.now(), ctx.words
        planned = list(spans(mine, now))
        buttons = ((Button(("aback",), words("bot.away.back"), emoji="🔙"),),) if planned else ()
        await ctx.answer(_text(mine, now, words), *([ControlRows(NOWHERE, buttons)] if buttons else []))


def _text(mine: PersonSettings, now: datetime, words: Translator) -> str:
    year = local(mine, now).year
    lines = [
        words("bot.away.span", begins=when(span.begins, "f"), ends=when(span.ends, "f")) for span in spans(mine, now)
    ]
    lines = lines or [words("bot.away.none")]
    lines += [words("bot.away.weekends")] if mine.weekends else []
    lines.append(words("bot.away.left", left=days_off.left(mine, year), all=days_off.YEARLY, year=str(year)))
    return "\n".join(lines)


def _day(typed: str | None, today: date) -> date | None:
    if typed is None:
        return None
    if (day := read_day(typed, today)) is None:
        raise BadSetting(setting="day", value=typed[:60])
    return day
