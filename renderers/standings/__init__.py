"""Pages about finished matches, in the sky of a game: leaderboards, profiles, achievements, statistics.

Their views are made of texts in the language of the picture; nothing is worked out here.
"""

from collections.abc import Callable
from typing import Any

from PIL import Image

from renderers.kit.look import Guise
from renderers.standings import board, evenings, honours, medals, night, profile, statistics

PAGES: dict[str, Callable[[Guise, Any], Image.Image]] = {
    "leaderboard": board.draw,
    "profile": profile.draw,
    "medals": medals.draw,
    "honours": honours.draw,
    "spread": statistics.spread,
    "shares": statistics.shares,
    "night": night.draw,
    "histogram": evenings.histogram,
    "race": evenings.race,
}
"""How each page is drawn from the guise of a game and the page's view."""

VIEWS: dict[str, Any] = {
    "leaderboard": board.View,
    "profile": profile.View,
    "medals": medals.View,
    "honours": honours.View,
    "spread": statistics.Spread,
    "shares": statistics.Shares,
    "night": night.View,
    "histogram": evenings.Histogram,
    "race": evenings.Race,
}
"""The type of each page's view."""
