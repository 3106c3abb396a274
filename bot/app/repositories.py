"""All repositories of the bot: those of the core and those of the features."""

from bot.cluster.leases import LeaseRepository
from bot.database.engine import BUSY_MS, Database
from bot.database.repositories import Repositories, open_database
from bot.features.challenges.repository import ChallengeRepository
from bot.features.challenges.sides_repository import DuelSideRepository
from bot.features.pinned_posts.repository import PinnedPostRepository
from bot.features.privacy.repository import PrivacyRepository
from bot.features.rankings.repository import RankingRepository
from bot.features.replay.repository import ImportRepository
from bot.features.servers.repository import PlayerLoadRepository
from bot.features.weekly_sky.repository import WeeklySkyRepository


class AllRepositories(Repositories):
    """All repositories of one database, by subject."""

    def __init__(self, engine: Database) -> None:
        super().__init__(engine)
        self.leases = LeaseRepository(engine, self.name)
        self.loads = PlayerLoadRepository(engine)
        self.imports = ImportRepository(engine)
        self.challenges = ChallengeRepository(engine)
        self.posts = PinnedPostRepository(engine)
        self.sides = DuelSideRepository(engine)
        self.rankings = RankingRepository(engine)
        self.skies = WeeklySkyRepository(engine)
        self.privacy = PrivacyRepository(engine)


async def open_repositories(url: str, *, busy_ms: int = BUSY_MS) -> AllRepositories:
    """Open a database and migrate its schema. Raises what `open_database` raises."""
    return AllRepositories(await open_database(url, busy_ms=busy_ms))
