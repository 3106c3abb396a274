"""What is kept, and how: one function for each question; nothing outside this package speaks SQL.

`open_store(url)` brings the database up to date and returns the `Store`.
"""

from secrets import token_hex

from bot.cluster.leases import LeaseStore
from bot.database.backup import backup
from bot.database.census import FigureStore
from bot.database.engine import BUSY_MS, Engine
from bot.database.familiarity import FamiliarStore
from bot.database.migrate import migrate
from bot.database.moves import LogStore
from bot.database.outbox import OutboxStore
from bot.database.pending_turns import WaitingStore
from bot.database.people import PeopleStore
from bot.database.sent_notifications import CallStore
from bot.database.stale_messages import PastStore
from bot.database.subscriptions import WishStore
from bot.database.tables import TableStore
from bot.database.unit_of_work import Change, record
from bot.features.challenges.par_repository import ParStore
from bot.features.challenges.repository import ChallengeStore
from bot.features.challenges.sides_repository import SideStore
from bot.features.pinned_posts.repository import PostStore
from bot.features.privacy.repository import PrivacyStore
from bot.features.rankings.repository import StandingStore
from bot.features.replay.repository import ImportStore
from bot.features.servers.repository import LoadStore
from bot.features.weekly_sky.poster_repository import PosterStore
from bot.features.weekly_sky.repository import SkyStore

__all__ = ["Change", "Store", "backup", "open_store"]


class Store:
    """The database of one bot, by subject, as one process sees it; `name` is that process's own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.name = token_hex(8)
        self.leases = LeaseStore(engine, self.name)
        self.tables = TableStore(engine)
        self.loads = LoadStore(engine)
        self.log = LogStore(engine)
        self.waiting = WaitingStore(engine)
        self.outbox = OutboxStore(engine, self.name)
        self.calls = CallStore(engine)
        self.wishes = WishStore(engine)
        self.past = PastStore(engine)
        self.people = PeopleStore(engine)
        self.familiar = FamiliarStore(engine)
        self.imports = ImportStore(engine)
        self.challenges = ChallengeStore(engine)
        self.pars = ParStore(engine)
        self.posts = PostStore(engine)
        self.sides = SideStore(engine)
        self.standings = StandingStore(engine)
        self.skies = SkyStore(engine)
        self.posters = PosterStore(engine)
        self.privacy = PrivacyStore(engine)
        self.figures = FigureStore(engine, self.outbox)

    async def record(self, change: Change) -> None:
        """Write a change in one transaction. Raises Conflict and the store's refusals; then nothing was written."""
        await record(self.engine, change)

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.close()


async def open_store(url: str, *, busy_ms: int = BUSY_MS) -> Store:
    """Open a database and bring its schema up to date.

    Raises NewerDatabase where a newer version of the bot has been here, and the store's refusals.
    """
    engine = Engine(url, busy_ms=busy_ms)
    try:
        await migrate(engine)
    except BaseException:
        await engine.close()
        raise
    return Store(engine)
