"""Computer players: they see their own view and their question, never the match, and think outside the event loop."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor
from secrets import token_bytes
from typing import Any, TypeVar

from bot.proofs import Claim, Proof, Scene, prove, scene
from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.core.game import Game
from games.core.match import Move, Prompt
from games.core.step import Action, Seat

log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds after which a computer player answers anything legal instead of thinking on."""


class Thinker:
    """Where long thoughts are thought: in the bot's process pool, or at once where there is none.

    A pool's processes know the games of `games.GAMES` only; others are thought about at once. `luck` gives the 16
    bytes of a computer player's own luck, which has nothing to do with the match's.
    """

    def __init__(self, pool: Executor | None = None, luck: Callable[[], bytes] = lambda: token_bytes(16)) -> None:
        self._pool = pool
        self._luck = luck

    async def decide(self, game: Game, level: str, view: Any, prompt: Prompt) -> Action:
        """Return a computer player's answer; whatever goes wrong while it thinks, it is a legal one."""
        luck = self._luck()
        try:
            action = await asyncio.wait_for(self._run(game, choose, level, view, prompt, luck), PATIENCE)
        except Exception:
            log.exception("%s: computer player %s could not decide %s", game.key, level, prompt.name)
            return ai.anything(prompt, Chance(game.key, luck))
        if action not in prompt.legal:
            log.error("%s: computer player %s gave no legal answer to %s", game.key, level, prompt.name)
            return ai.anything(prompt, Chance(game.key, luck))
        return action

    async def take_back(self, game: Game, first: bytes, moves: Sequence[Move], seat: Seat) -> bytes:
        """Return the stored match without the seat's last answer. Raises play.CannotTakeBack."""
        return await self._run(game, without_last, first, moves, seat)

    async def prove(self, game: Game, claim: Claim) -> Proof:
        """Play an attempt at a challenge again. Raises Unproved."""
        return await self._run(game, prove, claim)

    async def scene(self, game: Game, first: bytes, moves: Sequence[Move], number: int) -> Scene:
        """Return a moment of a replay."""
        return await self._run(game, scene, first, moves, number)

    async def _run(self, game: Game, work: Callable[..., T], *arguments: Any) -> T:
        if self._pool is None or GAMES.get(game.key) is not game:
            return work(game, *arguments)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, _elsewhere, game.key, work, arguments)
        except BrokenExecutor:
            log.exception("the process pool is broken: from now on all thoughts are thought at once")
            self._pool = None
            return work(game, *arguments)


def choose(game: Game, level: str, view: Any, prompt: Prompt, luck: bytes) -> Action:
    """Return the answer of a computer player of this level."""
    chance = Chance(f"{game.key}/bot/{prompt.seat}", luck)
    return ai.anything(prompt, chance) if level == ai.RANDOM else game.choose(level, view, prompt, chance)


def without_last(game: Game, first: bytes, moves: Sequence[Move], seat: Seat) -> bytes:
    """Return the stored match that is `first` and then these moves without the seat's last one."""
    match, _ = play.take_back(game, play.load(game, first), moves, seat)
    return play.save(match)


def _elsewhere(key: str, work: Callable[..., T], arguments: Sequence[Any], games: Mapping[str, Game] = GAMES) -> T:
    return work(games[key], *arguments)
