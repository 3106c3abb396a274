"""Hoshitsukuri's renderer: its sheets, alt text, and the whole table as text.

Marks are letters by kind of card, or by play as `play-<number>`.
"""

from pathlib import Path

from renderers.hoshitsukuri import alt_text, piles, score, seat, table
from renderers.hoshitsukuri.icons import ICONS
from renderers.hoshitsukuri.rule_pictures import RULE_PICTURES
from renderers.hoshitsukuri.skin import SKIN
from renderers.hoshitsukuri.specimens import SPECIMENS
from renderers.hoshitsukuri.words import GameWords
from renderers.kit.renderer import GameRenderer

RENDERER = GameRenderer(
    skin=SKIN,
    palette=Path(__file__).with_name("palette.bin"),
    picture_words=GameWords,
    sheets={
        "table": lambda view, words, marks, _: table.draw(view, words, marks),
        "seat": lambda view, words, marks, own: seat.draw(view, words, marks, view.seat or 0 if own is None else own),
        "score": lambda view, words, *_: score.draw(view, words),
        "supply": lambda view, words, marks, _: piles.draw_supply(view, words, marks),
        "piles": lambda view, words, *_: piles.draw_piles(view, words),
    },
    sentence=alt_text.alt,
    text=alt_text.lines,
    specimens=SPECIMENS,
    icons=ICONS,
    rule_pictures=RULE_PICTURES,
)
