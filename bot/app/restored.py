"""Shows everything again after a copy of the database was put back: what Discord shows may be of a later time."""

import logging

from bot.app.repositories import AllRepositories
from bot.database.backup import forget_copy, is_copy

log = logging.getLogger(__name__)


async def show_if_restored(repositories: AllRepositories, at: int) -> None:
    """Have everything shown again if the database is a copy that was put back. Raises the database's refusals."""
    if await is_copy(repositories.engine):
        log.warning(
            "a copy of the database was put back: %s open tables are shown again",
            await show_everything(repositories, at),
        )
        await forget_copy(repositories.engine)


async def show_everything(repositories: AllRepositories, at: int) -> int:
    """Put all that stands in Discord into the outbox, to be shown as the database has it; return how many tables.

    No player is notified again. Raises the database's refusals.
    """
    tables = await repositories.outbox.renew(at)
    for game in sorted({post.game for post in await repositories.posts.all()}):
        await repositories.posts.stale(game, at)
    await repositories.sides.stale(at)
    await repositories.skies.stale(await repositories.skies.standing(), at)
    return tables
