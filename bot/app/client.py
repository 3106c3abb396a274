"""The Discord client. `setup_hook` starts all parts, and `close` stops them."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any, cast

import discord
from cachetools import LRUCache
from discord.ext import commands, tasks

from bot.app.cogs import build_cogs
from bot.app.repositories import AllRepositories, open_repositories
from bot.app.restored import show_if_restored
from bot.app.scheduler import Scheduler
from bot.app.server_events import ServerEvents
from bot.app.services import Services
from bot.cluster.instance_lock import InstanceLock
from bot.cluster.member import CLOCK, ClusterMember
from bot.config import Settings
from bot.database.backup_schedule import COPIES, BackupSchedule
from bot.database.data_folder import prepare_data_folder
from bot.discord_kit import custom_ids
from bot.discord_kit.app_emojis import CHECK_INTERVAL, show_icons
from bot.discord_kit.command_tree import CommandTranslator, CommandTree, sync
from bot.discord_kit.command_upload import CommandUpload
from bot.discord_kit.components import Control, registered
from bot.discord_kit.discord_time import report_dates
from bot.discord_kit.http_retries import listening
from bot.discord_kit.interaction import AnyInteraction, break_cycles, log_context, send_refusal
from bot.discord_kit.proxy import proxy_of
from bot.discord_kit.rate_limit import RateLimiter
from bot.discord_kit.router import ComponentRouter
from bot.discord_kit.session_starts import SessionStarts, session_limits
from bot.discord_kit.shard_watch import SHARD_CHECKS, ShardWatch
from bot.discord_kit.sharding import ShardedBot
from bot.domain.timestamps import to_millis
from bot.features.play.presenter import TurnPresenter
from bot.features.rules import search
from bot.features.settings import time_zones
from bot.features.welcome.cog import WelcomeCog
from bot.i18n import translator
from bot.monitoring import heartbeat
from bot.monitoring.metrics import Metrics
from bot.monitoring.server import MonitorServer
from bot.notifications.dispatcher import OutboxDispatcher
from bot.notifications.sender import MessageSender
from bot.presentation.arrival_reports import ArrivalReports
from bot.refusals import Refusal
from bot.refusals.discord import OldButton
from bot.workers.computer_players import GameTaskRunner
from bot.workers.pictures import PictureService
from bot.workers.process_pool import ProcessPool
from games.api import GAMES

log = logging.getLogger(__name__)

IDLE = 60.0
"""Maximum seconds between two checks of the outbox."""

LAST_MESSAGES = 8.0
"""Seconds at shutdown for messages that are being sent; the others follow after the next start."""

SCHEDULER = 60.0
"""Seconds between two ticks of the scheduler."""

PAR_GAMES_INTERVAL = 15.0
"""Seconds between two checks for open challenges that lack par games."""

CACHED_LANGUAGES = 2000
"""Number of people whose languages are cached."""


_OPTIONS: dict[str, Any] = {
    "command_prefix": commands.when_mentioned,
    "help_command": None,
    "intents": discord.Intents(guilds=True),
    "tree_cls": CommandTree,
    "allowed_mentions": discord.AllowedMentions.none(),
    "chunk_guilds_at_startup": False,
    "member_cache_flags": discord.MemberCacheFlags.none(),
    "max_messages": None,
    "max_ratelimit_timeout": 60.0,
}
"""The options of discord.py's client."""


def read_texts() -> None:
    """Load all texts and their search indexes, so that no click waits for a file. Takes seconds; run it in a thread."""
    translator.read_all()
    search.read_all()
    time_zones.read_all()


