"""Redirects the requests of `doctor --try` to one channel and records what they create."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from secrets import token_hex
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter
from msgspec import Struct

from bot.discord_kit.refused_parts import FAILURES

PRIVATE, OF_COMPONENTS = 1 << 6, 1 << 15
"""Message flags: ephemeral (only in answers to interactions) and components v2."""
THREAD_MADE = 18
"""The type of the system message about a new thread."""

UNKNOWN_MESSAGE, UNKNOWN_CHANNEL = 10008, 10003

MESSAGE = "/channels/{channel_id}/messages/{message_id}"

Body = dict[str, Any]
Key = tuple[int, int]
"""A channel or thread, and a message in it."""


class Refused(Struct, frozen=True):
    """A request that Discord has refused: the step, the request and the response."""

    step: str
    request: str
    answer: str


def response_text(error: Exception) -> str:
    """Return Discord's response with its code and text."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code} {error.text}".strip()
    if isinstance(error, discord.RateLimited):
        return f"429 too many requests; again in {error.retry_after:.0f} s"
    return f"no answer: {error or type(error).__name__}"


class ChannelRecorder:
    """An HTTP client that records what the bot's requests create, to delete it later.

    `step` is the current step, `messages` are the existing messages with their components, `refused` the refused
    requests. No request mentions people, uploads commands or sends direct messages.
    """

    def __init__(self, http: discord.http.HTTPClient) -> None:
        self._http = http
        self._send = http.request
        http.request = self.request  # type: ignore[method-assign]
        self.step = ""
        self.home = 0
        """The channel, which also gets direct messages."""
        self.messages: dict[Key, list[Body]] = {}
        self.threads: list[int] = []
        self._sent: dict[Key, list[Body]] = {}
        self.refused: list[Refused] = []
        self.unsure: list[int] = []
        """Channels that may contain a message whose creation Discord has not confirmed."""
        self._open: set[asyncio.Task[Any]] = set()
        self._turn = asyncio.Lock()
        self.thread_name = f"Planisphere {token_hex(4)}"

    async def request(self, route: Route, **how: Any) -> Any:
        """Send a request of the bot, or its replacement. Raises Discord's errors."""
        if (route.method, route.path) == ("PUT", "/applications/{application_id}/commands"):
            route = Route("GET", route.path, application_id=self._http_application(route))
            how.pop("json", None)
        if route.path == "/users/@me/channels":
            return {"id": str(self.home), "type": 1, "recipients": []}
        if route.path.startswith("/channels/") and route.method in ("POST", "PATCH"):
            _quiet(how)
        return await self._guarded(self._in_turn(route, how))

    async def _guarded(self, request: Coroutine[Any, Any, Any]) -> Any:
        """Complete a request even if its caller is cancelled, so that created objects are known."""
        work = asyncio.ensure_future(request)
        self._open.add(work)
        work.add_done_callback(self._open.discard)
        return await asyncio.shield(work)

    async def _in_turn(self, route: Route, how: Body) -> Any:
        async with self._turn if route.method == "PATCH" else nullcontext():
            return await self._carried_out(route, how)

    async def _again(self, key: Key) -> None:
        """Edit a message to the same contents, while no other edit is running."""
        async with self._turn:
            sent = self._sent.get(key)  # a message with only a file has no components
            how: Body = {"json": {"components": sent, "flags": OF_COMPONENTS} if sent else {"flags": 0}}
            _quiet(how)
            await self._carried_out(_route("PATCH", key), how)

    @staticmethod
    def _http_application(route: Route) -> str:
        return route.url.rpartition("/applications/")[2].partition("/")[0]

    async def _carried_out(self, route: Route, how: Body) -> Any:
        try:
            answer = await self._send(route, **how)
        except FAILURES as error:
            unknown = not isinstance(error, discord.HTTPException) or error.status >= 500
            if route.method == "POST" and route.channel_id and unknown:
                self.unsure.append(int(route.channel_id))
            path = route.url.removeprefix(Route.BASE)
            if not path.startswith("/guilds/"):  # the other server of a duel does not exist
                self.refused.append(Refused(self.step, f"{route.method} {path}", response_text(error)))
            raise
        self._note(route, answer, _body(how.get("json"), how.get("form")))
        return answer

    def _note(self, route: Route, answer: Any, body: Body) -> None:
        if route.path in ("/channels/{channel_id}/messages", MESSAGE):
            if route.method in ("POST", "PATCH"):
                key = int(answer["channel_id"]), int(answer["id"])
                self.messages[key] = answer.get("components", [])
                self._sent[key] = body.get("components") or self._sent.get(key, [])
            elif route.method == "DELETE":
                self.messages.pop((int(route.channel_id or 0), int(route.url.rpartition("/")[2])), None)
        elif route.path.endswith("/threads") and route.method == "POST":
            self.threads.append(int(answer["id"]))

    # -- messages ----------------------------------------------------------------------------------------------------

    async def post(self, channel: int, body: Body, form: list[Body] | None = None, files: Any = None) -> Any:
        """Post a message, including contents that would be ephemeral. Raises Discord's errors."""
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
        return await self._http.request(route, **_sent(body, form, files))

    async def edit(self, key: Key, body: Body, form: list[Body] | None = None, files: Any = None) -> Any:
        """Edit a message. Raises Discord's errors."""
        return await self._http.request(_route("PATCH", key), **_sent(body, form, files))

    async def check(self, key: Key) -> str:
        """Edit a message to the same contents, read it, and return how it differs, if at all.

        Raises Discord's errors.
        """
        before = self.messages[key]
        await self._guarded(self._again(key))
        stands = await self._http.request(_route("GET", key))
        same = _shape(stands.get("components", [])) == _shape(before)
        return "" if same else "what is read back is not what was sent"

    async def settle(self, patience: float) -> None:
        """Wait for open requests."""
        if self._open:
            await asyncio.wait(set(self._open), timeout=patience)

    async def clear(self) -> list[tuple[int, int | None]]:
        """Delete all messages and threads, and return those that could not be deleted."""
        for key in sorted(self.messages, reverse=True):
            await self._delete(_route("DELETE", key), lambda key=key: self.messages.pop(key, None))  # type: ignore[misc]
        await self._forget_threads()
        for thread in tuple(self.threads):
            route = Route("DELETE", "/channels/{channel_id}", channel_id=thread)
            await self._delete(route, lambda thread=thread: self.threads.remove(thread))  # type: ignore[misc]
        return [*self.messages, *((thread, None) for thread in self.threads)]

    async def _forget_threads(self) -> None:
        """Delete the system messages about the threads."""
        if not self.threads:
            return
        route = Route("GET", "/channels/{channel_id}/messages", channel_id=self.home)
        try:
            lately = await self._send(route, params={"limit": 100, "after": str(min(self.threads) - 1)})
        except FAILURES:
            return
        for message in lately:
            if message.get("type") == THREAD_MADE and message.get("content") == self.thread_name:
                await self._delete(_route("DELETE", (self.home, int(message["id"]))), lambda: None)

    async def _delete(self, route: Route, done: Callable[[], object]) -> None:
        try:
            await self._send(route)
        except FAILURES as error:
            if getattr(error, "code", None) not in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                self.refused.append(Refused("delete", route.url.removeprefix(Route.BASE), response_text(error)))
                return
        done()


