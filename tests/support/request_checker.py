"""Checks every request to a simulated Discord, with its files and the message it edits."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from simcord.backend import Backend
from simcord.backend.errors import BackendError

from tests.discord.limits import Edited, File, Request, objections
from tests.discord.request import Kind

PARSED_MENTIONS = "no allowed_mentions"
"""A rule of ours: without that field Discord parses every mention of a message."""

UPDATE = 7
"""The type of an interaction's callback that edits the message of the component."""

GUILD_INSTALL, USER_INSTALL = "0", "1"


class RequestChecker:
    """Checks the requests to `world` and collects `offences`."""

    def __init__(self, world: Backend) -> None:
        self.offences: list[str] = []
        self._world = world
        self._user_installs: set[str] = set()
        world.subscribers.append(self.note_interaction)

    def note_interaction(self, event: str, payload: Mapping[str, Any]) -> None:
        """Note the token of an interaction where the user alone has installed the application."""
        if event == "INTERACTION_CREATE":
            owners = payload["authorizing_integration_owners"]
            if USER_INSTALL in owners and GUILD_INSTALL not in owners:
                self._user_installs.add(payload["token"])

    def checking(self, dispatch: Callable[..., Any]) -> Callable[..., Any]:
        """Return SimCord's `router.dispatch` with a check before each request."""

        def checked(world: Backend, method: str, path: str, **request: Any) -> Any:
            if world is self._world:
                query, files = request.get("params") or {}, request.get("files") or ()
                self.check(method, path, request.get("json"), query, files)
            return dispatch(world, method, path, **request)

        return checked

    def check(self, method: str, path: str, body: Any, query: Mapping[str, Any], files: Iterable[Any]) -> None:
        """Check a request against the rules of tests/discord."""
        uploaded = tuple(File(one.filename, _size(one.fp)) for one in files)
        where = path.strip("/").split("/")
        request = Request(
            method, path, body, query, uploaded, self._edited(method, where, body), self._follow_up(method, where)
        )
        found = [*objections(request), *_parsed_mentions(request)]
        self.offences += [f"{method} {path}: {text}" for text in found]

    def _follow_up(self, method: str, where: list[str]) -> int | None:
        """Return which message after an interaction this is, where their number is limited."""
        match method, where:
            case "POST", ["webhooks", _, token] if token in self._user_installs:
                record = self._world.interaction_by_token(token)
                return None if record.loading else len(record.followup_ids) + 1
        return None

    def _edited(self, method: str, where: list[str], body: Any) -> Edited | None:
        """Return the message that a request edits, as it is before; None if it edits none."""
        try:
            place = self._place(method, where, body)
            message = self._world.get_message(*place) if place else None
        except BackendError:
            return None  # which SimCord tells the bot
        if message is None:
            return None
        filled = (("content", message.content), ("embeds", message.embeds), ("poll", message.poll))
        return Edited(
            flags=message.flags,
            attachments={str(one["id"]): one["filename"] for one in message.attachments},
            filled=frozenset(name for name, value in filled if value),
        )

    def _place(self, method: str, where: list[str], body: Any) -> tuple[int, int] | None:
        """Return the channel and the id of the message that a request edits."""
        match method, where:
            case "PATCH", ["channels", channel, "messages", number]:
                return int(channel), int(number)
            case "PATCH", ["webhooks", _, token, "messages", number] if token in self._world.interaction_tokens:
                record = self._world.interaction_by_token(token)
                message = record.message_id if number == "@original" else number
                return (record.channel_id, int(message)) if message else None
            case "POST", ["interactions", number, _, "callback"] if body["type"] == UPDATE:
                clicked = self._world.interactions.get(int(number))
                if clicked and clicked.source_message_id:
                    return clicked.channel_id, clicked.source_message_id
        return None


def _parsed_mentions(request: Request) -> Iterator[str]:
    """Find messages and edits of which Discord parses every mention: those without `allowed_mentions`."""
    if request.kind in (Kind.MESSAGE, Kind.EDIT) and "allowed_mentions" not in request.data:
        yield PARSED_MENTIONS


def _size(file: Any) -> int:
    """Return how many bytes of a file are left to read."""
    here = file.tell()
    size = file.seek(0, os.SEEK_END) - here
    file.seek(here)
    return int(size)
