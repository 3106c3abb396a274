"""Runs discord.py's own HTTP layer on SimCord: headers, rate limits, retries. It waits in virtual time."""

import asyncio
import json
from collections.abc import Mapping
from contextvars import ContextVar
from email.message import Message
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord.backend.errors import BackendError
from simcord.http import client as simcord_client
from simcord.http import router

from tests.support.buckets import Buckets

_sent: ContextVar[SimpleNamespace] = ContextVar("sent")
"""The request under way, before discord.py writes it as bytes."""


class VirtualTime:
    """A clock that `sleep` alone moves; `waits` are the seconds slept."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waits: list[float] = []

    async def sleep(self, seconds: float) -> None:
        """Let the time pass at once."""
        self.now += seconds
        self.waits.append(seconds)
        await asyncio.sleep(0)


class VirtualAsyncio:
    """The module `asyncio` with another `sleep`."""

    def __init__(self, time: VirtualTime) -> None:
        self.sleep = time.sleep

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


class Response:
    """An answer as discord.py reads it."""

    def __init__(self, status: int, body: Any, headers: Mapping[str, str]) -> None:
        self.status = status
        self.reason = ""
        self.headers = Message()  # whose names have no case
        for name, value in {"content-type": "application/json", "Via": "1.1 google", **headers}.items():
            self.headers[name] = value
        self._text = json.dumps(body, default=str)

    async def text(self, encoding: str = "utf-8") -> str:
        """Return the body."""
        return self._text

    async def json(self) -> Any:
        """Return the body, read."""
        return json.loads(self._text)

    async def __aenter__(self) -> "Response":
        return self

    async def __aexit__(self, *_: object) -> None:
        return None


class Call:
    """A request of a session: carried out when its block is entered."""

    def __init__(self, session: "Session", method: str, url: str) -> None:
        self._session, self._method, self._url = session, method, url

    async def __aenter__(self) -> Response:
        return await self._session.answer(self._method, self._url)

    async def __aexit__(self, *_: object) -> None:
        return None


class Session:
    """Takes the place of aiohttp's session: requests go to SimCord's router."""

    def __init__(self, http: "RealHTTP", backend: Any, trace: aiohttp.TraceConfig | None) -> None:
        self._http, self._backend, self._trace = http, backend, trace
        if trace is not None:
            trace.freeze()

    def request(self, method: str, url: str, **_: Any) -> Call:
        """Return a request for `async with`."""
        return Call(self, method, url)

    async def answer(self, method: str, url: str) -> Response:
        """Answer a request, and tell the trace of it as aiohttp does."""
        response = self._carry_out(method, simcord_client._path_of(url))
        if self._trace is not None:
            end: Any = aiohttp.TraceRequestEndParams(method, url, {}, response)  # type: ignore[arg-type]
            await self._trace.on_request_end.send(self, SimpleNamespace(), end)  # type: ignore[arg-type]
        return response

    def _carry_out(self, method: str, path: str) -> Response:
        self._http.requests.append((method, path))
        wait, headers = self._http.buckets.take(method, path)
        if wait:
            return Response(429, {"message": "limited", "retry_after": wait, "global": False}, headers)
        sent = _sent.get()
        body, files = sent.json, list(sent.files or ())
        if sent.form:
            body, files = router.parse_form(list(sent.form), files)
        try:
            answer = router.dispatch(self._backend, method, path, json=body, params=sent.params, files=files)
        except (router.RouteNotImplemented, router.UnsupportedField):
            raise
        except BackendError as error:
            return Response(error.status, {**error.to_json(), **self._limit(error)}, {})
        return Response(204, None, headers) if answer is None else Response(200, answer, headers)

    def _limit(self, error: BackendError) -> dict[str, Any]:
        if error.status != 429 or self._http.retry_after is None:
            return {}
        return {"retry_after": self._http.retry_after, "global": False}


class RealHTTP:
    """What a test sees of the HTTP layer: `requests`, the `time` that discord.py waits in, Discord's `buckets`.

    An injected answer 429 tells to wait for `retry_after` seconds; None leaves that out.
    """

    def __init__(self) -> None:
        self.time = VirtualTime()
        self.buckets = Buckets(clock=lambda: self.time.now)
        self.requests: list[tuple[str, str]] = []
        self.retry_after: float | None = None

    def count(self, method: str, *parts: str) -> int:
        """Return how many requests of this method have a path with these parts."""
        return sum(one == method and all(part in path for part in parts) for one, path in self.requests)

    def client(self, bot: discord.Client) -> type[simcord_client.FakeHTTPClient]:
        """Return what SimCord shall make the bot's HTTP client from."""
        first, http = bot.http, self

        class Client(simcord_client.FakeHTTPClient):
            def __init__(self, backend: Any, loop: asyncio.AbstractEventLoop, **how: Any) -> None:
                super().__init__(backend, loop, **how)
                self.max_ratelimit_timeout = first.max_ratelimit_timeout
                self._HTTPClient__session: Any = Session(http, backend, first.http_trace)
                self._global_over = asyncio.Event()
                self._global_over.set()

            async def request(self, route: Any, *, files: Any = None, form: Any = None, **kwargs: Any) -> Any:
                _sent.set(SimpleNamespace(json=kwargs.get("json"), params=kwargs.get("params"), files=files, form=form))
                return await HTTPClient.request(self, route, files=files, form=form, **kwargs)

        return Client

    def adapter(self) -> type[simcord_client.FakeWebhookAdapter]:
        """Return what SimCord shall make the adapter of interactions from."""

        class Adapter(simcord_client.FakeWebhookAdapter):
            def __init__(self, *args: Any, **how: Any) -> None:
                super().__init__(*args, **how)
                self._locks: dict[Any, asyncio.Lock] = {}

            async def request(self, route: Any, session: Any, **kwargs: Any) -> Any:
                sent = {"json": kwargs.get("payload"), "form": kwargs.get("multipart")}
                _sent.set(SimpleNamespace(**sent, params=kwargs.get("params"), files=kwargs.get("files")))
                real: Any = AsyncWebhookAdapter.request
                return await real(self, route, session, **kwargs)

        return Adapter
