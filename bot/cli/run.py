"""`planisphere run`: runs the bot on Discord, or on a local page without a token."""

import argparse
import asyncio
import contextlib
import logging
import signal
from collections.abc import Coroutine

import discord

from bot.app.start import join_discord
from bot.cli import preview
from bot.cli.console import Failed, complain
from bot.cli.settings import sentence, settings
from bot.config import Settings, home
from bot.discord_kit.proxy import proxy_mistake, proxy_of
from bot.refusals import Refusal
from bot.refusals.database import DatabaseDown

log = logging.getLogger(__name__)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.epilog = "Settings come from the environment and from .env; see .env.example. Ctrl-C or SIGTERM ends it."


def main(_: argparse.Namespace) -> int:
    """Run until stopped, and return 0."""
    read = settings()
    if read.token is None:
        complain(f"No DISCORD_TOKEN in the environment or in {home().absolute() / '.env'}: this is the local page.")
        return preview.serve()
    proxy = proxy_of(read)
    if proxy is not None and (mistake := proxy_mistake(proxy)):
        raise Failed(f"{mistake}; set it to http://HOST:PORT, or unset it.")
    preview.logs(read)
    try:
        asyncio.run(until_stopped(join_discord(read)))
    except (discord.DiscordException, Refusal, OSError) as error:
        raise Failed(_reason(error, read)) from error
    except Exception:
        log.critical("the bot has ended", exc_info=True)
        return 1
    return 0


def _reason(error: Exception, read: Settings) -> str:
    if isinstance(error, discord.LoginFailure):
        return "Discord does not know this DISCORD_TOKEN; `planisphere doctor` tells how to get a good one."
    if isinstance(error, DatabaseDown):
        return f"{sentence(error)} (`planisphere doctor` looks further; {read.backup_place}.)"
    if isinstance(error, Refusal):
        return f"{sentence(error)} (`planisphere doctor` looks further.)"
    if isinstance(error, OSError):
        return f"{read.data} or Discord cannot be reached: {error}. `planisphere doctor` looks further."
    return f"Discord ended the connection: {error}"


async def until_stopped(work: Coroutine[None, None, None]) -> None:
    """Run until done, Ctrl-C or SIGTERM; the first signal closes everything in order."""
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()

    def stop() -> None:
        if not stopped.is_set():
            stopped.set()
            log.info("ending")
            task.cancel()

    for kind in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows, Ctrl-C raises KeyboardInterrupt
            loop.add_signal_handler(kind, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not stopped.is_set():
            raise
