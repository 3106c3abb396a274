"""Computer players score what the simulations that the rules of the games were read with have found."""

from statistics import mean

import pytest

from games import GAMES
from games.core import play
from games.core.playout import playout
from tests.support.games.examples import example


@pytest.mark.parametrize("matches", [3, pytest.param(40, marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    ("key", "levels", "least", "most"),
    [(key, *case) for key in GAMES for case in example(key, "MEAN_SCORES")],
)
def test_scores_lie_where_the_simulations_have_them(
    key: str, levels: list[str], least: int, most: int, matches: int
) -> None:
    """A handful of matches must not be far off."""
    game = GAMES[key]
    ends = [playout(game, game.options(), levels, f"{number:032x}")[0] for number in range(matches)]
    assert least <= mean(score.total for end in ends for score in play.score(game, end) if score.seat >= 0) <= most
