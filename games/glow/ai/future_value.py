"""The expected points of a seat from the coming days; rollouts end at the start of a day.

The figures are fitted to what 3,900 matches of strong players scored from each day on, on both boards and solo.
"""

from functools import lru_cache
from math import exp

from msgspec import Struct

from games.core import data
from games.core.step import Seat
from games.glow import rules, scoring
from games.glow.ai import dice_odds, voyage_value
from games.glow.ai.effect_value import VALUES
from games.glow.ai.evaluation import reached
from games.glow.components import COMPANIONS, PACKAGE, ROUNDS, SETUP, SPACES, CompanionCard
from games.glow.state import Player, State


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of figures for each companion.

    `besides` is its gain per day in addition to the mean over all throws.
    """

    besides: dict[str, float]


_SMALL = 4
"""Number of small dice thrown on a future day in addition to the large ones; rerolls count as dice."""

_TOKEN, _TOKEN_A_DAY = 0.35, 0.3
"""Worth of a reroll token, and its increase for each coming day."""

_FOOTPRINT = 1.2
"""Worth of a footprint before the last afternoon."""

_DIE, _REROLL = 0.8, 1.15
"""Worth per day of a large die by its symbols alone, and of a reroll that a companion grants."""

_ADVENTURER, _COMPANION = 0.8, 1.35
"""Factors on the mean over all throws, because the player chooses the hand that suits the cards."""

_BESIDES = data.load(PACKAGE, "computer.toml", Figures).besides

_VILLAGE, _CAMP_A_DAY = 0.55, 0.05
"""Share of a better village that is reached, and share of a camp's lead that others make up for each day."""

_ENOUGH, _SPARE, _HASTE = 1.25, 2.0, 0.4
"""Logistic coefficients of the firefly bonus: offset, weight of each spare firefly, smoothing of days left."""


def estimate(state: State, seat: Seat) -> float:
    """Return the present points and the points that may still be expected."""
    player, days = state.players[seat], ROUNDS - state.round + 1
    points = float(scoring.score(state)[seat].total)
    spare = player.fireflies + player.firefly_icons - len(player.companions)
    fleeting = token(days) * player.reroll_tokens + (footprint(days) - 1) * player.footprints
    bonus = fireflies(spare, days) - fireflies(spare, 0)
    return points + _cards(player, days) + fleeting + _journey(state, player, days) + bonus


def _cards(player: Player, days: int) -> float:
    large = [die.id for die in player.dice if die.id.startswith("l_")]
    dice, adventurer = dice_odds.dice_of(large, _SMALL), player.adventurer
    daily = _ADVENTURER * VALUES[adventurer] * dice_odds.acts(adventurer, dice) + _DIE * len(large)
    return daily * days + sum([_companion(COMPANIONS[mine.id], dice, days) for mine in player.companions])


def _companion(card: CompanionCard, dice: dice_odds.Dice, days: int) -> float:
    besides = (_BESIDES[card.id] + _REROLL * card.rerolls_per_round) * days
    if rules.has(card, "to_graveyard"):
        left = 1 - (1 - dice_odds.acts(card.id, dice, once=True)) ** days
        return _COMPANION * left * (VALUES[card.id] - card.end_light) + besides
    return _COMPANION * dice_odds.acts(card.id, dice) * VALUES[card.id] * days + besides


def token(days: int) -> float:
    """Return the worth of a reroll token with this number of days to come."""
    return _TOKEN + _TOKEN_A_DAY * days if days else 0.0


def footprint(days: int) -> float:
    """Return the worth of a footprint with `days` to come, including the point that it scores."""
    return _FOOTPRINT if days else 1.0


@lru_cache(maxsize=8192)  # 10 camps by days and 61 spaces
def village(camp: int, days: int, space: str) -> float:
    """Return the expected gain of a camp of this light from this space with `days` to come.

    What other players may still reach is subtracted, because an early camp loses its lead.
    """
    return _VILLAGE * (reached(camp, days, space) - camp) - _CAMP_A_DAY * camp * days if days else 0.0


@lru_cache(maxsize=512)  # numbers of fireflies by days
def fireflies(spare: int, days: int) -> float:
    """Return the expected bonus with this number of spare fireflies.

    Further companions will come, with fireflies and without.
    """
    likely = 1 / (1 + exp(-_ENOUGH - _SPARE * spare / (days + _HASTE))) if days else spare >= 0
    return SETUP.firefly_bonus * likely


def _journey(state: State, player: Player, days: int) -> float:
    if state.board == "province":
        return village(SPACES[player.camp].light, days, player.party)
    boats = tuple(sorted(player.boats))
    return voyage_value.hope(boats, days, solo=state.solo) - voyage_value.hope(boats, 0, solo=state.solo)
