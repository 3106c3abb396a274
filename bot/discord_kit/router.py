"""Routes clicks on buttons and menus to the cog that handles their verb."""

from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass

from bot.discord_kit import custom_ids
from bot.discord_kit.handlers import DeclaredAction
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, begin
from bot.discord_kit.modals import modal
from bot.discord_kit.rate_limit import RateLimiter
from bot.domain.table import TableId
from bot.monitoring.metrics import Metrics
from bot.refusals import Stale
from bot.refusals.discord import Forged
from bot.tables.people import PeopleService


@dataclass(eq=False)
class ComponentRouter:
    """The router that checks the rate limit of a click, acknowledges it and calls its handler.

    `show_stale` shows what is open at a table instead of the answered prompt.
    """

    actions: dict[str, DeclaredAction]
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
        action = self.actions.get(custom_id.verb)
        if action is None:
            raise Forged
        self.gate.check(action.rate_of(custom_id), interaction.user.id, interaction.guild_id)
        if action.opens:
            await interaction.response.send_modal(modal(await action.method(interaction, custom_id), custom_id))
            self.metrics.reached("acknowledged")
            return
        ctx = await InteractionContext.acknowledge(
            interaction, self.people, public=action.public, table=custom_id.table
        )
        self.metrics.reached("acknowledged")
        self.languages[ctx.person.id] = ctx.person.language
        try:
            await action.method(ctx, custom_id, values)
        except Stale:
            await self.show_stale(ctx, custom_id.table)
