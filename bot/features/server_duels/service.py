"""Proposes, accepts and withdraws duels of two servers on the same seed."""

from dataclasses import dataclass
from datetime import timedelta

from msgspec.structs import replace

from bot.domain.person import InvokingUser
from bot.domain.timestamps import to_millis
from bot.features.challenges.model import Challenge, ChallengeKind, ChallengeRanking, DuelSide
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.service import ChallengeService
from bot.features.challenges.sides_repository import DuelSideRepository
from bot.refusals.challenges import AlreadyAgreed, ChallengeOver, OwnServer, UnknownChallenge
from bot.tables.people import PeopleService
from bot.tables.repository import ChangeSignal, Clock

LISTED_DUELS = 15
"""Maximum number of listed duels of a server."""


@dataclass(eq=False)
class ServerDuelService:
    """The service that manages duels; their attempts are those of any challenge."""

    side_repository: DuelSideRepository
    now: Clock
    change_signal: ChangeSignal
    people: PeopleService
    challenges: ChallengeService
    attempt_results: AttemptResultService

    async def propose(self, host: InvokingUser, side: DuelSide, game: str, best: int, days: int) -> Challenge:
        """Propose a duel that any server with its code may accept for a week.

        Its options are drawn now, so that both sides know them before they agree. Raises UnknownGame, NoChallenges.
        """
        person = await self.people.known(host)
        return await self.challenges.create(
            ChallengeKind.SERVERS, game, {}, person, host=person.id, best=best, days=days, sides=(side,)
        )

    async def accept(self, code: str, side: DuelSide) -> Challenge:
        """Begin a duel, with a post on both servers.

        Raises UnknownChallenge, OwnServer, AlreadyAgreed, ChallengeOver.
        """
        challenge, now = await self.of_servers(code), self.now()
        if any(one.guild == side.guild for one in challenge.sides):
            raise OwnServer()
        if challenge.closed_at is not None or now >= challenge.ends_at:
            raise ChallengeOver()
        ends = now + timedelta(days=challenge.days)
        second = replace(side, code=challenge.code)
        if not await self.side_repository.agree(challenge.sides[0], second, to_millis(ends), to_millis(now)):
            raise AlreadyAgreed()
        self.change_signal.ring()
        return await self.challenges.find(code)

    async def withdraw(self, code: str, guild: int) -> Challenge:
        """Cancel a proposed duel, or give up one that has begun: the other server has won.

        Raises UnknownChallenge, ChallengeOver.
        """
        challenge = await self.of_servers(code)
        side = next((one for one in challenge.sides if one.guild == guild), None)
        if side is None:
            raise UnknownChallenge(code=code[:20])
        if challenge.closed_at is not None:
            raise ChallengeOver()
        await self.side_repository.leave(side, to_millis(self.now()))
        await self.attempt_results.close(challenge.code)
        return await self.challenges.find(code)

    async def of_servers(self, code: str) -> Challenge:
        """Return the duel of this code. Raises UnknownChallenge, also for other kinds of challenges."""
        challenge = await self.challenges.find(code)
        if not challenge.kind.traits.between_servers:
            raise UnknownChallenge(code=code[:20])
        return challenge

    async def of(self, guild: int) -> tuple[ChallengeRanking, ...]:
        """Return the rankings of a server's duels, the newest first."""
        codes = await self.side_repository.of_server(guild, LISTED_DUELS)
        return tuple([await self.attempt_results.ranking(code) for code in codes])
