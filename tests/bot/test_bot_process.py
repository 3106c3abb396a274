"""The bot as a process of its own: many clicks at once, killed in the middle, cut off, limited.

A process takes seconds to start, so one serves every test that leaves it running, each in a channel of its own.
"""

import asyncio
import socket
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import pairwise
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio

from bot.discord_kit.session_starts import BETWEEN
from bot.i18n.translator import translator_for
from tests.support.bot_process import PATIENCE, House, both_live
from tests.support.postgres import Server

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.long]

EN = translator_for("en")


@asynccontextmanager
async def housed(data: Path) -> AsyncIterator[House]:
    """A running house; every request that the bot sends is held against Discord's limits."""
    house = House(data)
    await house.bridge.open()
    try:
        await house.wake()
        yield house
    finally:
        await house.kill()
        await house.bridge.close()
    assert house.bridge.offences == []


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """The house of all tests of this file that do not ask for one of their own."""
    async with housed(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="module")
async def house(shared: House) -> AsyncIterator[House]:
    """The shared house in a channel of this test's own, with the bot awake and no fault in the loopback Discord."""
    shared.leave()
    shared.bridge.limited = shared.bridge.broken = lambda method, path: False
    shared.bridge.done = lambda method, path: None
    if not shared.bot.alive:
        await shared.kill()
        await shared.wake()
    yield shared
    assert shared.bridge.offences == []


@pytest_asyncio.fixture(loop_scope="module")
async def own_house(tmp_path: Path) -> AsyncIterator[House]:
    """A running house of this test's own."""
    async with housed(tmp_path) as house:
        yield house


async def test_forty_clicks_at_once_are_all_answered_and_fill_the_table_once(house: House) -> None:
    host, *guests = [house.person(f"p{number}") for number in range(41)]
    lobby = await house.open(host)
    records = [house.bridge.click(guest, lobby, house.verbs(lobby)["join"]) for guest in guests]
    answers = [house.text(await house.answered(record)) for record in records]
    assert sum(EN("bot.lobby.joined") in answer for answer in answers) == 3
    assert sum(EN("bot.refuse.full", seats=4) in answer for answer in answers) == 37


async def test_who_has_the_app_plays_where_the_bot_is_no_member(house: House) -> None:
    world, who = house.bridge.world, house.person("traveller")
    far = world.create_guild("Far away")
    house.channel = world.create_channel(far.id, "remote")
    world.add_member(far.id, who)
    house.bridge.gateway.leave(far.id)
    sent: list[str] = []
    house.bridge.done = lambda method, path: sent.append(path)
    home = await house.answered(house.typed(who, "challenge", [{"name": "daily", "type": 1, "options": []}]))
    play = next(custom_id for verb, custom_id in house.verbs(home).items() if verb.startswith("cplay"))
    house.bridge.click(who, home, play)
    await house.until(lambda: {"a", "c", "n"} & {verb.split(".")[0] for verb in house.verbs(house.message(home.id))})
    refused = await house.answered(house.typed(who, "play", [{"name": "game", "type": 3, "value": "glow"}]))
    assert "/oauth2/authorize" in house.text(refused)
    assert all(message.flags & 64 for message in (home, refused))
    assert not [path for path in sent if str(house.channel.id) in path]  # it knows the place by the clicks alone


async def test_killed_between_two_answers_nothing_is_lost_and_old_buttons_work(house: House) -> None:
    host = house.person("host")
    board = await house.started(host)
    menu = next(custom_id for verb, custom_id in house.verbs(board).items() if verb == "a")
    sure = await house.answered(house.bridge.pick(host, board, menu, ["0"]))
    house.bridge.click(host, sure, house.verbs(sure)["y.0"])
    await house.until(lambda: EN("glow.ask.Recruit") in house.text(sure))
    await house.kill()
    await house.wake()
    again = house.bridge.click(host, board, house.verbs(board)["move"])
    assert EN("glow.ask.Recruit") in house.text(await house.answered(again))


async def test_killed_in_the_very_middle_of_an_answer_it_is_whole_or_not_there(house: House) -> None:
    host = house.person("host")
    board = await house.started(host)
    menu = next(custom_id for verb, custom_id in house.verbs(board).items() if verb == "a")
    sure = await house.answered(house.bridge.pick(host, board, menu, ["0"]))
    record = house.bridge.click(host, sure, house.verbs(sure)["y.0"])
    await house.until(lambda: record.responded)
    await house.kill()
    await house.wake()
    again = await house.answered(house.bridge.click(host, board, house.verbs(board)["move"]))
    assert EN("glow.ask.Recruit") in house.text(again) or EN("glow.ask.ChooseAdventurer") in house.text(again)


async def test_cut_off_from_the_gateway_the_bot_comes_back_and_hears_what_it_has_missed(house: House) -> None:
    host = house.person("host")
    board = await house.started(host)
    before = house.bridge.gateway.arrivals
    await house.bridge.gateway.drop()
    record = house.bridge.click(host, board, house.verbs(board)["move"])
    assert EN("glow.ask.ChooseAdventurer") in house.text(await house.answered(record))
    assert house.bridge.gateway.arrivals == before + 1


async def test_a_session_that_discord_has_forgotten_is_begun_anew(house: House) -> None:
    host = house.person("host")
    board = await house.started(host)
    before = house.bridge.gateway.arrivals
    await house.bridge.gateway.drop(forget=True)
    await house.until(lambda: house.bridge.gateway.arrivals > before)
    record = house.bridge.click(host, board, house.verbs(board)["move"])
    assert EN("glow.ask.ChooseAdventurer") in house.text(await house.answered(record))


