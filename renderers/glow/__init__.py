"""Glow's renderer: its sheets, the alt text of its pictures, and the whole table as text."""

from pathlib import Path

from games.glow.view import View
from renderers.glow import alt_text, companions, score, seat, table, whole_map
from renderers.glow.icons import ICONS
from renderers.glow.rule_pictures import RULE_PICTURES
from renderers.glow.skin import SKIN
from renderers.glow.specimens import SPECIMENS
from renderers.glow.words import GameWords
from renderers.kit.renderer import GameRenderer


def _seat(view: View, own: int | None) -> int:
    """Return the seat of a private sheet; the public one shows the first player's."""
    return view.order[0] if own is None else own


RENDERER = GameRenderer(
    skin=SKIN,
    palette=Path(__file__).with_name("palette.bin"),
    picture_words=GameWords,
    sheets={
        "table": lambda view, words, marks, _: table.draw(view, words, marks),
        "seat": lambda view, words, marks, own: seat.draw(view, words, marks, _seat(view, own)),
        "score": lambda view, words, *_: score.draw(view, words),
        "map": lambda view, words, marks, own: whole_map.draw(view, words, marks, _seat(view, own)),
        "cards": lambda view, words, marks, _: companions.draw_cards(view, words, marks),
        "graveyard": lambda view, words, *_: companions.draw_graveyard(view, words),
    },
    sentence=alt_text.alt,
    text=alt_text.lines,
    specimens=SPECIMENS,
    icons=ICONS,
    rule_pictures=RULE_PICTURES,
)
