"""Closes challenges, decides duels, and makes seasons and replays of the best attempts."""

from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import replace

from bot.database.repositories import Repositories
from bot.domain.person import PersonId
from bot.domain.table_view import TableView
from bot.domain.timestamps import to_millis
from bot.features.challenges.model import AttemptState, Challenge, RankedAttempt, SeasonTotal
from bot.features.challenges.repository import ChallengeRepository
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.rules import visible_results
from bot.features.challenges.service import ChallengeService
from bot.features.challenges.standing import ranks
from bot.features.seats.service import SeatService
from bot.refusals import BadRecord
from bot.refusals.challenges import NoReplay, Secret
from bot.refusals.isolated import isolated
from bot.tables.log_view import move_of
from bot.tables.repository import Clock, TableRepository
from bot.workers.computer_players import GameTaskRunner
from games.api import play

AT_ONCE = 100
"""How many challenges or attempts one tick of the clock looks at; the others come with the next."""


class BestAttemptReplay(Struct, frozen=True):
    """A moment of the best attempt at a closed challenge: after `number` of `moves` answers.

    `rounds` are the numbers of answers after which rounds began; `table_view` has no prompt.
    """

    challenge: Challenge
    best: RankedAttempt
    table_view: TableView
    number: int
    moves: int
    rounds: tuple[int, ...]


@dataclass(eq=False)
class ChallengeClosingService:
    """Close challenges when their time is over, and tell what came of them."""

    repositories: Repositories
    challenge_repository: ChallengeRepository
    now: Clock
    repository: TableRepository
    task_runner: GameTaskRunner
    challenges: ChallengeService
    attempt_results: AttemptResultService
    seats: SeatService

    # -- for the clock -------------------------------------------------------------------------------------------------

    async def tend(self) -> None:
        """Prove what is still to be proved, and close what is over.

        One challenge that fails does not stand in the way of the others. Raises the store's refusals.
        """
        for table in await self.challenge_repository.unproved(AT_ONCE):
            with isolated(f"attempt {table}"):
                await self.attempt_results.prove(table)
        for code in await self.challenge_repository.to_close(to_millis(self.now()), AT_ONCE):
            with isolated(f"challenge {code}"):
                await self.close(code)

    async def close(self, code: str) -> None:
        """Close a challenge: unfinished attempts are given up, ranks and season points stay for good."""
        challenge = await self.challenges.find(code)
        for attempt in await self.challenge_repository.ranked(challenge.code):
            if attempt.state is AttemptState.RUNNING:
                await self.seats.end_table(attempt.table, attempt.person)
            await self.attempt_results.prove(attempt.table)
        ranking = await self.attempt_results.ranking(code)
        if any(one.state in (AttemptState.RUNNING, AttemptState.DONE) for one in ranking.others):
            return  # somebody's proof has failed for now; the clock comes again
        await self.attempt_results.close(ranking)

    # -- seasons, replays ----------------------------------------------------------------------------------------------

    async def season(self, game: str, month: str) -> tuple[SeasonTotal, ...]:
        """Return the season table of a month (2026-11): the closed daily challenges, most points first.

        Equal points mean the same rank; among them the greater average lead is shown first.
        """
        rows = await self.challenge_repository.season(game, f"{month}-01", f"{month}-31")
        ordered = sorted(rows, key=lambda row: (-row.points, -row.margins / row.days, row.person))
        rank = dict(ranks({row.person: (row.points,) for row in ordered}))
        return tuple(replace(row, rank=rank[row.person]) for row in ordered)

    async def replay(self, code: str, person: PersonId, number: int) -> BestAttemptReplay:
        """Return a moment of the best attempt that a person may see.

        Raises UnknownChallenge, Secret before the end, NoReplay, BadRecord where the rules have changed.
        """
        ranking = await self.attempt_results.ranking(code)
        if ranking.challenge.closed_at is None:
            raise Secret()
        best = next(iter(visible_results(ranking, person)), None)
        if best is None:
            raise NoReplay()
        loaded = await self.repository.load(best.attempt.table, refresh=True)
        if not loaded.can_replay:
            raise BadRecord(why="upgraded")
        kept = await self.repositories.log.replaying(best.attempt.table)
        moves = [move_of(loaded.game, entry) for entry in kept.moves]
        at = max(0, min(number, len(moves)))
        shown = await self.task_runner.replay_position(loaded.game, kept.match, moves, at)
        match = play.load(loaded.game, shown.match)
        scores = tuple(play.score(loaded.game, match)) if match.over else ()
        table_view = TableView(table=loaded.table, view=play.view(loaded.game, match, None), scores=scores)
        return BestAttemptReplay(ranking.challenge, best, table_view, at, len(moves), shown.rounds)