async def test_while_the_gateway_is_away_the_bot_says_so_and_comes_back_soon(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    async def ask(path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
            return answer.status, await answer.text()

    async def becomes(path: str, expected: str) -> int:
        async with asyncio.timeout(PATIENCE):
            while expected not in (found := await ask(path))[1]:  # noqa: ASYNC110 - it happens in another process
                await asyncio.sleep(0.05)
            return found[0]

    house = House(tmp_path, PLANISPHERE_MONITOR=f"127.0.0.1:{port}")
    gateway = house.bridge.gateway
    await house.bridge.open()
    try:
        await house.wake()
        assert await becomes("/readyz", "ok") == 200
        board = await house.started(house.person("host"))
        gateway.closed = True
        await gateway.drop(forget=True)
        assert await becomes("/readyz", "not connected") == 503
        assert await becomes("/healthz", "warning: 1 of 1 shards") == 200
        gateway.closed = False
        assert await becomes("/readyz", "ok") == 200
        record = house.bridge.click(house.person("guest"), board, house.verbs(board)["text"])
        await house.answered(record)
        assert all(later - earlier >= BETWEEN - 0.1 for earlier, later in pairwise(gateway.identified))
        gateway.send_raw("<html>busy</html>")
        assert await becomes("/healthz", "warning: the gateway sent") == 200
        record = house.bridge.click(house.person("other"), board, house.verbs(board)["text"])
        await house.answered(record)
    finally:
        await house.kill()
        await house.bridge.close()


async def test_limited_once_the_bot_tries_again(house: House) -> None:
    host = house.person("host")
    board = await house.started(host)
    left = [1]

    def once(method: str, path: str) -> bool:
        hit = method == "POST" and path.endswith("/callback") and left[0] > 0
        left[0] -= hit
        return hit

    house.bridge.limited = once
    record = house.bridge.click(host, board, house.verbs(board)["move"])
    assert EN("glow.ask.ChooseAdventurer") in house.text(await house.answered(record))
    assert left == [0]


async def test_killed_after_posting_a_board_the_bot_posts_no_other(house: House) -> None:
    host = house.person("host")
    lobby = await house.open(host)
    house.bridge.broken = lambda method, path: method == "POST" and path.endswith("/messages")
    house.bridge.click(host, lobby, house.verbs(lobby)["start"])
    await house.until(house.boards)
    await house.kill()
    house.bridge.broken = lambda method, path: False
    await house.wake()
    await house.until(lambda: house.boards()[-1].id in house.known())
    assert len(house.boards()) == 1


async def test_a_click_that_was_acknowledged_as_if_it_was_not_is_answered_all_the_same(house: House) -> None:
    host, guest = house.person("host"), house.person("guest")
    board = await house.started(host)
    left = [2]

    def twice(method: str, path: str) -> bool:
        hit = method == "POST" and path.endswith("/callback") and left[0] > 0
        left[0] -= hit
        return hit

    house.bridge.broken = twice
    record = house.bridge.click(host, board, house.verbs(board)["move"])
    assert EN("glow.ask.ChooseAdventurer") in house.text(await house.answered(record))
    record = house.bridge.click(guest, board, house.verbs(board)["move"])
    assert EN("bot.refuse.not_yours") in house.text(await house.answered(record))
    assert left == [0]


async def test_a_second_process_with_the_same_file_says_so_and_stops(house: House) -> None:
    host = house.person("host")
    second = house.another()
    await second.start()
    assert await second.ended() == 1
    assert EN("bot.refuse.already_running", file=str(house.data / "planisphere.sqlite3")) in second.words.read_text()
    assert await house.started(host)


async def test_told_to_end_the_bot_ends_in_order(own_house: House) -> None:
    assert await own_house.bot.end() == 0
    with closing(sqlite3.connect(own_house.data / "planisphere.sqlite3")) as database:
        assert [row[0] for row in database.execute("SELECT until FROM leases WHERE name LIKE 'process/%'")] == [0]
    assert "Traceback" not in own_house.bot.words.read_text()


async def test_a_new_version_takes_the_place_of_the_old_one_without_a_lost_click(
    tmp_path: Path, postgres: Server
) -> None:
    """Two processes at PostgreSQL, with one shard: while one follows the other, somebody clicks all the time."""
    url = await postgres.emptied()
    house = House(tmp_path, DATABASE_URL=url.replace("://", "+asyncpg://"), PLANISPHERE_SHARDS="1")
    old, new = house.bot, house.another()
    await house.bridge.open()
    try:
        await house.wake()
        host = house.person("host")
        board = await house.started(host)
        before = house.bridge.gateway.arrivals
        await new.start()
        await both_live(url)
        ending = asyncio.create_task(old.end())
        shown: list[str] = []  # each panel disappears with the next
        while not ending.done() or len(shown) < 2:
            record = house.bridge.click(host, board, house.verbs(board)["move"])
            shown.append(house.text(await house.answered(record)))
            await asyncio.sleep(0.1)  # as fast as somebody clicks
        assert ending.result() == 0
        assert house.bridge.gateway.arrivals == before + 1
        record = house.bridge.click(host, board, house.verbs(board)["move"])
        for text in (*shown, house.text(await house.answered(record))):
            assert EN("glow.ask.ChooseAdventurer") in text
    finally:
        for bot in (old, new):
            await bot.kill()
        await house.bridge.close()
    assert house.bridge.offences == []
