"""Shows, exports and erases the stored data of a person."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from bot.database.repositories import Repositories
from bot.domain.person import PersonId
from bot.domain.timestamps import to_millis
from bot.features.challenges import calendar
from bot.features.challenges.service import ChallengeService
from bot.features.pinned_posts.service import PinnedPostService
from bot.features.privacy.repository import PrivacyRepository
from bot.features.seats.service import SeatService
from bot.features.weekly_sky.service import WeeklySkyService
from bot.refusals import Refusal
from bot.refusals.database import DatabaseRefusal
from bot.tables.queries import ALL_OPEN
from bot.tables.repository import Clock, TableRepository

log = logging.getLogger(__name__)

FORMAT = "planisphere-person-1"


DOCUMENT = 4 * 2**20
"""Approximate maximum size of a document in bytes, below Discord's smallest file limit of 10 MiB."""


def _document(person: PersonId, tables: Mapping[str, Sequence[bytes]]) -> bytes:
    """Return a document; copies its rows only once, as this runs on the event loop."""
    parts = [msgspec.json.encode({"format": FORMAT, "person": person})[:-1]]
    for name, rows in tables.items():
        parts.append(b',\n"%s": [\n' % name.encode())
        parts += (part for row in rows for part in (row, b",\n"))
        parts[-1] = b"\n]"
    return b"".join((*parts, b"}\n"))


@dataclass(eq=False)
class PrivacyService:
    """The service that exports and erases a person's data."""

    repositories: Repositories
    privacy_repository: PrivacyRepository
    now: Clock
    repository: TableRepository
    challenges: ChallengeService
    posts: PinnedPostService
    skies: WeeklySkyService
    seats: SeatService

    async def own_data(self, person: PersonId) -> tuple[bytes, ...]:
        """Return everything that is stored of a person, as JSON documents of about DOCUMENT bytes.

        Each holds rows of the database by table.
        """
        documents, tables, size = list[bytes](), dict[str, list[bytes]](), 0
        async for name, rows in self.privacy_repository.everything(person):
            encoded = list(map(msgspec.json.encode, rows))
            length = sum(map(len, encoded))
            if tables and size + length > DOCUMENT:
                documents.append(_document(person, tables))
                tables, size = {}, 0
            tables.setdefault(name, []).append(b",\n".join(encoded))
            size += length
        return (*documents, _document(person, tables))

    async def forget_person(self, person: PersonId) -> int:
        """Remove a person from every table, then erase them; return the number of their open tables.

        Their finished matches stay, with a former player. Raises the refusals of the database.
        """
        tables, _ = await self.repositories.tables.of_person(person, closed=False, limit=ALL_OPEN)
        for table in tables:
            try:
                await self.seats.leave(table.id, person)
            except DatabaseRefusal:
                raise
            except Refusal as refusal:  # ended just now, or of an unknown game: the seat is renamed
                log.info("table %s: somebody forgotten could not leave it: %s", table.id, refusal)
        secret, named = await self.challenges.secret(), await self.skies.naming(person)
        duels = await self.posts.naming(person)
        at = to_millis(self.now())
        await self.privacy_repository.forget(person, lambda code: calendar.anonymous_mark(secret, code, person), at)
        self.repository.forget_all()
        await self.posts.all_anew(duels)
        await self.skies.anew(named)
        return len(tables)
