"""The bot as a process whose PostgreSQL falls silent: everybody who clicks is told in time, and goes on afterwards."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from bot.database.engine import BRIEF, LIMIT
from bot.i18n.translator import translator_for
from tests.support.bot_process import House
from tests.support.postgres import Server
from tests.support.tcp_proxy import TcpProxy, proxy_to

log = logging.getLogger(__name__)
pytestmark = pytest.mark.long

EN = translator_for("en")
REFUSED = {EN("bot.refuse.store_down"), EN("bot.refuse.store_busy")}

TOLD = 10.0
"""Seconds within which everybody is told something."""

MARGIN = 10.0
"""Seconds that a busy machine may take for what takes milliseconds."""

GUESTS = 25
"""More people than the bot has connections to the database."""


@asynccontextmanager
async def behind(proxy: TcpProxy, data: Path) -> AsyncIterator[House]:
    """A running house whose bot reaches its database by way of the proxy."""
    house = House(data, DATABASE_URL=proxy.url.replace("://", "+asyncpg://"), PLANISPHERE_SHARDS="1")
    await house.bridge.open()
    try:
        await house.wake()
        yield house
    finally:
        await house.kill()
        await house.bridge.close()
    assert house.bridge.offences == []


def told(house: House, record: Any) -> str:
    """Return what somebody was told by the newest private answer to a click."""
    for number in (*reversed(record.followup_ids), record.message_id):
        message = house.bridge.world.messages[record.channel_id].get(number)
        if message is not None and message.components and message.flags & 64 and (text := house.text(message)):
            return text
    return ""


async def until_told(house: House, record: Any, others: set[str] = REFUSED) -> float:
    """Wait until somebody has been told one of these; return how many seconds it took."""
    began = monotonic()
    await house.until(lambda: told(house, record) in others)
    return monotonic() - began


async def test_everybody_is_told_while_the_database_is_silent_and_nothing_is_lost(
    tmp_path: Path, postgres: Server
) -> None:
    async with proxy_to(await postgres.emptied()) as proxy, behind(proxy, tmp_path) as house:
        host, guests = house.person("host"), [house.person(f"p{number}") for number in range(GUESTS)]
        board = await house.started(host)
        panel = await house.answered(house.bridge.click(host, board, house.verbs(board)["move"]))
        menu = house.verbs(panel)["a"]
        proxy.silence()
        records = [
            house.bridge.pick(host, panel, menu, ["0"]),
            house.typed(guests[0], "challenge", [{"name": "new", "type": 1, "options": []}]),  # opens a window
            *(house.typed(guest, "play", [{"name": "game", "type": 3, "value": "glow"}]) for guest in guests),
        ]
        waits = await asyncio.gather(*(until_told(house, record) for record in records))
        log.info("told after %.1f s at most", max(waits))
        assert max(waits) < LIMIT + BRIEF + MARGIN
        again = house.bridge.click(guests[0], board, house.verbs(board)["move"])
        assert await until_told(house, again) < BRIEF + MARGIN
        proxy.heal()
        healed = monotonic()
        panel = await house.answered(house.bridge.click(host, board, house.verbs(board)["move"]))
        while EN("glow.ask.ChooseAdventurer") not in house.text(panel):
            panel = await house.answered(house.bridge.click(host, board, house.verbs(board)["move"]))
        log.info("right after %.1f s", monotonic() - healed)
        assert monotonic() - healed < MARGIN


def test_the_limits_keep_the_promise() -> None:
    assert LIMIT + 2 * BRIEF < TOLD
