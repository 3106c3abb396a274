"""The gateway of the loopback Discord: sessions that outlive their sockets, each with its shard and its intents."""

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Callable
from itertools import count
from typing import Any

from aiohttp import WSMsgType, web
from simcord.backend import Backend, serializers

KEPT = 1000
"""So many events are kept for a session that is to be resumed."""

GUILDS, MEMBERS, MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 1, 1 << 9, 1 << 12
WANTED = (("GUILD_MEMBER", MEMBERS), ("MESSAGE_", MESSAGES | DIRECT_MESSAGES), ("TYPING", 1 << 11 | 1 << 14))
"""Events that only those are told who have one of these intents; all the others come with GUILDS."""


class Socket:
    """One connection to the gateway."""

    def __init__(self, socket: web.WebSocketResponse, compressed: bool) -> None:
        self.socket = socket
        self._zlib = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[dict[str, Any] | str | bytes] = asyncio.Queue()
        self.silent = False

    def push(self, op: int, data: Any = None, event: str | None = None, number: int | None = None) -> None:
        """Send a payload; events are numbered."""
        self._queue.put_nowait({"op": op, "d": data, "s": number, "t": event})

    def push_raw(self, raw: str | bytes) -> None:
        """Send a text as if it was a payload, or bytes as if they were compressed."""
        self._queue.put_nowait(raw)

    async def send(self) -> None:
        """Send what is pushed until cancelled, or drop it while `silent`."""
        while True:
            payload = await self._queue.get()
            if self.silent:
                continue
            if isinstance(payload, bytes):
                await self.socket.send_bytes(payload)
                continue
            raw = (payload if isinstance(payload, str) else json.dumps(payload, default=str)).encode()
            if self._zlib is None:
                await self.socket.send_str(raw.decode())
            else:
                await self.socket.send_bytes(self._zlib.compress(raw) + self._zlib.flush(zlib.Z_SYNC_FLUSH))


class Session:
    """What one shard of a bot has been told since it came: it may lose its socket and be told the rest later."""

    def __init__(self, name: str, socket: Socket, shard: tuple[int, int], intents: int) -> None:
        self.name = name
        self.socket: Socket | None = socket
        self.shard = shard
        self._intents = intents
        self._told: deque[tuple[int, str, Any]] = deque(maxlen=KEPT)
        self._numbers = count(1)

    def wants(self, event: str, guild: int | None) -> bool:
        """Say whether this shard is told of such an event there."""
        number, shards = self.shard
        mine = number == (0 if guild is None else (guild >> 22) % shards)
        return mine and next((bool(bits & self._intents) for start, bits in WANTED if event.startswith(start)), True)

    def tell(self, event: str, data: Any) -> None:
        """Tell an event now, or as soon as there is a socket again."""
        number = next(self._numbers)
        self._told.append((number, event, data))
        if self.socket is not None:
            self.socket.push(0, data, event, number)

    def resume(self, socket: Socket, heard: int) -> None:
        """Go on with this socket, whose other end has heard so many events."""
        self.socket = socket
        for number, event, data in self._told:
            if number > heard:
                socket.push(0, data, event, number)
        self.tell("RESUMED", {})


