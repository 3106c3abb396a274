"""Calls that Discord answered with an error, which the library makes again: those that may be done, those in vain."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

EDITED_TOO_OFTEN = 30046
"""Messages older than an hour have been edited too often in this channel: a rate limit that no waiting helps with."""

_failed: ContextVar[list[int] | None] = ContextVar("failed", default=None)


@contextmanager
def failures() -> Iterator[list[int]]:
    """Collect the statuses of the calls that fail so while this lasts, if the client is `listening`."""
    failed: list[int] = []
    token = _failed.set(failed)
    try:
        yield failed
    finally:
        _failed.reset(token)


def listening(answered: Callable[[int], None]) -> aiohttp.TraceConfig:
    """Return what a client needs to notice such calls; `answered` is told the status of every call."""

    async def counted(_: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        answered(end.response.status)

    config = aiohttp.TraceConfig()
    config.on_request_end.append(_ended)
    config.on_request_end.append(counted)
    return config


async def _ended(_: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
    """Note an error of Discord's own. Raises HTTPException for 30046, which discord.py would send five times."""
    if end.response.status == 429 and end.method == "PATCH":
        answer = await _body(end.response)
        if answer.get("code") == EDITED_TOO_OFTEN:
            raise discord.HTTPException(end.response, answer)
    failed = _failed.get()
    if failed is not None and end.response.status >= 500:
        failed.append(end.response.status)


async def _body(response: aiohttp.ClientResponse) -> dict[str, Any]:
    """Return the body of an answer, which the library can still read; an empty one if it is no JSON object."""
    try:
        body = await response.json()
    except (ValueError, aiohttp.ContentTypeError):
        return {}
    return body if isinstance(body, dict) else {}
