"""What a leaderboard costs over very many stored results on the embedded database."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from itertools import product
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter_ns

from bot.app.repositories import open_repositories
from bot.features.rankings.leaderboard import Leaderboard, LeaderboardOrder
from tests.tools.bench.figures import Figure, p95

LIMIT = 100.0
"""Milliseconds."""

GAMES, GUILDS, SEASONS = 5, 197, (0, 20261, 20262)
SEATS = 2
PER_PERSON = 25
"""So many results has a person on average, most of them fewer, some far more."""

_RESULTS = """
WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :count)
INSERT INTO results (table_id, seat, person, game, rules, options, guild, players, computers, helped, place, won, total,
    lines, moves, finished_at, answers, thought, thoughts)
SELECT printf('b%07x', n / :seats), n % :seats, 1000 + abs(random() % :people) * abs(random() % 1000) / 1000,
    'game' || (n % :games), 1, '{}', 1 + n % :guilds, :seats, 0, 0, 1 + n % :seats, n % :seats = 0, abs(random() % 120),
    '[]', 80, 1767225600000 + n * 15000, 40, 60000, 9
FROM numbers
"""
_STANDINGS = """
INSERT INTO standings SELECT game, {guild}, {season}, person, 1, count(*), sum(won), count(*), sum(won), 25.0, 2.0,
    19.0 + sum(won) * 9.0 / count(*) + abs(random() % 1000) / 1000.0, 1, max(total), max(finished_at), sum(thought),
    sum(thoughts), 3
FROM results {where} GROUP BY game, person{group}
"""
_QUARTER = "finished_at >= :first AND finished_at < :last"
QUARTERS = {20261: (1767225600000, 1775001600000), 20262: (1775001600000, 1782864000000)}


def measure(results: int, answers: int) -> list[Figure]:
    """Ask for so many pages of all kinds of boards over so many stored results."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(Path(folder) / "boards.sqlite3", results, answers))


async def _measured(file: Path, results: int, answers: int) -> list[Figure]:
    repositories = await open_repositories(f"sqlite+aiosqlite:///{file}")
    try:
        people = max(2, results // PER_PERSON)
        filled(file, results, people)
        luck = Random(results)
        boards = [Leaderboard(f"game{game}", order, guild, season) for game, order, guild, season in _kinds()]
        times = []
        for _ in range(answers):
            board, person = luck.choice(boards), 1000 + luck.randrange(people)
            page = luck.choice((0, 1, None, luck.randrange(people // 40 + 1)))
            start = perf_counter_ns()
            await repositories.rankings.board(board, person, page)
            times.append((perf_counter_ns() - start) / 1e6)
    finally:
        await repositories.close()
    of = f"ms, of {results:,} results"
    return [
        Figure.of("board", median(times), of, LIMIT),
        Figure.of("board.p95", p95(times), of),
        Figure.of("board.slowest", max(times), of),
    ]


def _kinds() -> list[tuple[int, LeaderboardOrder, int, int]]:
    return list(product(range(GAMES), LeaderboardOrder, (0,), SEASONS))


def filled(file: Path, results: int, people: int) -> None:
    """Store so many results of so many people, and what is counted of them."""
    sizes = {"count": results, "seats": SEATS, "people": people, "games": GAMES, "guilds": GUILDS}
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("PRAGMA synchronous = off")
        database.execute(_RESULTS, sizes)
        database.execute(
            "INSERT INTO people SELECT person, 'Person ' || person, 'en', '{}', 0 FROM results GROUP BY person"
        )
        for guild, season in product(("0", "guild"), SEASONS):
            where = f"WHERE {_QUARTER}" if season else ""
            first, last = QUARTERS.get(season, (0, 0))
            group = ", guild" if guild == "guild" else ""
            statement = _STANDINGS.format(guild=guild, season=season, where=where, group=group)
            database.execute(statement, {"first": first, "last": last} if season else {})
