"""Verifies and lists finished attempts, and closes challenges once all results are known."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from datetime import timedelta

import msgspec
from msgspec.structs import replace

from bot.database.repositories import Repositories
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.person import PersonId
from bot.domain.table import Table, TableId, TableStatus
from bot.domain.timestamps import to_millis
from bot.features.challenges.model import (
    Attempt,
    AttemptState,
    Challenge,
    ChallengeRanking,
    RankedAttempt,
    SeasonTotal,
)
from bot.features.challenges.repository import ChallengeRepository
from bot.features.challenges.rules import hides_boards, hides_scores_from, visible_results
from bot.features.challenges.service import ChallengeService
from bot.features.challenges.standing import rank_attempts, ranks, season_points
from bot.features.seats.service import SeatService
from bot.refusals import NoResult
from bot.refusals.challenges import OwnFirst, Secret
from bot.refusals.isolated import isolated
from bot.tables.catalog import Games, game_of
from bot.tables.log_view import move_of
from bot.tables.repository import ChangeSignal, Clock, TableRepository
from bot.workers.computer_players import GameTaskRunner
from bot.workers.verification import AttemptClaim, AttemptProof, challenge_of
from games.api import record

log = logging.getLogger(__name__)

REMINDER_LEAD = timedelta(hours=6)
"""Time before the end of a challenge at which its players are reminded of an attempt that is not finished."""

MOST_PER_RUN = 100
"""Maximum number of challenges or attempts in one run of the scheduler."""

_ENDED = (AttemptState.LISTED, AttemptState.GIVEN_UP, AttemptState.VOID, AttemptState.STRUCK)


ChallengeChanged = Callable[[Challenge], Awaitable[None]]
"""Called after the results of a challenge have changed, or after it has closed."""


@dataclass(eq=False)
class AttemptResultService:
    """The service that verifies and lists attempts, ranks them, closes challenges."""

    repositories: Repositories
    challenge_repository: ChallengeRepository
    now: Clock
    games: Games
    change_signal: ChangeSignal
    task_runner: GameTaskRunner
    repository: TableRepository
    challenges: ChallengeService
    seats: SeatService
    on_results_changed: list[ChallengeChanged] = field(default_factory=list, init=False)
    on_closed: list[ChallengeChanged] = field(default_factory=list, init=False)

    async def match_over(self, table: Table) -> Table:
        """Verify an attempt that was finished; one that was given up may close its challenge."""
        challenge = table.challenge
        if challenge is None or not challenge.ranked:
            return table
        if table.status is TableStatus.OVER:
            await self.settle(table.id)
        else:
            await self.once_all_have_tried(challenge.code)
        return (await self.repository.load(table.id, refresh=True)).table

    async def settle(self, table: TableId) -> None:
        """Verify an attempt; the scheduler retries if that fails."""
        try:
            await self.prove(table)
        except Exception:
            log.exception("table %s: the attempt could not be proved", table)

    async def prove(self, table: TableId) -> None:
        """Replay a finished ranked attempt from its log, and list its result if the stored one is the same."""
        attempt = await self.challenge_repository.attempt(table)
        if attempt is None or not attempt.ranked or attempt.state is not AttemptState.DONE:
            return
        challenge = await self.challenges.find(attempt.code)
        try:
            proof = await self._proof(challenge, table)
        except (record.RecordInvalid, msgspec.ValidationError) as error:
            log.error("table %s: the attempt at %s does not hold: %s", table, challenge.code, error)
            await self.challenge_repository.void(table, to_millis(self.now()))
        else:
            new_messages = (NewMessage(MessageKind.FINISHED),) if attempt.shown and tells(challenge, attempt) else ()
            if await self.challenge_repository.list_result(table, proof, new_messages, to_millis(self.now())):
                await self.results_changed(challenge)
        await self.once_all_have_tried(challenge.code)

    async def _proof(self, challenge: Challenge, table: TableId) -> AttemptProof:
        game = game_of(self.games, challenge.game)
        kept = await self.repositories.log.replaying(table)
        moves = tuple(move_of(game, entry) for entry in kept.moves)
        claim = AttemptClaim(
            challenge.options, await self.challenges.seed(challenge.name), kept.match, moves, kept.number == 0
        )
        proof = await self.task_runner.prove(game, claim)
        stored = {result.score.seat: result.score.total for result in await self.repositories.log.results(table)}
        if stored != proof.totals:
            raise record.RecordInvalid("scores", f"{stored}, proved {proof.totals}")
        return proof

    async def results_changed(self, challenge: Challenge) -> None:
        """Call the subscribers that show a challenge's results."""
        for changed in self.on_results_changed:
            await changed(challenge)
        self.change_signal.ring()

    async def ranking(self, code: str) -> ChallengeRanking:
        """Return the ranking of a challenge. Raises UnknownChallenge."""
        challenge = await self.challenges.find(code)
        rules = challenge_of(game_of(self.games, challenge.game))
        return rank_attempts(challenge, await self.challenge_repository.ranked(challenge.code), by_time=rules.by_time)

    async def scores(self, code: str, viewer: PersonId) -> ChallengeRanking:
        """Return the ranking of a challenge for a person.

        Raises UnknownChallenge; OwnFirst at a duel between servers, before the person has played.
        """
        ranking = await self.ranking(code)
        if ranking.challenge.kind.traits.between_servers and hides_scores_from(ranking, viewer):
            raise OwnFirst()
        return ranking

    async def shared_result(self, code: str, person: PersonId) -> tuple[ChallengeRanking, RankedAttempt]:
        """Return the ranking of a challenge and a person's place in it, to be shown to others.

        Raises UnknownChallenge, Secret; NoResult without a listed result.
        """
        ranking = await self.ranking(code)
        if (placed := ranking.of(person)) is None:
            raise NoResult()
        if hides_boards(ranking.challenge):
            raise Secret()
        return ranking, placed

    async def ranking_on(self, guild: int | None, ranking: ChallengeRanking) -> ChallengeRanking:
        """Return the ranking of the people of a server, without the names that its lists leave out."""
        server = None if guild is None else await self.repositories.people.server(guild)
        return ranking.within(guild).unnamed(server.unlisted if server else ())

    async def _close(self, ranking: ChallengeRanking) -> None:
        """Close a challenge with this ranking, and fix ranks and season points."""
        challenge, now = ranking.challenge, self.now()
        places = places_of(ranking)
        table = public_table(ranking) if challenge.kind.traits.has_result_message else None
        new_messages = [(table, NewMessage(MessageKind.DUEL_RESULT))] if table else []
        new_messages += [(side.topic, NewMessage(MessageKind.SIDE)) for side in challenge.sides if challenge.agreed]
        new_messages += private_messages(ranking, challenge.people) if challenge.kind.traits.is_duel else []
        ended = to_millis(min(now, challenge.ends_at))
        if await self.challenge_repository.close(challenge.code, ended, places, new_messages, at=to_millis(now)):
            for closed in self.on_closed:
                await closed(challenge)
            self.change_signal.ring()

    async def tend(self) -> None:
        """Verify finished attempts, remind players of those that soon run out, and close challenges that have ended.

        A failure of one does not affect the others. Raises the database's refusals.
        """
        for table in await self.challenge_repository.unproved(MOST_PER_RUN):
            with isolated(f"attempt {table}"):
                await self.prove(table)
        now = self.now()
        for code in await self.challenge_repository.to_remind(
            to_millis(now), to_millis(now + REMINDER_LEAD), MOST_PER_RUN
        ):
            with isolated(f"challenge {code}"):
                await self._remind(code)
        for code in await self.challenge_repository.to_close(to_millis(self.now()), MOST_PER_RUN):
            with isolated(f"challenge {code}"):
                await self.close(code)

    async def _remind(self, code: str) -> None:
        """Remind the people whose attempt goes on, and those of a duel who have not begun."""
        ranking = await self.ranking(code)
        running = [one.person for one in ranking.others if one.state is AttemptState.RUNNING]
        duel = ranking.challenge.people if ranking.challenge.kind.traits.is_duel else ()
        waiting = [person for person in duel if ranking.attempt_of(person) is None]
        new_messages = private_messages(ranking, (*running, *waiting))
        await self.challenge_repository.remind(code, new_messages, to_millis(self.now()))
        self.change_signal.ring()

    async def close(self, code: str) -> None:
        """Close a challenge: give unfinished attempts up, fix ranks and season points."""
        challenge = await self.challenges.find(code)
        for attempt in await self.challenge_repository.ranked(challenge.code):
            if attempt.state is AttemptState.RUNNING:
                await self.seats.end_table(attempt.table, attempt.person)
                told = (NewMessage(MessageKind.ATTEMPT, attempt.person),)
                await self.repositories.outbox.post(attempt.table, told, to_millis(self.now()))
            await self.prove(attempt.table)
        ranking = await self.ranking(code)
        if any(one.state in (AttemptState.RUNNING, AttemptState.DONE) for one in ranking.others):
            return  # a verification has failed; the scheduler tries again
        await self._close(ranking)

    async def once_all_have_tried(self, code: str) -> None:
        """Close a challenge of invited people as soon as all of them have tried."""
        challenge = await self.challenges.find(code)
        if not challenge.kind.traits.invited_only or challenge.closed_at is not None:
            return
        tried = {one.person for one in await self.challenge_repository.ranked(challenge.code) if one.state in _ENDED}
        if {challenge.host, *challenge.guests} <= tried:
            await self._close(await self.ranking(code))

    async def season(self, game: str, month: str) -> tuple[SeasonTotal, ...]:
        """Return the season table of a month (2026-11) of the closed daily challenges, most points first.

        Equal points share a rank; among them the greater average lead comes first. Raises UnknownGame.
        """
        rows = await self.challenge_repository.season(game_of(self.games, game).key, f"{month}-01", f"{month}-31")
        ordered = sorted(rows, key=lambda row: (-row.points, -row.margins / row.days, row.person))
        rank = dict(ranks({row.person: (row.points,) for row in ordered}))
        return tuple(replace(row, rank=rank[row.person]) for row in ordered)


