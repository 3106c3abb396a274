"""Glow's renderer: its sheets, the alt text of its pictures, and the whole table in words."""

from pathlib import Path

from games.glow.view import View
from renderers.glow import companions, score, seat, spoken, table, whole_map
from renderers.glow.guise import GUISE
from renderers.glow.plates import PLATES
from renderers.glow.signs import SIGNS
from renderers.glow.speak import Speaker
from renderers.glow.specimens import SPECIMENS
from renderers.kit.look import Look


def _seat(view: View, own: int | None) -> int:
    """The seat that a private sheet is for: nobody's is the first player's."""
    return view.order[0] if own is None else own


LOOK = Look(
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
    sentence=spoken.alt,
    text=spoken.lines,
    specimens=SPECIMENS,
    signs=SIGNS,
    plates=PLATES,
)