class PostedReplies(AsyncWebhookAdapter):
    """Interaction responses, which need a real user, posted as messages of the channel instead.

    `clicked` is the clicked message by interaction token; `windows` are the modals that would open.
    """

    def __init__(self, channel: ChannelRecorder) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._channel = channel
        self._replies: dict[str, Key | None] = {}
        self.clicked: dict[str, Key | None] = {}
        self.places: dict[str, int] = {}
        self.windows: list[Body] = []
        self.private: set[Key] = set()
        """The messages that would be ephemeral."""
        self._alone: set[str] = set()

    def expect(self, token: str, place: int, clicked: Key | None) -> None:
        """Prepare for the responses of an interaction."""
        self.places[token], self.clicked[token], self._replies[token] = place, clicked, None

    async def request(self, route: Route, session: Any, **how: Any) -> Any:
        """Perform a webhook request in the channel. Raises Discord's errors."""
        form, files = how.get("multipart"), how.get("files")
        body, token = _body(how.get("payload"), form), str(route.webhook_token)
        if route.url.endswith("/callback"):
            return await self._on_callback(token, body, form, files)
        end = route.url.partition(f"/{token}")[2].partition("?")[0]
        key = self._replies.get(token) if end.endswith("@original") else self._key(token, end)
        if route.method == "POST":
            message = await self._channel.post(self.places[token], body, form, files)
            self._keep(message, alone=bool(int(body.get("flags") or 0) & PRIVATE))
            return message
        if route.method == "PATCH" and key is not None:
            return await self._channel.edit(key, body, form, files)
        if route.method == "PATCH":
            return await self._first(token, body, form, files)
        if key is not None and route.method in ("GET", "DELETE"):
            return await self._channel.request(_route(route.method, key))
        return None

    def _key(self, token: str, end: str) -> Key | None:
        number = end.rpartition("/")[2]
        return (self.places[token], int(number)) if number.isdecimal() else None

    async def _first(self, token: str, body: Body, form: Any, files: Any) -> Any:
        message = await self._channel.post(self.places[token], body, form, files)
        self._replies[token] = self._keep(message, alone=token in self._alone)
        return message

    def _keep(self, message: Body, *, alone: bool) -> Key:
        key = int(message["channel_id"]), int(message["id"])
        if alone:
            self.private.add(key)
        return key

    async def _on_callback(self, token: str, body: Body, form: Any, files: Any) -> Any:
        kind, data = body.get("type"), body.get("data") or {}
        told: Body = {"interaction": {"id": "1", "type": 2}}
        if int(data.get("flags") or 0) & PRIVATE:
            self._alone.add(token)
        if kind == 4:
            message = await self._first(token, data, form, files)
            return {**told, "resource": {"type": kind, "message": message}}
        if kind == 6:
            self._replies[token] = self.clicked[token]
        if kind == 7 and (key := self.clicked[token]) is not None:
            self._replies[token] = key
            return {**told, "resource": {"type": kind, "message": await self._channel.edit(key, data, form, files)}}
        if kind == 9:
            self.windows.append(data)
        return told


