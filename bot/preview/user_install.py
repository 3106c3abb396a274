"""Changes the simulated interactions: to a language, and to a server where people use the app without the bot."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

Payload = dict[str, Any]


def without_member(payload: Payload) -> Payload:
    """Return an interaction as sent on a server where the bot is not a member."""
    user = (payload.get("user") or payload["member"]["user"])["id"]
    owners = {"1": user}
    return {**payload, "authorizing_integration_owners": owners, "context": 0, "app_permissions": str((1 << 50) - 1)}


def in_language(locale: str, payload: Payload) -> Payload:
    """Return an interaction as sent by a Discord client in this language; SimCord's are in English."""
    return {**payload, "locale": locale, "guild_locale": locale}


@contextlib.contextmanager
def told(interactions: Any, channel: int, change: Callable[[Payload], Payload] = without_member) -> Iterator[None]:
    """Change the interactions in a channel within the block, by patching SimCord."""
    plain = interactions.base_payload

    def payload(*args: Any, **how: Any) -> Any:
        record, sent = plain(*args, **how)
        return record, change(sent) if how["channel_id"] == channel else sent

    interactions.base_payload = payload
    try:
        yield
    finally:
        interactions.base_payload = plain
