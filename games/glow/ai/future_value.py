"""What the days to come may still bring a seat, at the break of a day: a master's trials end there.

Its figures are fitted to what 3,900 matches of strong players still brought from each day on, on both boards and alone.
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
    """The file of figures for each companion: `besides` is what it brings a day besides its mean of all throws."""

    besides: dict[str, float]


_SMALL = 4
"""So many small dice, rerolls counted as dice, are thrown besides the large ones on a day to come."""

_TOKEN, _TOKEN_A_DAY = 0.35, 0.3
"""What a reroll token is worth, and by how much more for each day on which it may be wanted."""

_FOOTPRINT = 1.2
"""What a footprint is worth before the last afternoon."""

_DIE, _REROLL = 0.8, 1.15
"""What a large die brings each day by its symbols alone, and a reroll that a companion gives."""

_ADVENTURER, _COMPANION = 0.8, 1.35
"""How much more a hand that is chosen for it brings than the mean of all throws."""

_BESIDES = data.load(PACKAGE, "computer.toml", Figures).besides

_VILLAGE, _CAMP_A_DAY = 0.55, 0.05
"""How much of a better village is reached, and how much of each day's lead by a camp others make good."""

_ENOUGH, _SPARE, _HASTE = 1.25, 2.0, 0.4
"""How surely fireflies suffice that suffice now, and how much each one more or less counts, most on the last days."""


def estimate(state: State, seat: Seat) -> float:
    """Return the points as they stand and what may be expected besides them."""
    player, days = state.players[seat], ROUNDS - state.round + 1
    points = float(scoring.score(state)[seat].total)
    spare = player.fireflies + player.firefly_icons - len(player.companions)
    fleeting = token(days) * player.reroll_tokens + (footprint(days) - 1) * player.footprints
    bonus = fireflies(spare, days) - fireflies(spare, 0)
    return points + _cards(player, days) + fleeting + _journey(state, player, days) + bonus


def _cards(player: Player, days: int) -> float:
    """Return what adventurer, companions and large dice will bring in so many days."""
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
    """Return what a reroll token is worth with so many days to come."""
    return _TOKEN + _TOKEN_A_DAY * days if days else 0.0


def footprint(days: int) -> float:
    """Return what a footprint is worth with so many days to come, the point that it scores included."""
    return _FOOTPRINT if days else 1.0


@lru_cache(maxsize=8192)  # 10 camps by days and 61 spaces
def village(camp: int, days: int, space: str) -> float:
    """Return by how much a camp of so much light may still be better with so many days to come from this space on.

    What others may still come to is taken from it: a camp that is there early is no such lead in the end.
    """
    return _VILLAGE * (reached(camp, days, space) - camp) - _CAMP_A_DAY * camp * days if days else 0.0


@lru_cache(maxsize=512)  # numbers of fireflies by days
def fireflies(spare: int, days: int) -> float:
    """Return the likely bonus with so many fireflies to spare: more companions come, with fireflies and without."""
    likely = 1 / (1 + exp(-_ENOUGH - _SPARE * spare / (days + _HASTE))) if days else spare >= 0
    return SETUP.firefly_bonus * likely


def _journey(state: State, player: Player, days: int) -> float:
    """Return by how much camp or boats may still be better."""
    if state.board == "province":
        return village(SPACES[player.camp].light, days, player.party)
    boats = tuple(sorted(player.boats))
    return voyage_value.hope(boats, days, solo=state.solo) - voyage_value.hope(boats, 0, solo=state.solo)
