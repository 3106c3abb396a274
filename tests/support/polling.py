"""Waiting until something holds."""

import asyncio
from collections.abc import Callable


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(120):
        while not true():  # noqa: ASYNC110 - nothing tells when a message has left
            await asyncio.sleep(0)
