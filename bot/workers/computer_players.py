"""Runs computer players and replays outside the event loop.

A player only gets its view and prompt.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from secrets import token_bytes
from typing import Any, TypeVar

import msgspec

from bot.domain.person import acting_person
from bot.refusals import TooSlow
from bot.workers.par_games import ParGameRecord, par_game
from bot.workers.priority_semaphore import Rank, WorkFailed, WorkRejected
from bot.workers.process_pool import ProcessPool
from bot.workers.replays import FileCheck, ReplayMoment, check_file, check_result, replay_moment
from bot.workers.verification import (
    AttemptClaim,
    AttemptProof,
    ReplayPosition,
    RewoundMatch,
    prove,
    rewind,
    scene,
)
from games.api import GAMES, Action, AnyMatch, Chance, Game, Move, Prompt, RatedMove, Seat, ai, lookahead, play, search

log = logging.getLogger(__name__)

T = TypeVar("T")

DECISION_TIMEOUT = 10.0
"""Time limit of a decision in seconds."""

SEARCH_TIMEOUT = 30.0
"""Time limit of a search in seconds; no other work waits for it, and it has low priority."""

REPLAY = 5.0
"""Time limit of a replay in seconds; the longest match takes 0.05."""

QUEUE = 20.0
"""Maximum seconds in the queue; the table stays locked in this time."""


class GameTaskRunner:
    """The runner of CPU work about games: in the process pools, or in this process without a pool.

    `search_pool` runs the long searches of masters, so that shorter work does not wait for them; the default is `pool`.
    Worker processes only have the games of `games.GAMES`; work about others runs in this process. `luck` returns 16
    random bytes for a computer player, independent of the match's luck.
    """

    def __init__(
        self,
        pool: ProcessPool | None = None,
        search_pool: ProcessPool | None = None,
        luck: Callable[[], bytes] = lambda: token_bytes(16),
    ) -> None:
        self._pool = pool
        self._search_pool = pool if search_pool is None else search_pool
        self._luck = luck
        self._pending: dict[bytes, asyncio.Task[Any]] = {}

    async def decide(self, game: Game, level: str, view: Any, prompt: Prompt, *, rank: Rank = Rank.PERSON) -> Action:
        """Return a computer player's move; if it fails, a random legal move.

        `rank` is the priority of the work. Raises WorkRejected if it could not be started, so that it is tried again
        later.
        """
        luck = self._luck()
        deciding = self._run(game, choose, level, view, prompt, luck, rank=rank)
        action = await self._legal(game, prompt, f"computer player {level}", deciding)
        return ai.random_move(prompt, Chance(game.key, luck)) if action is None else action

    async def search(self, game: Game, determinized: AnyMatch, prompt: Prompt, *, rank: Rank = Rank.PERSON) -> Action:
        """Return a master's move in `determinized`, a determinization of the match for its seat.

        It runs in the search pool. If it fails, a strong computer player decides instead. Raises WorkRejected.
        """
        stored, luck = play.save(determinized), self._luck()
        searching = self._run(game, searched_move, stored, prompt.seat, luck, rank=rank, long=True)
        action = await self._legal(game, prompt, "a master", searching)
        if action is not None:
            return action
        return await self.decide(game, ai.STRONG, play.view(game, determinized, prompt.seat), prompt, rank=rank)

    async def _legal(self, game: Game, prompt: Prompt, who: str, deciding: Awaitable[Action]) -> Action | None:
        """Return the move that is being decided; None if that fails or the move is not legal."""
        try:
            action = await deciding
        except WorkRejected:
            raise
        except Exception:
            log.exception("%s: %s could not decide %s", game.key, who, prompt.name)
            return None
        if action in prompt.legal:
            return action
        log.error("%s: %s gave no legal answer to %s", game.key, who, prompt.name)
        return None

    async def rate_moves(
        self, game: Game, determinized: AnyMatch, seat: Seat, luck: bytes
    ) -> tuple[RatedMove[Action], ...]:
        """Return a master's move and the next best ones, for a hint. Raises TooSlow.

        `determinized` is a determinization of the match for the seat. It takes as long as `search`.
        """
        return await self._in_process(game, rated_moves, play.save(determinized), seat, luck, long=True)

    async def foresee(self, game: Game, match: bytes, seat: Seat, level: str) -> tuple[bytes, ...]:
        """Return stored matches at the seat's possible next prompts, as far as it can know.

        Raises TooSlow.
        """
        return await self._in_process(game, foreseen_matches, match, seat, level)

    async def undo(self, game: Game, first: bytes, moves: Sequence[Move], seat: Seat) -> bytes:
        """Return the stored match without the seat's last move.

        Raises play.CannotTakeBack, TooSlow.
        """
        return await self._in_process(game, undone_match, first, moves, seat)

    async def rewind(self, game: Game, first: bytes, moves: Sequence[Move], kept: int) -> RewoundMatch:
        """Return the match after the first `kept` moves, and what later moves revealed.

        Raises TooSlow.
        """
        return await self._in_process(game, rewind, first, moves, kept)

    async def prove(self, game: Game, claim: AttemptClaim) -> AttemptProof:
        """Replay an attempt at a challenge. Raises RecordInvalid, TooSlow."""
        return await self._in_process(game, prove, claim)

    async def replay_position(self, game: Game, first: bytes, moves: Sequence[Move], number: int) -> ReplayPosition:
        """Return the position of a replay after `number` moves. Raises TooSlow."""
        return await self._in_process(game, scene, first, moves, number)

    async def par_game(
        self, game: Game, options: dict[str, Any], seed: str, number: int, *, rank: Rank
    ) -> ParGameRecord:
        """Return a par game: a match of the strong computer player; `rank` is its priority.

        Raises WorkFailed.
        """
        playing = partial(self._run, game, par_game, options, seed, number, rank=rank)
        return await self._shared(playing, game.key, par_game.__name__, (rank, options, seed, number))

    async def check_file(self, games: Mapping[str, Game], data: bytes) -> FileCheck:
        """Read and replay an untrusted file. Raises TooSlow."""
        return await self._replay(games, check_file, data)

    async def check_result(self, games: Mapping[str, Game], data: bytes, promised: str | None) -> dict[Seat, int]:
        """Replay the record of a finished match of this bot. Raises TooSlow."""
        return await self._replay(games, check_result, data, promised)

    async def replay_moment(
        self, games: Mapping[str, Game], data: bytes, number: int, seat: Seat | None
    ) -> ReplayMoment:
        """Return a moment of a record, as a seat sees it. Raises RecordInvalid, TooSlow."""
        return await self._replay(games, replay_moment, data, number, seat)

    async def _replay(self, games: Mapping[str, Game], work: Callable[..., T], *arguments: Any) -> T:
        """Replay a record in a worker process, or in a thread without one."""
        if self._pool is None or any(GAMES.get(key) is not game for key, game in games.items()):
            return await asyncio.to_thread(work, *arguments, games)
        try:
            replay = partial(self._pool.run, REPLAY, work, *arguments, rank=Rank.PERSON, queue=QUEUE)
            return await self._shared(replay, work.__name__, arguments)
        except WorkFailed as error:
            log.warning("%s came to nothing: %r", work.__name__, error)
            raise TooSlow() from error

    async def _in_process(self, game: Game, work: Callable[..., T], *arguments: Any, long: bool = False) -> T:
        """Run work for a waiting person; refuse with TooSlow if it fails."""
        try:
            thought = partial(self._run, game, work, *arguments, rank=Rank.PERSON, long=long)
            return await self._shared(thought, game.key, work.__name__, arguments)
        except WorkFailed as error:
            log.error("%s: %s came to nothing: %r", game.key, work.__name__, error)
            raise TooSlow() from error

    async def _shared(self, start: Callable[[], Coroutine[Any, Any, T]], *about: Any) -> T:
        """Return the result of the work; equal requests of a person share one task."""
        key = msgspec.msgpack.encode((acting_person.get(), *about))
        task = self._pending.get(key)
        if task is None:
            task = self._pending[key] = asyncio.create_task(start())
            task.add_done_callback(partial(self._done, key))
        return await asyncio.shield(task)  # cancelling one waiter must not cancel the others

    def _done(self, key: bytes, task: asyncio.Task[Any]) -> None:
        del self._pending[key]
        if not task.cancelled():
            task.exception()  # mark it as retrieved, as there may be no waiter left

    async def _run(self, game: Game, work: Callable[..., T], *arguments: Any, rank: Rank, long: bool = False) -> T:
        pool, limit = (self._search_pool, SEARCH_TIMEOUT) if long else (self._pool, DECISION_TIMEOUT)
        if pool is None or GAMES.get(game.key) is not game:
            return work(game, *arguments)
        return await pool.run(limit, think, game.key, work, arguments, rank=rank, queue=QUEUE)


def choose(game: Game, level: str, view: Any, prompt: Prompt, luck: bytes) -> Action:
    """Return the move of a computer player of this level."""
    chance = Chance(f"{game.key}/bot/{prompt.seat}", luck)
    return ai.random_move(prompt, chance) if level == ai.RANDOM else game.choose(level, view, prompt, chance)


def searched_move(game: Game, determinized: bytes, seat: Seat, luck: bytes) -> Action:
    """Return a master's move in a stored determinization."""
    return search.search_move(game, play.load(game, determinized), seat, luck)


def rated_moves(game: Game, determinized: bytes, seat: Seat, luck: bytes) -> tuple[RatedMove[Action], ...]:
    """Return a master's move in a stored determinization, and the next best ones."""
    return search.rate_moves(game, play.load(game, determinized), seat, luck)


def undone_match(game: Game, first: bytes, moves: Sequence[Move], seat: Seat) -> bytes:
    """Return the stored match after `first` and these moves, without the seat's last one."""
    match, _ = play.undo(game, play.load(game, first), moves, seat)
    return play.save(match)


def foreseen_matches(game: Game, match: bytes, seat: Seat, level: str) -> tuple[bytes, ...]:
    """Return stored matches at the seat's possible next prompts, as far as it can know."""
    return tuple(play.save(one) for one in lookahead.guesses(game, play.load(game, match), seat, level))


def think(key: str, work: Callable[..., T], arguments: Sequence[Any], games: Mapping[str, Game] = GAMES) -> T:
    """Run a `GameTaskRunner` function for a game, in any process."""
    return work(games[key], *arguments)
