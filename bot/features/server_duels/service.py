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

LISTED = 15
"""So many duels of a server are listed."""


@dataclass(eq=False)
class ServerDuelService:
    """Bring two servers together; the attempts are made, proved and listed as those of any challenge."""

    side_repository: DuelSideRepository
    now: Clock
    change_signal: ChangeSignal
    people: PeopleService
    challenges: ChallengeService
    attempt_results: AttemptResultService

    async def propose(self, host: InvokingUser, side: DuelSide, game: str, best: int, days: int) -> Challenge:
        """Make a challenge that another server may accept for a week; whose code it has is nobody's but who is told.

        What can be chosen is drawn now, so that both sides know what they agree to. Raises UnknownGame, NoChallenges.
        """
        person = await self.people.known(host)
        return await self.challenges.create(
            ChallengeKind.SERVERS, game, {}, person, host=person.id, best=best, days=days, sides=(side,)
        )

    async def accept(self, code: str, side: DuelSide) -> Challenge:
        """Let a duel begin: both servers have their post now.

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
        """Take a challenge back that nobody has accepted, or give a duel up: then the other server has won.

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
        """Return the challenge between servers of this code. Raises UnknownChallenge for any other, too."""
        challenge = await self.challenges.find(code)
        if not challenge.kind.traits.between_servers:
            raise UnknownChallenge(code=code[:20])
        return challenge

    async def of(self, guild: int) -> tuple[ChallengeRanking, ...]:
        """Return how the duels of a server stand, the newest first."""
        codes = await self.side_repository.of_server(guild, LISTED)
        return tuple([await self.attempt_results.ranking(code) for code in codes])
