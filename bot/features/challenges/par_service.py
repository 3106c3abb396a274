"""Plays par: matches of the strong computer player on the seed of each daily and weekly challenge."""

import logging
from dataclasses import dataclass, field

from bot.domain.person import PersonId
from bot.domain.timestamps import to_millis
from bot.features.challenges.par import PAR_GAMES, Par
from bot.features.challenges.repository import ChallengeRepository
from bot.features.challenges.rules import ENDED, hides_boards
from bot.features.challenges.service import ChallengeService
from bot.tables.catalog import Games, game_of
from bot.tables.repository import Clock
from bot.workers.computer_players import GameTaskRunner
from bot.workers.priority_semaphore import Rank, WorkFailed

log = logging.getLogger(__name__)

PIECE = 10
"""Number of par games played before they are stored."""


@dataclass(eq=False)
class ParService:
    """The service that plays par games, and returns par to the people who may see it."""

    challenge_repository: ChallengeRepository
    now: Clock
    games: Games
    task_runner: GameTaskRunner
    challenges: ChallengeService
    _failed: set[str] = field(default_factory=set)

    async def go_on(self) -> bool:
        """Play the next PIECE par games of an open challenge; return False if none lacks any.

        A challenge that fails is skipped until the bot starts again. Raises the database's refusals.
        """
        lacking = await self.challenge_repository.lacking_par(PAR_GAMES, to_millis(self.now()))
        code = next((one for one in lacking if one not in self._failed), None)
        if code is None:
            return False
        known = (await self.challenge_repository.par(code)).par_games
        challenge = await self.challenges.find(code)
        try:
            game, seed = game_of(self.games, challenge.game), await self.challenges.seed(challenge.name)
            more = [
                (await self.task_runner.par_game(game, challenge.options, seed, number, rank=Rank.NOBODY)).par_game
                for number in range(len(known), len(known) + PIECE)
            ]
        except WorkFailed:  # other work needs the processes; it is tried again
            return False
        except Exception:
            log.exception("challenge %s: no evening can be played", code)
            self._failed.add(code)
            return True
        await self.challenge_repository.set_par(code, (*known, *more))
        return True

    async def of(self, code: str, person: PersonId) -> Par:
        """Return par of a challenge that has closed or that the person has finished, else an empty one."""
        challenge = await self.challenges.find(code)
        if hides_boards(challenge) or (challenge.closed_at is None and not await self._has_ended(code, person)):
            return Par()
        return await self.challenge_repository.par(challenge.code)

    async def _has_ended(self, code: str, person: PersonId) -> bool:
        own = (one for one in await self.challenge_repository.ranked(code) if one.person == person)
        return any(one.state in ENDED for one in own)
