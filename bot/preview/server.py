"""The same bot without a token: on SimCord, shown on a page of this machine, with two people to switch between.

The world of the preview (its server, channel and people) has the same numbers at every start, so the tables that were
kept are found again. Its clock is the real one.
"""

import asyncio
import contextlib
import logging
import signal
import time
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, cast
from weakref import WeakSet

import discord

from bot.app.client import PAR_GAMES, PlanisphereBot
from bot.app.start import create_bot
from bot.config import Settings
from bot.database.private_files import make_folder
from bot.discord_kit.app_emojis import drawn, show_icons
from bot.discord_kit.command_tree import CommandTree
from bot.i18n.translator import language, translator_for
from bot.preview.user_install import InstallContext, told
from renderers import RENDERERS

log = logging.getLogger(__name__)

FOUNDED = datetime(2026, 1, 1, 12, tzinfo=UTC)
"""The moment at which the preview's server, channel and people come into being, at every start."""

PEOPLE = ("Hoshi", "Luca")
TICK = 5.0
"""Seconds between two looks at the clock."""

FAREWELL = 0.25
"""Seconds in which the loop notices that the page's own worker processes have ended."""

PATIENCE = 600.0
"""Seconds that the page waits for the bot after a click: on a busy machine a picture alone may take a minute."""

HISTORY = 500
"""So many requests of the bot are remembered for its page."""


class PortTaken(Exception):
    """The port is in use: `port`."""

    def __init__(self, port: int) -> None:
        self.port = port
        super().__init__(port)


class PreviewClock:
    """The real time for a simulated Discord; before `go`, the moment of its foundation.

    It counts by `perf_counter`, for SimCord answers `time.monotonic` from this very clock.
    """

    def __init__(self) -> None:
        self._began: float | None = None

    def go(self) -> None:
        """Let the real time begin."""
        self._began = time.perf_counter()

    @property
    def elapsed(self) -> float:
        """Seconds since the real time began."""
        return 0.0 if self._began is None else time.perf_counter() - self._began

    def now(self) -> datetime:
        """Return the time that everybody in the preview sees."""
        return FOUNDED if self._began is None else datetime.now(UTC)

    def advance(self, _: float) -> None:
        """Do nothing: the real time passes by itself."""


def preview_settings(settings: Settings) -> Settings:
    """Return the settings of the preview: no token, no copies, and a database file of its own in the data folder."""
    file = settings.data / "preview.sqlite3"
    kept = {"token": None, "database": f"sqlite+aiosqlite:///{file}", "data": settings.data / "preview"}
    return settings.model_copy(update=kept | {"monitor": "", "backups": 0})


async def serve_preview(settings: Settings, *, elsewhere: bool = False) -> None:
    """Serve the preview until Ctrl-C, SIGTERM or cancellation; returns when everything is closed.

    With `elsewhere` the bot is no member of the page's server, and its people have installed the app for themselves.
    Raises PortTaken, the store's refusals, and ModuleNotFoundError where the preview's packages are missing.
    """
    import simcord  # noqa: PLC0415 - an optional package, for the preview alone

    own = preview_settings(settings)
    await asyncio.to_thread(_make, own.data)
    stop = asyncio.Event()
    bot = create_bot(own, always_sync=True, par_games=False)
    with _signals(stop), _children() as children:
        env = simcord.Env(bot, strict_sync=False, check_errors=False, shard_count=1, settle_timeout=PATIENCE)
        clock = PreviewClock()
        env.backend.clock = clock  # type: ignore[assignment]
        env.backend.bot_user.name = "Planisphere"
        world = _found(env, own)
        if not elsewhere:
            bot.add_listener(partial(_post_again, bot, world[0].id), "on_ready")
        clock.go()
        with _in_no_hurry(env):
            await env.start()
        await show_icons(bot, cast(CommandTree, bot.tree).mentions, bring=True)
        try:
            with leaving(env, world[0]) if elsewhere else contextlib.nullcontext():
                async with par_games(bot):
                    await _serve(env, world, own, stop)
        finally:
            await bot.close()
            await env.shutdown()
            await _dismiss(children)


def _make(folder: Path) -> None:
    make_folder(folder)


Children = WeakSet[asyncio.BaseTransport]
"""The ways to processes; each is forgotten when its process has ended."""


@contextlib.contextmanager
def _children() -> Iterator[Children]:
    """Know every process that this loop starts in this while: those that look at the page's pictures."""
    loop: Any = asyncio.get_running_loop()
    start, children = loop.subprocess_exec, Children()

    async def known(*args: Any, **how: Any) -> Any:
        begun = await start(*args, **how)
        children.add(begun[0])
        return begun

    loop.subprocess_exec = known
    try:
        yield children
    finally:
        del loop.subprocess_exec


async def _dismiss(children: Children) -> None:
    """End the processes that are left: one that was just beginning is forgotten by SimCord.

    The loop would complain of it with a traceback after the last word.
    """
    for child in tuple(children):
        child.close()
    await asyncio.sleep(FAREWELL)


@contextlib.contextmanager
def _signals(stop: asyncio.Event) -> Any:
    """Let Ctrl-C and SIGTERM set `stop` instead of raising, for this while."""
    loop = asyncio.get_running_loop()
    kinds = (signal.SIGINT, signal.SIGTERM)
    for kind in kinds:
        loop.add_signal_handler(kind, stop.set)
    try:
        yield
    finally:
        for kind in kinds:
            loop.remove_signal_handler(kind)


