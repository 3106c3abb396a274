"""What the days to come may still bring a seat, at the break of a day: a master's trials end there.

Its figures are fitted to what 3,900 matches of strong players still brought from each day on, on both boards and alone.
"""

from functools import cache
from math import exp

from games.core.step import Seat
from games.glow import rules, scoring
from games.glow.ai import odds, voyages
from games.glow.ai.values import VALUES
from games.glow.ai.worth import reached
from games.glow.components import COMPANIONS, ROUNDS, SETUP, SPACES, CompanionCard
from games.glow.state import Player, State

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

_BESIDES = {
    "a01_likyar": -0.2,
    "a02_thoape": -1.0,
    "a03_torke": -0.1,
    "a04_tamnuca": -0.5,
    "a05_ladawa": -0.3,
    "a06_mindaroo": 0.5,
    "a07_mindaroo": 0.9,
    "a08_donillilu": 0.6,
    "a09_oshra": 0.1,
    "a10_xargok": 0.2,
    "a11_briki": 0.5,
    "a12_briki": 0.5,
    "a13_sketal": 0.0,
    "a14_sketal": 0.0,
    "a15_sketal": -0.3,
    "a16_sketal": 0.2,
    "a17_sketal": 0.1,
    "a18_lumipili": 0.1,
    "a19_snarexe": 0.7,
    "a20_kaar": 0.4,
    "a21_hymoros": -0.2,
    "a22_dvol": -0.1,
    "a23_okans": 0.1,
    "b01_brikix": 0.2,
    "b02_zzibelu": -1.2,
    "b03_torke": -1.6,
    "b04_torkos": -0.4,
    "b05_wapoki": -1.0,
    "b06_tamnuca": -0.1,
    "b07_zellyf": 0.5,
    "b08_zellyf": -1.4,
    "b09_biraii": -1.3,
    "b10_biraii": -1.8,
    "b11_dvol": 0.2,
    "b12_dvol": -0.5,
    "b13_okanios": 0.9,
    "b14_gluach": 0.6,
    "b15_drel": 0.4,
    "b16_oshra": 0.1,
    "b17_drel": 0.5,
    "b18_cromaug": 0.7,
    "b19_kapaoro": 0.1,
    "b20_kapao": 1.1,
    "b21_sketal": -0.4,
    "b22_lumipili": -0.1,
    "b23_kapao": 0.4,
}
"""What each companion brings a day besides that: what its mean of all throws makes too much of, or too little."""

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
    dice, adventurer = odds.dice_of(large, _SMALL), player.adventurer
    daily = _ADVENTURER * VALUES[adventurer] * odds.acts(adventurer, dice) + _DIE * len(large)
    return daily * days + sum([_companion(COMPANIONS[mine.id], dice, days) for mine in player.companions])


def _companion(card: CompanionCard, dice: odds.Dice, days: int) -> float:
    besides = (_BESIDES[card.id] + _REROLL * card.rerolls_per_round) * days
    if rules.has(card, "to_graveyard"):
        left = 1 - (1 - odds.acts(card.id, dice, once=True)) ** days
        return _COMPANION * left * (VALUES[card.id] - card.end_light) + besides
    return _COMPANION * odds.acts(card.id, dice) * VALUES[card.id] * days + besides


def token(days: int) -> float:
    """Return what a reroll token is worth with so many days to come."""
    return _TOKEN + _TOKEN_A_DAY * days if days else 0.0


def footprint(days: int) -> float:
    """Return what a footprint is worth with so many days to come, the point that it scores included."""
    return _FOOTPRINT if days else 1.0


@cache
def village(camp: int, days: int, space: str) -> float:
    """Return by how much a camp of so much light may still be better with so many days to come from this space on.

    What others may still come to is taken from it: a camp that is there early is no such lead in the end.
    """
    return _VILLAGE * (reached(camp, days, space) - camp) - _CAMP_A_DAY * camp * days if days else 0.0


@cache
def fireflies(spare: int, days: int) -> float:
    """Return the likely bonus with so many fireflies to spare: more companions come, with fireflies and without."""
    likely = 1 / (1 + exp(-_ENOUGH - _SPARE * spare / (days + _HASTE))) if days else spare >= 0
    return SETUP.firefly_bonus * likely


def _journey(state: State, player: Player, days: int) -> float:
    """Return by how much camp or boats may still be better."""
    if state.board == "province":
        return village(SPACES[player.camp].light, days, player.party)
    boats = tuple(sorted(player.boats))
    return voyages.hope(boats, days, solo=state.solo) - voyages.hope(boats, 0, solo=state.solo)
