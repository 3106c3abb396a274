"""Gateway connections: an unreadable payload ends the connection, not the process."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Annotated, Any, NoReturn, Self

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard
from msgspec import DecodeError, Meta, Struct, ValidationError, convert
from msgspec.json import decode

from bot.monitoring.metrics import WARNED

log = logging.getLogger(__name__)


class Payload(Struct):
    """The fields of every gateway payload."""

    op: int
    d: Any = None
    s: int | None = None
    t: str | None = None


class Hello(Struct):
    """The data of HELLO. The interval is in milliseconds."""

    heartbeat_interval: Annotated[float, Meta(gt=0)]


class Ready(Struct):
    """The data of READY that a later RESUME needs."""

    session_id: str
    resume_gateway_url: str


DATA: dict[int | str | None, Any] = {DiscordWebSocket.HELLO: Hello, "READY": Ready, "RESUMED": dict}
"""Data that the connection itself reads, by operation or event.

`ShardedBot` guards the parsers of events.
"""

HANDLED = (ReconnectWebSocket, discord.ConnectionClosed, aiohttp.ClientError, OSError)
"""Errors that discord.py handles.

It connects again, or stops if Discord closed with a code that is final.
"""


class ResumeLater(ConnectionError):
    """Raised when a connection is closed: its shard waits, then resumes its session."""


class GatewaySocket(DiscordWebSocket):
    """A connection that closes and raises ResumeLater when it receives an unreadable payload."""

    @classmethod
    async def from_client(cls, client: discord.Client, **options: Any) -> Self:
        """Connect, wait for HELLO, and begin or resume a session. Raises ResumeLater."""
        try:
            return await super().from_client(client, **options)
        except ReconnectWebSocket as error:  # discord.py would end the process or retry without a wait
            raise ResumeLater("the gateway closed the connection before HELLO") from error

    async def received_message(self, msg: Any, /) -> None:
        """Handle one message of the gateway. Raises ResumeLater if it is unreadable."""
        try:
            text = self._decompressor.decompress(msg) if isinstance(msg, bytes) else msg
        except Exception as error:  # noqa: BLE001 - zlib and zstd raise different errors
            await self._leave(f"{len(msg)} bytes that cannot be decompressed ({error})", error)
        if text is None:  # a part of a message
            return
        try:
            payload = _read(text)
        except Exception as error:  # noqa: BLE001 - _leave raises ResumeLater
            await self._leave(f"{len(text)} characters that are no payload ({error})", error)
        self._bot.heard(self.shard_id or 0)
        try:
            await super().received_message(text)
        except HANDLED:
            raise
        except Exception as error:
            name = f"operation {payload.op}" if payload.t is None else f"event {payload.t!r}"
            log.exception("shard %s: %s cannot be handled", self.shard_id, name)
            if payload.t == "READY":  # Discord does not send READY again after RESUME
                self.session_id = None
            await self._leave(f"{name}, which cannot be handled ({type(error).__name__})", error)

    @property
    def _bot(self) -> Any:
        """The client, a `ShardedBot`."""
        return self._connection._get_client()

    async def _leave(self, what: str, error: Exception) -> NoReturn:
        self._bot.metrics.warnings.warn("payload", f"the gateway sent {what}", WARNED)
        await self.close()
        raise ResumeLater(f"the gateway sent {what}") from error


def _read(text: str) -> Payload:
    try:
        payload = decode(text, type=Payload)
    except DecodeError:  # discord.py's parser accepts more, such as half a surrogate pair
        payload = convert(json.loads(text), Payload)
    key = payload.t if payload.op == DiscordWebSocket.DISPATCH else payload.op
    if key in DATA:
        try:
            convert(payload.d, DATA[key])
        except ValidationError as error:
            raise ValueError(f"{payload.t or f'operation {key}'}: {error}") from error
    return payload


class GatewayShard(Shard):
    """A shard that resumes its session after ResumeLater.

    At the second failure in the same place it begins a new session.
    """

    def __init__(self, ws: DiscordWebSocket, client: Any, queue_put: Callable[..., None]) -> None:
        super().__init__(ws, client, queue_put)
        self._backoff = client.backoff(self.id)
        self._left_at: tuple[str | None, int | None] | None = None

    async def _handle_disconnect(self, e: Exception) -> None:
        if not isinstance(e, ResumeLater) or self._client.is_closed():
            await super()._handle_disconnect(e)
            return
        self._dispatch("disconnect")
        self._dispatch("shard_disconnect", self.id)
        left_at = (self.ws.session_id, self.ws.sequence)
        resume = self.ws.session_id is not None and left_at != self._left_at
        self._left_at = left_at
        delay = self._backoff.delay()
        then = "resumes its session" if resume else "begins a new session"
        log.warning("shard %s: %s; it %s in %.1f s", self.id, e, then, delay)
        await asyncio.sleep(delay)
        kind = EventType.resume if resume else EventType.reconnect
        self._queue_put(EventItem(kind, self, ReconnectWebSocket(self.id, resume=resume)))


# discord.py reads both classes from this module and has no other way to set them.
discord.shard.DiscordWebSocket = GatewaySocket  # type: ignore[misc]
discord.shard.Shard = GatewayShard  # type: ignore[misc]
