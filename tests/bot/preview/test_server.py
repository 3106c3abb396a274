"""The preview, as `make run` serves it without a token: in a process of its own, in a real browser."""

import asyncio
import io
import re
import signal
import sqlite3
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Locator, async_playwright

from bot.config import Settings
from bot.i18n.translator import LOCALES, translator_for
from bot.preview import server
from bot.workers.computer_players import choose
from games import GAMES
from games.glow.preview import last_day
from tests.support.browser import CHROMIUM, HOW_TO_GET_IT, Visitor
from tests.support.house import Hours, house_at
from tests.support.world import World, answered

pytestmark = pytest.mark.long

EN = translator_for("en")

SERVE = """
import asyncio
from bot import config
from bot.preview.server import serve_preview
asyncio.run(serve_preview(config.load()))
"""
PATIENCE = 60


@asynccontextmanager
async def served(data: Path, *, end: int = signal.SIGTERM) -> AsyncIterator[str]:
    """Serve the preview and yield its address once it is ready, which must be soon; at the end it is asked to stop, by
    an interrupt from the keyboard or by the system, and must do so cleanly.
    """
    env = {"PLANISPHERE_DATA": str(data), "PORT": "0", "PATH": "/usr/bin:/bin", "DISCORD_TOKEN": "", "PYTHONPATH": "."}
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", SERVE, env=env, stdout=PIPE, stderr=PIPE)
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        found = re.fullmatch(r"Planisphere is ready: (http://127\.0\.0\.1:\d+/\S*)\n", line)
        assert found, line + (await process.communicate())[1].decode()
        yield found[1]
        process.send_signal(end)
        _, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 0
        assert "Traceback" not in errors.decode(), errors.decode()
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def test_a_table_is_never_opened_out_of_sight(world: World, settings: Settings) -> None:
    """The page shows one channel: a table in a thread could not be found there."""
    channel, (hoshi, _) = server._found(world.env, settings)
    result = await hoshi.slash(channel, "play", game="glow", place="thread")
    assert translator_for("en")("bot.permission.create_public_threads") in world.text(answered(result))
    await hoshi.slash(channel, "play", game="glow")
    assert "start" in world.verbs(channel.history()[-1])


async def test_the_page_may_be_of_a_server_where_the_bot_is_no_member(world: World, settings: Settings) -> None:
    channel, (hoshi, _) = server._found(world.env, settings)
    with server.leaving(world.env, channel):
        refused = answered(await hoshi.slash(channel, "play", game="glow"))
        assert "/oauth2/authorize" in world.written(refused)
        home = answered(await hoshi.slash(channel, "challenge daily", game="glow"))
        assert home.flags.ephemeral
        assert "cplay" in world.verbs(home)


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_only_one_person_sees_is_in_the_language_of_the_page(
    world: World, settings: Settings, locale: str
) -> None:
    spoken = settings.model_copy(update={"locale": locale})
    channel, (hoshi, _) = server._found(world.env, spoken)
    with server.speaking(channel, spoken):
        panel = answered(await hoshi.slash(channel, "games"))
    assert panel.flags.ephemeral
    assert ("参加中の卓はありません" in world.text(panel)) == (locale == "ja")


async def test_a_start_may_take_as_long_as_anything_else(world: World) -> None:
    """SimCord's own start waits five seconds, which are too few for many tables on a slow machine."""
    env, work = world.env, Event()

    async def start() -> None:
        with env._bot_scope():
            drawing = asyncio.create_task(asyncio.to_thread(work.wait))
        asyncio.get_running_loop().call_later(0.1, work.set)
        await env._settle_internal(timeout=0.01)  # as SimCord ends it, with less patience
        assert drawing.done()

    with server._in_no_hurry(env):
        await start()
    work.clear()
    with pytest.raises(TimeoutError, match="did not settle"):
        await start()
    work.set()
    await env.settle()


async def test_what_takes_minutes_ends_no_page_and_evenings_make_no_click_wait(world: World) -> None:
    env, work, rounds = world.env, Event(), 0

    async def play_par_games() -> None:
        await asyncio.to_thread(work.wait)

    async def settle() -> None:
        nonlocal rounds
        rounds += 1
        if rounds == 1:
            raise TimeoutError("bot did not settle")

    bot: Any = SimpleNamespace(play_par_games=play_par_games)
    async with server.par_games(bot):
        await asyncio.sleep(0)
        await env.settle(timeout=1.0)
        work.set()
    page = SimpleNamespace(_action=None, _pages={})
    stage = server.PreviewStage(SimpleNamespace(http_requests=[], settle=settle, backend=env.backend), page)
    await stage._tick()
    await stage._tick()
    assert rounds == 2


