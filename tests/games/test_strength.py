"""Computer players score what the simulations that the rules of the games were read with have found."""

from statistics import mean

import pytest

from games import GAMES
from games.core import play
from games.core.playout import playout


@pytest.mark.parametrize("matches", [3, pytest.param(40, marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    ("key", "levels", "least", "most"),
    [
        ("crafting_cosmos", ["random"] * 3, 20, 50),
        ("crafting_cosmos", ["easy"] * 2, 50, 85),
        ("crafting_cosmos", ["strong"] * 2, 60, 105),
        ("crafting_cosmos", ["strong"] * 1, 95, 140),
        ("girl_stars", ["random"] * 2, 7, 30),
        ("girl_stars", ["easy"] * 2, 52, 80),
        ("girl_stars", ["strong"] * 2, 60, 95),
        ("solani", ["random"] * 2, -8, 5),
        ("solani", ["easy"] * 2, 35, 47),
        ("solani", ["strong"] * 2, 42, 58),
    ],
)
def test_scores_lie_where_the_simulations_have_them(
    key: str, levels: list[str], least: int, most: int, matches: int
) -> None:
    """A handful of matches must not be far off."""
    game = GAMES[key]
    ends = [playout(game, game.options(), levels, f"{number:032x}")[0] for number in range(matches)]
    assert least <= mean(score.total for end in ends for score in play.score(game, end) if score.seat >= 0) <= most
