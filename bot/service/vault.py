"""Where the installation's secret is kept, from which the seeds of challenges follow."""

import secrets
from dataclasses import dataclass

from bot import almanac
from bot.service.keeper import Clock
from bot.store import Store
from bot.store.rows import millis

SECRET = "challenges"
"""The name of the installation's secret in the store."""


@dataclass(eq=False)
class Vault:
    """Keeps the secret; it is drawn when it is asked for first."""

    store: Store
    now: Clock

    async def secret(self) -> bytes:
        """Return the installation's secret."""
        return await self.store.challenges.secret(SECRET, secrets.token_bytes(32), millis(self.now()))

    async def seed(self, name: str) -> str:
        """Return the seed of the challenge of this name."""
        return almanac.seed_of(await self.secret(), name)
