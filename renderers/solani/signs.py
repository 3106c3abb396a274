"""The pieces that stand for Solani's signs in menus and messages."""

from games.solani.view import CLUSTERS, PLANETS
from renderers.kit.look import Piece
from renderers.solani import look

MOST_STARS = max(CLUSTERS, key=lambda name: CLUSTERS[name].stars)

SIGNS: dict[str, Piece] = {
    "🎇": lambda size: look.cluster(MOST_STARS, size),
    "🪐": lambda size: look.planet(next(iter(PLANETS)), size, ""),
    "🪵": lambda size: look.held_branch(0b111, size),
    "🌚": look.dark_sky,
}
