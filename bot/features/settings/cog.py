"""The commands `/settings` and `/away`, with their forms."""

from dataclasses import dataclass
from typing import Any

from discord import app_commands

from bot.discord_kit import modals
from bot.discord_kit.command_text import choices, command_options, command_text
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.handlers import action, opens_modal
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, invoking_user
from bot.domain.availability import DAY, local
from bot.domain.availability import days_off as spans
from bot.domain.person import AnnounceResults, NotificationMode, Person, PersonSettings
from bot.domain.typed_text import dashed, read_day
from bot.features.settings import days_off, time_zones
from bot.features.settings import forms as settings_forms
from bot.features.settings.service import SettingsService
from bot.features.settings.view import days_off_text, settings_text
from bot.i18n.translator import AS_DISCORD, LANGUAGES, Translator, translator_for
from bot.presentation.base_cog import BaseCog
from bot.tables.repository import Clock
from bot.ui_kit.forms import Form
from bot.ui_kit.panels import Button

LISTED_DAYS = 25
"""Number of days in the autocomplete list of the first day off."""


@dataclass(eq=False)
class SettingsCog(BaseCog):
    """The commands and clicks of settings and days off."""

    now: Clock
    settings: SettingsService

    group = app_commands.Group(**command_text("settings"))

    @group.command(**command_text("show"))
    @kindly
    async def show(self, interaction: AnyInteraction) -> None:
        """Show the person's settings."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await self._show(ctx, ctx.person, ctx.words)

    async def _show(self, ctx: InteractionContext, person: Person, words: Translator, note: str = "") -> None:
        change = Button(("sform",), words("bot.settings.change"), emoji="⚙️")
        hours = Button(("hform",), words("bot.settings.change_hours"), emoji="🌙")
        results = Button(("results",), words("bot.settings.change_results"), emoji="📣")
        shut = f"-# {words('bot.settings.shut')}" if person.settings.shut else ""
        text = "\n".join(part for part in (note, settings_text(person, words), shut) if part)
        await ctx.answer(text, ControlRows(NOWHERE, ((change, hours, results),)))

    @opens_modal("sform")
    async def form(self, interaction: AnyInteraction, _: CustomId) -> Form:
        """Return the form of the person's settings."""
        return settings_forms.form(await self._settings(interaction), await self.own_words(interaction))

    @action("skeep")
    async def sent_in(self, ctx: InteractionContext, _: CustomId, __: tuple[str, ...]) -> None:
        """Store the submitted settings."""
        await self._settle(ctx, **settings_forms.read(modals.filled(ctx.interaction)))

    @opens_modal("hform")
    async def hours_form(self, interaction: AnyInteraction, _: CustomId) -> Form:
        """Return the form of the person's hours."""
        return settings_forms.hours_form(await self._settings(interaction), await self.own_words(interaction))

    @action("hkeep")
    async def hours_sent_in(self, ctx: InteractionContext, _: CustomId, __: tuple[str, ...]) -> None:
        """Store the submitted hours."""
        fields = modals.filled(ctx.interaction)
        await self._settle(ctx, **settings_forms.read_hours(fields, ctx.person.settings, ctx.words))

    @group.command(**command_text("language"))
    @command_options("language", "language", language=choices("bot.language", LANGUAGES))
    @kindly
    async def language(self, interaction: AnyInteraction, language: str) -> None:
        """Set the language of the person's messages."""
        locale = settings_forms.checked("language", language, LANGUAGES)
        await self._keep(interaction, locale=None if locale == AS_DISCORD else locale)

    @group.command(**command_text("reminders"))
    @command_options("reminders", "on", "calls", "digest", "hours", "repeat", "nudges")
    @app_commands.choices(calls=choices("bot.calls", tuple(NotificationMode)))
    @kindly
    async def reminders(  # noqa: PLR0917 - the options of the command
        self,
        interaction: AnyInteraction,
        on: bool,
        calls: str | None = None,
        digest: app_commands.Range[int, 0, 23] | None = None,
        hours: app_commands.Range[int, 1, 168] | None = None,
        repeat: app_commands.Range[int, 0, 168] | None = None,
        nudges: bool | None = None,
    ) -> None:
        """Set whether and when the person is reminded."""
        given: dict[str, Any] = {"remind_after": hours, "digest_at": digest, "repeat": repeat, "nudges": nudges}
        if calls is not None:
            given["calls"] = NotificationMode(settings_forms.checked("calls", calls, tuple(NotificationMode)))
        settled = {name: value for name, value in given.items() if value is not None}
        await self._keep(interaction, reminders=on, **settled)

    @group.command(**command_text("quiet"))
    @command_options("quiet", "start", "end", "zone")
    @kindly
    async def quiet(
        self,
        interaction: AnyInteraction,
        start: app_commands.Range[int, 0, 23] | None = None,
        end: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
    ) -> None:
        """Set quiet hours, the time zone, or both; without arguments, remove the quiet hours."""
        settled: dict[str, Any] = {} if zone is None else {"zone": time_zones.read(zone)}
        if zone is None or start is not None or end is not None:
            settled |= {"quiet_from": start, "quiet_to": end}
        await self._keep(interaction, **settled)

    @quiet.autocomplete("zone")
    async def zones(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the time zones that match the typed text."""
        return time_zones.listed(typed, self.words(interaction), self.now())

    @group.command(**command_text("results"))
    @command_options("results", "shown", shown=choices("bot.results", tuple(AnnounceResults)))
    @kindly
    async def results(self, interaction: AnyInteraction, shown: str) -> None:
        """Set whether others see the results of the person's solo matches."""
        announce = settings_forms.checked("announce", shown, tuple(AnnounceResults))
        await self._keep(interaction, announce=AnnounceResults(announce))

    async def _settings(self, interaction: AnyInteraction) -> PersonSettings:
        person = await self.people.person(interaction.user.id)
        return person.settings if person else PersonSettings()

    async def _keep(self, interaction: AnyInteraction, **settled: Any) -> None:
        await self._settle(await InteractionContext.acknowledge(interaction, self.people), **settled)

    async def _settle(self, ctx: InteractionContext, **settled: Any) -> None:
        person = await self.settings.change(invoking_user(ctx.interaction), shut=False, **settled)
        self.languages[person.id] = person.language
        words = translator_for(person.language)
        await self._show(ctx, person, words, words("bot.settings.kept"))

    # -- days off ----------------------------------------------------------------------------------------------------

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
        await self._show_days_off(ctx, days_off.changed(ctx.person.settings, self.now(), days, first, weekends))

    @away.autocomplete("first")
    async def firsts(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the next days."""
        today = local(await self._settings(interaction), self.now()).date()
        days = [(today + DAY * n).isoformat() for n in range(days_off.MOST_AHEAD // DAY)]
        whole = read_day(typed, today)
        wanted = whole.isoformat() if whole else dashed(typed)
        return [app_commands.Choice(name=day, value=day) for day in days if wanted in day][:LISTED_DAYS]

    @action("aback")
    async def end_days_off(self, ctx: InteractionContext, _: CustomId, __: tuple[str, ...]) -> None:
        """End current days off, and cancel planned ones."""
        await self._show_days_off(ctx, days_off.back(ctx.person.settings, self.now()))

    async def _show_days_off(self, ctx: InteractionContext, mine: PersonSettings) -> None:
        if mine != ctx.person.settings:
            mine = (await self.settings.set_settings(invoking_user(ctx.interaction), mine)).settings
        now, words = self.now(), ctx.words
        back = Button(("aback",), words("bot.away.back"), emoji="🔙")
        rows = (ControlRows(NOWHERE, ((back,),)),) if any(spans(mine, now)) else ()
        await ctx.answer(days_off_text(mine, now, words), *rows)
