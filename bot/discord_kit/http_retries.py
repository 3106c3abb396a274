"""Calls that Discord answered with an error of its own: the library makes them again, though they may be done."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp

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
    failed = _failed.get()
    if failed is not None and end.response.status >= 500:
        failed.append(end.response.status)
