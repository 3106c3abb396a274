"""A match that was begun under rules 1 ends with the power cards that it began with."""

from pathlib import Path

import pytest

from games.core import play
from games.core.ai import STRONG
from games.core.match import AnyMatch
from games.core.playout import brain, decide
from games.crafting_cosmos import GAME
from games.crafting_cosmos.components import DEALT, POWERS
from games.crafting_cosmos.events import Scored
from games.crafting_cosmos.rules import affordable, power_of

STORED = Path(__file__).parent / "before" / "rules_1.json"
SINCE = {card for card in DEALT if card.endswith("_2")}


def stored() -> AnyMatch:
    return play.load(GAME, STORED.read_bytes())


def cards(match: AnyMatch) -> set[str]:
    return {card for card in POWERS if GAME.census(match.state).get(card)}


def test_its_power_cards_are_the_old_ones_to_the_end() -> None:
    assert play.rules_of(STORED.read_bytes()) == 1
    match = stored()
    assert (match.rules, cards(match)) == (2, set(POWERS) - SINCE)
    scored = set()
    brains = [brain(GAME, match.seed, seat) for seat in range(match.seats)]
    while not match.over:
        prompt = next(iter(play.prompts(GAME, match).values()))
        match, told = play.apply(GAME, match, prompt.seat, decide(GAME, STRONG, match, prompt, brains[prompt.seat]))
        scored |= {(one.event.power, one.event.points) for one in told if isinstance(one.event, Scored)}
    assert cards(match) == set(POWERS) - SINCE
    assert scored
    assert all(points == POWERS[card].points for card, points in scored)
    assert len(play.score(GAME, match)) == match.seats


@pytest.mark.parametrize("card", sorted(SINCE))
def test_a_new_match_has_the_new_card_in_the_place_of_the_old(card: str) -> None:
    first, old = play.start(GAME, GAME.options(), 2, "00" * 16)[0], card.removesuffix("_2")
    assert (card in cards(first), old in cards(first)) == (True, False)
    assert (POWERS[card].deck, POWERS[old].deck) == (DEALT[card].deck,) * 2
    assert POWERS[old].retired


def test_an_old_card_costs_what_it_did() -> None:
    state = stored().state
    player = state.players[2]
    player.hand = {"light": 2}
    assert affordable(player, power_of(player, player.powers.index("time_dilation") + 1)) == [("light", "light")]
