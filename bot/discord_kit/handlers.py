"""What a click is answered by: the types of the functions that cogs give the router."""

from collections.abc import Awaitable, Callable

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.ui_kit.forms import Form

Verb = Callable[[InteractionContext, CustomId, tuple[str, ...]], Awaitable[None]]
"""What a click asks for: handled with the acknowledged click, its path, and what was picked in its menu."""


Opening = Callable[[AnyInteraction, CustomId], Awaitable[Form]]
"""What a click opens: read in no time, for a window cannot follow an acknowledgement."""
