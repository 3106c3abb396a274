"""Compares an attempt with a rival's or with par, round by round."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.database.repositories import Repositories
from bot.domain.person import PersonId
from bot.domain.table import Table, TableId
from bot.domain.table_view import TableView
from bot.features.challenges.model import Attempt, Challenge, ChallengeRanking, RankedAttempt
from bot.features.challenges.par import Par
from bot.features.challenges.par_service import ParService
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.rules import hides_boards, visible_results
from bot.features.challenges.service import ChallengeService
from bot.refusals import BadRecord, TooSlow
from bot.refusals.challenges import NoReplay, NoRival, Secret
from bot.tables.log_view import move_of
from bot.tables.repository import TableRepository
from bot.workers.computer_players import GameTaskRunner
from bot.workers.par_games import ParGame
from bot.workers.priority_semaphore import Rank, WorkFailed
from games.api import Game, Move, ai, play

PAR = "par"
"""Instead of a rival's table: the par game that ended with par."""


Played = tuple[bytes, Sequence[Move]]
"""The start of a match, and its moves."""


class AttemptRace(Struct, frozen=True):
    """Two attempts compared at the end of a round; rounds are counted from 0.

    `rivals` are the attempts that a person may race against. `rival` is None and `par` known in a race against par.
    `result` is that of the rival or of par. `own` and `other` are the tables, without a prompt.
    """

    challenge: Challenge
    mine: RankedAttempt
    rival: RankedAttempt | None
    rivals: tuple[RankedAttempt, ...]
    par: Par
    result: Attempt | ParGame
    number: int
    rounds: int
    own: TableView
    other: TableView


class BestAttemptReplay(Struct, frozen=True):
    """A moment of the best attempt at a closed challenge: after `number` of `moves` moves.

    `rounds` are the numbers of moves after which rounds began; `table_view` has no prompt.
    """

    challenge: Challenge
    best: RankedAttempt
    table_view: TableView
    number: int
    moves: int
    rounds: tuple[int, ...]


