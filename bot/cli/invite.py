"""`planisphere invite`: prints the link that adds the bot to a server."""

import argparse

from bot.cli.console import Failed, say
from bot.cli.doctor_api import ask
from bot.cli.doctor_discord import Application
from bot.cli.settings import settings
from bot.discord_kit.membership import invitation


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.epilog = "A server manager adds the bot with this link, with exactly the permissions that it needs."


def main(_: argparse.Namespace) -> int:
    """Print the link."""
    read = settings()
    if read.token is None:
        raise Failed("there is no DISCORD_TOKEN; docs/hosting.md says how to get one.")
    answer = ask(read, "/applications/@me", read.token.get_secret_value())
    application = answer.read(Application)
    if application is None:
        raise Failed(f"{answer.failure} when asked for the application; `planisphere doctor` looks further.")
    say(invitation(application.id))
    return 0
