"""Hoshitsukuri's renderer: its sheets, the alt text of its pictures, and the whole table in words.

Marks are letters by kind of card, or by play as `play-<number>`.
"""

from pathlib import Path

from renderers.hoshitsukuri import alt_text, piles, score, seat, table
from renderers.hoshitsukuri.icons import SIGNS
from renderers.hoshitsukuri.rule_pictures import PLATES
from renderers.hoshitsukuri.skin import GUISE
from renderers.hoshitsukuri.specimens import SPECIMENS
from renderers.hoshitsukuri.words import Speaker
from renderers.kit.renderer import GameRenderer

LOOK = GameRenderer(
    guise=GUISE,
    palette=Path(__file__).with_name("palette.bin"),
    speaker=Speaker,
    sheets={
        "table": lambda view, speak, marks, _: table.draw(view, speak, marks),
        "seat": lambda view, speak, marks, own: seat.draw(view, speak, marks, view.seat or 0 if own is None else own),
        "score": lambda view, speak, *_: score.draw(view, speak),
        "supply": lambda view, speak, marks, _: piles.draw_supply(view, speak, marks),
        "piles": lambda view, speak, *_: piles.draw_piles(view, speak),
    },
    sentence=alt_text.alt,
    text=alt_text.lines,
    specimens=SPECIMENS,
    signs=SIGNS,
    plates=PLATES,
)