@dataclass(eq=False)
class RaceService:
    """The service that compares attempts for people who have finished theirs, and replays the best one."""

    repositories: Repositories
    repository: TableRepository
    challenges: ChallengeService
    task_runner: GameTaskRunner
    attempt_results: AttemptResultService
    pars: ParService

    async def race(self, code: str, person: PersonId, against: str, number: int | None) -> AttemptRace:
        """Return a moment of a race; `against` is the table of a rival or PAR, otherwise the nearest rival is chosen.

        Attempts that are not shown are left out. Raises UnknownChallenge, NoRival, TooSlow; BadRecord if the rules have
        changed; Secret for a person who has not finished, and before the close of a duel between servers.
        """
        ranking = await self.attempt_results.ranking(code)
        mine = ranking.of(person)
        if mine is None or hides_boards(ranking.challenge):
            raise Secret()
        par, rivals = await self.pars.of(code, person), rivals_of(ranking, person)
        rival = next((one for one in rivals if one.attempt.table == against), None)
        if rival is None and not par.known:
            rival = nearest_rival(rivals, mine)
        if rival is None and not par.known:
            raise NoRival()
        loaded = await self.repository.load(mine.attempt.table, refresh=True)
        game, table = loaded.game, loaded.table
        own, other = await self._attempt(game, table.id), await self._other(game, ranking, rival, par)
        rounds = len(mine.attempt.course)
        at = rounds - 1 if number is None else max(0, min(number, rounds - 1))
        beside = await self._table(table, rival)
        result = par.par_games[par.number] if rival is None else rival.attempt
        last = len(result.course) - 1
        return AttemptRace(
            challenge=ranking.challenge,
            mine=mine,
            rival=rival,
            rivals=rivals,
            par=par,
            result=result,
            number=at,
            rounds=rounds,
            own=await self._view_of(game, table, own, at, rounds),
            other=await self._view_of(game, beside, other, last if at == rounds - 1 else min(at, last), last + 1),
        )

    async def replay(self, code: str, person: PersonId, number: int) -> BestAttemptReplay:
        """Return a moment of the best attempt that a person may see.

        Raises UnknownChallenge, Secret before the close, NoReplay, BadRecord if the rules have changed.
        """
        ranking = await self.attempt_results.ranking(code)
        if ranking.challenge.closed_at is None:
            raise Secret()
        best = next(iter(visible_results(ranking, person)), None)
        if best is None:
            raise NoReplay()
        loaded = await self.repository.load(best.attempt.table, refresh=True)
        first, moves = await self._attempt(loaded.game, best.attempt.table)
        at = max(0, min(number, len(moves)))
        table_view, rounds = await self._view_at(loaded.game, loaded.table, (first, moves), at)
        return BestAttemptReplay(ranking.challenge, best, table_view, at, len(moves), rounds)

    async def _table(self, own: Table, rival: RankedAttempt | None) -> Table:
        """Return the rival's table; for par that of a computer player."""
        if rival is not None:
            return (await self.repository.load(rival.attempt.table, refresh=True)).table
        return replace(own, seats=tuple(replace(one, person=None, level=ai.STRONG, name="") for one in own.seats))

    async def _other(self, game: Game, ranking: ChallengeRanking, rival: RankedAttempt | None, par: Par) -> Played:
        if rival is not None:
            return await self._attempt(game, rival.attempt.table)
        challenge = ranking.challenge
        seed = await self.challenges.seed(challenge.name)
        try:
            played = await self.task_runner.par_game(game, challenge.options, seed, par.number, rank=Rank.PERSON)
        except WorkFailed as error:
            raise TooSlow() from error
        if played.par_game != par.par_games[par.number]:  # a later version of the computer player plays otherwise
            raise NoRival()
        match, _ = play.start(game, msgspec.convert(challenge.options, game.options), 1, seed)
        actions = [msgspec.json.decode(move, type=game.actions) for move in played.moves]
        return play.save(match), [Move(0, action) for action in actions]

    async def _attempt(self, game: Game, table: TableId) -> Played:
        if not (await self.repository.load(table)).can_replay:
            raise BadRecord(why="upgraded")
        kept = await self.repositories.log.replaying(table)
        return kept.match, [move_of(game, entry) for entry in kept.moves]

    async def _view_of(self, game: Game, table: Table, played: Played, number: int, rounds: int) -> TableView:
        """Return a table at the end of a round; only the last `rounds` rounds of a match count."""
        first, moves = played
        ends = (await self.task_runner.replay_position(game, first, moves, 0)).rounds[-rounds:]
        at = ends[number + 1] if number + 1 < len(ends) else len(moves)
        return (await self._view_at(game, replace(table, moves=at), played, at))[0]

    async def _view_at(
        self, game: Game, table: Table, played: Played, number: int
    ) -> tuple[TableView, tuple[int, ...]]:
        """Return a table after this number of moves, and the numbers of moves after which rounds began."""
        shown = await self.task_runner.replay_position(game, *played, number)
        match = play.load(game, shown.match)
        scores = tuple(play.score(game, match)) if match.over else ()
        return TableView(table=table, view=play.view(game, match, None), scores=scores), shown.rounds


def rivals_of(ranking: ChallengeRanking, person: PersonId) -> tuple[RankedAttempt, ...]:
    """Return the visible results of other people, the best first."""
    return tuple(
        one for one in visible_results(ranking, person) if one.attempt.person != person and one.attempt.person > 0
    )


def nearest_rival(rivals: Sequence[RankedAttempt], mine: RankedAttempt) -> RankedAttempt | None:
    """Return the rival with the nearest rank, the better one of two."""
    return min(rivals, key=lambda one: (abs(one.rank - mine.rank), one.rank), default=None)
