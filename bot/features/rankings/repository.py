"""Reads leaderboards, profiles and statistics."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, and_, bindparam, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema, schema_challenges, schema_rankings
from bot.database.engine import Database
from bot.database.transaction import reads_snapshot
from bot.domain.person import PersonId
from bot.features.rankings import leaderboard
from bot.features.rankings.career import Career
from bot.features.rankings.counting import RebuildReport, career_of, count_outcomes, rebuild
from bot.features.rankings.leaderboard import PAGE_SIZE, Leaderboard, LeaderboardOrder, LeaderboardPage, LeaderboardRow
from bot.features.rankings.outcome import LEAST_MOVES
from bot.features.rankings.profile import AchievementGain, FinishedMatch, RatingPoint
from bot.features.rankings.ratings import LEAST_OPPONENTS
from bot.features.rankings.seasons import ALL_SERVERS, ALL_TIME
from bot.features.rankings.statistics import without
from bot.features.rankings.tallies import SCORE, SeatCount, Tally, tens

MATCHES_PER_TRANSACTION = 20
"""Maximum number of uncounted matches in one transaction, so that it ends in the usual time."""

MOST_ENDED = 5_000
"""Maximum number of matches for the streaks of a profile."""

_s, _p, _r, _f = schema_rankings.rankings.c, schema.people.c, schema.results.c, schema_rankings.feats.c
_x = schema_challenges.attempts.c
_h, _t = schema_rankings.ratings.c, schema_rankings.tallies.c


class OrderColumns(NamedTuple):
    """The columns of an order: most of `key` first, then most or least of `tie`. Listed rows fulfil `least`."""

    key: ColumnElement[Any]
    tie: ColumnElement[Any]
    most: bool
    least: ColumnElement[bool]


_ORDERS = {
    LeaderboardOrder.RATING: OrderColumns(
        _s.sure,
        _s.games,
        most=True,
        least=and_(_s.games >= LeaderboardOrder.RATING.least, _s.opponents >= LEAST_OPPONENTS),
    ),
    LeaderboardOrder.WINS: OrderColumns(_s.wins, _s.games, most=False, least=_s.games >= LeaderboardOrder.WINS.least),
    # A best score is in the index, and the same as one solo match.
    LeaderboardOrder.SOLO: OrderColumns(_s.best, _s.best_at, most=False, least=_s.best.is_not(None)),
}
IS_VOID = exists().where(
    schema_rankings.outcomes.c.table_id == schema.results.c.table_id, schema_rankings.outcomes.c.void
)
"""Whether a result has been struck."""
_PRACTISED = select(_x.table_id).where(_x.person == bindparam("who"), ~_x.ranked)
_ENDED = (
    select(_r.won, _r.finished_at)
    .where(_r.person == bindparam("who"), _r.answers > 2 * _r.helped, _r.table_id.not_in(_PRACTISED), ~IS_VOID)
    .order_by(_r.finished_at.desc(), _r.table_id.desc())
    .limit(MOST_ENDED)
)
_GAINS = (
    select(_r.game, _f.key, _f.amount, _r.finished_at, _r.table_id)
    .select_from(schema.results.join(schema_rankings.feats, and_(_f.table_id == _r.table_id, _f.seat == _r.seat)))
    .where(_r.person == bindparam("who"))
    .order_by(_r.finished_at, _r.table_id)
)
_SECRET = schema_challenges.attempts.join(
    schema_challenges.challenges,
    and_(schema_challenges.challenges.c.code == _x.code, schema_challenges.challenges.c.closed_at.is_(None)),
)
"""The attempts at open challenges, whose results are secret."""
_AT_OPEN = select(_x.table_id).select_from(_SECRET).where(_x.person == bindparam("who"))
_GAINS_TOLD = _GAINS.where(_r.table_id.not_in(_AT_OPEN))
_ENDED_TOLD = _ENDED.where(_r.table_id.not_in(_AT_OPEN))
_HELD_BACK = (
    select(_r.game, _x.ranked, _r.won, _r.answers, _r.helped, _r.thought, _r.thoughts)
    .select_from(_SECRET.join(schema.results, and_(_r.table_id == _x.table_id, _r.person == _x.person)))
    .where(_x.person == bindparam("who"), ~IS_VOID)
)
_SECRET_SCORES = (
    select(_r.total, _r.won)
    .select_from(_SECRET.join(schema.results, and_(_r.table_id == _x.table_id, _r.seat >= 0)))
    .where(_r.game == bindparam("game"), _x.ranked, _r.answers >= LEAST_MOVES, _r.answers > 2 * _r.helped, ~IS_VOID)
)
_HISTORY = (
    select(_h.at, _h.mu, _h.sigma)
    .where(_h.person == bindparam("who"), _h.game == bindparam("game"))
    .order_by(_h.number.desc())
    .limit(bindparam("most"))
)
_COUNTS = (
    select(_t.kind, _t.players, _t.key, _t.seats, _t.wins)
    .where(_t.game == bindparam("game"))
    .order_by(_t.kind, _t.players, _t.key)
)
_OVERALL = select(schema_rankings.rankings).where(
    _s.person == bindparam("who"), _s.guild == ALL_SERVERS, _s.season == ALL_TIME
)


def _on(board: Leaderboard, unlisted: Sequence[PersonId]) -> ColumnElement[bool]:
    """Return the condition for the rows of a board without the `unlisted` people."""
    return and_(
        _s.person.not_in(unlisted),
        _s.game == board.game,
        _s.guild == board.guild,
        _s.season == board.season,
        _s.listed.is_(True),
        _ORDERS[board.order].least,
    )


def _better(order: LeaderboardOrder, than: Career) -> ColumnElement[bool]:
    """Return the condition for better places than a career's; its first part is a range of the index."""
    key, tie, most, _ = _ORDERS[order]
    value, tie_value = _values(order, than)
    return and_(key >= value, or_(key > value, tie > tie_value if most else tie < tie_value))


