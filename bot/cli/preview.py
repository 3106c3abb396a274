"""`planisphere preview`: the bot without Discord, on a local page."""

import argparse
import asyncio
import logging

import discord

from bot.cli.console import Failed
from bot.cli.settings import sentence, settings
from bot.config import Settings
from bot.monitoring.logs import handler
from bot.preview.server import PortTaken, serve_preview
from bot.refusals import Refusal

log = logging.getLogger(__name__)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.add_argument("--elsewhere", action="store_true", help="as on a server where the bot is no member")
    parser.epilog = "The page is on 127.0.0.1 only; PORT chooses its port. Ctrl-C or SIGTERM ends it."


def main(line: argparse.Namespace) -> int:
    """Serve until stopped, and return 0."""
    return serve(elsewhere=line.elsewhere)


def serve(*, elsewhere: bool = False) -> int:
    """Serve the page until stopped, optionally as a place where the bot is not a member."""
    read = settings()
    logs(read)
    logging.getLogger("discord.client").setLevel(logging.WARNING)  # "logging in using static token" reads like a fault
    log.info("starting the local page")
    try:
        asyncio.run(serve_preview(read, elsewhere=elsewhere))
    except KeyboardInterrupt:
        return 0
    except PortTaken as error:
        raise Failed(
            f"port {error.port} is in use, perhaps by another Planisphere; end that one, or set PORT to another number."
        ) from error
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "simcord":
            raise
        raise Failed(
            "without DISCORD_TOKEN the local page opens, which needs more packages: pip install 'planisphere[preview]'."
        ) from error
    except Refusal as error:
        raise Failed(f"{sentence(error)} (`planisphere doctor` looks further.)") from error
    except OSError as error:
        raise Failed(f"the page cannot be opened: {error}. `planisphere doctor` looks further.") from error
    return 0


def logs(read: Settings) -> None:
    """Log to standard error, in the level and format of the settings."""
    logging.basicConfig(level=read.log_level, handlers=[handler(read.log_format)])
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it logs its internals at every start
    logging.getLogger("discord").setLevel(logging.INFO)  # at DEBUG it logs whole messages, with secrets of players
    logging.getLogger("discord.state").addFilter(_of_our_bot)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot does not use voice


def _of_our_bot(record: logging.LogRecord) -> bool:
    """Return whether a warning is about our bot: SimCord's own client has no intents."""
    return not record.getMessage().startswith("Guilds intent seems to be disabled")