def private_messages(ranking: ChallengeRanking, people: Iterable[PersonId]) -> list[tuple[str, NewMessage]]:
    """Return private messages about a challenge by topic: the person's own attempt, else that of another."""
    attempts = (*(one.attempt for one in ranking.placed), *ranking.others)
    tables = {one.person: one.table for one in attempts}
    other = next(iter(tables.values()), None)
    topics = ((tables.get(person, other), person) for person in people)
    return [(topic, NewMessage(MessageKind.ATTEMPT, person)) for topic, person in topics if topic is not None]


def public_table(ranking: ChallengeRanking) -> TableId | None:
    """Return the table at whose place the end of a challenge is posted; it does not depend on hidden results."""
    begun = sorted((one.attempt for one in ranking.placed), key=lambda one: (one.begun_at, one.table))
    shown = [one.attempt for one in visible_results(ranking)]
    return next((one.table for one in (*shown, *begun) if one.guild is not None), None)


def tells(challenge: Challenge, attempt: Attempt) -> bool:
    """Return whether the result of an attempt may be posted where it was begun.

    A ladder is private, and a duel of servers hides scores before its end.
    """
    return attempt.guild is not None and not (challenge.kind.traits.solitary or challenge.kind.traits.between_servers)


def places_of(ranking: ChallengeRanking) -> dict[TableId, tuple[int, int]]:
    """Return the rank and the season points of each listed attempt, by table."""
    gives_points = ranking.challenge.kind.traits.is_daily
    return {
        one.attempt.table: (one.rank, season_points(one.rank, won=one.attempt.won) if gives_points else 0)
        for one in ranking.placed
    }
