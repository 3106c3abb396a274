"""Glow's renderer: its sheets, the alt text of its pictures, and the whole table in words."""

from pathlib import Path

from games.glow.view import View
from renderers.glow import alt_text, companions, score, seat, table, whole_map
from renderers.glow.icons import SIGNS
from renderers.glow.rule_pictures import PLATES
from renderers.glow.skin import GUISE
from renderers.glow.specimens import SPECIMENS
from renderers.glow.words import Speaker
from renderers.kit.renderer import GameRenderer


def _seat(view: View, own: int | None) -> int:
    """The seat that a private sheet is for: nobody's is the first player's."""
    return view.order[0] if own is None else own


LOOK = GameRenderer(
    guise=GUISE,
    palette=Path(__file__).with_name("palette.bin"),
    speaker=Speaker,
    sheets={
        "table": lambda view, speak, marks, _: table.draw(view, speak, marks),
        "seat": lambda view, speak, marks, own: seat.draw(view, speak, marks, _seat(view, own)),
        "score": lambda view, speak, *_: score.draw(view, speak),
        "map": lambda view, speak, marks, own: whole_map.draw(view, speak, marks, _seat(view, own)),
        "cards": lambda view, speak, marks, _: companions.draw_cards(view, speak, marks),
        "graveyard": lambda view, speak, *_: companions.draw_graveyard(view, speak),
    },
    sentence=alt_text.alt,
    text=alt_text.lines,
    specimens=SPECIMENS,
    signs=SIGNS,
    plates=PLATES,
)
