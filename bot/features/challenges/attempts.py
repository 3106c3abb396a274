"""Begins attempts at challenges: one ranked attempt each, in private; others do not count."""

from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.database.unit_of_work import TableChange
from bot.domain.notification import NewMessage
from bot.domain.person import InvokingUser, Person, PersonId
from bot.domain.table import Location, TableChallenge, TableId, TableSeat
from bot.domain.table_view import TableView
from bot.features.challenges import calendar
from bot.features.challenges.attempt_repository import AttemptBegun
from bot.features.challenges.model import Attempt, AttemptState, Challenge
from bot.features.challenges.repository import ChallengeRepository
from bot.features.challenges.service import ChallengeService
from bot.features.lobby import rules
from bot.features.play.service import PlayService
from bot.features.servers.limits import ServerLimits
from bot.refusals import Conflict
from bot.refusals.challenges import AlreadyTried, ChallengeOver, NotAgreed, NotInvited, NotYourSide, UnknownChallenge
from bot.tables.catalog import Games, game_of
from bot.tables.create import opening, private_table
from bot.tables.loaded_table import LoadedTable
from bot.tables.people import PeopleService
from bot.tables.repository import SAVE_ATTEMPTS, Clock, TableRepository
from games.api import play


@dataclass(eq=False)
class AttemptService:
    """Begin, go on, practise."""

    challenge_repository: ChallengeRepository
    now: Clock
    games: Games
    repository: TableRepository
    people: PeopleService
    challenges: ChallengeService
    play: PlayService
    limits: ServerLimits

    async def begin(self, code: str, who: InvokingUser, place: Location, *, practice: bool = False) -> TableView:
        """Begin one's ranked attempt, or go on with it; with `practice`, another one that does not count.

        Before the close of a challenge, a practice match has the same options and a seed of its own.
        An attempt in a duel of servers counts for the one where it is begun. Raises UnknownChallenge, NotInvited,
        NotAgreed, NotYourSide, ChallengeOver, AlreadyTried; WrongChannel, TooManyTables before the close.
        """
        challenge = await self.challenges.find(code)
        person = await self.people.known(who)
        self._must_be_open(challenge, person.id)
        if practice and challenge.closed_at is None:
            return await self._practise_elsewhere(challenge, person, place)
        async with self.repository.lock(f"{challenge.code}/{person.id}"):
            for _ in range(SAVE_ATTEMPTS):
                table = await self._under_way(challenge, person.id, practice=practice)
                if table is None and not practice:
                    _must_be_of_a_side(challenge, place)
                try:
                    return await self.play.view(table or await self._sit(challenge, person, place, practice), person.id)
                except Conflict:  # another process has begun the same attempt
                    continue
            raise Conflict()

    async def _under_way(self, challenge: Challenge, person: PersonId, *, practice: bool) -> TableId | None:
        """Return the table at which this attempt goes on, None if it may be begun."""
        own = await self.of(challenge.code, person)
        if practice:
            return await self.challenge_repository.practice(challenge.code, person)
        if own is not None and own.state is AttemptState.RUNNING:
            return own.table
        if own is not None:
            raise AlreadyTried()
        if challenge.takes_no_attempts(self.now()):
            raise ChallengeOver()
        mark = calendar.anonymous_mark(await self.challenges.secret(), challenge.code, person)
        if await self.challenge_repository.marked(challenge.code, mark):  # was forgotten after an attempt
            raise AlreadyTried()
        return None

    async def of(self, code: str, person: PersonId) -> Attempt | None:
        """Return a person's ranked attempt, or None."""
        return next((one for one in await self.challenge_repository.ranked(code) if one.person == person), None)

    async def _sit(self, challenge: Challenge, person: Person, place: Location, practice: bool) -> TableId:
        """Store a table with its match begun; raises Conflict if there is such a ranked attempt already."""
        seed = await self.challenges.seed(challenge.name)
        assert play.commitment(seed) == challenge.commitment  # the secret is the one it was made with
        attempt = TableChallenge(challenge.code, not practice, challenge.ends_at, challenge.closed_at is None)
        new, change = await self._opened(challenge, person, place, seed, challenge=attempt)
        begun = AttemptBegun(new.table.id, challenge.code, person.id, place.guild, not practice, change.at)
        await self.repository.commit(replace(change, parts=(begun,)))
        return new.table.id

    async def _opened(
        self, challenge: Challenge, person: Person, place: Location, seed: str, /, **own: Any
    ) -> tuple[LoadedTable, TableChange]:
        """Return a table of one seat with its match begun and these fields of its `own`, and the change to store."""
        game = game_of(self.games, challenge.game)
        match, news = play.start(game, msgspec.convert(challenge.options, game.options), 1, seed)
        options = rules.fitting(game, 1, challenge.options)
        table_seats = (TableSeat(0, person.id, name=person.name),)
        table = await private_table(self.repository, challenge.game, person, place, table_seats, options)
        table = replace(table, commitment=play.commitment(seed), rules=match.rules, **own)
        new = LoadedTable(table, game, match, stored_rules=match.rules)
        return new, opening(new, news, seed, person)

    async def _practise_elsewhere(self, challenge: Challenge, person: Person, place: Location) -> TableView:
        """Begin an ordinary match that one plays alone with the options of a challenge and a seed of its own."""
        await self.limits.must_have_room(person.id, place, opening=True)
        new, change = await self._opened(challenge, person, place, self.play.seeds(), private=False)
        await self.repository.commit(replace(change, new_messages=(NewMessage.board(fresh=True),)))
        self.repository.signal_change()
        return await self.play.view(new.table.id, person.id)

    def _must_be_open(self, challenge: Challenge, person: PersonId) -> None:
        """Raise NotInvited, or UnknownChallenge before it opens."""
        if not challenge.invites(person):
            raise NotInvited()
        if self.now() < challenge.opens_at:
            raise UnknownChallenge(code=challenge.code)


def _must_be_of_a_side(challenge: Challenge, place: Location) -> None:
    """Raise NotAgreed or NotYourSide where an attempt would count for none of two servers."""
    if not challenge.kind.traits.between_servers:
        return
    if not challenge.agreed:
        raise NotAgreed()
    if place.guild not in {side.guild for side in challenge.sides}:
        raise NotYourSide(servers=" · ".join(side.name for side in challenge.sides))
