"""The worth of effects, faces and cards in light to a computer player. [spec 11]"""

from collections.abc import Sequence

from games.glow.components import CARDS, ROUNDS, Effect
from games.glow.view import View

_GAIN = {"light": 1.0, "reroll_tokens": 0.9, "footprints": 1.15, "fireflies": 1.0}
_LOSS = {"light": 1.0, "footprints": 1.0, "kill_last_companion": -4.0}
FOOTPRINTS2_WORTH, LIGHT3_WORTH, MINUS2_WORTH = 2.3, 3.0, -2.0
FIREFLY, REROLL = 1.0, 0.6


def value(effects: Sequence[Effect]) -> float:
    """Return the total worth of effects, except skulls and the removal of the card itself."""
    return sum(_value(effect) for effect in effects)


def _value(effect: Effect) -> float:
    if effect.kind == "kill_last_companion":
        return _LOSS[effect.kind]
    return effect.n * (_GAIN if effect.n > 0 else _LOSS).get(effect.kind, 0.0)


VALUES = {name: value(card.effects) for name, card in CARDS.items()}
"""The worth of each activation of a card."""


def rounds_left(view: View) -> int:
    """Return the rounds left, including this one until its dice are rolled."""
    return ROUNDS - view.round + (view.phase in ("setup", "early_morning"))
