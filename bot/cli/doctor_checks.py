"""All checks of the doctor, in the order of the output."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime

from bot.cli import doctor_discord, doctor_local
from bot.cli.doctor_findings import Finding, broken
from bot.cli.settings import mistakes
from bot.config import InvalidSettings, load


def findings(*, offline: bool) -> Iterator[Finding]:
    """Yield all findings; with invalid settings, only those that need no settings."""
    try:
        read = load()
    except InvalidSettings as error:
        for mistake in mistakes(error):
            yield broken("settings", mistake.strip(), "correct it in the environment or in .env")
        yield doctor_local.fonts()
        return
    yield from doctor_discord.findings(read, datetime.now(UTC), offline=offline)
    if read.token is None:
        yield doctor_local.page(read)
    yield doctor_local.fonts()
    yield asyncio.run(doctor_local.database(read))
    yield doctor_local.disk(read.data)
