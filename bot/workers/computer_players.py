"""Computer players: they see their own view and their question, never the match, and think outside the event loop."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from secrets import token_bytes
from typing import Any, TypeVar

import msgspec

from bot.domain.person import acting_person
from bot.refusals import TooSlow
from bot.workers.par_games import ParGameRecord, par_game
from bot.workers.priority_semaphore import Rank, WorkFailed, WorkRejected
from bot.workers.process_pool import ProcessPool
from bot.workers.replays import FileCheck, ReplayMoment, ResultCheck, check_file, check_result, replay_moment
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

PATIENCE = 10.0
"""Seconds that a thought may take."""

LONGEST = 30.0
"""Seconds that a master's thought may take: nobody waits behind it, and on a busy machine it gives way."""

REPLAY = 5.0
"""Seconds that a replay of a record may take; that of the longest match takes 0.05."""

QUEUE = 20.0
"""Seconds that a thought waits for the thoughts before it; whoever waits keeps a table from everybody else."""


class GameTaskRunner:
    """Where long thoughts are thought: in the bot's process pools, or at once where there are none.

    `search_pool` are the processes for what masters think, so that nobody's thought waits behind theirs; without them
    it is thought in the `pool`. A pool's processes know the games of `games.GAMES` only; others are thought about at
    once. `luck` gives the 16 bytes of a computer player's own luck, which has nothing to do with the match's.
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
        """Return a computer player's answer; whatever goes wrong while it thinks, it is a legal one.

        `rank` says who waits for it. Raises WorkRejected if it could not even begin to think: it will have another day.
        """
        luck = self._luck()
        try:
            action = await self._run(game, choose, level, view, prompt, luck, rank=rank)
        except WorkRejected:
            raise
        except Exception:
            log.exception("%s: computer player %s could not decide %s", game.key, level, prompt.name)
            return ai.random_move(prompt, Chance(game.key, luck))
        if action not in prompt.legal:
            log.error("%s: computer player %s gave no legal answer to %s", game.key, level, prompt.name)
            return ai.random_move(prompt, Chance(game.key, luck))
        return action

    async def search(self, game: Game, imagined: AnyMatch, prompt: Prompt, *, rank: Rank = Rank.PERSON) -> Action:
        """Return a master's answer; `imagined` is a match that its seat has imagined. Raises WorkRejected.

        It is long in thinking, so it has processes of its own; where nothing comes of it, a strong player answers.
        """
        luck = self._luck()
        try:
            action = await self._run(game, searched_move, play.save(imagined), prompt.seat, luck, rank=rank, long=True)
            if action in prompt.legal:
                return action
            log.error("%s: a master gave no legal answer to %s", game.key, prompt.name)
        except WorkRejected:
            raise
        except Exception:
            log.exception("%s: a master could not decide %s", game.key, prompt.name)
        return await self.decide(game, ai.STRONG, play.view(game, imagined, prompt.seat), prompt, rank=rank)

    async def rate_moves(
        self, game: Game, imagined: AnyMatch, seat: Seat, luck: bytes
    ) -> tuple[RatedMove[Action], ...]:
        """Return what a master would answer and the next best, for a person who asks. Raises TooSlow.

        `imagined` is a match that the seat has imagined. It is as long in thinking as a master's answer.
        """
        return await self._in_process(game, rated_moves, play.save(imagined), seat, luck, long=True)

    async def foresee(self, game: Game, match: bytes, seat: Seat, level: str) -> tuple[bytes, ...]:
        """Return the stored matches in which a seat is asked next, as far as it can know. Raises TooSlow."""
        return await self._in_process(game, foreseen_matches, match, seat, level)

    async def undo(self, game: Game, first: bytes, moves: Sequence[Move], seat: Seat) -> bytes:
        """Return the stored match without the seat's last answer. Raises play.CannotTakeBack, TooSlow."""
        return await self._in_process(game, undone_match, first, moves, seat)

    async def rewind(self, game: Game, first: bytes, moves: Sequence[Move], kept: int) -> RewoundMatch:
        """Return the match after the first `kept` answers, and what the others have shown. Raises TooSlow."""
        return await self._in_process(game, rewind, first, moves, kept)

    async def prove(self, game: Game, claim: AttemptClaim) -> AttemptProof:
        """Play an attempt at a challenge again. Raises RecordInvalid, TooSlow."""
        return await self._in_process(game, prove, claim)

    async def replay_position(self, game: Game, first: bytes, moves: Sequence[Move], number: int) -> ReplayPosition:
        """Return a moment of a replay. Raises TooSlow."""
        return await self._in_process(game, scene, first, moves, number)

    async def par_game(
        self, game: Game, options: dict[str, Any], seed: str, number: int, *, rank: Rank
    ) -> ParGameRecord:
        """Return an evening of the strong computer player; `rank` says who waits for it.

        Raises WorkFailed.
        """
        playing = partial(self._run, game, par_game, options, seed, number, rank=rank)
        return await self._shared(playing, game.key, par_game.__name__, (rank, options, seed, number))

    async def check_file(self, games: Mapping[str, Game], data: bytes) -> FileCheck:
        """Read and replay a file that may hold anything. Raises TooSlow."""
        return await self._replay(games, check_file, data)

    async def check_result(self, games: Mapping[str, Game], data: bytes, promised: str | None) -> ResultCheck:
        """Replay the record of a finished match of this bot. Raises TooSlow."""
        return await self._replay(games, check_result, data, promised)

    async def replay_moment(
        self, games: Mapping[str, Game], data: bytes, number: int, seat: Seat | None
    ) -> ReplayMoment:
        """Return a moment of a record, as a seat sees it. Raises RecordInvalid, TooSlow."""
        return await self._replay(games, replay_moment, data, number, seat)

    async def _replay(self, games: Mapping[str, Game], work: Callable[..., T], *arguments: Any) -> T:
        """Replay a record for a person in a worker process; without one in a thread."""
        if self._pool is None or any(GAMES.get(key) is not game for key, game in games.items()):
            return await asyncio.to_thread(work, *arguments, games)
        try:
            replay = partial(self._pool.run, REPLAY, work, *arguments, rank=Rank.PERSON, queue=QUEUE)
            return await self._shared(replay, work.__name__, arguments)
        except WorkFailed as error:
            log.warning("%s came to nothing: %r", work.__name__, error)
            raise TooSlow() from error

    async def _in_process(self, game: Game, work: Callable[..., T], *arguments: Any, long: bool = False) -> T:
        """Think for a person, who waits for it: refuse kindly rather than keep them waiting."""
        try:
            thought = partial(self._run, game, work, *arguments, rank=Rank.PERSON, long=long)
            return await self._shared(thought, game.key, work.__name__, arguments)
        except WorkFailed as error:
            log.error("%s: %s came to nothing: %r", game.key, work.__name__, error)
            raise TooSlow() from error

    async def _shared(self, start: Callable[[], Coroutine[Any, Any, T]], *about: Any) -> T:
        """Return what comes of the work; a person who asks the same meanwhile waits for the same work."""
        key = msgspec.msgpack.encode((acting_person.get(), *about))
        task = self._pending.get(key)
        if task is None:
            task = self._pending[key] = asyncio.create_task(start())
            task.add_done_callback(partial(self._done, key))
        return await asyncio.shield(task)  # who no longer waits takes nothing from the others

    def _done(self, key: bytes, task: asyncio.Task[Any]) -> None:
        del self._pending[key]
        if not task.cancelled():
            task.exception()  # perhaps nobody waits to hear it

    async def _run(self, game: Game, work: Callable[..., T], *arguments: Any, rank: Rank, long: bool = False) -> T:
        pool, limit = (self._search_pool, LONGEST) if long else (self._pool, PATIENCE)
        if pool is None or GAMES.get(game.key) is not game:
            return work(game, *arguments)
        return await pool.run(limit, think, game.key, work, arguments, rank=rank, queue=QUEUE)


