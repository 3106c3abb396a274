"""Where the installation's secret is kept, from which the seeds of challenges follow."""

import secrets
from dataclasses import dataclass

from bot.domain.timestamps import to_millis
from bot.features.challenges import calendar
from bot.features.challenges.repository import ChallengeRepository
from bot.tables.repository import Clock

SECRET = "challenges"
"""The name of the installation's secret in the store."""


@dataclass(eq=False)
class SeedVault:
    """Keeps the secret; it is drawn when it is asked for first."""

    challenge_repository: ChallengeRepository
    now: Clock

    async def secret(self) -> bytes:
        """Return the installation's secret."""
        return await self.challenge_repository.secret(SECRET, secrets.token_bytes(32), to_millis(self.now()))

    async def seed(self, name: str) -> str:
        """Return the seed of the challenge of this name."""
        return calendar.challenge_seed(await self.secret(), name)
