"""The promises of every game's challenges."""

import pytest

from games import GAMES
from games.core import play
from games.core.challenge import checked
from games.core.chance import Chance
from games.core.game import Game
from games.core.options import InvalidOption, Option
from games.core.playout import playout
from tests.support.games.challenges import SEED, finished
from tests.support.games.examples import example

every_game = pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.challenge], ids=lambda one: one.key
)


def test_only_what_is_offered_may_be_chosen() -> None:
    offered = [Option("board", ("sea", "land"), "sea")]
    assert checked({"board": "land"}, offered) == {"board": "land"}
    for wrong in ({"board": "sky"}, {"seed": "1"}):
        with pytest.raises(InvalidOption):
            checked(wrong, offered)


@every_game
def test_every_day_and_week_can_be_played(game: Game) -> None:
    rules = game.challenge
    assert rules is not None
    levels = set()
    for number in range(28):
        for chosen in (rules.daily(number), rules.weekly(number)):
            options = rules.settle(chosen, Chance(game.key, SEED))
            levels.add(getattr(options, rules.level) if rules.level else "")
            match, _ = play.start(game, options, 1, SEED.hex())
            assert not match.over
    assert levels <= {*rules.levels, ""}
    assert len(levels) > 1 or not rules.levels


@every_game
def test_every_choice_can_be_played(game: Game) -> None:
    rules = game.challenge
    assert rules is not None
    for option in rules.choices({}):
        for value in option.values:
            options = rules.settle({option.key: value}, Chance(game.key, SEED))
            play.start(game, options, 1, SEED.hex())
            for further in rules.choices({option.key: value}):
                assert set(further.values) >= {further.default} - {""}
    with pytest.raises(InvalidOption):
        rules.settle({rules.level or "level": "none"}, Chance(game.key, SEED))


@every_game
def test_figures_agree_with_the_score(game: Game) -> None:
    rules = game.challenge
    assert rules is not None
    options = rules.settle(rules.daily(0), Chance(game.key, SEED))
    last, _ = playout(game, options, ["easy"], SEED.hex())
    own, rival = play.score(game, last)
    found = rules.figures(last.state)
    assert (found.own, found.rival, found.won) == (own.total, rival.total, own.won)
    assert found.won == (found.stars > 0)
    assert rules.reached(last.state) > 1


@every_game
def test_the_best_result_alone_has_the_highest_title(game: Game) -> None:
    rules, title = game.challenge, example(game.key, "HIGHEST_TITLE")
    assert rules is not None
    assert rules.title(999) == (title and f"{game.key}.{title}")


@pytest.mark.parametrize("key", ["crafting_cosmos", "girl_stars"])
def test_points_come_first_then_what_breaks_ties(key: str) -> None:
    rules, state = GAMES[key].challenge, finished(GAMES[key])
    assert rules is not None
    found = rules.figures(state)
    assert found.key == (found.own, *GAMES[key].score(state)[0].ties)