def _first(order: LeaderboardOrder, one: Career) -> ColumnElement[bool]:
    """Return the condition for rows that share the place of a career and are shown before it."""
    columns, (value, tie_value) = _ORDERS[order], _values(order, one)
    return and_(columns.key == value, columns.tie == tie_value, _s.person < one.person)


def _values(order: LeaderboardOrder, one: Career) -> tuple[Any, Any]:
    """Return the values of a career by which a board is ordered."""
    columns = _ORDERS[order]
    return getattr(one, columns.key.name), getattr(one, columns.tie.name)


class RankingRepository:
    """Leaderboards, profiles and statistics, read from what was counted."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    @reads_snapshot
    async def board(
        self,
        connection: AsyncConnection,
        board: Leaderboard,
        person: PersonId,
        page: int | None = 0,
        unlisted: Sequence[PersonId] = (),
    ) -> LeaderboardPage:
        """Return a page of a board without the `unlisted` people.

        Page None has the person in its middle, if they are listed.
        """
        which = _on(board, unlisted)
        count = await _number(connection, which)
        own, listed = await self._own(connection, board, person)
        is_named = listed and person not in unlisted
        mine = await self._listed(connection, board, own, which) if own is not None and is_named else None
        start = leaderboard.begins(page or 0, count)
        if page is None and mine is not None:
            shared = await _number(connection, which, _first(board.order, mine.career))
            start = leaderboard.around(mine.place - 1 + shared, count)
        rows = await self._rows(connection, board, start, which)
        return LeaderboardPage(
            board=board,
            start=start,
            count=count,
            rows=rows,
            mine=mine,
            lacking=max(0, board.order.least - leaderboard.matches(board.order, own)),
            lacking_people=leaderboard.lacking_people(board.order, own),
        )

    async def _own(
        self, connection: AsyncConnection, board: Leaderboard, person: PersonId
    ) -> tuple[Career | None, bool]:
        """Return a person's career, and whether it is listed."""
        query = select(schema_rankings.rankings, _ORDERS[board.order].least.label("enough")).where(
            _s.game == board.game, _s.guild == board.guild, _s.season == board.season, _s.person == person
        )
        row = (await connection.execute(query)).one_or_none()
        return (None, False) if row is None else (career_of(row), bool(row.listed and row.enough))

    async def _listed(
        self, connection: AsyncConnection, board: Leaderboard, one: Career, which: ColumnElement[bool]
    ) -> LeaderboardRow:
        place = 1 + await _number(connection, which, _better(board.order, one))
        name = (await connection.execute(select(_p.name).where(_p.id == one.person))).scalar_one_or_none()
        return LeaderboardRow(place, name or "", one)

    async def _rows(
        self, connection: AsyncConnection, board: Leaderboard, start: int, which: ColumnElement[bool]
    ) -> tuple[LeaderboardRow, ...]:
        columns = _ORDERS[board.order]
        query = (
            select(schema_rankings.rankings, _p.name)
            .select_from(schema_rankings.rankings.outerjoin(schema.people, _p.id == _s.person))
            .where(which)
            .order_by(columns.key.desc(), columns.tie.desc() if columns.most else columns.tie.asc(), _s.person)
            .offset(start)
            .limit(PAGE_SIZE)
        )
        found = [(career_of(row), row.name or "") for row in await connection.execute(query)]
        rows: list[LeaderboardRow] = []
        for index, (one, name) in enumerate(found):
            if rows and _values(board.order, rows[-1].career) == _values(board.order, one):
                place = rows[-1].place
            elif rows:
                place = start + index + 1
            else:
                place = 1 + await _number(connection, which, _better(board.order, one))
            rows.append(LeaderboardRow(place, name, one))
        return tuple(rows)

    @reads_snapshot
    async def overall(self, connection: AsyncConnection, person: PersonId, *, secret: bool) -> tuple[Career, ...]:
        """Return a person's careers over all servers and all time, the most played game first.

        Without `secret` they leave out open challenges, even the number of finished attempts.
        """
        found = {one.game: one for one in map(career_of, await connection.execute(_OVERALL, {"who": person}))}
        held = () if secret else (await connection.execute(_HELD_BACK, {"who": person})).all()
        for row in held:
            counts = row.ranked and row.answers >= LEAST_MOVES and row.answers > 2 * row.helped
            found[row.game] = found[row.game].without(row.thought, row.thoughts, won=row.won and counts)
        return tuple(sorted((one for one in found.values() if one.played), key=lambda one: (-one.played, one.game)))

    async def history(self, person: PersonId, game: str, most: int) -> tuple[RatingPoint, ...]:
        """Return a person's latest ratings in a game, oldest first."""
        rows = await self._engine.rows(_HISTORY, who=person, game=game, most=most)
        return tuple(RatingPoint(*row) for row in rows[::-1])

    async def ended(self, person: PersonId, *, secret: bool) -> tuple[FinishedMatch, ...]:
        """Return a person's latest finished matches except practice, oldest first.

        With `secret` they include attempts at open challenges.
        """
        rows = await self._engine.rows(_ENDED if secret else _ENDED_TOLD, who=person)
        return tuple(FinishedMatch(*row) for row in rows[::-1])

    async def gains(self, person: PersonId, *, secret: bool) -> tuple[AchievementGain, ...]:
        """Return a person's gains towards achievements, oldest first; with `secret` also those in open challenges."""
        rows = await self._engine.rows(_GAINS if secret else _GAINS_TOLD, who=person)
        return tuple(AchievementGain(*row) for row in rows)

    @reads_snapshot
    async def counts(self, connection: AsyncConnection, game: str) -> Sequence[SeatCount]:
        """Return the counts for the statistics of a game, without attempts at open challenges."""
        found = [SeatCount(*row) for row in await connection.execute(_COUNTS, {"game": game})]
        secret = (await connection.execute(_SECRET_SCORES, {"game": game})).all()
        return without(found, [Tally(SCORE, 1, tens(row.total), row.won) for row in secret])

    async def catch_up(self) -> int:
        """Count the matches that are not counted yet, and return their number."""
        counted = 0
        while True:
            done = await self._engine.write(
                lambda connection: count_outcomes(self._engine, connection, MATCHES_PER_TRANSACTION)
            )
            counted += done
            if done < MATCHES_PER_TRANSACTION:
                return counted

    async def rebuild(self, *, keep: bool = True) -> RebuildReport:
        """Recount all matches; with `keep` False only compare."""
        return await rebuild(self._engine, keep=keep)


async def _number(connection: AsyncConnection, *which: ColumnElement[bool]) -> int:
    """Return the number of rows that fulfil the conditions."""
    query = select(func.count()).select_from(schema_rankings.rankings).where(*which)
    return (await connection.execute(query)).scalar_one()
