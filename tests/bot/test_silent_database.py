"""The bot as a process whose PostgreSQL falls silent: everybody who clicks is told in time, and goes on afterwards."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from bot.database.engine import LIMIT, TIMEOUT_AFTER_FAILURE
from bot.i18n.translator import translator_for
from tests.support.bot_process import Bot, House, both_live
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

FOLLOWED = 30.0 + MARGIN
"""Seconds after which another process serves what one has served that stands still."""

CLICK, SERVED = 2.0, 5
"""Seconds between two clicks; so many in turn are answered in the end."""

SHARDED = {"PLANISPHERE_SHARDS": "1"}

GUESTS = 25
"""More people than the bot has connections to the database."""


@asynccontextmanager
async def behind(proxy: TcpProxy, data: Path) -> AsyncIterator[House]:
    """A running house whose bot reaches its database by way of the proxy."""
    house = House(data, DATABASE_URL=proxy.url.replace("://", "+asyncpg://"), **SHARDED)
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
        assert max(waits) < LIMIT + TIMEOUT_AFTER_FAILURE + MARGIN
        again = house.bridge.click(guests[0], board, house.verbs(board)["move"])
        assert await until_told(house, again) < TIMEOUT_AFTER_FAILURE + MARGIN
        proxy.heal()
        healed = monotonic()
        panel = await house.answered(house.bridge.click(host, board, house.verbs(board)["move"]))
        while EN("glow.ask.ChooseAdventurer") not in house.text(panel):
            panel = await house.answered(house.bridge.click(host, board, house.verbs(board)["move"]))
        log.info("right after %.1f s", monotonic() - healed)
        assert monotonic() - healed < MARGIN


@pytest.mark.soak
@pytest.mark.parametrize("stopped", [True, False], ids=["stopped", "cut off"])
async def test_a_process_that_stands_still_is_followed(tmp_path: Path, postgres: Server, stopped: bool) -> None:
    """Somebody clicks all the time; at last it is the other process that answers, and it alone."""
    url = await postgres.emptied()
    async with proxy_to(url) as proxy, behind(proxy, tmp_path) as house:
        other = Bot(house.bridge, tmp_path / "other", DATABASE_URL=url.replace("://", "+asyncpg://"), **SHARDED)
        (tmp_path / "other").mkdir()
        await other.start()
        try:
            host = house.person("host")
            board = await house.started(host)
            await both_live(url)
            if stopped:
                house.bot.stop()
            else:
                proxy.silence()
            began, served = monotonic(), list[float]()
            while len(served) < SERVED:
                record = house.bridge.click(host, board, house.verbs(board)["move"])
                await asyncio.sleep(CLICK)
                text = told(house, record)
                served = [*served, monotonic() - began] if EN("glow.ask.ChooseAdventurer") in text else []
            log.info("followed after %.1f s", served[0])
            assert served[0] < FOLLOWED
        finally:
            await other.kill()


def test_the_limits_keep_the_promise() -> None:
    assert LIMIT + 2 * TIMEOUT_AFTER_FAILURE < TOLD
