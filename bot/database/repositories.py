"""All repositories; only this package and the features' repositories use SQL.

`open_repositories(url)` migrates the database and returns the `Repositories`.
"""

from secrets import token_hex

from bot.cluster.leases import LeaseRepository
from bot.database.backup import backup
from bot.database.census import CensusRepository
from bot.database.engine import BUSY_MS, Database
from bot.database.familiarity import FamiliarityRepository
from bot.database.migrate import migrate
from bot.database.moves import MoveRepository
from bot.database.outbox import OutboxRepository
from bot.database.pending_turns import PendingTurnRepository
from bot.database.people import PeopleRepository
from bot.database.sent_notifications import SentNotificationRepository
from bot.database.stale_messages import StaleMessageRepository
from bot.database.subscriptions import WatchRepository
from bot.database.tables import TableRows
from bot.database.unit_of_work import TableChange, commit_change
from bot.features.challenges.par_repository import ParRepository
from bot.features.challenges.repository import ChallengeRepository
from bot.features.challenges.sides_repository import DuelSideRepository
from bot.features.pinned_posts.repository import PinnedPostRepository
from bot.features.privacy.repository import PrivacyRepository
from bot.features.rankings.repository import RankingRepository
from bot.features.replay.repository import ImportRepository
from bot.features.servers.repository import PlayerLoadRepository
from bot.features.weekly_sky.poster_repository import SkyPostRepository
from bot.features.weekly_sky.repository import WeeklySkyRepository

__all__ = ["Repositories", "TableChange", "backup", "open_repositories"]


class Repositories:
    """The repositories of one process; `name` is that process's name."""

    def __init__(self, engine: Database) -> None:
        self.engine = engine
        self.name = token_hex(8)
        self.leases = LeaseRepository(engine, self.name)
        self.tables = TableRows(engine)
        self.loads = PlayerLoadRepository(engine)
        self.log = MoveRepository(engine)
        self.pending_turns = PendingTurnRepository(engine)
        self.outbox = OutboxRepository(engine, self.name)
        self.sent_notifications = SentNotificationRepository(engine)
        self.watch_levels = WatchRepository(engine)
        self.past = StaleMessageRepository(engine)
        self.people = PeopleRepository(engine)
        self.familiar = FamiliarityRepository(engine)
        self.imports = ImportRepository(engine)
        self.challenges = ChallengeRepository(engine)
        self.pars = ParRepository(engine)
        self.posts = PinnedPostRepository(engine)
        self.sides = DuelSideRepository(engine)
        self.rankings = RankingRepository(engine)
        self.skies = WeeklySkyRepository(engine)
        self.posters = SkyPostRepository(engine)
        self.privacy = PrivacyRepository(engine)
        self.figures = CensusRepository(engine, self.outbox)

    async def record(self, change: TableChange) -> None:
        """Write a change in one transaction. Raises Conflict and the refusals of the database."""
        await commit_change(self.engine, change)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.close()


async def open_repositories(url: str, *, busy_ms: int = BUSY_MS) -> Repositories:
    """Open a database and migrate it.

    Raises NewerDatabase if a newer version of the bot has migrated it, and the refusals of the database.
    """
    engine = Database(url, busy_ms=busy_ms)
    try:
        await migrate(engine)
    except BaseException:
        await engine.close()
        raise
    return Repositories(engine)
