"""Serves the bot without a token, on SimCord, as a local page for two people.

The server, channel and people of the preview have the same ids at every start, so stored tables are found again. The
clock is the real one.
"""

import asyncio
import contextlib
import logging
import signal
import time
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from functools import partial
from typing import Any, cast
from weakref import WeakSet

import discord

from bot.app.client import PAR_GAMES_INTERVAL, PlanisphereBot
from bot.app.start import create_bot
from bot.config import Settings
from bot.database.private_files import make_folder
from bot.discord_kit.app_emojis import drawn, show_icons
from bot.discord_kit.command_tree import CommandTree
from bot.i18n.translator import language, translator_for
from bot.preview.user_install import in_language, told
from renderers import RENDERERS

log = logging.getLogger(__name__)

FOUNDED = datetime(2026, 1, 1, 12, tzinfo=UTC)
"""When the server, channel and people of the preview are created; ids depend on it."""

PEOPLE = ("Hoshi", "Luca")
TICK = 5.0
"""Seconds between two runs of the scheduler."""

SUBPROCESS_END = 0.25
"""Seconds for the event loop to notice that the page's subprocesses have ended."""

PAGE_TIMEOUT = 600.0
"""Seconds that the page waits for the bot; on a busy machine a picture may take a minute."""

HISTORY = 500
"""Number of requests of the bot that are kept for the page."""


class PortTaken(Exception):
    """The port is in use: `port`."""

    def __init__(self, port: int) -> None:
        self.port = port
        super().__init__(port)


class PreviewClock:
    """The clock of the simulated Discord: FOUNDED until `go`, then the real time.

    It uses `perf_counter`, since SimCord replaces `time.monotonic` with this clock.
    """

    def __init__(self) -> None:
        self._began: float | None = None

    def go(self) -> None:
        """Start the real time."""
        self._began = time.perf_counter()

    @property
    def elapsed(self) -> float:
        """Seconds since the real time was started."""
        return 0.0 if self._began is None else time.perf_counter() - self._began

    def now(self) -> datetime:
        """Return the current time in the preview."""
        return FOUNDED if self._began is None else datetime.now(UTC)

    def advance(self, _: float) -> None:
        """Do nothing: the real time cannot be advanced."""


def preview_settings(settings: Settings) -> Settings:
    """Return the preview's settings: no token, no backups, its own database file."""
    file = settings.data / "preview.sqlite3"
    kept = {"token": None, "database": f"sqlite+aiosqlite:///{file}", "data": settings.data / "preview"}
    return settings.model_copy(update=kept | {"monitor": "", "backups": 0})


async def serve_preview(settings: Settings, *, elsewhere: bool = False) -> None:
    """Serve the preview until Ctrl-C, SIGTERM or cancellation.

    With `elsewhere` the bot is not a member of the page's server, and its people have installed the app for themselves.
    Raises PortTaken, the refusals of the database, and ModuleNotFoundError if the preview's packages are missing.
    """
    import simcord  # noqa: PLC0415 - an optional package, for the preview alone

    own = preview_settings(settings)
    await asyncio.to_thread(make_folder, own.data)
    stop = asyncio.Event()
    bot = create_bot(own, always_sync=True, par_games=False)
    with _signals(stop), _children() as children:
        env = simcord.Env(bot, strict_sync=False, check_errors=False, shard_count=1, settle_timeout=PAGE_TIMEOUT)
        clock = PreviewClock()
        env.backend.clock = clock  # type: ignore[assignment]
        env.backend.bot_user.name = "Planisphere"
        world = _found(env, own)
        if not elsewhere:
            bot.add_listener(partial(_begin, bot, world[0]), "on_ready")
        clock.go()
        with _in_no_hurry(env):
            await env.start()
        await show_icons(bot, cast(CommandTree, bot.tree).mentions, bring=True)
        try:
            gone = leaving(env, world[0]) if elsewhere else contextlib.nullcontext()
            with speaking(world[0], own), gone:
                async with par_games(bot):
                    await _serve(env, world, own, stop)
        finally:
            await bot.close()
            await env.shutdown()
            await _dismiss(children)


Children = WeakSet[asyncio.BaseTransport]
"""Transports of subprocesses; each is collected after its process has ended."""


@contextlib.contextmanager
def _children() -> Iterator[Children]:
    """Collect the subprocesses that the loop starts within the block, to inspect pictures."""
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
    """End the remaining subprocesses, since SimCord loses one that is just starting.

    Otherwise the loop would print a traceback at exit.
    """
    for child in tuple(children):
        child.close()
    await asyncio.sleep(SUBPROCESS_END)


