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
