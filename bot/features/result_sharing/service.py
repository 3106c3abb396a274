"""Stores whether others may see a result that was played alone."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.database.repositories import Repositories
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.person import AnnounceResults, InvokingUser, Person, PersonId
from bot.domain.table import Table, TableId, TableStatus
from bot.domain.table_view import TableView
from bot.domain.timestamps import to_millis
from bot.features.challenges.model import AttemptState
from bot.features.challenges.repository import ChallengeRepository
from bot.features.challenges.results import AttemptResultService, tells
from bot.features.challenges.service import ChallengeService
from bot.features.settings.service import SettingsService
from bot.refusals import Closed, NotYours, OwnLesson, ResultsKeptPrivate, StillRunning
from bot.refusals.challenges import Secret
from bot.tables.loaded_table import LoadedTable
from bot.tables.people import PeopleService
from bot.tables.repository import ChangeSignal, Clock, TableRepository


@dataclass(eq=False)
class ResultSharingService:
    """The service that stores whether results are shown, and shows them."""

    repositories: Repositories
    challenge_repository: ChallengeRepository
    now: Clock
    change_signal: ChangeSignal
    repository: TableRepository
    people: PeopleService
    settings: SettingsService
    challenges: ChallengeService
    attempt_results: AttemptResultService

    async def asks(self, table_view: TableView, person: Person) -> bool:
        """Return whether to ask the player at the end of a match if results may be shown."""
        if person.settings.announce is not None or table_view.seat is None:
            return False
        return table_view.table.is_unannounced or await self._told(table_view.table, person.id)

    async def settle(self, who: InvokingUser, announce: AnnounceResults, table: TableId | None = None) -> Person:
        """Store whether a person's results are shown; the first choice also applies to the result of `table`.

        Raises NotYours, StillRunning, Closed.
        """
        known = await self.people.person(who.id)
        is_first = known is None or known.settings.announce is None
        person = await self.settings.change(who, announce=announce)
        if table is not None and announce is AnnounceResults.ALWAYS and is_first:
            await self._show(table, who.id)
        return person

    async def _show(self, table: TableId, person: PersonId) -> None:
        found = (await self.repository.load(table, refresh=True)).table
        if found.challenge is None:
            await self.announce(table, person)
        else:
            await self._post_attempt(found, person)
            self.change_signal.ring()

    async def _post_attempt(self, table: Table, person: PersonId) -> None:
        """Post how an attempt ended where it was begun."""
        if await self._told(table, person):
            await self.repositories.outbox.post(table.id, (NewMessage(MessageKind.FINISHED),), to_millis(self.now()))

    async def _told(self, table: Table, person: PersonId) -> bool:
        """Return whether a person's attempt at a challenge has a result that may be posted."""
        attempt = None if table.challenge is None else await self.challenge_repository.attempt(table.id)
        if attempt is None or attempt.person != person or attempt.state is not AttemptState.LISTED:
            return False
        return tells(await self.challenges.find(attempt.code), attempt)

    async def announce(self, table: TableId, person: PersonId) -> Table:
        """Show the result of a solo match or of an attempt in public.

        Raises NotYours, StillRunning, OwnLesson; Closed if the match was called off; Secret for practice and before the
        close of a challenge; ResultsKeptPrivate if the person's settings hide all results.
        """
        known = await self.people.person(person)

        async def work(old: LoadedTable) -> tuple[Table, bool]:
            _require_announceable(old.table, person)
            if known is None or not known.settings.shows_results:
                raise ResultsKeptPrivate()
            if old.table.announced:
                return old.table, False
            after = replace(old.table, announced=True)
            return (await self.repository.save(old, after, new_messages=(NewMessage.board(fresh=True),))).table, True

        await self.repository.load(table, refresh=True)  # its challenge may have closed
        after, is_new = await self.repository.exclusive(table, work)
        if is_new and after.challenge is not None:
            await self._post_attempt(after, person)
            await self.attempt_results.results_changed(await self.challenges.find(after.challenge.code))
        return after


def _require_announceable(table: Table, person: PersonId) -> None:
    if table.seat_of(person) is None:
        raise NotYours()
    if table.lesson:
        raise OwnLesson()
    if table.challenge is not None and (table.challenge.secret or not table.challenge.ranked):
        raise Secret()
    if table.status is not TableStatus.OVER:
        raise Closed(status=table.status) if table.closed else StillRunning()
