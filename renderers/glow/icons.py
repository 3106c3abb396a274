"""The pieces for Glow's symbols in menus and messages."""

from functools import partial

from renderers.glow import style
from renderers.kit.renderer import Piece
from renderers.kit.sprites import icon, piece
from renderers.kit.theme import ENAMEL, ink

ICONS: dict[str, Piece] = {
    "🔥": partial(style.element_disc, "fire"),
    "💧": partial(style.element_disc, "water"),
    "🪨": partial(style.element_disc, "mineral"),
    "☁": partial(style.element_disc, "air"),
    "🌿": partial(style.element_disc, "nature"),
    "✖": lambda size: piece("die", "onyx", size, "cross", colour=ink.loss_dark),
    "✨": lambda size: piece("hexagon", "amber", size, "spark"),
    "👣": lambda size: icon("footprints", size, ENAMEL["orchid"], ink.night),
    "🔁": lambda size: style.effect_icon("reroll_tokens", size),
    "💀": lambda size: piece("disc", "onyx", size, "skull"),
    "🃏": lambda size: icon("cards", size, ink.mist, ink.night),
    "⛺": lambda size: piece("tent", "bone", size),
    "⛵": lambda size: piece("boat", "bone", size),
    "🏘": lambda size: piece("hexagon", "amber", size, "hut"),
}
