"""Simulates places where the bot is not a member, for user-installed apps."""

import contextlib
from collections.abc import Iterator
from enum import StrEnum
from typing import Any


class InstallContext(StrEnum):
    """The place: a server without the bot, a group, direct messages, or those with the bot."""

    SERVER = "server"
    GROUP = "group"
    DIRECT = "direct"
    BOT = "bot"


def without_member(payload: dict[str, Any], kind: InstallContext) -> dict[str, Any]:
    """Return an interaction as sent where the bot is not a member (except for BOT)."""
    user = (payload.get("user") or payload["member"]["user"])["id"]
    payload = {**payload, "authorizing_integration_owners": {"1": user}}
    if kind is InstallContext.SERVER:
        return {**payload, "context": 0, "app_permissions": str((1 << 50) - 1)}
    payload["context"] = 1 if kind is InstallContext.BOT else 2
    if kind is InstallContext.GROUP:
        payload["channel"] = {**payload["channel"], "type": 3, "name": "Stargazers", "icon": None, "owner_id": user}
    return payload


@contextlib.contextmanager
def told(interactions: Any, channel: int, kind: InstallContext) -> Iterator[None]:
    """Send interactions in a channel as if from such a place, by patching SimCord."""
    plain = interactions.base_payload

    def payload(*args: Any, **how: Any) -> Any:
        record, sent = plain(*args, **how)
        return record, without_member(sent, kind) if how["channel_id"] == channel else sent

    interactions.base_payload = payload
    try:
        yield
    finally:
        interactions.base_payload = plain
