"""A match that was begun under older rules ends with the power cards that it began with."""

from pathlib import Path

import pytest

from games.core import play
from games.core.ai import STRONG
from games.core.match import AnyMatch
from games.core.playout import decide, seat_chance
from games.crafting_cosmos import GAME
from games.crafting_cosmos.components import DEALT, POWERS
from games.crafting_cosmos.events import Scored
from games.crafting_cosmos.rules import affordable, power_of

SINCE_4 = {
    "catalysis_2": "catalysis",
    "gravitational_collapse_2": "gravitational_collapse",
    "panspermia_2": "panspermia",
    "black_hole_3": "black_hole_2",
    "deep_time": "deep_time_2",
    "accretion": "accretion_2",
    "speed_of_light_2": "speed_of_light",
    "spectral_shift_4": "spectral_shift_3",
    "special_relativity_3": "special_relativity_2",
}
"""What came with rules 4, and in place of what: two are again what they were under rules 1."""

SINCE_3 = {
    "spectral_shift_3": "spectral_shift_2",
    "cosmic_background_3": "cosmic_background_2",
    "white_light_2": "white_light",
    "solar_wind_2": "solar_wind",
    "orbital_shift_2": "orbital_shift",
    "stellar_evolution_2": "stellar_evolution",
}
"""What came with rules 3, and in place of what."""

RULES_3 = {SINCE_4.get(card, card) for card in DEALT}
RULES_2 = {SINCE_3.get(card, card) for card in RULES_3}
RULES_1 = {card.removesuffix("_2") for card in RULES_2}
DEALT_BY = {1: RULES_1, 2: RULES_2, 3: RULES_3}
SINCE_2 = {card: card.removesuffix("_2") for card in RULES_2 - RULES_1}
REPLACED = {card: old for card, old in {**SINCE_2, **SINCE_3, **SINCE_4}.items() if card in DEALT}


def path_of(rules: int) -> Path:
    return Path(__file__).parent / "before" / f"rules_{rules}.json"


def stored(rules: int) -> AnyMatch:
    return play.load(GAME, path_of(rules).read_bytes())


def cards(match: AnyMatch) -> set[str]:
    return {card for card in POWERS if GAME.census(match.state).get(card)}


@pytest.mark.parametrize("rules", DEALT_BY)
def test_its_power_cards_are_the_old_ones_to_the_end(rules: int) -> None:
    assert play.rules_of(path_of(rules).read_bytes()) == rules
    match = stored(rules)
    assert (match.rules, cards(match)) == (GAME.rules, DEALT_BY[rules])
    scored = set()
    seat_chances = [seat_chance(GAME, match.seed, seat) for seat in range(match.seats)]
    while not match.over:
        prompt = next(iter(play.prompts(GAME, match).values()))
        match, told = play.apply(
            GAME, match, prompt.seat, decide(GAME, STRONG, match, prompt, seat_chances[prompt.seat])
        )
        scored |= {(one.event.power, one.event.points) for one in told if isinstance(one.event, Scored)}
    assert cards(match) == DEALT_BY[rules]
    assert scored
    assert all(points == POWERS[card].points for card, points in scored)
    assert len(play.score(GAME, match)) == match.seats


@pytest.mark.parametrize("card", sorted(REPLACED))
def test_a_new_match_has_the_new_card_in_the_place_of_the_old(card: str) -> None:
    first, old = play.start(GAME, GAME.options(), 2, "00" * 16)[0], REPLACED[card]
    assert (card in cards(first), old in cards(first)) == (True, False)
    assert POWERS[old].deck == DEALT[card].deck
    assert POWERS[old].retired


@pytest.mark.parametrize(
    ("rules", "seat", "card", "paid"),
    [
        (1, 2, "time_dilation", ("light", "light")),
        (2, 0, "orbital_shift", ("light",)),
        (3, 2, "black_hole_2", ("light",)),
    ],
)
def test_an_old_card_costs_what_it_did(rules: int, seat: int, card: str, paid: tuple[str, ...]) -> None:
    player = stored(rules).state.players[seat]
    player.hand = {"light": len(paid)}
    assert affordable(player, power_of(player, player.powers.index(card) + 1)) == [paid]
