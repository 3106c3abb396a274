"""`planisphere preview`: the same bot without Discord, on a page of this machine."""

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


def arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument("--elsewhere", action="store_true", help="as on a server where the bot is no member")
    parser.epilog = "The page is on 127.0.0.1 only; PORT chooses its port. Ctrl-C or SIGTERM ends it."


def main(line: argparse.Namespace) -> int:
    """Serve until somebody ends it; 0 if that was all."""
    return serve(elsewhere=line.elsewhere)


def serve(*, elsewhere: bool = False) -> int:
    """Serve the page, or what it shows `elsewhere`; 0 if that was all."""
    read = settings()
    logs(read)
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
    """Write the log to standard error, as much of it and in the form that the settings say."""
    logging.basicConfig(level=read.log_level, handlers=[handler(read.log_format)])
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells of its inner life at every start
    logging.getLogger("discord").setLevel(logging.INFO)  # below that it tells whole messages, hidden hands among them
    logging.getLogger("discord.state").addFilter(_of_our_bot)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot never speaks


def _of_our_bot(record: logging.LogRecord) -> bool:
    """Say whether a warning is of our bot: SimCord has a client of its own, without intents, and that is fine."""
    return not record.getMessage().startswith("Guilds intent seems to be disabled")
