"""The pieces for Solani's symbols in menus and messages."""

from games.solani.components import CLUSTERS, PLANETS
from renderers.kit.renderer import Piece
from renderers.solani import style

MOST_STARS = max(CLUSTERS, key=lambda name: CLUSTERS[name].stars)

ICONS: dict[str, Piece] = {
    "🎇": lambda size: style.cluster(MOST_STARS, size),
    "🪐": lambda size: style.planet(next(iter(PLANETS)), size, ""),
    "🪵": lambda size: style.held_branch(0b111, size),
    "🌚": style.dark_sky,
}
