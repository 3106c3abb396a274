"""Solani's renderer: its sheets, the alt text of its pictures, and the whole table in words.

Sheets: "table" is the common draft, the acting sky large and the others small; "estimate" the same with everybody's
live estimate by heading (the toggle of the table); "skies" everybody's sky with its free spaces labelled; "features"
all Special Features and bonus tiles in full text; "seat" one's own sky large, every free space labelled with the name
that answers use, and there also the preview of a placement; "score" the result.

Marks, by the id of what may be chosen; the value is what the tag on it says:

- `cluster-<slot>`, `branch-<slot>`, `track-<slot>`: tiles and Planets that may be drafted, slots from 1 ("table",
  "estimate", "seat"): a dashed ring; with an empty value no tag, as the slot's own number says enough.
- a card's id (`void`), `deck-2`, `deck-3`: Special Features to choose from ("table", "estimate", "features"; drawn
  pairs on "seat"); with an empty value no tag either.
- a space (`b3`, `C4`): where a tile may go ("seat", "skies", "table"): a dashed ring; with an empty value the space
  keeps its own name as label, else the tag is shown as well, such as the number of a suggestion.
- `place-branch`: `b3.1` (space and rotation) or `b3`; `place-circle`, `place-special`: `C4`. A placement that is
  intended ("seat"): with a rotation the picture shows the sky as it would be, the points won and lost, and the risks.
  Several are made in the order of the mapping; each must be legal after those before it.
- `gained-<seat>`: what a score has changed by ("table", "estimate").
- `turn-<rotation>`: with `place-branch`, the rotations to choose from as small previews of the spaces around
  ("seat"), each with its tag; `place-branch` may be without a rotation then, or name the one that is chosen.
"""

from pathlib import Path

from renderers.kit.renderer import GameRenderer
from renderers.solani import alt_text, features, score, seat, skies, table
from renderers.solani.icons import ICONS
from renderers.solani.rule_pictures import RULE_PICTURES
from renderers.solani.skin import SKIN
from renderers.solani.specimens import SPECIMENS
from renderers.solani.words import GameWords

RENDERER = GameRenderer(
    skin=SKIN,
    palette=Path(__file__).with_name("palette.bin"),
    picture_words=GameWords,
    sheets={
        "table": lambda view, words, marks, _: table.draw(view, words, marks),
        "estimate": lambda view, words, marks, _: table.estimated(view, words, marks),
        "seat": lambda view, words, marks, own: seat.draw(view, words, marks, view.seat or 0 if own is None else own),
        "score": lambda view, words, *_: score.draw(view, words),
        "skies": lambda view, words, marks, _: skies.draw(view, words, marks),
        "features": lambda view, words, marks, _: features.draw(view, words, marks),
    },
    sentence=alt_text.alt,
    text=alt_text.lines,
    specimens=SPECIMENS,
    icons=ICONS,
    rule_pictures=RULE_PICTURES,
)