@contextlib.contextmanager
def _in_no_hurry(env: Any) -> Any:
    """Let the bot take the time for its start that it may take for anything else.

    SimCord grants it five seconds whatever it was told; to draw and post all tables that were kept may take longer.
    There is no public way to tell it, so tests/bot/test_library_internals.py watches this one.
    """
    settle = env._settle_internal
    env._settle_internal = lambda **how: settle(**how | {"timeout": None})
    try:
        yield
    finally:
        del env._settle_internal


@contextlib.contextmanager
def leaving(env: Any, channel: Any) -> Iterator[None]:
    """Let the bot leave the server of a channel, which lives on without it, for this while."""
    from simcord import interactions  # noqa: PLC0415 - an optional package, for the preview alone

    env.backend.emit("GUILD_DELETE", {"id": str(channel.guild.id)})
    with told(interactions, channel.id, InstallContext.SERVER):
        yield


@contextlib.asynccontextmanager
async def par_games(bot: PlanisphereBot) -> AsyncIterator[None]:
    """Let challenges be played beside all else in this while: each click waits until the bot itself is at rest, and two
    hundred evenings of a strong computer player take minutes.
    """

    async def play() -> None:
        while True:
            await bot.play_par_games()
            await asyncio.sleep(PAR_GAMES)

    playing = asyncio.create_task(play())
    try:
        yield
    finally:
        playing.cancel()
        await asyncio.wait([playing])


World = tuple[Any, list[Any]]
"""The channel and the people of the preview."""


def _found(env: Any, settings: Settings) -> World:
    """Make the channel and the people before the real time begins: their numbers come from the clock.

    The page shows this one channel alone, so nobody may make threads, in which tables would be out of sight.
    """
    owner = env.create_user("planisphere")
    guild = env.create_guild("Planisphere", owner=owner, preferred_locale=_locale(settings))
    no_threads = discord.PermissionOverwrite(create_public_threads=False)
    channel = guild.create_text_channel("starlight", overwrites={guild.roles["@everyone"]: no_threads})
    return channel, [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]


async def _serve(env: Any, world: World, settings: Settings, stop: asyncio.Event) -> None:
    channel, viewers = world
    with env.time_context():
        await env.settle()
        table_view: dict[str, Any] = {"layout": "channel", "width": 1100, "height": 900}
        page = env.preview(channel, viewers=viewers, port=settings.port, assets=_emojis(env), **table_view)
        async with contextlib.AsyncExitStack() as opened:
            try:
                preview = await opened.enter_async_context(page)
            except OSError as error:
                raise PortTaken(settings.port) from error
            stage = PreviewStage(env, preview)
            print(translator_for("en")("bot.preview.ready", url=preview.url), flush=True)  # noqa: T201
            await stage.run(stop)


def _emojis(env: Any) -> dict[str, tuple[str, bytes]]:
    """Return the pictures of the bot's own emojis by their address: SimCord keeps names alone."""
    from simcord.backend.cdn import CDN_BASE  # noqa: PLC0415 - an optional package, for the preview alone

    pictures = dict(drawn(icon) for table_view in RENDERERS.values() for icon in table_view.icons)
    known = env.backend.application_emojis
    return {f"{CDN_BASE}/emojis/{one}.png": ("image/png", pictures[known[one].name]) for one in known}


def _locale(settings: Settings) -> str:
    return next(one.value for one in discord.Locale if language(one.value, "") == settings.locale)


async def _post_again(bot: PlanisphereBot, channel: int) -> None:
    """Post every table that was kept: the messages of the last time are gone."""
    for table in reversed(await bot.service.archive.tables_at(channel)):
        await bot.service.messages.show_again(table.id)
    bot.deliver()


class PreviewStage:
    """Keeps what people do on the page and what the clock does apart: the simulation does one thing at a time.

    SimCord has no public way to share its turn, so its door for clicks is wrapped:
    tests/bot/test_library_internals.py watches that, too.
    """

    def __init__(self, env: Any, preview: Any) -> None:
        self._env = env
        self._preview = preview
        self._lock = asyncio.Lock()
        self._seen = len(env.http_requests)
        self._act = preview._action
        preview._action = self._in_turn

    async def _in_turn(self, page: str, body: Any) -> Any:
        async with self._lock:
            self._preview._advance_presentation_time()  # else it counts "ago" from the moment when the page was opened
            answer = await self._act(page, body)
            for other in tuple(self._preview._pages.values()):
                if other.id != page:
                    self._preview._publish(other, reason="refresh")
            self._seen = len(self._env.http_requests)
            return answer

    async def run(self, stop: asyncio.Event) -> None:
        """Let the time pass until somebody ends it here or on the page."""
        closed = asyncio.ensure_future(self._preview.wait_closed())
        stopped = asyncio.ensure_future(stop.wait())
        try:
            while True:
                done, _ = await asyncio.wait((closed, stopped), timeout=TICK, return_when=asyncio.FIRST_COMPLETED)
                if done:
                    return
                async with self._lock:
                    await self._tick()
        finally:
            for task in (closed, stopped):
                task.cancel()

    async def _tick(self) -> None:
        """Run what is due; if the bot has said something by itself, show it on every page. What takes long goes on."""
        try:
            await self._env.settle()
        except TimeoutError as error:
            log.warning("the page waits for the bot: %s", error)
            return
        if len(self._env.http_requests) != self._seen:
            await self._preview.refresh()
        if len(self._env.backend.transcript) > HISTORY:
            self._env.backend.transcript.clear()
            self._env.backend.http_requests.clear()
        self._seen = len(self._env.http_requests)
