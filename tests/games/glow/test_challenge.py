"""Solo challenges. [spec 10.5]"""

import pytest

from games.core import play
from games.core.challenge import AttemptFigures
from games.core.chance import Chance
from games.core.options import InvalidOption
from games.core.playout import playout
from games.core.step import StepContext
from games.glow import GAME
from games.glow.challenge import CHALLENGE, daily, figures
from games.glow.components import DIFFICULTIES
from games.glow.events import CompanionsDealt
from games.glow.options import Options
from games.glow.rules import tom_pairs
from games.glow.scoring import score
from games.glow.setup import setup


def key(own: int, tom: int, tokens: int, spent: int) -> tuple[int, ...]:
    return solo(own, tom, tokens, spent).key


def solo(own: int, tom: int, tokens: int = 0, spent: int = 0) -> AttemptFigures:
    """Return the figures of a finished match with these totals."""
    options = CHALLENGE.settle({"adventurer": "pocana"}, Chance("glow", bytes(16)))
    state = play.start(GAME, options, 1, bytes(16).hex())[0].state
    state.players[0].reroll_tokens, state.players[0].spent_light = tokens, spent
    scores = score(state)
    state.players[0].light += own - scores[0].total
    state.tom.light += tom - scores[1].total
    return figures(state)


def test_ranking_goes_by_margin_total_tokens_and_light_spent() -> None:
    keys = {
        "margin": key(90, 80, 0, 9),
        "total": key(99, 90, 0, 9),
        "tokens": key(98, 89, 2, 9),
        "spent": key(98, 89, 1, 3),
        "last": key(98, 89, 1, 4),
        "same": key(98, 89, 1, 4),
    }
    assert sorted(keys, key=lambda name: keys[name], reverse=True) == list(keys)
    assert keys["last"] == keys["same"]


def test_example_29_the_ranking_of_a_challenge() -> None:
    keys = {"A": key(101, 95, 0, 0), "B": key(97, 91, 0, 0), "C": key(110, 106, 0, 0)}
    assert keys["A"] > keys["B"] > keys["C"]


@pytest.mark.parametrize(("margin", "stars"), [(-3, 0), (0, 0), (1, 1), (9, 1), (10, 2), (25, 3)])
def test_stars(margin: int, stars: int) -> None:
    found = solo(50 + margin, 50)
    assert (found.stars, found.won, found.margin) == (stars, margin > 0, margin)


def of_day(day: int, seed: bytes = bytes(16)) -> Options:
    options: Options = CHALLENGE.settle(daily(day), Chance("glow", seed))
    return options


def test_the_daily_challenge_follows_the_calendar() -> None:
    boards, adventurers, levels = [], [], []
    for day in range(14):
        options = of_day(day, bytes([day] * 16))
        boards.append(options.board)
        adventurers.append(options.adventurer)
        levels.append(options.difficulty)
        assert options.tom_dice in tom_pairs(options.adventurer, DIFFICULTIES[options.difficulty].tom_dice)
        assert options.tom_colour == options.tom_dice[0]
        setup(options, 1, StepContext(1, Chance("glow", bytes(16))))
    assert boards[:4] == ["province", "archipelago"] * 2
    assert adventurers[:5] == ["braccio", "braccio", "taetyss", "taetyss", "eoles"]
    assert levels[:7] == ["ember", "standard", "standard", "standard", "hard", "eclipse", "standard"]
    assert levels[7:] == levels[:7]


def test_tom_s_dice_come_from_the_seed_in_the_order_of_the_pairs() -> None:
    chosen = daily(4)
    pairs = tom_pairs(chosen["adventurer"], DIFFICULTIES[chosen["difficulty"]].tom_dice)
    for seed in (bytes(16), bytes(range(16)), b"planisphere-seed"):
        assert of_day(4, seed).tom_dice == pairs[Chance("glow", seed).below(len(pairs), "daily", "tomdice")]


def test_tom_s_dice_may_be_chosen_among_the_legal_ones() -> None:
    chosen = {"adventurer": "orium", "difficulty": "eclipse"}
    dice = {option.key: option.values for option in CHALLENGE.choices(chosen)}["tom_dice"]
    assert dice
    assert all(name.endswith("_purple") for name in dice)  # spec 10.4: Orium's own die is the yellow one
    options = CHALLENGE.settle({**chosen, "tom_dice": dice[0]}, Chance("glow", bytes(16)))
    assert "_".join(options.tom_dice) == dice[0]
    with pytest.raises(InvalidOption):
        CHALLENGE.settle({**chosen, "tom_dice": "fire_water"}, Chance("glow", bytes(16)))


def test_challengers_meet_the_same_companions_whatever_they_do() -> None:
    seed, options = bytes(range(16)).hex(), of_day(5)
    dealt = []
    for level in ("random", "easy", "strong"):
        _, moves = playout(GAME, options, [level], seed)
        first, news = play.start(GAME, options, 1, seed)
        log = [*news, *(told for _, new in play.replay(GAME, first, moves) for told in new)]
        dealt.append([t.event.companions for t in log if isinstance(t.event, CompanionsDealt)])
    assert len(dealt[0]) == 8
    assert dealt[0] == dealt[1] == dealt[2]
