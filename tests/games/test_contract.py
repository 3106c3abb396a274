"""The contract that every game keeps, held against each registered game and the toy."""

import secrets
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import cycle, islice
from typing import Any

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core import play
from games.core.game import Game
from games.core.options import menu
from games.core.playout import playout
from planisphere_toy.rules import GAME as TOY
from tests.support.games.contract import Kind, kinds, promises_kept, turns_of, undone_answers_lead_back
from tests.tools.league import limited

pytestmark = pytest.mark.long

EVERY_GAME = [TOY, *GAMES.values()]
SEED = "00112233445566778899aabbccddeeff"
MANY = 2_000
"""Random matches of each game in the wider net."""

AT_ONCE = 50


def named(game: Game, kind: Kind) -> str:
    return "-".join((game.key, str(kind.seats), *kind.options.values()))


def cases() -> Iterator[Any]:
    """Every kind of every game; in the wider net those that have neither a new number of players nor a new option."""
    for game in EVERY_GAME:
        met: set[object] = set()
        for kind in kinds(game):
            new = {kind.seats, *kind.options.items()} - met
            met |= new
            yield pytest.param(game, kind, id=named(game, kind), marks=() if new else pytest.mark.soak)


@pytest.mark.parametrize(("game", "kind"), list(cases()))
def test_a_game_keeps_its_promises(game: Game, kind: Kind, subtests: pytest.Subtests) -> None:
    promises_kept(game, kind, SEED, subtests)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(MANY // AT_ONCE))
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_many_matches_keep_the_promises(game: Game, number: int, subtests: pytest.Subtests) -> None:
    for kind in islice(cycle(kinds(game)), number, number + AT_ONCE):
        promises_kept(game, kind, secrets.token_hex(16), subtests)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_every_option_is_played_with_every_number_of_players(game: Game) -> None:
    for seats in game.seats:
        chosen = [kind.options for kind in kinds(game) if kind.seats == seats]
        for option in menu(game.options, seats):
            assert {options[option.key] for options in chosen} == set(option.values)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_matches_of_every_older_version_can_be_loaded(game: Game) -> None:
    assert sorted(game.upgrades) == list(range(1, game.rules))
    assert sorted(game.reshapes) == list(range(1, game.shape))


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_every_computer_level_finishes_a_match(game: Game) -> None:
    every = cycle(("random", *game.levels))
    quick = limited(game, rollouts=2, horizon=0)
    for seats in game.seats:
        options = game.options()
        match, moves = playout(quick, options, list(islice(every, seats)), SEED)
        assert match.over
        assert 0 < len(moves) <= game.longest[seats]
        assert {score.place for score in play.score(game, match)} & {1}
        undone_answers_lead_back(game, turns_of(game, play.start(game, options, seats, SEED)[0], moves))


@pytest.mark.parametrize(
    ("promise", "broken"),
    [
        ("every component lies", replace(TOY, census=lambda state: {"rolls": sum(p.rolled for p in state.players)})),
        (
            "an imagined match",
            replace(TOY, determinize=lambda state, seat, luck: TOY.determinize(state, 1 - seat, luck)),
        ),
        ("a match ends", replace(TOY, longest={2: 3})),
    ],
)
def test_a_broken_promise_is_named(promise: str, broken: Game) -> None:
    told: list[str] = []

    class Told:
        def test(self, msg: str, **_: Any) -> AbstractContextManager[None]:
            told.append(msg)
            return nullcontext()

    with pytest.raises((AssertionError, play.EndlessSteps)):
        promises_kept(broken, Kind(2, {}), SEED, Told())
    assert told[-1].startswith(promise)
