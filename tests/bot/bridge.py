"""A Discord of one's own on the loopback address, so that the bot can run as a process: killed, raced, disconnected.

The world is SimCord's; here it is put behind real HTTP and a real gateway. Its parts are internal to SimCord, which is
why that is pinned.
"""

import asyncio
import io
import json
import zlib
from collections.abc import Callable
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

from aiohttp import BodyPartReader, WSMsgType, web
from simcord import interactions
from simcord._clock import Clock
from simcord.backend import Backend, cdn, serializers
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.discord.limits import problems

COMPONENT, COMMAND = 3, 2
JSON = {"Content-Type": "application/json"}


class RealTime(Clock):
    """The real clock, for a world in which real processes live."""

    def now(self) -> datetime:
        """Return the real time."""
        return datetime.now(UTC)


def reply(value: Any, status: int = 200, **headers: str) -> web.Response:
    """Answer with JSON; the library insists on this very content type."""
    return web.Response(body=json.dumps(value, default=str).encode(), status=status, headers={**JSON, **headers})


class Socket:
    """One connection to the gateway."""

    def __init__(self, socket: web.WebSocketResponse, compressed: bool) -> None:
        self.socket = socket
        self._zlib = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._sequence = 0

    def push(self, op: int, data: Any = None, event: str | None = None) -> None:
        """Send a payload; events are numbered."""
        self._sequence += event is not None
        self._queue.put_nowait({"op": op, "d": data, "s": self._sequence if event else None, "t": event})

    async def send(self) -> None:
        """Send what is pushed until cancelled."""
        while True:
            raw = json.dumps(await self._queue.get(), default=str).encode()
            if self._zlib is None:
                await self.socket.send_str(raw.decode())
            else:
                await self.socket.send_bytes(self._zlib.compress(raw) + self._zlib.flush(zlib.Z_SYNC_FLUSH))


class Bridge:
    """The loopback Discord: `world` is SimCord's backend, `offences` what the bot sent beyond the limits.

    Requests for which `limited` is true are refused with 429; those for which `broken` is true are carried out and
    answered 500 all the same. `done` is called after each request that was carried out.
    """

    def __init__(self) -> None:
        self.world = Backend(clock=RealTime())
        self.world.subscribers.append(self._feed)
        self.sockets: list[Socket] = []
        self.arrivals = 0
        self.offences: list[str] = []
        self.limited: Callable[[str, str], bool] = lambda method, path: False
        self.broken: Callable[[str, str], bool] = lambda method, path: False
        self.done: Callable[[], None] = lambda: None
        self._posted: dict[tuple[str, str], Any] = {}

    async def open(self) -> str:
        """Open the doors and return the address."""
        app = web.Application(client_max_size=64 * 2**20)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        cdn.CDN_BASE = f"{self.address}/cdn"
        return self.address

    async def close(self) -> None:
        """Shut the doors."""
        await self.drop()
        await self._runner.cleanup()

    async def drop(self) -> None:
        """Cut every connection to the gateway."""
        for socket in self.sockets[:]:
            await socket.socket.close(code=4000)

    # -- HTTP --------------------------------------------------------------------------------------------------------

    async def _rest(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        body, files = await self._body(request)
        self.offences += [f"{request.method} {path}: {text}" for text in problems(request.method, path, body)]
        if self.limited(request.method, path):
            limit = {"message": "limited", "retry_after": 0.3, "global": False}
            return reply(limit, 429, Via="1.1 loopback")
        if (request.method, path) == ("GET", "/users/@me"):
            return reply(serializers.user_payload(self.world.bot_user))
        if path == "/gateway/bot":
            start = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
            gateway = self.address.replace("http", "ws", 1) + "/gateway"
            return reply({"url": gateway, "shards": 1, "session_start_limit": start})
        try:
            answer = self._done(request, path, body, files)
        except BackendError as error:
            return reply(error.to_json(), error.status)
        self.done()
        if self.broken(request.method, path):
            return reply({"message": "500: Internal Server Error", "code": 0}, 500)
        return web.Response(status=204) if answer is None else reply(answer)

    def _done(self, request: web.Request, path: str, body: Any, files: list[Any]) -> Any:
        """Carry out a request; a message with a nonce that is enforced and known already is not posted again."""
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is not None and (path, nonce) in self._posted:
            return self._posted[path, nonce]
        answer = router.dispatch(self.world, request.method, path, json=body, params=dict(request.query), files=files)
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

    # -- gateway -----------------------------------------------------------------------------------------------------

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        response = web.WebSocketResponse()
        await response.prepare(request)
        socket = Socket(response, request.query.get("compress") == "zlib-stream")
        sending = asyncio.create_task(socket.send())
        socket.push(10, {"heartbeat_interval": 41_250})
        try:
            async for message in response:
                if message.type is WSMsgType.TEXT:
                    self._hear(socket, json.loads(message.data))
        finally:
            sending.cancel()
            if socket in self.sockets:
                self.sockets.remove(socket)
        return response

    def _hear(self, socket: Socket, payload: dict[str, Any]) -> None:
        match payload["op"]:
            case 1:
                socket.push(11)
            case 2:
                self._welcome(socket)
            case 6:
                self._enter(socket)
                socket.push(0, {}, "RESUMED")

    def _welcome(self, socket: Socket) -> None:
        self._enter(socket)
        guilds = [{"id": str(guild), "unavailable": True} for guild in self.world.guilds]
        ready = {
            "v": 10,
            "user": serializers.user_payload(self.world.bot_user),
            "session_id": "loopback",
            "shard": [0, 1],
            "guilds": guilds,
            "private_channels": [],
            "relationships": [],
            "resume_gateway_url": self.address.replace("http", "ws", 1) + "/gateway",
            "application": {"id": str(self.world.application_id), "flags": 0},
        }
        socket.push(0, ready, "READY")
        for guild in self.world.guilds.values():
            socket.push(0, serializers.guild_create_payload(self.world, guild), "GUILD_CREATE")

    def _enter(self, socket: Socket) -> None:
        self.sockets.append(socket)
        self.arrivals += 1

    def _feed(self, event: str, payload: Any) -> None:
        for socket in self.sockets:
            socket.push(0, json.loads(json.dumps(payload, default=str)), event)

    # -- people ------------------------------------------------------------------------------------------------------

    def interact(self, kind: int, user: int, channel: int, data: dict[str, Any], message: int | None = None) -> Any:
        """Let somebody click or type, and return the interaction's record."""
        guild = self.world.get_channel(channel).guild_id
        record, payload = interactions.base_payload(
            self.world, type=kind, channel_id=channel, guild_id=guild, user_id=user, data=data
        )
        if message is not None:
            record.source_message_id = message
            source = self.world.get_message(channel, message)
            payload["message"] = serializers.message_payload(self.world, source)
        self._feed("INTERACTION_CREATE", payload)
        return record

    def click(self, user: int, message: Any, custom_id: str) -> Any:
        """Press a button."""
        data = {"component_type": 2, "custom_id": custom_id}
        return self.interact(COMPONENT, user, message.channel_id, data, message.id)

    def pick(self, user: int, message: Any, custom_id: str, values: list[str]) -> Any:
        """Pick in a menu."""
        data = {"component_type": 3, "custom_id": custom_id, "values": values}
        return self.interact(COMPONENT, user, message.channel_id, data, message.id)
