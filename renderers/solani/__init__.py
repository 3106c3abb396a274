"""Solani's renderer: its sheets, alt text, and the whole table as text.

Sheets:

- "table": the common draft, the acting sky large and the others small.
- "estimate": the same with all players' live estimates by heading (the toggle of the table).
- "skies": all skies with their free spaces labelled.
- "features": all Special Features and bonus tiles in full text.
- "seat": a seat's own sky large, every free space labelled with its name in actions; also the preview of a placement.
- "score": the result.

Marks, by the id of a choice; the value is the text of its tag:

- `cluster-<slot>`, `branch-<slot>`, `track-<slot>`: tiles and Planets that may be drafted, slots from 1 ("table",
  "estimate", "seat"): a dashed ring; an empty value means no tag, because the slot's own number suffices.
- a card's id (`void`), `deck-2`, `deck-3`: Special Features to choose from ("table", "estimate", "features"; drawn
  pairs on "seat"); an empty value means no tag either.
- a space (`b3`, `C4`): a possible space of a tile ("seat", "skies", "table"): a dashed ring; with an empty value the
  space keeps its own name as label, else the tag is shown as well, such as the number of a suggestion.
- `place-branch`: `b3.1` (space and rotation) or `b3`; `place-circle`, `place-special`: `C4`. A planned placement
  ("seat"): with a rotation the picture shows the resulting sky, the points won and lost, and the risks. Several are
  made in the order of the mapping; each must be legal after the previous ones.
- `gained-<seat>`: the change of a score ("table", "estimate").
- `turn-<rotation>`: with `place-branch`, the rotations to choose from as small previews of the spaces around ("seat"),
  each with its tag; `place-branch` may then omit the rotation, or name the chosen one.
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
