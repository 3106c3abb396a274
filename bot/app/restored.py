"""Sends all messages again after a backup was restored, since Discord may show a later state."""

import logging

from bot.app.repositories import AllRepositories
from bot.database.backup import forget_copy, is_copy

log = logging.getLogger(__name__)


async def show_if_restored(repositories: AllRepositories, at: int) -> None:
    """Send all messages again if the database is a restored backup. Raises the refusals of the database."""
    if await is_copy(repositories.engine):
        log.warning(
            "a copy of the database was put back: %s open tables are shown again",
            await show_everything(repositories, at),
        )
        await forget_copy(repositories.engine)


async def show_everything(repositories: AllRepositories, at: int) -> int:
    """Enqueue all messages that exist on Discord, and return the number of tables.

    No player is notified again. Raises the refusals of the database.
    """
    tables = await repositories.outbox.renew(at)
    for game in sorted({post.game for post in await repositories.posts.all()}):
        await repositories.posts.stale(game, at)
    await repositories.sides.stale(at)
    await repositories.skies.stale(await repositories.skies.standing(), at)
    return tables
