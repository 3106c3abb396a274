"""`planisphere doctor --try CHANNEL`: sends all kinds of messages, and deletes them.

The bot itself sends them, with a temporary database and tables without players; ephemeral answers become messages.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
from discord.webhook.async_ import async_context

from bot.app.client import PlanisphereBot
from bot.app.start import create_bot
from bot.cli.channel_recorder import ChannelRecorder, PostedReplies, response_text
from bot.cli.console import Failed, Misused, plain, say
from bot.cli.message_samples import MessageSamples
from bot.cli.run import until_stopped
from bot.cli.simulated_person import SimulatedPerson
from bot.config import Settings
from bot.discord_kit.app_emojis import show_icons
from bot.discord_kit.proxy import proxy_mistake, proxy_of
from bot.discord_kit.rate_limit import RateLimiter
from bot.discord_kit.sharding import use_loopback
from bot.domain.person import InvokingUser
from bot.domain.table import Location
from bot.refusals import Refusal

CHANNEL = re.compile(r"(?:https://(?:\w+\.)?discord\.com/channels/\d+/|<#)?(\d{15,20})>?/?", re.ASCII)
PROCESSES = 2
STEP_TIMEOUT = 60.0
"""Time limit of a step in seconds, and of all deletions together."""
MOST_CLICKS = 400


def channel_number(text: str) -> int:
    """Return the id of a channel, given as an id, a link or a mention."""
    found = CHANNEL.fullmatch(text.strip())
    if found is None or int(found[1]) >= 1 << 63:
        raise Misused("--try: give the number of a channel, or its link (in Discord: right-click > Copy Link).")
    return int(found[1])


def try_everything(settings: Settings, channel: int) -> int:
    """Run all steps in a channel and print the results.

    Return 1 unless all is fine and deleted.
    """
    if settings.token is None:
        raise Failed("DISCORD_TOKEN is not set: without it nothing can be tried in Discord.")
    if (proxy := proxy_of(settings)) is not None and (mistake := proxy_mistake(proxy)):
        raise Failed(f"{mistake}; set it to http://HOST:PORT, or unset it.")
    if settings.api:
        use_loopback(settings.api)
    with TemporaryDirectory(prefix="planisphere-try-") as folder:
        own = {"data": Path(folder), "database": "", "monitor": "", "backups": 0, "shards": None}
        channel_test = ChannelTest(settings.model_copy(update=own), channel)
        try:
            asyncio.run(until_stopped(channel_test.run()))
        except discord.LoginFailure as error:
            raise Failed(
                "Discord does not know this DISCORD_TOKEN; `planisphere doctor` tells how to renew it."
            ) from error
        except (discord.DiscordException, Refusal, OSError, TimeoutError) as error:
            raise Failed(f"Discord cannot be tried: {response_text(error)}.") from error
    return channel_test.told()


class ChannelTest:
    """One run: `faults` counts failed steps, `left` are messages that could not be deleted."""

    def __init__(self, settings: Settings, channel: int) -> None:
        self._settings, self._number = settings, channel
        self._guild = 0
        self.faults = 0
        self.left: list[tuple[int, int | None]] = []
        self.unsure: set[int] = set()
        self.whole = False
        self.clicked: set[str] = set()

    async def run(self) -> None:
        """Run all steps and always delete the messages. Raises what keeps the bot from starting."""
        assert self._settings.token is not None
        bot = create_bot(self._settings, processes=PROCESSES, par_games=False)
        bot.gate = RateLimiter(bot.clock, ())  # people do not click as fast
        channel = ChannelRecorder(bot.http)
        answers = PostedReplies(channel)
        async_context.set(answers)
        try:
            await bot.login(self._settings.token.get_secret_value())
            home, guild = await self._place(bot)
            channel.refused.clear()
            async with self._cleared(bot, channel):
                try:
                    await self._everything(bot, channel, answers, home, guild)
                except Exception as error:  # noqa: BLE001 - a bug of ours: the messages are deleted, and those left are named
                    self._tell(channel.step, [f"{type(error).__name__}: {error}"], "")
        finally:
            await _closed(bot)

    async def _place(self, bot: PlanisphereBot) -> tuple[Any, discord.Guild]:
        """Add the channel and its server to the bot's cache, like the gateway. Raises Failed."""
        try:
            found = await bot.fetch_channel(self._number)
            if not isinstance(found, discord.TextChannel):
                raise Failed("--try: this is no text channel of a server.")
            guild = await bot.fetch_guild(found.guild.id)
        except discord.HTTPException as error:
            way = "give the number of a channel that the bot may see"
            raise Failed(f"channel {self._number} cannot be used: {response_text(error)}; {way}.") from error
        self._guild = guild.id
        bot._connection._add_guild(guild)  # as the gateway does
        home = await bot.fetch_channel(self._number)
        guild._add_channel(home)  # type: ignore[arg-type]
        return home, guild

    @asynccontextmanager
    async def _cleared(self, bot: PlanisphereBot, channel: ChannelRecorder) -> AsyncIterator[None]:
        """Delete everything at the end, even if interrupted."""
        try:
            yield
        finally:
            clearing = asyncio.ensure_future(self._clear(bot, channel))
            while not clearing.done():
                try:
                    await asyncio.shield(clearing)
                except asyncio.CancelledError:
                    if clearing.cancelled():
                        raise

    async def _clear(self, bot: PlanisphereBot, channel: ChannelRecorder) -> None:
        channel.step = "delete"
        await bot.dispatcher.close(1.0)
        await channel.settle(STEP_TIMEOUT / 4)
        known, seen = len(channel.messages) + len(channel.threads), len(channel.refused)
        try:
            async with asyncio.timeout(STEP_TIMEOUT):
                await channel.clear()
        except TimeoutError:
            pass
        self.left = [*channel.messages, *((thread, None) for thread in channel.threads)]
        self.unsure = set(channel.unsure)
        refused = {f"{one.request}: {one.answer}" for one in channel.refused[seen:]}
        self._tell("delete", sorted(refused), f"{known - len(self.left)} of {known} messages and threads")

    # -- steps -------------------------------------------------------------------------------------------------------

    async def _everything(
        self, bot: PlanisphereBot, channel: ChannelRecorder, answers: PostedReplies, home: Any, guild: discord.Guild
    ) -> None:
        assert bot.user is not None
        host = InvokingUser(bot.user.id + 1, bot.user.name, "en")  # not the person who types: both have few tables
        messages = MessageSamples(bot, Location(home.id, guild.id), host)
        channel.home = home.id
        emojis: Any = bot.tree
        await self._step(channel, "emojis", lambda: show_icons(bot, emojis.mentions, bring=False))
        for what, send in messages.all():
            await self._step(channel, what, send)
        await self._step(channel, "thread", lambda: self._thread(channel, messages, home))
        person = SimulatedPerson(bot, channel, answers, home, guild)
        for what, data in person.commands():
            await self._step(channel, what, lambda data=data: person.type(data))  # type: ignore[misc]
        for _ in range(MOST_CLICKS):
            click = person.next_click()
            if click is None:
                break
            game = person.game_of(click)
            await self._step(channel, f"click {click.custom_id.verb} {game}".strip(), lambda: person.click(click))  # noqa: B023
        self.whole = True
        self.clicked = person.clicked

    @staticmethod
    async def _thread(channel: ChannelRecorder, messages: MessageSamples, home: discord.TextChannel) -> None:
        thread = await home.create_thread(name=channel.thread_name, type=discord.ChannelType.public_thread)
        await messages.archive(thread.id)
        await thread.edit(archived=False)

    async def _step(self, channel: ChannelRecorder, what: str, work: Callable[[], Awaitable[object]]) -> None:
        """Run a step, check the messages it has sent, and print the result."""
        channel.step, before, seen = what, set(channel.messages), len(channel.refused)
        trouble: list[str] = []
        try:
            async with asyncio.timeout(STEP_TIMEOUT):
                await work()
                new = [key for key in channel.messages if key not in before]
                trouble += filter(None, [await channel.check(key) for key in new])
        except Exception as error:  # noqa: BLE001 - after any error, the next step still runs
            trouble.append("" if len(channel.refused) > seen else f"{type(error).__name__}: {error}")
            new = [key for key in channel.messages if key not in before]
        refused = [f"{one.request}: {one.answer}" for one in channel.refused[seen:]]
        self._tell(what, [*refused, *filter(None, trouble)], f"{len(new)} messages" if new else "")

    def _tell(self, what: str, trouble: list[str], done: str) -> None:
        self.faults += bool(trouble)
        mark, told = ("refused", "; ".join(dict.fromkeys(trouble))) if trouble else ("fine", done)
        say(f"{mark:8}{what}" + (f": {plain(told)}" if told else ""))

    def told(self) -> int:
        """Print the totals and links to messages that are left; return 1 unless all is fine."""
        for home, message in self.left:
            say(f"left    https://discord.com/channels/{self._guild}/{home}" + (f"/{message}" if message else ""))
        for home in self.unsure:
            say(f"look    https://discord.com/channels/{self._guild}/{home}: whether a message came is not known")
        if not self.whole:
            say("It was interrupted: not everything was tried.")
        say(f"{self.faults} refused." if self.faults else "Nothing was refused.")
        return 1 if self.faults or self.left or self.unsure or not self.whole else 0


async def _closed(bot: PlanisphereBot) -> None:
    """Close a bot that was never connected; discord.py's method needs its shard queue."""
    bot._AutoShardedClient__queue = asyncio.PriorityQueue()  # type: ignore[attr-defined]
    await bot.close()