def choose(game: Game, level: str, view: Any, prompt: Prompt, luck: bytes) -> Action:
    """Return the answer of a computer player of this level."""
    chance = Chance(f"{game.key}/bot/{prompt.seat}", luck)
    return ai.random_move(prompt, chance) if level == ai.RANDOM else game.choose(level, view, prompt, chance)


def searched_move(game: Game, imagined: bytes, seat: Seat, luck: bytes) -> Action:
    """Return a master's answer in a stored match that its seat has imagined."""
    return search.search_move(game, play.load(game, imagined), seat, luck)


def rated_moves(game: Game, imagined: bytes, seat: Seat, luck: bytes) -> tuple[RatedMove[Action], ...]:
    """Return a master's answer in a stored match that its seat has imagined, and the next best ones."""
    return search.rate_moves(game, play.load(game, imagined), seat, luck)


def undone_match(game: Game, first: bytes, moves: Sequence[Move], seat: Seat) -> bytes:
    """Return the stored match that is `first` and then these moves without the seat's last one."""
    match, _ = play.undo(game, play.load(game, first), moves, seat)
    return play.save(match)


def foreseen_matches(game: Game, match: bytes, seat: Seat, level: str) -> tuple[bytes, ...]:
    """Return the stored matches in which a seat is asked next, as far as it can know."""
    return tuple(play.save(one) for one in lookahead.guesses(game, play.load(game, match), seat, level))


def think(key: str, work: Callable[..., T], arguments: Sequence[Any], games: Mapping[str, Game] = GAMES) -> T:
    """Do one of the works of a `GameTaskRunner` about a game; runs in any process."""
    return work(games[key], *arguments)
