"""Places of the simulated Discord where the bot is no member, but a person who has installed the app for themselves."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from functools import partial
from typing import Any

from simcord import interactions

from bot.preview.user_install import Payload, told, without_member
from tests.support.world import World

EPHEMERAL = 64
CHANGED, LISTED, WINDOW = 6, 8, 9
"""How an interaction is answered without a message: by a change of the one that was clicked, a list, a window."""

FOLLOWUPS = 5
"""So many messages may follow one interaction where the bot is no member."""


class InstallContext(StrEnum):
    """The place: a server without the bot, a group, direct messages, or those with the bot."""

    SERVER = "server"
    GROUP = "group"
    DIRECT = "direct"
    BOT = "bot"


def sent_there(kind: InstallContext, payload: Payload) -> Payload:
    """Return an interaction as it is sent at such a place."""
    if kind is InstallContext.SERVER:
        return without_member(payload)
    user = (payload.get("user") or payload["member"]["user"])["id"]
    payload = {**payload, "authorizing_integration_owners": {"1": user}}
    payload["context"] = 1 if kind is InstallContext.BOT else 2
    if kind is InstallContext.GROUP:
        payload["channel"] = {**payload["channel"], "type": 3, "name": "Stargazers", "icon": None, "owner_id": user}
    return payload


class Elsewhere:
    """A person of the world in such a place, their hands there, and everything that the bot sends meanwhile."""

    def __init__(self, world: World, who: Any, kind: InstallContext) -> None:
        self.world, self.kind = world, kind
        if kind is InstallContext.SERVER:
            self._guild = world.env.create_guild("Far away", owner=world.env.create_user("stranger"))
            self.channel = self._guild.create_text_channel("remote")
            world.env.backend.emit("GUILD_DELETE", {"id": str(self._guild.id)})  # for the bot alone
        else:
            self.channel = who.user.dm_channel
        self.who = self.come(who)
        self._begun = len(world.env.http_requests)

    def come(self, who: Any) -> Any:
        """Return the hands there of a person of the world."""
        return self._guild.add_member(who.user) if self.kind is InstallContext.SERVER else who.user

    async def slash(self, name: str, **options: Any) -> Any:
        """Type a command there."""
        await self.world.env.settle()
        return await self.who.slash(*([self.channel] if self.kind is InstallContext.SERVER else []), name, **options)

    def check(self) -> None:
        """Hold everything that was sent since against what is allowed there."""
        sent = self.world.env.http_requests[self._begun :]
        followed: dict[str, int] = {}
        for request in sent:
            where, _, token = request.path[1:].partition("/")
            assert where in ("interactions", "webhooks"), f"{request.method} {request.path}"
            body = request.json or {}
            if where == "interactions":
                private = (body.get("data") or {}).get("flags", 0) & EPHEMERAL
                assert private or body["type"] in (CHANGED, LISTED, WINDOW), body
            elif request.method == "POST":
                assert body.get("flags", 0) & EPHEMERAL, body
                followed[token] = followed.get(token, 0) + 1
        assert sent
        assert max(followed.values(), default=0) <= FOLLOWUPS, followed


@contextmanager
def gone(world: World, who: Any, kind: InstallContext) -> Iterator[Elsewhere]:
    """Take a person of the world to such a place; what they do there is told to the bot as Discord does."""
    there = Elsewhere(world, who, kind)
    with told(interactions, there.channel.id, partial(sent_there, kind)):
        yield there