@contextlib.contextmanager
def _signals(stop: asyncio.Event) -> Any:
    """Set `stop` on Ctrl-C and SIGTERM within the block, instead of raising."""
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
    """Lift the time limit of the bot's start within the block.

    SimCord always limits the start to five seconds; drawing and posting all stored tables may take longer. There is no
    public setting, so tests/bot/test_library_internals.py checks the private one.
    """
    settle = env._settle_internal
    env._settle_internal = lambda **how: settle(**how | {"timeout": None})
    try:
        yield
    finally:
        del env._settle_internal


@contextlib.contextmanager
def leaving(env: Any, channel: Any) -> Iterator[None]:
    """Remove the bot from the server of a channel within the block."""
    from simcord import interactions  # noqa: PLC0415 - an optional package, for the preview alone

    env.backend.emit("GUILD_DELETE", {"id": str(channel.guild.id)})
    with told(interactions, channel.id):
        yield


@contextlib.contextmanager
def speaking(channel: Any, settings: Settings) -> Iterator[None]:
    """Let the people in a channel have their Discord in the language of the settings within the block."""
    from simcord import interactions  # noqa: PLC0415 - an optional package, for the preview alone

    with told(interactions, channel.id, partial(in_language, _locale(settings))):
        yield


@contextlib.asynccontextmanager
async def par_games(bot: PlanisphereBot) -> AsyncIterator[None]:
    """Play par games in the background within the block.

    Each click waits until the bot is idle, and two hundred matches of a strong computer player take minutes.
    """

    async def play() -> None:
        while True:
            await bot.play_par_games()
            await asyncio.sleep(PAR_GAMES_INTERVAL)

    playing = asyncio.create_task(play())
    try:
        yield
    finally:
        playing.cancel()
        await asyncio.wait([playing])


World = tuple[Any, list[Any]]
"""The channel and the people of the preview."""


def _found(env: Any, settings: Settings) -> World:
    """Create the channel and the people while the clock is at FOUNDED, for constant ids.

    Threads are not allowed: the page shows only this channel, so tables in threads could not be seen.
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
        table_view: dict[str, Any] = {"layout": "channel", "width": 1100, "height": 900, "locale": _locale(settings)}
        page = env.preview(channel, viewers=viewers, port=settings.port, assets=_emojis(env), **table_view)
        async with contextlib.AsyncExitStack() as opened:
            try:
                preview = await opened.enter_async_context(page)
            except OSError as error:
                raise PortTaken(settings.port) from error
            stage = PreviewStage(env, preview)
            print(translator_for(settings.locale)("bot.preview.ready", url=preview.url), flush=True)  # noqa: T201
            await stage.run(stop)


def _emojis(env: Any) -> dict[str, tuple[str, bytes]]:
    """Return the images of the application emojis by URL: SimCord only stores their names."""
    from simcord.backend.cdn import CDN_BASE  # noqa: PLC0415 - an optional package, for the preview alone

    pictures = dict(drawn(icon) for renderer in RENDERERS.values() for icon in renderer.icons)
    known = env.backend.application_emojis
    return {f"{CDN_BASE}/emojis/{one}.png": ("image/png", pictures[known[one].name]) for one in known}


def _locale(settings: Settings) -> str:
    return next(one.value for one in discord.Locale if language(one.value, "") == settings.locale)


async def _begin(bot: PlanisphereBot, channel: Any) -> None:
    """Post all stored tables again, since the simulated messages of the last run are lost; without any, a welcome."""
    tables = await bot.service.queries.tables_at(channel.id)
    for table in reversed(tables):
        await bot.service.display.show_again(table.id)
    if not tables:
        await bot.service.welcomes.post(channel.guild.id, channel.id)
    bot.deliver()


class PreviewStage:
    """A stage that runs clicks on the page and the scheduler one at a time, as the simulation requires.

    SimCord has no public way to do so, so its click handler is wrapped; tests/bot/test_library_internals.py checks
    that.
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
            self._preview._advance_presentation_time()  # else relative times count from the opening of the page
            answer = await self._act(page, body)
            for other in tuple(self._preview._pages.values()):
                if other.id != page:
                    self._preview._publish(other, reason="refresh")
            self._seen = len(self._env.http_requests)
            return answer

    async def run(self, stop: asyncio.Event) -> None:
        """Run the scheduler until `stop` is set or the page is closed."""
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
        """Run what is due and refresh every page if the bot has sent something.

        Long work continues later.
        """
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
