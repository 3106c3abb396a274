"""The renderer of The Girl Who Made the Stars: sheets, alt text, and the table as text.

Sheets:

- "table": the map with its sites, the dish, the rewards, the Offering card, the Night Sky track and a summary of all
  players.
- "skies": all skies with every hex labelled.
- "map": the map alone and large.
- "offerings": all Offering cards, the reward piles to the bottom, and the effect of each Wood Ash token.
- "seat": a seat's own sky large with hand and supply; also the preview of a tile or of Stardust.
- "score": the result.

Marks, by the id of a choice; the value is the text of its tag:

- a hex (`D3`): a possible hex of a tile or Stardust ("seat", "skies"): a dashed outline; with an empty value the hex
  keeps its own name as label, else the tag is shown as well, such as the number of a suggestion.
- a tile of the hand (`red_2a` its front, `red_2a/back` its back): a dashed outline and the tag ("seat").
- `place`: a planned tile ("seat"), as `red_2a@D3/1`, its back up as `red_2a@D3/1/back`, with the corner of the chosen
  bonus token as `red_2a@D3/1//nw` or `red_2a@D3/1/back/nw`: the resulting sky and its gains. It must be legal except
  for the corner. Without a rotation (`red_2a@D3`, `red_2a@D3//back`), or also without a hex (`red_2a`,
  `red_2a@//back`): tile, side and hex are shown as chosen.
- `plan-<hex>`: a suggested piece there ("seat"), as `red_2a/1`, `red_2a/1/back` or `dust`, drawn translucent.
- `turn-<rotation>`: with `place`, the rotations to choose from as small previews of the hexes around ("seat").
- `dust`: planned Stardust, as `D4`, with corners as `D4/nw` or `D4/nw/se`: likewise ("seat").
- `corner-<corner>`: bonus tokens to choose from, such as `corner-nw` ("seat").
- `ash-<letter>`: tokens in the dish, such as `ash-c` ("table"); without a mark the letter itself is the tag.
- `space-<number>`: path spaces, such as the possible gates of a Scouting ("table", "map").
- `path`: a planned path, as `1-3-10`, with the first colours of its spaces set as `1-3-10/RY`: drawn on the map with
  its colours, costs and reward ("table", "map"), for `own`, or else for the seat whose turn it is. A Scouting that is
  being entered (`View.scouting`) is drawn likewise without any mark.
- `near`: the part of the map around these sites and spaces and the path, small and with large labels, as `fish_2` or
  `space-3 space-4`, or nothing ("map").
- a site (`fish_2`): a possible site of a Foraging ("table", "map"); with an empty value its own label names it.
- `card-<space>`, `single-<goods>`: possible offerings, such as `card-3` and `single-fish` ("table", "offerings").
- `sky-<space>`: spaces of the Night Sky track for a villager, such as `sky-3` ("table").
"""

from pathlib import Path

from renderers.girl_stars import alt_text, offerings, score, seat, skies, table, whole_map
from renderers.girl_stars.icons import ICONS
from renderers.girl_stars.rule_pictures import RULE_PICTURES
from renderers.girl_stars.skin import SKIN
from renderers.girl_stars.specimens import SPECIMENS
from renderers.girl_stars.words import GameWords
from renderers.kit.renderer import GameRenderer

RENDERER = GameRenderer(
    skin=SKIN,
    palette=Path(__file__).with_name("palette.bin"),
    picture_words=GameWords,
    sheets={
        "table": table.draw,
        "seat": lambda view, words, marks, own: seat.draw(view, words, marks, view.seat or 0 if own is None else own),
        "score": lambda view, words, *_: score.draw(view, words),
        "skies": lambda view, words, marks, _: skies.draw(view, words, marks),
        "map": whole_map.draw,
        "offerings": lambda view, words, marks, _: offerings.draw(view, words, marks),
    },
    sentence=alt_text.alt,
    text=alt_text.lines,
    specimens=SPECIMENS,
    icons=ICONS,
    rule_pictures=RULE_PICTURES,
)
