"""What tests of all games must be told about each: the constants in `tests/support/games/<key>/examples.py`.

- `FORGED_PATHS`: paths of buttons that no panel of the game has, separated by spaces.
- `SCORE_ATTRIBUTE`: the attribute of a player in a view that changes by what recaps count as gained; empty if the score
  is an estimate, or is also paid with.
- `COMPLETING_EVENTS`, `COMPLETED_PLACES`: events of seat 1, and the places that they complete with their worth; none if
  the game's recaps tell of no completed places.
- `HOUSE_RULES`: by language, words that its house rules must contain; none if it has no house rules.
- `MEAN_SCORES`: levels of computer players with the lowest and highest mean score that a simulation allows.
- `HIGHEST_TITLE`: the title for the best score in a challenge, empty in a game without titles.
"""

from importlib import import_module
from typing import Any


def example(key: str, name: str) -> Any:
    """Return a game's constant of this name. Raises LookupError if it has none."""
    file = f"tests/support/games/{key}/examples.py"
    try:
        return getattr(import_module(f"{__package__}.{key}.examples"), name)
    except (AttributeError, ModuleNotFoundError) as missing:
        raise LookupError(f"{file} lacks the constant {name}, which a test of all games needs.") from missing
