"""Solo challenges. [spec 10.5]"""

import pytest

from games.core import play
from games.core.chance import Chance
from games.core.playout import playout
from games.core.table import Table
from games.glow import GAME
from games.glow.challenge import Result, daily, ranking, season_points
from games.glow.components import DIFFICULTIES
from games.glow.rules import tom_pairs
from games.glow.setup import setup


def test_ranking_goes_by_margin_total_tokens_and_light_spent() -> None:
    results = {
        "margin": Result(90, 80, 0, 9),
        "total": Result(99, 90, 0, 9),
        "tokens": Result(98, 89, 2, 9),
        "spent": Result(98, 89, 1, 3),
        "last": Result(98, 89, 1, 4),
        "same": Result(98, 89, 1, 4),
    }
    order = [("margin", 1), ("total", 2), ("tokens", 3), ("spent", 4), ("last", 5), ("same", 5)]
    assert sorted(ranking(results)) == sorted(order)
    assert [rank for _, rank in ranking(results)] == [1, 2, 3, 4, 5, 5]


@pytest.mark.parametrize(("margin", "stars"), [(-3, 0), (0, 0), (1, 1), (9, 1), (10, 2), (25, 3)])
def test_stars(margin: int, stars: int) -> None:
    assert Result(50 + margin, 50, 0, 0).stars == stars


def test_season_points() -> None:
    lost, won = Result(50, 60, 0, 0), Result(60, 50, 0, 0)
    assert [season_points(rank, lost) for rank in (1, 2, 9, 10, 40)] == [12, 10, 2, 1, 1]
    assert season_points(10, won) == 4


def test_the_daily_challenge_follows_the_calendar() -> None:
    boards, adventurers, levels = [], [], []
    for day in range(14):
        seed, options = daily(day, f"2024-01-{day + 1:02}", b"secret")
        boards.append(options.board)
        adventurers.append(options.adventurer)
        levels.append(options.difficulty)
        assert options.tom_dice in tom_pairs(options.adventurer, DIFFICULTIES[options.difficulty].tom_dice)
        assert options.tom_color == options.tom_dice[0]
        setup(options, 1, Table(1, Chance("glow", bytes.fromhex(seed))))
    assert boards[:4] == ["province", "archipelago"] * 2
    assert adventurers[:5] == ["braccio", "braccio", "taetyss", "taetyss", "eoles"]
    assert levels[:7] == ["ember", "standard", "standard", "standard", "hard", "eclipse", "standard"]
    assert levels[7:] == levels[:7]


def test_the_daily_seed_depends_on_secret_and_date() -> None:
    seeds = {daily(3, date, secret)[0] for date in ("2024-01-04", "2024-01-05") for secret in (b"a", b"b")}
    assert len(seeds) == 4
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_challengers_meet_the_same_companions_whatever_they_do() -> None:
    seed, options = daily(5, "2024-01-06", b"secret")
    dealt = []
    for level in ("random", "easy", "strong"):
        _, moves = playout(GAME, options, [level], seed)
        first, news = play.start(GAME, options, 1, seed)
        log = [*news, *(told for _, new in play.replay(GAME, first, moves) for told in new)]
        dealt.append([t.event.companions for t in log if type(t.event).__name__ == "CompanionsDealt"])
    assert len(dealt[0]) == 8
    assert dealt[0] == dealt[1] == dealt[2]
