"""Routes clicks on buttons and menus to the cog that handles their verb."""

from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass

from bot.discord_kit import custom_ids
from bot.discord_kit.handlers import Opening, Verb
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, begin
from bot.discord_kit.modals import modal
from bot.discord_kit.rate_limit import RateLimiter, rate_class_of
from bot.domain.table import TableId
from bot.monitoring.metrics import Metrics
from bot.refusals import Stale
from bot.refusals.discord import Forged
from bot.tables.people import PeopleService


@dataclass(eq=False)
class ComponentRouter:
    """Carries clicks out: let through the gate, acknowledged, then handled.

    `verbs` hold the handler of each action and whether it changes the very message that was clicked; `forms` what an
    action opens instead. `show_stale` shows what is open at a table instead of the prompt that was answered.
    """

    verbs: dict[str, tuple[Verb, bool]]
    forms: dict[str, Opening]
    show_stale: Callable[[InteractionContext, TableId], Awaitable[None]]
    gate: RateLimiter
    people: PeopleService
    languages: MutableMapping[int, str]
    metrics: Metrics

    async def dispatch(
        self, interaction: AnyInteraction, custom_id: custom_ids.CustomId, values: tuple[str, ...]
    ) -> None:
        """Handle a click; if its prompt is no longer open, show the current one.

        Raises Forged, TooOften.
        """
        begin(interaction)
        if (opening := self.forms.get(custom_id.verb)) is not None:
            self.gate.check(rate_class_of(custom_id), interaction.user.id, interaction.guild_id)
            await interaction.response.send_modal(modal(await opening(interaction, custom_id), custom_id))
            self.metrics.reached("acknowledged")
            return
        handler, public = self.verbs.get(custom_id.verb, (None, False))
        if handler is None:
            raise Forged
        self.gate.check(rate_class_of(custom_id), interaction.user.id, interaction.guild_id)
        ctx = await InteractionContext.acknowledge(interaction, self.people, public=public)
        self.metrics.reached("acknowledged")
        self.languages[ctx.person.id] = ctx.person.language
        try:
            await handler(ctx, custom_id, values)
        except Stale:
            await self.show_stale(ctx, custom_id.table)
