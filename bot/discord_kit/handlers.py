"""The types of the click handlers that cogs register with the router."""

from collections.abc import Awaitable, Callable

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.ui_kit.forms import Form

Verb = Callable[[InteractionContext, CustomId, tuple[str, ...]], Awaitable[None]]
"""Handles an acknowledged click, with its custom id and the values chosen in its menu."""


Opening = Callable[[AnyInteraction, CustomId], Awaitable[Form]]
"""Returns the form that a click opens.

Must be quick, as a modal cannot follow an acknowledgement.
"""
