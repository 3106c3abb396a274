"""The Girl Who Made the Stars keeps the contract of every game."""

from collections.abc import Callable

import pytest

from games.girl_stars import GAME
from tests.games import test_contract as contract

PROMISES = [promise for name, promise in vars(contract).items() if name.startswith("test_")]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_the_girl_who_made_the_stars_keeps(promise: Callable[..., None]) -> None:
    promise(game=GAME)
