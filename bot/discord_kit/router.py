"""Routes clicks on buttons and menus to the cog that handles their verb."""

from collections.abc import Iterable

from bot.discord_kit import custom_ids
from bot.discord_kit.handlers import Opening, Verb
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, begin
from bot.discord_kit.modals import modal
from bot.discord_kit.rate_limit import RateLimiter, rate_class_of
from bot.features.play.presenter import TurnPresenter
from bot.presentation.base_cog import BaseCog, CogDependencies
from bot.refusals import Stale
from bot.refusals.discord import Forged


class ComponentRouter:
    """Handles clicks: checks the rate limit, acknowledges, and calls the handler."""

    def __init__(
        self, parts: CogDependencies, turns: TurnPresenter, cogs: Iterable[BaseCog], gate: RateLimiter
    ) -> None:
        self._parts = parts
        self._gate = gate
        self._turns = turns
        self.verbs: dict[str, tuple[Verb, bool]] = {
            verb: (handler, verb in cog.public_actions()) for cog in cogs for verb, handler in cog.actions().items()
        }
        """The handler of each verb, and whether it edits the clicked public message."""
        self.forms: dict[str, Opening] = {verb: opening for cog in cogs for verb, opening in cog.modals().items()}
        """The forms that verbs open."""

    async def dispatch(
        self, interaction: AnyInteraction, custom_id: custom_ids.CustomId, values: tuple[str, ...]
    ) -> None:
        """Handle a click; if its prompt is no longer open, show the current one.

        Raises Forged, TooOften.
        """
        begin(interaction)
        if (opening := self.forms.get(custom_id.verb)) is not None:
            self._gate.check(rate_class_of(custom_id), interaction.user.id, interaction.guild_id)
            await interaction.response.send_modal(modal(await opening(interaction, custom_id), custom_id))
            self._parts.metrics.reached("acknowledged")
            return
        handler, public = self.verbs.get(custom_id.verb, (None, False))
        if handler is None:
            raise Forged
        self._gate.check(rate_class_of(custom_id), interaction.user.id, interaction.guild_id)
        ctx = await InteractionContext.acknowledge(interaction, self._parts.service, public=public)
        self._parts.metrics.reached("acknowledged")
        self._parts.languages[ctx.person.id] = ctx.person.language
        try:
            await handler(ctx, custom_id, values)
        except Stale:
            await self._turns.show_stale(ctx, custom_id.table)