class Gateway:
    """All sessions; `arrivals` counts how often a shard has come or come back, in `left` the bot is no member.

    While it is `closed`, it takes no socket; `identified` are the seconds at which shards have sent IDENTIFY. Each of
    `bad_hellos` is sent to one new socket instead of HELLO; for None the socket is closed. `interval` is the time
    between two heartbeats in milliseconds.
    """

    def __init__(self, world: Backend, address: Callable[[], str]) -> None:
        self._world = world
        self.left: set[int] = set()
        self._address = address
        self._sessions: list[Session] = []
        self._sockets: list[Socket] = []
        self._names = count(1)
        self.arrivals = 0
        self.closed = False
        self.identified: list[float] = []
        self.bad_hellos: deque[str | bytes | None] = deque()
        self.interval = 41_250
        world.subscribers.append(self._feed)

    @property
    def url(self) -> str:
        """Where sockets are opened."""
        return self._address().replace("http", "ws", 1) + "/gateway"

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket until it ends."""
        if self.closed:
            raise web.HTTPServiceUnavailable
        response = web.WebSocketResponse()
        await response.prepare(request)
        socket = Socket(response, request.query.get("compress") == "zlib-stream")
        sending = asyncio.create_task(socket.send())
        self._sockets.append(socket)
        try:
            await self._greet(socket)
            async for message in response:
                if message.type is WSMsgType.TEXT:
                    self._hear(socket, json.loads(message.data))
        finally:
            sending.cancel()
            self._sockets.remove(socket)
            for session in self._sessions:
                if session.socket is socket:
                    session.socket = None
        return response

    async def _greet(self, socket: Socket) -> None:
        if not self.bad_hellos:
            socket.push(10, {"heartbeat_interval": self.interval})
        elif (hello := self.bad_hellos.popleft()) is not None:
            socket.push_raw(hello)
        else:
            await socket.socket.close(code=4000)

    def send_raw(self, raw: str | bytes) -> None:
        """Send a text as if it was a payload, or bytes as if they were compressed, to every socket."""
        for socket in self._sockets:
            socket.push_raw(raw)

    def fall_silent(self) -> None:
        """Send nothing more through the open sockets, not even acknowledgements of heartbeats."""
        for socket in self._sockets:
            socket.silent = True

    async def drop(self, *, forget: bool = False) -> None:
        """Cut every socket; sessions can be resumed unless they are to be forgotten."""
        if forget:
            self.forget()
        for socket in self._sockets[:]:
            await socket.socket.close(code=4000)

    def forget(self) -> None:
        """Forget every session: whose process has ended will not come back."""
        self._sessions.clear()

    def _hear(self, socket: Socket, payload: dict[str, Any]) -> None:
        data = payload.get("d")
        match payload["op"]:
            case 1:
                socket.push(11)
            case 2:
                self._welcome(socket, data)
            case 6:
                self._resume(socket, data)

    def _welcome(self, socket: Socket, data: Any) -> None:
        number, shards = data.get("shard") or (0, 1)
        self.identified.append(asyncio.get_running_loop().time())
        session = Session(f"loopback-{next(self._names)}", socket, (number, shards), data["intents"])
        gone = [old for old in self._sessions if old.socket is None and old.shard == session.shard]
        self._sessions = [old for old in self._sessions if old not in gone] + [session]
        self.arrivals += 1
        member = (guild for guild in self._world.guilds.values() if guild.id not in self.left)
        mine = [guild for guild in member if session.wants("GUILD_CREATE", guild.id)]
        ready = {
            "v": 10,
            "user": serializers.user_payload(self._world.bot_user),
            "session_id": session.name,
            "shard": [number, shards],
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
            "private_channels": [],
            "relationships": [],
            "resume_gateway_url": self.url,
            "application": {"id": str(self._world.application_id), "flags": 0},
        }
        session.tell("READY", ready)
        for guild in mine:
            session.tell("GUILD_CREATE", serializers.guild_create_payload(self._world, guild))

    def _resume(self, socket: Socket, data: Any) -> None:
        session = next((one for one in self._sessions if one.name == data["session_id"]), None)
        if session is None:
            socket.push(9, False)
        else:
            session.resume(socket, data["seq"] or 0)
            self.arrivals += 1

    def _feed(self, event: str, payload: Any) -> None:
        about = payload.get("guild_id") or (payload.get("id") if event.startswith("GUILD_") else None)
        if about is None or int(about) not in self.left:
            self.tell(event, payload, int(about) if about else None)

    def leave(self, guild: int) -> None:
        """Let the bot be a member of a server no longer, which lives on without it."""
        self.left.add(guild)
        self.tell("GUILD_DELETE", {"id": str(guild)}, guild)

    def tell(self, event: str, payload: Any, guild: int | None) -> None:
        """Tell an event, as it is just now, to those whom it concerns."""
        for session in self._sessions:
            if session.wants(event, guild):
                session.tell(event, json.loads(json.dumps(payload, default=str)))
