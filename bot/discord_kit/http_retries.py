"""Tracks failed requests that discord.py repeats, and stops those that would fail again."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

EDITED_TOO_OFTEN = 30046
"""Too many edits of messages older than an hour in this channel; waiting does not help."""

_failed: ContextVar[list[int] | None] = ContextVar("failed", default=None)


@contextmanager
def failures() -> Iterator[list[int]]:
    """Collect the statuses of failed requests in the block, if the client is `listening`."""
    failed: list[int] = []
    token = _failed.set(failed)
    try:
        yield failed
    finally:
        _failed.reset(token)


def listening(on_status: Callable[[int], None]) -> aiohttp.TraceConfig:
    """Return the trace configuration for the client.

    `on_status` gets the status of every response.
    """

    async def counted(_: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        on_status(end.response.status)

    config = aiohttp.TraceConfig()
    config.on_request_end.append(_ended)
    config.on_request_end.append(counted)
    return config


async def _ended(_: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
    """Record a server error.

    Raises HTTPException for 30046, which discord.py would send five times.
    """
    if end.response.status == 429 and end.method == "PATCH":
        answer = await _body(end.response)
        if answer.get("code") == EDITED_TOO_OFTEN:
            raise discord.HTTPException(end.response, answer)
    failed = _failed.get()
    if failed is not None and end.response.status >= 500:
        failed.append(end.response.status)


async def _body(response: aiohttp.ClientResponse) -> dict[str, Any]:
    """Return the JSON object of a response, which stays readable; an empty one if it is none."""
    try:
        body = await response.json()
    except (ValueError, aiohttp.ContentTypeError):
        return {}
    return body if isinstance(body, dict) else {}
