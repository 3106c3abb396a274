"""The whole examination, in the order in which it is told."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime

from bot.cli import checks_discord, checks_here
from bot.cli.findings import Finding, broken
from bot.cli.setting import mistakes
from bot.config import BadSettings, load


def findings(*, offline: bool) -> Iterator[Finding]:
    """Yield everything that was looked at; where the settings cannot be read, what does not need them."""
    try:
        read = load()
    except BadSettings as error:
        for mistake in mistakes(error):
            yield broken("settings", mistake.strip(), "correct it in the environment or in .env")
        yield checks_here.fonts()
        return
    yield from checks_discord.findings(read, datetime.now(UTC), offline=offline)
    if read.token is None:
        yield checks_here.page(read)
    yield checks_here.fonts()
    yield asyncio.run(checks_here.database(read))
    yield checks_here.disk(read.data)
