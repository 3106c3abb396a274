"""What is kept, and how: one function for each question; nothing outside this package speaks SQL.

`open_store(url)` brings the database up to date and returns the `Store`.
"""

from secrets import token_hex

from bot.store.backup import backup
from bot.store.calls import CallStore
from bot.store.challenges import ChallengeStore
from bot.store.changes import Change, record
from bot.store.engine import BUSY_MS, Engine
from bot.store.familiar import FamiliarStore
from bot.store.figures import FigureStore
from bot.store.imports import ImportStore
from bot.store.leases import LeaseStore
from bot.store.loads import LoadStore
from bot.store.log import LogStore
from bot.store.migrate import migrate
from bot.store.outbox import OutboxStore
from bot.store.pars import ParStore
from bot.store.past import PastStore
from bot.store.people import PeopleStore
from bot.store.posters import PosterStore
from bot.store.posts import PostStore
from bot.store.privacy import PrivacyStore
from bot.store.sides import SideStore
from bot.store.skies import SkyStore
from bot.store.standings import StandingStore
from bot.store.tables import TableStore
from bot.store.waiting import WaitingStore
from bot.store.wishes import WishStore

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
