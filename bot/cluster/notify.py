"""Notifications between the processes at one database, by PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from bot.database.engine import CHANNEL, Database
from bot.refusals import Refusal
from bot.refusals.database import DatabaseDown

log = logging.getLogger(__name__)

RECONNECT_PAUSE = 5.0
"""Seconds until the next attempt after the connection was lost."""

CHECK = 30.0
"""Seconds between two checks of the connection, as a dead one looks like a silent one."""

CHECK_TIMEOUT = 5.0
"""Timeout of a check in seconds."""


class NotifyListener:
    """The listener that receives what `Database.tell` sends in any process (only on PostgreSQL).

    Delivery is not guaranteed: notifications are lost while the database is unavailable.
    """

    def __init__(self, engine: Database, heard: Callable[[str], None]) -> None:
        self._engine = engine
        self._heard = heard

    async def listen(self) -> None:
        """Listen until cancelled."""
        while not self._engine.sqlite:
            try:
                await self._while_connected()
            except Refusal as refusal:
                log.warning("nothing can be heard: %s", refusal)
            await asyncio.sleep(RECONNECT_PAUSE)

    async def _while_connected(self) -> None:
        async with self._engine.reading(job=True) as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            over = asyncio.Event()
            raw.add_termination_listener(lambda _: over.set())
            try:
                async with asyncio.timeout(CHECK_TIMEOUT):
                    await raw.add_listener(CHANNEL, lambda *heard: self._heard(heard[-1]))
                while not await _within(CHECK, over):
                    await raw.fetchrow(";", timeout=CHECK_TIMEOUT)
            except Exception as error:
                raise DatabaseDown(reason=str(error)) from error
            finally:
                await connection.invalidate()  # its listeners must not reach the next user


async def _within(seconds: float, event: asyncio.Event) -> bool:
    with suppress(TimeoutError):
        return await asyncio.wait_for(event.wait(), seconds)
    return False