def _route(method: str, key: Key) -> Route:
    return Route(method, MESSAGE, channel_id=key[0], message_id=key[1])


def _body(payload: Body | None, form: list[Body] | None) -> Body:
    if payload is not None or not form:
        return payload or {}
    written = next((part["value"] for part in form if part["name"] == "payload_json"), "{}")
    body: Body = json.loads(written)
    return body


def _sent(body: Body, form: list[Body] | None, files: Any) -> Body:
    """Return a body and its files as request arguments, without the ephemeral flag."""
    if "flags" in body:
        body = {**body, "flags": int(body["flags"] or 0) & ~PRIVATE}
    if not form:
        return {"json": body}
    others = [part for part in form if part["name"] != "payload_json"]
    return {"form": [{"name": "payload_json", "value": json.dumps(body)}, *others], "files": files}


def _quiet(how: Body) -> None:
    """Remove all mentions from a message."""
    silence: Body = {"parse": []}
    if isinstance(how.get("json"), dict) and not {"name", "archived"} & how["json"].keys():
        how["json"] = {**how["json"], "allowed_mentions": silence}
    for part in how.get("form") or ():
        if part["name"] == "payload_json":
            part["value"] = json.dumps({**json.loads(part["value"]), "allowed_mentions": silence})


def _shape(components: Any) -> Any:
    """Return what must be read back as it was sent: types, texts and custom ids, in order."""
    if isinstance(components, list):
        return [_shape(one) for one in components]
    if not isinstance(components, dict):
        return components
    kept = ("type", "content", "custom_id", "label")
    inner = [_shape(components[name]) for name in ("components", "options", "items", "accessory") if name in components]
    return [*(components.get(name) for name in kept), inner]