async def test_how_long_ago_is_counted_from_the_click_on() -> None:
    done: list[str] = []

    async def act(page: str, body: object) -> None:
        done.append(f"acted: {page} {body}")

    page = SimpleNamespace(
        _action=act, _pages={}, _advance_presentation_time=lambda: done.append("looked at the clock")
    )
    server.PreviewStage(SimpleNamespace(http_requests=[]), page)
    await page._action("mine", "click")
    assert done == ["looked at the clock", "acted: mine click"]


async def test_a_process_that_is_forgotten_ends_with_the_page() -> None:
    with server._children() as children:
        forgotten = await asyncio.create_subprocess_exec(
            sys.executable, "-c", "import time; time.sleep(600)", stdin=PIPE, stderr=DEVNULL
        )
    await server._dismiss(children)
    assert await asyncio.wait_for(forgotten.wait(), PATIENCE) == -signal.SIGKILL


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    """A browser for all visits."""
    if CHROMIUM is None:
        pytest.skip(HOW_TO_GET_IT)  # a program of the system: `.ci/run` installs it
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        await browser.close()


@asynccontextmanager
async def visitor(chromium: Browser, url: str, width: int = 1280) -> AsyncIterator[Visitor]:
    """Open the page in a browser that remembers nothing of earlier visits."""
    async with await chromium.new_context(viewport={"width": width, "height": 1400}) as context:
        page = await context.new_page()
        page.set_default_timeout(60_000)
        someone = Visitor(page)
        await someone.arrive(url)
        yield someone


@pytest.mark.asyncio(loop_scope="module")
async def test_a_solo_game_from_the_first_word_over_a_restart_to_the_last_picture(
    tmp_path: Path, chromium: Browser
) -> None:
    async with served(tmp_path, end=signal.SIGINT) as url, visitor(chromium, url) as someone:
        await someone.play()
        await someone.click(someone.message(private=False), "Start solo")
        await someone.pick_first(someone.message(private=False))
        assert EN("bot.stands") in await someone.message(private=True).inner_text()
        await someone.answer(someone.message(private=True))
        assert EN("glow.ask.Recruit") in await someone.message(private=True).inner_text()
    await nearly_over(tmp_path)
    async with served(tmp_path) as url, visitor(chromium, url, width=390) as someone:
        await someone.message(private=False).wait_for()
        await someone.click(someone.message(private=False), "Your move")
        for _ in range(60):
            mine = someone.message(private=True)
            if "The match is over" in await mine.inner_text():
                break
            await someone.answer(mine)
        await someone.click(someone.message(private=True), "Always")  # others may see it
        board = someone.message(private=False)
        assert "Play again" in await board.inner_text()
        await look_at(board)


async def nearly_over(data: Path) -> None:
    """Play the only table of a bot that has stopped on to its last day, as nobody wants to watch: the page is slow."""
    hours = Hours()
    hours.now = datetime.now(UTC)
    async with house_at(f"sqlite:///{data / 'preview.sqlite3'}", games=GAMES, clock=hours) as house:
        with closing(sqlite3.connect(data / "preview.sqlite3")) as database:
            ((table,),) = database.execute("SELECT id FROM tables").fetchall()
        person = (await house.service.play.view(table)).pending[0].person
        assert person is not None
        while not last_day((table_view := await house.service.play.view(table, person)).view):
            assert table_view.prompt is not None
            action = choose(GAMES["glow"], "easy", table_view.view, table_view.prompt, bytes(16))
            await house.service.play.submit_move(table, person, table_view.prompt.token, action)


async def look_at(board: Locator) -> None:
    """Check that the message's picture is a whole one, of full width and many colours, with words beside it."""
    picture = board.locator("img[alt^=Glow]").last  # the signs on buttons are pictures, too
    await picture.scroll_into_view_if_needed()
    await board.page.wait_for_function(
        "image => image.complete && image.naturalWidth > 0", arg=await picture.element_handle()
    )
    assert await picture.evaluate("image => image.naturalWidth") == 1600
    assert (await picture.get_attribute("alt") or "").startswith("Glow")
    shot = Image.open(io.BytesIO(await picture.screenshot())).convert("RGB")
    assert len(shot.getcolors(maxcolors=2**24) or ()) > 500
