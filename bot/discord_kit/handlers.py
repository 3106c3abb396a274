"""Click handlers: each declares the verbs of its clicks and the limit for which they count."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.discord_kit.rate_limit import RateClass
from bot.ui_kit.forms import Form

Handler = TypeVar("Handler", bound=Callable[[Any, InteractionContext, CustomId, tuple[str, ...]], Awaitable[None]])
"""Handles an acknowledged click, with its custom id and the values chosen in its menu."""

Opening = TypeVar("Opening", bound=Callable[[Any, AnyInteraction, CustomId], Awaitable[Form]])
"""Returns the form that a click opens.

Must be quick, as a modal cannot follow an acknowledgement.
"""

Method = TypeVar("Method", bound=Callable[..., Awaitable[Any]])

SHARE = "s"
"""The argument that shares a page."""

DECLARED = "declared_action"


class DeclaredAction(Struct, frozen=True):
    """What a click does: `method` handles it, or returns the form of the modal that `opens`.

    A `public` action edits the clicked message. A `shareable` page is posted in public by the argument SHARE.
    """

    verbs: tuple[str, ...]
    method: Callable[..., Awaitable[Any]]
    rate: RateClass = RateClass.ANY
    opens: bool = False
    public: bool = False
    shareable: bool = False

    def rate_of(self, custom_id: CustomId) -> RateClass:
        """Return the limit for which a click counts."""
        return RateClass.LOUD if self.shareable and SHARE in custom_id.args else self.rate


def action(
    *verbs: str, rate: RateClass = RateClass.ANY, public: bool = False, shareable: bool = False
) -> Callable[[Handler], Handler]:
    """Return the decorator that declares the verbs which a method handles."""
    return _declare(verbs, rate=rate, public=public, shareable=shareable)


def opens_modal(*verbs: str) -> Callable[[Opening], Opening]:
    """Return the decorator that declares the verbs for which a method returns a form."""
    return _declare(verbs, opens=True)


def _declare(verbs: tuple[str, ...], **how: Any) -> Callable[[Method], Method]:
    def declare(method: Method) -> Method:
        setattr(method, DECLARED, DeclaredAction(verbs, method, **how))
        return method

    return declare


def actions_of(*owners: object) -> dict[str, DeclaredAction]:
    """Return the actions that the methods of these objects declare, by verb."""
    return {
        verb: replace(declared, method=getattr(owner, name))
        for owner in owners
        for name, method in vars(type(owner)).items()
        if (declared := getattr(method, DECLARED, None)) is not None
        for verb in declared.verbs
    }
