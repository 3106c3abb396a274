"""What the days to come may still bring a seat, at the break of a day: a master's trials end there."""

from math import exp

from games.core.step import Seat
from games.glow import rules, scoring
from games.glow.ai import odds, voyages
from games.glow.ai.values import FOOTPRINTS2_WORTH, LIGHT3_WORTH, REROLL, VALUES
from games.glow.ai.worth import reached
from games.glow.components import COMPANIONS, ROUNDS, SETUP, SPACES, CompanionCard
from games.glow.state import Player, State

_DIE, _TOKEN, _FOOTPRINT = 0.35, 0.9, 0.15
"""What a large die is worth each day by its symbols alone, and tokens beyond what they score at the end."""

_MISSED = 0.35
"""By so much a day fewer companions lack a firefly than join without one: some leave, and some bring a token."""


def estimate(state: State, seat: Seat) -> float:
    """Return the points as they stand and what may be expected besides them."""
    player, days = state.players[seat], ROUNDS - state.round + 1
    points = float(scoring.score(state)[seat].total)
    return points + _cards(player, days) + _journey(state, player, days) + _fireflies(player, days)


def _cards(player: Player, days: int) -> float:
    """Return what adventurer, companions, dice and tokens will bring in so many days."""
    large = [die.id for die in player.dice if die.id.startswith("l_")]
    dice, adventurer = odds.dice_of([*large, "s_purple_1", "s_water_1"]), player.adventurer
    specials = odds.specials(dice, FOOTPRINTS2_WORTH, LIGHT3_WORTH, 0.0)
    daily = specials + VALUES[adventurer] * odds.acts(adventurer, dice) + _DIE * len(large)
    companions = sum([_companion(COMPANIONS[mine.id], dice, days) for mine in player.companions])
    return companions + daily * days + _TOKEN * player.reroll_tokens + _FOOTPRINT * player.footprints


def _companion(card: CompanionCard, dice: odds.Dice, days: int) -> float:
    mean, rerolls = odds.acts(card.id, dice), REROLL * card.rerolls_per_round * days
    if rules.has(card, "to_graveyard"):
        left = 1 - (1 - min(1.0, mean)) ** days
        return left * (VALUES[card.id] - card.end_light) + rerolls
    return mean * VALUES[card.id] * days + rerolls


def _journey(state: State, player: Player, days: int) -> float:
    """Return by how much camp or boats may still be better."""
    if state.board == "province":
        camp = SPACES[player.camp].light
        return reached(camp, days, player.party) - camp
    boats = tuple(sorted(player.boats))
    return voyages.hope(boats, days, solo=state.solo) - voyages.hope(boats, 0, solo=state.solo)


def _fireflies(player: Player, days: int) -> float:
    """Return the likely bonus less the one that is counted now: more companions come, with fireflies and without."""
    spare = player.fireflies + player.firefly_icons - len(player.companions)
    likely = 1 / (1 + exp((_LACKING * days - spare) / (0.6 + 0.35 * days)))
    return SETUP.firefly_bonus * (likely - (spare >= 0))


_LACKING = 1 - _MISSED - sum(card.fireflies for card in COMPANIONS.values()) / len(COMPANIONS)