class PlanisphereBot(ShardedBot):
    """The bot with its parts; the annotated ones exist from `setup_hook` on."""

    repositories: AllRepositories
    service: Services
    messenger: MessageSender
    monitor: MonitorServer
    dispatcher: OutboxDispatcher
    watch: Scheduler
    turns: TurnPresenter
    clicks: ComponentRouter

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Callable[[], datetime],
        pictures: PictureService,
        task_pool: ProcessPool | None = None,
        search_pool: ProcessPool | None = None,
        always_sync: bool = False,
        metrics: Metrics | None = None,
        par_games: bool = True,
        correct_clock: Callable[[datetime], None] = lambda _: None,
    ) -> None:
        self.metrics = metrics = metrics or Metrics()
        super().__init__(
            **_OPTIONS,
            http_trace=report_dates(listening(metrics.count_response), correct_clock),
            shard_count=settings.shards,
            proxy=proxy_of(settings),
        )
        self.settings = settings
        self.instance_lock = InstanceLock(settings.database_url)
        self.clock = clock
        self.backups = BackupSchedule(settings, clock, metrics)
        self.pictures = pictures
        self.gate = RateLimiter(clock)
        self.reports = ArrivalReports()
        self.languages: LRUCache[int, str] = LRUCache(CACHED_LANGUAGES)
        """The languages of recent people, for answers while the database is unavailable."""
        self._task_pool, self._search_pool = task_pool, search_pool
        self._always_sync = always_sync
        self._plays_par_games = par_games and task_pool is not None
        self._ending = False
        self._loops: list[tasks.Loop[Any]] = []

    # -- beginning and end -------------------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """Open the database, load the cogs, register the controls, and upload changed commands."""
        await self._open_database()
        tree = cast(CommandTree, self.tree)
        self._create_dispatcher(tree)
        cluster_member = self._make_cluster_member()
        self.watch = Scheduler(self.service, partial(cluster_member.holds, CLOCK))
        await self._load_cogs()
        self.add_dynamic_items(Control)
        await self._upload_commands(tree)
        await self.join(cluster_member)
        self.session_starts = SessionStarts(self.repositories.leases, partial(session_limits, self))
        self.shard_watch = ShardWatch(self, self.repositories.pending_turns, self.clock, self.metrics)
        await self._open_monitor()
        self._loops = self._make_loops()
        for loop in self._loops:
            loop.start()

    def _create_dispatcher(self, tree: CommandTree) -> None:
        """Create the dispatcher of messages, which every change then wakes."""
        self.messenger = MessageSender(self, self.pictures, self.settings.locale, tree.mentions)
        self.dispatcher = OutboxDispatcher(
            self.repositories.outbox,
            self.service.now,
            self.service.message_handlers,
            self.messenger.prepare,
            on_pause=self._rest,
            on_backlog=self.pictures.defer_others,
            metrics=self.metrics,
            reports=self.reports,
        )
        self.service.change_signal.heard = self.deliver

    def _make_cluster_member(self) -> ClusterMember:
        """Return this process as a member of the cluster, which it has not joined yet."""
        cluster_member = ClusterMember(
            self.repositories,
            self.repositories.leases,
            self.service.now,
            self.service.change_signal.ring,
            self.settings.shards or 0,
            alone=self.repositories.engine.sqlite,
        )
        cluster_member.bereaved = self._inherit
        return cluster_member

    async def _upload_commands(self, tree: CommandTree) -> None:
        """Upload the commands if they differ from the uploaded ones."""
        await tree.set_translator(CommandTranslator())
        told = self.settings.data / "commands.sha256"
        syncing = partial(sync, tree, self.application_id or 0, told, always=self._always_sync)
        self.command_upload = CommandUpload(syncing, tree, self.metrics)
        await self.command_upload.run()

    async def _open_monitor(self) -> None:
        census = self.repositories.outbox.census
        self.monitor = MonitorServer(self.metrics, census, self.clock, unwell=self.unwell, unready=self.unready)
        if self.settings.monitor_at is not None:
            await self.monitor.open(*self.settings.monitor_at)

    async def _open_database(self) -> None:
        """Open the database, and create the services."""
        await asyncio.to_thread(prepare_data_folder, self.settings)
        await asyncio.to_thread(read_texts)
        await asyncio.to_thread(self.instance_lock.take)
        self.repositories = await open_repositories(self.settings.database_url)
        if counted := await self.repositories.rankings.catch_up():
            log.info("counted %s matches that were over before", counted)
        task_runner = GameTaskRunner(self._task_pool, self._search_pool)
        self.service = Services(self.repositories, self.clock, GAMES, task_runner)
        await show_if_restored(self.repositories, to_millis(self.clock()))

    def _make_loops(self) -> list[tasks.Loop[Any]]:
        """Return the periodic tasks: those that begin at once, and those that wait for Discord."""
        at_once = [
            (heartbeat.HEARTBEAT_INTERVAL, self._beat),
            (COPIES, self.backups.tick),
            (SHARD_CHECKS, self.shard_watch.check),
        ]
        later = [(SCHEDULER, self.watch.tick)]
        if self._task_pool is not None:
            later.append((CHECK_INTERVAL, self._show_icons))
        if self._plays_par_games:
            later.append((PAR_GAMES_INTERVAL, self.play_par_games))
        loops: list[tasks.Loop[Any]] = [tasks.loop(seconds=seconds)(work) for seconds, work in (*at_once, *later)]
        for loop in loops[len(at_once) :]:
            loop.before_loop(self.wait_until_ready)
        return [*loops, self._post]

    async def _load_cogs(self) -> None:
        cogs = build_cogs(self.service, self.pictures, self.messenger.channels, self.reports, self.languages)
        for cog in cogs.all:
            await self.add_cog(cog)
        if self.settings.welcome:
            await self.add_cog(WelcomeCog(self.service.welcomes))
        events = ServerEvents(self, self.repositories.engine, self.clock, self.metrics, self.dispatcher.wake)
        await self.add_cog(events)
        for menu in cogs.apps.menus:
            self.tree.add_command(menu)
        self.turns = cogs.turns
        self.clicks = ComponentRouter(
            {verb: action for cog in cogs.all for verb, action in cog.actions().items()},
            cogs.turns.show_stale,
            self.gate,
            self.service.people,
            self.languages,
            self.metrics,
        )

    async def close(self) -> None:
        """Stop the loops, finish open deliveries and clicks, hand over the rest, and close all parts."""
        self._ending = True
        for loop in (*self._loops, self._go_on):
            loop.cancel()
        if hasattr(self, "command_upload"):
            self.command_upload.close()
        if hasattr(self, "dispatcher"):
            await self.dispatcher.close(LAST_MESSAGES)
        if hasattr(self, "cluster_member"):
            await self.part()
        await super().close()
        await self.pictures.close()
        for pool in (self._task_pool, self._search_pool):
            if pool is not None:
                await pool.close()
        if hasattr(self, "repositories"):
            await self.repositories.close()
        self.instance_lock.close()
        if hasattr(self, "monitor"):
            await self.monitor.close()

    # -- loops -------------------------------------------------------------------------------------------------------

    def deliver(self) -> None:
        """Wake the dispatcher to send new messages."""
        self.metrics.reached("stored")
        self.dispatcher.wake()

    def _rest(self, seconds: float | None) -> None:
        """Check the outbox again when the next message is due, at the latest after IDLE seconds."""
        self._post.change_interval(seconds=IDLE if seconds is None else min(IDLE, max(1.0, seconds)))

    def _inherit(self) -> None:
        if self._go_on.is_running():
            self._go_on.restart()
        else:
            self._go_on.start()

    @tasks.loop(seconds=IDLE)
    async def _post(self) -> None:
        """Send retries, and messages that another process has left."""
        self.deliver()

    async def play_par_games(self) -> None:
        """Play par games until no open challenge lacks one."""
        try:
            while self.watch.on_duty() and await self.service.pars.go_on():
                pass
        except Refusal as refusal:
            log.warning("no par game can be played now: %s", refusal)

    async def _show_icons(self) -> None:
        """Load or upload the application emojis."""
        await show_icons(self, cast(CommandTree, self.tree).mentions, bring=self.watch.on_duty(), metrics=self.metrics)

    @tasks.loop(count=1)
    async def _go_on(self) -> None:
        """Resume the computer players' moves that a stopped process has left."""
        try:
            await self.watch.start()
        except Refusal as refusal:
            log.warning("the computer players must wait: %s", refusal)

    @_post.before_loop
    @_go_on.before_loop
    async def _until_ready(self) -> None:
        await self.wait_until_ready()

    async def _beat(self) -> None:
        """Touch the heartbeat file, or log the problem."""
        if wrong := await self.unwell():
            log.error("not well: %s", wrong)
        else:
            await asyncio.to_thread(heartbeat.touch, self.settings.heartbeat)

    # -- health ------------------------------------------------------------------------------------------------------

    async def unwell(self) -> str:
        """Return why the bot is unhealthy, or an empty text.

        Reasons: no database, no message is sent, the controls are not registered.
        """
        try:
            late = await self.dispatcher.is_stuck()
        except Refusal as refusal:
            return str(refusal)
        if late:
            return "messages wait and none leaves"
        if not registered(self) or self.is_closed():
            return "the controls are no longer registered"
        return ""

    async def unready(self) -> str:
        """Return why the bot cannot serve people, or an empty text.

        Reasons: not connected to Discord, no database, shutting down.
        """
        if self._ending:
            return "ending"
        if not self.is_ready():
            return "not in Discord"
        if self.held_shards() and not self.connected_shards():
            return "not connected to Discord's gateway"
        try:
            await self.dispatcher.is_stuck()
        except Refusal as refusal:
            return str(refusal)
        return ""

    # -- clicks ------------------------------------------------------------------------------------------------------

    async def clicked(
        self, interaction: AnyInteraction, custom_id: custom_ids.CustomId, values: tuple[str, ...]
    ) -> None:
        """Handle a click; refusals and bugs are answered to the person."""
        with self.metrics.click():
            try:
                await self.clicks.dispatch(interaction, custom_id, values)
            except Exception as error:  # noqa: BLE001 - every failure is answered to the person
                await send_refusal(interaction, error, self.service.people)
            finally:
                break_cycles(interaction)

    async def on_interaction(self, interaction: AnyInteraction) -> None:
        """Handle submitted modals, and answer buttons whose custom id cannot be read: very old or forged ones."""
        kinds = discord.InteractionType
        if interaction.type not in (kinds.component, kinds.modal_submit):
            return
        data: Any = interaction.data or {}
        custom_id = custom_ids.read(str(data.get("custom_id", "")))
        if custom_id is None:
            await send_refusal(interaction, OldButton(), self.service.people)
        elif interaction.type is kinds.modal_submit:
            await self.clicked(interaction, custom_id, ())

    async def on_error(self, event_method: str, /, *args: Any, **_: Any) -> None:
        """Log an error of an event with its context."""
        what = [log_context(arg) if isinstance(arg, discord.Interaction) else arg for arg in args]
        log.exception("%s failed: %s", event_method, what)
