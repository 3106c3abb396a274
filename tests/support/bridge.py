"""A Discord of one's own on the loopback address, so that the bot can run as a process: killed, raced, disconnected.

The world is SimCord's; here it is put behind real HTTP and a real gateway. Its parts are internal to SimCord, which is
why that is pinned.
"""

import io
import json
from collections import deque
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

from aiohttp import BodyPartReader, web
from cachetools import LRUCache
from simcord import interactions
from simcord._clock import Clock
from simcord.backend import Backend, cdn, serializers
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.preview.user_install import without_member
from tests.support.buckets import Buckets
from tests.support.gateway import Gateway
from tests.support.request_checker import RequestChecker
from tests.support.strict_world import strictly

COMPONENT, COMMAND = 3, 2
JSON = {"Content-Type": "application/json"}

REMEMBERED = 100
"""So many posts, pictures and events are remembered: an hour of play must not fill the memory."""

LIMITED = 0.3
"""Seconds that a limited request is told to wait."""


class RealTime(Clock):
    """The real clock, for a world in which real processes live."""

    def now(self) -> datetime:
        """Return the real time."""
        return datetime.now(UTC)


def reply(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """Answer with JSON; the library insists on this very content type."""
    return web.Response(
        body=json.dumps(value, default=str).encode(), status=status, headers={**JSON, **(headers or {})}
    )


class Bridge:
    """The loopback Discord: `world` is SimCord's backend, `offences` what the bot sent beyond the limits.

    Requests for which `limited` is true are refused with 429, and those that `buckets` count too many; those for which
    `refused` names a status and a code get these instead of being carried out; those for which `broken` is true are
    carried out and answered 500 all the same. `done` is called with method and path of each that was carried out.
    """

    def __init__(self) -> None:
        self.world = Backend(clock=RealTime())
        self.gateway = Gateway(self.world, lambda: self.address)
        self.shards = 1
        self.checker = RequestChecker(self.world)
        self.offences = self.checker.offences
        self._dispatch = strictly(self.world, router.dispatch)
        self.buckets: Buckets | None = None
        self.limited: Callable[[str, str], bool] = lambda method, path: False
        self.refused: Callable[[str, str], tuple[int, int] | None] = lambda method, path: None
        self.broken: Callable[[str, str], bool] = lambda method, path: False
        self.done: Callable[[str, str], None] = lambda method, path: None
        self._posted: LRUCache[tuple[str, str], Any] = LRUCache(REMEMBERED)
        self.world.transcript = deque(maxlen=REMEMBERED)  # type: ignore[assignment]
        self.world.cdn._blobs = LRUCache(REMEMBERED)  # type: ignore[assignment]

    async def open(self) -> str:
        """Open the doors and return the address."""
        app = web.Application(client_max_size=64 * 2**20)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        app.router.add_get("/cdn/{path:.*}", self._file)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        cdn.CDN_BASE = f"{self.address}/cdn"
        return self.address

    async def close(self) -> None:
        """Shut the doors."""
        await self.gateway.drop(forget=True)
        await self._runner.cleanup()

    # -- HTTP --------------------------------------------------------------------------------------------------------

    async def _rest(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        body, files = await self._body(request)
        self.checker.check(request.method, path, body, request.query, files)
        wait, left = self.buckets.take(request.method, path) if self.buckets else (0.0, {})
        if self.limited(request.method, path):
            wait = LIMITED
        if wait:
            limit = {"message": "limited", "retry_after": wait, "global": "X-RateLimit-Global" in left}
            return reply(limit, 429, {"Via": "1.1 loopback", **left})
        if refused := self.refused(request.method, path) or self._far(path):
            return reply({"message": "refused", "code": refused[1]}, refused[0])
        if path == "/gateway/bot":
            start = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
            return reply({"url": self.gateway.url, "shards": self.shards, "session_start_limit": start})
        try:
            answer = self._done(request, path, body, files)
        except BackendError as error:
            return reply(error.to_json(), error.status)
        self.done(request.method, path)
        if self.broken(request.method, path):
            return reply({"message": "500: Internal Server Error", "code": 0}, 500)
        return web.Response(status=204, headers=left) if answer is None else reply(answer, headers=left)

    async def _file(self, request: web.Request) -> web.Response:
        """Hand over an attachment."""
        data = self.world.cdn.get(f"{self.address}{request.path}")
        return web.Response(status=404) if data is None else web.Response(body=data)

    def _far(self, path: str) -> tuple[int, int] | None:
        """Return how a request is refused that is about a channel of a server where the bot is no member."""
        _, where, number, *_ = *path.split("/"), ""
        channel = self.world.channels.get(int(number)) if where == "channels" else None
        return (403, 50001) if channel is not None and channel.guild_id in self.gateway.left else None

    def _done(self, request: web.Request, path: str, body: Any, files: list[Any]) -> Any:
        """Carry out a request; a message with a nonce that is enforced and known already is not posted again."""
        if (request.method, path) == ("GET", "/users/@me"):
            return serializers.user_payload(self.world.bot_user)
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is not None and (path, nonce) in self._posted:
            return self._posted[path, nonce]
        query = dict(request.query)
        answer = self._dispatch(self.world, request.method, path, json=body, params=query, files=files)
        if nonce is not None:
            self._posted[path, nonce] = answer
        return answer

    async def _body(self, request: web.Request) -> tuple[Any, list[Any]]:
        if not request.content_type.startswith("multipart/"):
            return (json.loads(await request.read() or b"null") if request.can_read_body else None), []
        form, files = [], []
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)  # not a form within the form
            data = bytes(await part.read())
            if part.filename:
                files.append(SimpleNamespace(filename=part.filename, data=data, fp=io.BytesIO(data), description=None))
            else:
                form.append({"name": part.name, "value": data.decode()})
        return router.parse_form(form, files)[0], files

    # -- people ------------------------------------------------------------------------------------------------------

    def interact(self, kind: int, user: int, channel: int, data: dict[str, Any], message: int | None = None) -> Any:
        """Let somebody click or type, and return the interaction's record."""
        guild = self.world.get_channel(channel).guild_id
        record, payload = interactions.base_payload(
            self.world, type=kind, channel_id=channel, guild_id=guild, user_id=user, data=data
        )
        if guild in self.gateway.left:
            payload = without_member(payload)
        if message is not None:
            record.source_message_id = message
            source = self.world.get_message(channel, message)
            payload["message"] = serializers.message_payload(self.world, source)
        self.checker.note_interaction("INTERACTION_CREATE", payload)
        self.gateway.tell("INTERACTION_CREATE", payload, guild)
        return record

    def click(self, user: int, message: Any, custom_id: str) -> Any:
        """Press a button."""
        data = {"component_type": 2, "custom_id": custom_id}
        return self.interact(COMPONENT, user, message.channel_id, data, message.id)

    def pick(self, user: int, message: Any, custom_id: str, values: list[str]) -> Any:
        """Pick in a menu."""
        data = {"component_type": 3, "custom_id": custom_id, "values": values}
        return self.interact(COMPONENT, user, message.channel_id, data, message.id)
