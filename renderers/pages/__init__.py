"""Pages about finished matches: leaderboards, profiles, achievements, statistics.

Their views consist of texts in the language of the picture; no page computes its contents.
"""

from collections.abc import Callable
from typing import Any

from PIL import Image

from renderers.kit.renderer import Skin
from renderers.pages import achievements, leaderboard, par_chart, profile, reached_achievements, statistics, weekly_sky

PAGES: dict[str, Callable[[Skin, Any], Image.Image]] = {
    "leaderboard": leaderboard.draw,
    "profile": profile.draw,
    "medals": achievements.draw,
    "honours": reached_achievements.draw,
    "spread": statistics.spread,
    "shares": statistics.shares,
    "night": weekly_sky.draw,
    "histogram": par_chart.histogram,
    "race": par_chart.race,
}
"""The drawing function of each page, from the skin of a game and the page's view."""

VIEWS: dict[str, Any] = {
    "leaderboard": leaderboard.View,
    "profile": profile.View,
    "medals": achievements.View,
    "honours": reached_achievements.View,
    "spread": statistics.Spread,
    "shares": statistics.Shares,
    "night": weekly_sky.View,
    "histogram": par_chart.Histogram,
    "race": par_chart.Race,
}
"""The type of each page's view."""
