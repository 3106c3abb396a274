"""Places of a simulated Discord where the bot is no member: who has installed the app for themselves plays there."""

import contextlib
from collections.abc import Iterator
from enum import StrEnum
from typing import Any


class InstallContext(StrEnum):
    """Where: a server without the bot, a group, direct messages with somebody, or with the bot itself."""

    SERVER = "server"
    GROUP = "group"
    DIRECT = "direct"
    BOT = "bot"


def without_member(payload: dict[str, Any], kind: InstallContext) -> dict[str, Any]:
    """Return an interaction as Discord sends it where the bot is no member; with the bot itself it is one."""
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
    """Let the bot be told what is done in a channel as in such a place, by SimCord's `interactions`."""
    plain = interactions.base_payload

    def payload(*args: Any, **how: Any) -> Any:
        record, sent = plain(*args, **how)
        return record, without_member(sent, kind) if how["channel_id"] == channel else sent

    interactions.base_payload = payload
    try:
        yield
    finally:
        interactions.base_payload = plain
