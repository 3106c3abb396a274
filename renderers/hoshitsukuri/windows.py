"""The window art of every kind of card, each on its night."""

from games.hoshitsukuri.components import CARDS
from renderers.hoshitsukuri import bodies, nature, waters
from renderers.hoshitsukuri.scene import Scene
from renderers.hoshitsukuri.style import ENAMEL_OF
from renderers.kit.canvas import Sprite
from renderers.kit.sprite_cache import kept

ART = {**bodies.ART, **nature.ART, **waters.ART}
NIGHT = {"sun": "amber", "planet": "violet", "stardust": "violet", "constellation": "violet", "black_hole": "violet"}
"""The nights of colourless kinds that are not grey; other kinds have a night of their own colour."""


@kept
def window(kind: str, width: int, height: int, radius: int = 8) -> Sprite:
    """Return the window of a kind, which looks the same at every size; its anchor is the upper left corner."""
    colour = CARDS[kind].colour
    night = NIGHT.get(kind, "ash" if colour == "colourless" else ENAMEL_OF[colour])
    scene = Scene(kind, night, width, height)
    ART[kind](scene)
    return Sprite(scene.done(radius), 0, 0)
