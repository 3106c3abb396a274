"""Places of a simulated Discord where the bot is no member: who has installed the app for themselves plays there."""

import contextlib
from collections.abc import Iterator
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """Where: a server without the bot, a group, direct messages with somebody, or with the bot itself."""

    SERVER = "server"
    GROUP = "group"
    DIRECT = "direct"
    BOT = "bot"


def without_member(payload: dict[str, Any], kind: Kind) -> dict[str, Any]:
    """Return an interaction as Discord sends it where the bot is no member; with the bot itself it is one."""
    user = (payload.get("user") or payload["member"]["user"])["id"]
    payload = {**payload, "authorizing_integration_owners": {"1": user}}
    if kind is Kind.SERVER:
        return {**payload, "context": 0, "app_permissions": str((1 << 50) - 1)}
    payload["context"] = 1 if kind is Kind.BOT else 2
    if kind is Kind.GROUP:
        payload["channel"] = {**payload["channel"], "type": 3, "name": "Stargazers", "icon": None, "owner_id": user}
    return payload


@contextlib.contextmanager
def told(interactions: Any, channel: int, kind: Kind) -> Iterator[None]:
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
