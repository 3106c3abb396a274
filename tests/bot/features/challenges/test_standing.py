"""Ranks and season points."""

from bot.features.challenges.standing import ranks, season_points


def test_equal_keys_share_a_rank() -> None:
    keys = {"a": (1, 5), "b": (2, 0), "c": (1, 5), "d": (1, 4)}
    assert ranks(keys) == [("b", 1), ("a", 2), ("c", 2), ("d", 4)]


def test_season_points() -> None:
    assert [season_points(rank, won=False) for rank in (1, 2, 9, 10, 40)] == [12, 10, 2, 1, 1]
    assert season_points(10, won=True) == 4
